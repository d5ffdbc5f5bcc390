//! Replays inputs found by the fuzzer, and its seed samples.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../../fuzz/push_body.rs"]
mod push_body;

#[test]
fn push_body_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/push_body");
    for entry in std::fs::read_dir(folder)? {
        push_body::run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}
