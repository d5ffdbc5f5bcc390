//! Replays earlier finds of the fuzzer, and its seed corpus.

#![allow(unreachable_pub)] // the bodies are also built by the fuzzer

use std::fs;
use std::io;
use std::path::Path;

#[path = "../fuzz/picture.rs"]
mod picture;
#[path = "../fuzz/sheet_template.rs"]
mod sheet_template;

fn replay(target: &str, run: fn(&[u8])) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus");
    for entry in fs::read_dir(folder.join(target))? {
        run(&fs::read(entry?.path())?);
    }
    Ok(())
}

#[test]
fn sheet_template_survives_its_corpus() -> io::Result<()> {
    replay("sheet_template", sheet_template::run)
}

#[test]
fn picture_survives_its_corpus() -> io::Result<()> {
    replay("picture", picture::run)
}
