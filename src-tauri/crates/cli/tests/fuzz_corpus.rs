//! Replays earlier finds of the fuzzer, and its seed corpus.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../fuzz/adjudicate.rs"]
mod adjudicate;

#[test]
fn adjudicate_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/adjudicate");
    for entry in std::fs::read_dir(folder)? {
        adjudicate::run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}
