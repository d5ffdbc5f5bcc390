//! Replays what the fuzzer once found, and the samples it starts from.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../fuzz/move_entry.rs"]
mod move_entry;

#[test]
fn move_entry_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/move_entry");
    for entry in std::fs::read_dir(folder)? {
        move_entry::run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}
