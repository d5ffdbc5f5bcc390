//! Replays earlier finds of the fuzzer, and its seed corpus.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../fuzz/rows_json.rs"]
mod rows_json;
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

#[test]
fn rows_json_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/rows_json");
    for entry in std::fs::read_dir(folder)? {
        rows_json::run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}
