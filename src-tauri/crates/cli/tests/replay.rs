//! `kralle replay --at`: any position of a game, as `kralle adjudicate` takes it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a failed test

use std::fs;
use std::process::{Command, Output};

fn replay(record: &str, at: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.bpgn");
    fs::write(&file, record).unwrap();
    Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args([
            "replay",
            file.to_str().unwrap(),
            "--rules",
            "dsj",
            "--at",
            at,
        ])
        .output()
        .unwrap()
}

const RECORD: &str = "1A. e4 1a. d5 2A. exd5 1B. e4 *";

#[test]
fn the_position_after_so_many_plies() {
    let output = replay(RECORD, "3");
    let expected = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2 | \
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[p] w KQkq - 0 1\n";
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
    assert!(output.status.success());
}

#[test]
fn a_game_that_is_shorter_is_said() {
    let output = replay(RECORD, "5");
    let notes = String::from_utf8(output.stderr).unwrap();
    assert_eq!(notes, "game 1: found 4 legal plies, expected 5\n");
    assert_eq!(output.status.code(), Some(1));
}
