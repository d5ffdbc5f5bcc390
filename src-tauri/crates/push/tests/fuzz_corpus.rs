//! Replays earlier finds of the fuzzer, and its seed corpus.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../fuzz/push_header.rs"]
mod push_header;

#[test]
fn push_header_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/push_header");
    for entry in std::fs::read_dir(folder)? {
        push_header::run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}
