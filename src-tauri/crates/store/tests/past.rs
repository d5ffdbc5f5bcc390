//! Earlier states: before and after each entry, back to the last wall.

use crate::sample;

use std::path::Path;

use kralle_store::{Store, StoreError, unwatched};
use kralle_tournament::Tournament;

fn create(folder: &Path) -> (Store, Tournament) {
    let first = sample::drawn(8);
    let path = folder.join("a.kralle");
    let store = Store::create(&path, &first, &sample::entry("new"), sample::FILE).unwrap();
    (store, first)
}

/// Changes the current tournament; returns the new one.
fn change(store: &mut Store, change: impl FnOnce(&mut Tournament)) -> Tournament {
    let before = store.tournament().unwrap();
    let mut after = before.clone();
    change(&mut after);
    store
        .keep(&before, &after, &sample::entry("change"))
        .unwrap();
    after
}

fn rename(store: &mut Store, name: &str) -> Tournament {
    change(store, |it| it.settings.name = sample::line(name))
}

#[test]
fn a_look_at_an_entry_shows_what_it_was_done_to_and_what_it_made() {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, first) = create(folder.path());
    let one = rename(&mut store, "One");
    let two = rename(&mut store, "Two");
    store.undo("Anna", sample::moment(1)).unwrap();
    let three = rename(&mut store, "Three");
    let mut past = store.past().unwrap();
    for (entry, before, after) in [
        (5, &one, &three),
        (3, &one, &two),
        (2, &first, &one),
        // There is no state before the file.
        (1, &first, &first),
        (5, &one, &three),
    ] {
        let shown = past.step(entry, &mut unwatched).unwrap();
        assert_eq!(shown, (before.clone(), after.clone()), "entry {entry}");
    }
}

/// A migration is the oldest visible state.
#[test]
fn the_past_begins_with_the_migration() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/files/version-9.kralle");
    std::fs::copy(kept, &path).unwrap();
    let mut store = Store::open(&path, sample::moment(0)).unwrap();
    let wall = store.wall().unwrap();
    let migrated = store.tournament().unwrap();
    let one = rename(&mut store, "One");
    rename(&mut store, "Two");
    let mut past = store.past().unwrap();
    assert_eq!(
        past.step(wall, &mut unwatched).unwrap(),
        (migrated.clone(), migrated.clone())
    );
    assert_eq!(
        past.step(wall + 1, &mut unwatched).unwrap(),
        (migrated, one)
    );
    let entry = wall - 1;
    assert_eq!(
        past.step(entry, &mut unwatched),
        Err(StoreError::BehindTheWall { entry, wall })
    );
    // Verification does not cross it either.
    assert_eq!(store.verify(&mut unwatched).unwrap().replayed, 2);
}

/// In an unchecked file no row may be longer than 64 KiB; the changeset of an import is.
#[test]
fn what_a_long_list_changed_can_be_looked_at() {
    let folder = tempfile::tempdir().unwrap();
    let (mut store, first) = create(folder.path());
    let long = change(&mut store, |it| {
        for number in 100..800 {
            it.add_player(sample::player(number)).unwrap();
        }
    });
    let mut past = store.past().unwrap();
    assert_eq!(past.step(2, &mut unwatched).unwrap(), (first, long));
    assert!(store.verify(&mut unwatched).unwrap().is_sound());
}
