//! Replays earlier findings of the fuzzer, and its seed corpus.

#![allow(unreachable_pub)] // the fuzzer builds the bodies too

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
