//! Replays what the fuzzer once found, and the samples it starts from.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

#[path = "../fuzz/season_toml.rs"]
mod season_toml;

#[test]
fn season_toml_survives_its_corpus() -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus/season_toml");
    for entry in std::fs::read_dir(folder)? {
        season_toml::run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}
