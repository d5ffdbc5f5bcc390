//! Replays what the fuzzer once found, and the samples it starts from.
#![allow(unreachable_pub, reason = "the fuzzer calls them by name")]

#[path = "../fuzz/correspondence_message.rs"]
mod correspondence_message;

#[test]
fn correspondence_message_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/fuzz/corpus/correspondence_message"
    );
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder)? {
        correspondence_message::run(&std::fs::read(entry?.path())?);
        replayed += 1;
    }
    assert!(replayed > 0, "the corpus is empty");
    Ok(())
}
