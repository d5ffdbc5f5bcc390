//! Replays what the fuzzer once found, and the samples it starts from.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../fuzz/tournament_file.rs"]
mod tournament_file;

#[test]
fn tournament_file_survives_its_corpus() -> std::io::Result<()> {
    for folder in ["/fuzz/corpus/tournament_file", "/tests/files"] {
        let folder = format!("{}{folder}", env!("CARGO_MANIFEST_DIR"));
        for entry in std::fs::read_dir(folder)? {
            tournament_file::run(&std::fs::read(entry?.path())?);
        }
    }
    Ok(())
}
