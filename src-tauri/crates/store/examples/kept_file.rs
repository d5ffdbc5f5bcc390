//! Writes the small file that is kept of a schema version, once the version is released:
//! `cargo run -p kralle-store --example kept_file`.
//!
//! It lands in `tests/files/version-N.kralle` and is never written again: a file that is there
//! already stays. What is in it: teams, rounds, results, and entries that are in force, that are
//! undone, and whose redo has ended.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "run by hand, and may fail and tell"
)]

use std::path::Path;

use kralle_store::{NewEntry, Store, StoreError, unwatched};
use kralle_tournament::{RoundNumber, TableNumber, Tournament};

#[path = "../tests/sample/mod.rs"]
mod sample;

fn main() -> Result<(), StoreError> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let unnamed = tempfile::tempdir().unwrap();
    let unnamed = unnamed.path().join("a.kralle");
    let mut store = Store::create(&unnamed, &sample::empty(), &sample::entry("new_tournament"))?;
    play(&mut store)?;
    let version = store.verify(&mut unwatched)?.schema_version;
    let path = folder.join(format!("version-{version}.kralle"));
    if path.exists() {
        println!("{} is kept already", path.display());
        return Ok(());
    }
    store.save_copy(&path)?;
    println!("{}", path.display());
    Ok(())
}

/// A command and its entry.
fn command(
    store: &mut Store,
    name: &str,
    change: impl FnOnce(&mut Tournament),
) -> Result<(), StoreError> {
    let before = store.tournament()?;
    let mut after = before.clone();
    change(&mut after);
    store.keep(&before, &after, &sample::entry(name))?;
    Ok(())
}

/// A short tournament whose last state holds every value a file can keep.
fn play(store: &mut Store) -> Result<(), StoreError> {
    command(store, "import_players", |tournament| {
        *tournament = sample::with_players(11);
    })?;
    command(store, "draw_lots", |tournament| {
        *tournament = sample::drawn(11);
    })?;
    command(store, "pair_round", |tournament| {
        tournament.pair_round().unwrap();
    })?;
    // An entry that was undone, and whose redo has ended.
    store.undo("Anna", sample::moment(10))?;
    command(store, "play_round", sample::play_round)?;
    command(store, "play_round", sample::play_round)?;
    let entry = NewEntry {
        data: serde_json::json!({ "round": 2, "table": 1, "reason": "Videobeweis" }),
        ..sample::entry("clear_result")
    };
    let before = store.tournament()?;
    let mut after = before.clone();
    let (round, table) = (RoundNumber::at(1), TableNumber::at(0));
    after.clear_result(round, table, None).unwrap();
    store.keep(&before, &after, &entry)?;
    command(store, "everything", |tournament| {
        *tournament = sample::colorful();
    })?;
    for name in ["Klauenturnier 2", "Klauenturnier 3", "Klauenturnier 4"] {
        command(store, "change_settings", |tournament| {
            tournament.settings.name = sample::line(name);
        })?;
    }
    // Two entries that can be redone, one that was redone.
    store.undo("Anna", sample::moment(20))?;
    store.undo("Anna", sample::moment(21))?;
    store.redo("Bert", sample::moment(22))?;
    store.undo("Anna", sample::moment(23))?;
    Ok(())
}
