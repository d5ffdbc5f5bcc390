//! Fuzz target: arbitrary bytes as a tournament file.

use std::fs;

use kralle_store::{Contents, Store, StoreError, Time, contents, proved, unwatched};

/// Writes `bytes` as a file, then inspects, verifies and opens it. Inspecting changes no byte. A
/// file verified as sound opens, and the path back through its journal ends where it started.
pub fn run(bytes: &[u8]) {
    let folder = std::env::temp_dir().join(format!("kralle-fuzz-{}", std::process::id()));
    let path = folder.join("a.kralle");
    if fs::create_dir_all(&folder).is_err() || fs::write(&path, bytes).is_err() {
        // No room to write: the reader is not tested.
        return;
    }
    let found = contents(&path);
    let report = proved(&path, &mut unwatched);
    // Games are read with the same checks.
    let games = Store::open_to_look(&path).and_then(|store| store.games());
    let looked = Store::open_to_look(&path).and_then(|store| store.tournament());
    assert!(
        fs::read(&path).is_ok_and(|after| after == bytes),
        "to look has changed the file"
    );
    let is_sound = report.is_ok_and(|report| report.is_sound());
    if is_sound {
        assert!(found.is_ok(), "sound, but not to be looked into: {found:?}");
        assert!(looked.is_ok(), "sound, but not to be read: {looked:?}");
        assert!(
            games.is_ok(),
            "sound, but its games not to be read: {games:?}"
        );
    }
    let now = moment(&found);
    if let Ok(mut store) = Store::open(&path, now) {
        let before = store.tournament();
        let sound = store.must_be_sound().is_ok();
        if sound
            && let Ok(entry) = store.undo("fuzz", now)
            && store
                .redo_to(entry.number, "fuzz", now, &mut unwatched)
                .is_ok()
        {
            assert!(
                store.tournament() == before,
                "undo and redo do not lead back"
            );
        }
    }
    // The next input starts with an empty folder.
    let _ = fs::remove_dir_all(&folder);
}

/// Returns a time without a clock: the one in the file, or the epoch.
fn moment(found: &Result<Contents, StoreError>) -> Time {
    found
        .as_ref()
        .map_or_else(|_| Time::default(), |found| found.last.time)
}
