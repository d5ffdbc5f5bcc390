//! Replays earlier findings of the fuzzer in the readers of PaarZugSchach, and its seed corpus.
#![allow(unreachable_pub, reason = "the fuzzer calls them by name")]

#[path = "../fuzz/octal_code.rs"]
mod octal_code;
#[path = "../fuzz/paarzug_notation.rs"]
mod paarzug_notation;

use std::path::Path;

fn replay(target: &str, run: fn(&[u8])) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder.join(target))? {
        run(&std::fs::read(entry?.path())?);
        replayed += 1;
    }
    assert!(replayed > 0, "the corpus of {target} is empty");
    Ok(())
}

#[test]
fn paarzug_notation_survives_its_corpus() -> std::io::Result<()> {
    replay("paarzug_notation", paarzug_notation::run)
}

#[test]
fn octal_code_survives_its_corpus() -> std::io::Result<()> {
    replay("octal_code", octal_code::run)
}
