//! Work at the store that no single call does: migrations, rescues, damage, and the grouped acts of
//! the hall.

use std::collections::BTreeSet;
use std::path::Path;

use kralle_store::{
    FileId, HallAnswer, Mode, NewEntry, Readers, Store, StoreError, backups, contents, restore,
    unwatched, write_whole,
};
use kralle_tournament::Course;
use rusqlite::Connection;
use serde_json::json;

use super::{Act, Day, FILE, PREPARE, Step, call, close};
use crate::judge::NOW;

fn store(name: &'static str, work: fn(&Path) -> Result<(), StoreError>) -> Step {
    Step {
        name,
        act: Act::Store(work),
    }
}

fn entry(command: &str) -> NewEntry {
    NewEntry {
        time: NOW,
        who: "Rosa Klaue".to_owned(),
        command: command.to_owned(),
        data: serde_json::Value::Null,
    }
}

/// Opens the file to write. A failing call may lead to a file that is only read.
fn opened(root: &Path) -> Result<Store, StoreError> {
    let path = root.join(FILE);
    let store = Store::open(&path, NOW)?;
    match store.mode() {
        Mode::ReadWrite => Ok(store),
        Mode::ReadOnly => Err(StoreError::ReadOnly {
            path: path.display().to_string(),
        }),
    }
}

/// Writes a file of the store's tests into the folder.
fn put_old_file(root: &Path, version: u32) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/tests/files");
    let bytes = std::fs::read(format!("{folder}/version-{version}.kralle")).unwrap();
    write_whole(&root.join(FILE), &bytes, Readers::AsUsual).unwrap();
}

/// A file of version 1.
pub(super) fn first_version() -> Day {
    Day {
        name: "migration_from_1",
        at_the_window: false,
        repeats: false,
        steps: vec![
            store(PREPARE, |root| {
                put_old_file(root, 1);
                Ok(())
            }),
            store("migrate_file", |root| opened(root).map(drop)),
        ],
    }
}

/// A file of version 9, then what phones do in groups, then a rescue.
pub(super) fn ninth_version() -> Day {
    Day {
        name: "migration_from_9",
        at_the_window: false,
        repeats: false,
        steps: vec![
            store(PREPARE, |root| {
                put_old_file(root, 9);
                Ok(())
            }),
            store("migrate_file", |root| opened(root).map(drop)),
            store("hall_acts", hall_acts),
            store("hall_acts", hall_acts_and_a_result),
            store("rescue_file", rescue),
        ],
    }
}

/// A report that becomes a tournament.
pub(super) fn import() -> Day {
    let input = json!({
        "path": "ROOT/bericht.trf", "carry": "teams", "to": "ROOT/abend.kralle",
    });
    Day {
        name: "import",
        at_the_window: false,
        repeats: true,
        steps: vec![
            store(PREPARE, |root| {
                let report =
                    include_bytes!("../../../../exchange/fuzz/corpus/report_import/teams.trf");
                write_whole(&root.join("bericht.trf"), report, Readers::AsUsual).unwrap();
                Ok(())
            }),
            Step {
                name: "import_tournament",
                act: Act::Call("import_tournament", input),
            },
            close(),
        ],
    }
}

fn answer(number: u8) -> HallAnswer {
    HallAnswer {
        body: [number; 32],
        status: 200,
        answer: vec![number; 300],
    }
}

/// Two acts of phones in one group.
fn hall_acts(root: &Path) -> Result<(), StoreError> {
    let mut store = opened(root)?;
    store.begin_together()?;
    for number in [1, 2] {
        store.say_in_hall(&entry("call_arbiter"), &BTreeSet::new())?;
        store.keep_hall_answer(
            "Telefon",
            &format!("Ruf an die Theke {number}"),
            &answer(number),
        )?;
    }
    store.keep_together()
}

/// An act of a phone that leads to a command, in one group.
fn hall_acts_and_a_result(root: &Path) -> Result<(), StoreError> {
    let mut store = opened(root)?;
    store.begin_together()?;
    store.say_in_hall(&entry("report_result"), &BTreeSet::new())?;
    change(&mut store)?;
    store.keep_hall_answer("Telefon", "Meldung des Tisches", &answer(3))?;
    store.keep_together()
}

fn change(store: &mut Store) -> Result<(), StoreError> {
    let before = store.tournament()?;
    let mut after = before.clone();
    after.course = match before.course {
        Course::Running => Course::Closed,
        Course::Closed => Course::Running,
    };
    store.keep(&before, &after, &entry("later")).map(drop)
}

fn rescue(root: &Path) -> Result<(), StoreError> {
    let store = opened(root)?;
    let tournament = store.tournament()?;
    let to = root.join("gerettet.kralle");
    store.rescue(&to, &tournament, &entry("rescue_file"), FileId([7; 16]))?;
    Ok(())
}

/// A file that is damaged while a command was unfinished, and the backup that replaces it.
pub(super) fn damage() -> Day {
    Day {
        name: "damage",
        at_the_window: false,
        repeats: false,
        steps: vec![
            call(
                "new_tournament",
                json!({
                    "path": "ROOT/abend.kralle",
                    "settings": { "name": "Klubabend", "rule_set": "swiss", "format": "round_robin" },
                }),
            ),
            call(
                "import_players",
                json!({ "players": [{ "name": "Krähe, 1" }, { "name": "Krähe, 2" }] }),
            ),
            close(),
            store(PREPARE, spoil),
            store("restore_backup", |root| {
                let path = root.join(FILE);
                let newest = backups(&path)?.remove(0);
                restore(
                    &path,
                    &newest.path,
                    &entry("restore_backup"),
                    &mut unwatched,
                )
                .map(drop)
            }),
            store("look", |root| contents(&root.join(FILE)).map(drop)),
        ],
    }
}

/// Leaves the journal of an unfinished command, and a file that it does not fit.
fn spoil(root: &Path) -> Result<(), StoreError> {
    let path = root.join(FILE);
    let folder = tempfile::tempdir().unwrap();
    let aside = folder.path().join(FILE);
    let mut bytes = std::fs::read(&path).unwrap();
    std::fs::write(&aside, &bytes).unwrap();
    let file = Connection::open(&aside)?;
    file.execute_batch("BEGIN; UPDATE journal SET who = who || '!'")?;
    file.cache_flush()?;
    let journal = std::fs::read(folder.path().join(format!("{FILE}-journal"))).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle - 9000..middle].fill(7);
    write_whole(&path, &bytes, Readers::AsUsual).unwrap();
    write_whole(
        &root.join(format!("{FILE}-journal")),
        &journal,
        Readers::AsUsual,
    )
    .unwrap();
    Ok(())
}
