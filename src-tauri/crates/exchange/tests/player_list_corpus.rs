//! Replays the fuzz corpus, and random bytes and lists.

use std::fs;
use std::path::Path;

use proptest::prelude::*;

#[path = "../fuzz/player_list.rs"]
mod player_list;

#[test]
fn the_corpus_is_read() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/player_list");
    let mut count = 0;
    for entry in fs::read_dir(folder)? {
        player_list::run(&fs::read(entry?.path())?);
        count += 1;
    }
    assert!(count > 0);
    Ok(())
}

proptest! {
    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        player_list::run(&bytes);
    }

    #[test]
    fn anything_like_a_list_is_read(
        text in "(Name|Nachname;Vorname|Elo|Verein|Jahrgang)?[;,\t\n\r\"a-zA-Zäöü0-9=@ .'\u{200b}\u{fffd}-]{0,300}"
    ) {
        player_list::run(text.as_bytes());
    }
}
