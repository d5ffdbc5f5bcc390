//! Replays earlier findings of the fuzzer, and its seed corpus.

#![allow(unreachable_pub, reason = "the fuzzer calls them by name")]

#[path = "../fuzz/correspondence_message.rs"]
mod correspondence_message;
#[path = "../fuzz/move_entry.rs"]
mod move_entry;

#[test]
fn correspondence_message_survives_its_corpus() -> std::io::Result<()> {
    replay("correspondence_message", correspondence_message::run)
}

#[test]
fn move_entry_survives_its_corpus() -> std::io::Result<()> {
    replay("move_entry", move_entry::run)
}

fn replay(target: &str, run: fn(&[u8])) -> std::io::Result<()> {
    let folder = format!("{}/fuzz/corpus/{target}", env!("CARGO_MANIFEST_DIR"));
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder)? {
        run(&std::fs::read(entry?.path())?);
        replayed += 1;
    }
    assert!(replayed > 0, "the corpus is empty");
    Ok(())
}
