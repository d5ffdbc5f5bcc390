//! Replays the corpora of the fuzz targets of PaarZugSchach.

#[path = "../fuzz/paarzug_targets.rs"]
mod paarzug_targets;

use std::path::Path;

fn replay(corpus: &str, target: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
        .join(corpus);
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        target(&std::fs::read(entry.unwrap().path()).unwrap());
        replayed += 1;
    }
    assert!(replayed > 0, "the corpus {corpus} is empty");
}

#[test]
fn the_corpus_of_the_notation_replays() {
    replay("paarzug_notation", paarzug_targets::paarzug_notation);
}

#[test]
fn the_corpus_of_the_octal_code_replays() {
    replay("octal", paarzug_targets::octal);
}
