//! `kralle replay`: any position of a game in the form for `kralle adjudicate` (`--at`), and games
//! of ordinary chess.

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

/// Replays records of ordinary chess; `bytes` is the file.
fn replay_chess(bytes: &[u8], more: &[&str]) -> (String, String, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.pgn");
    fs::write(&file, bytes).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(["replay", file.to_str().unwrap(), "--rules", "standard"])
        .args(more)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

#[test]
fn games_of_ordinary_chess_are_replayed_whatever_their_encoding() {
    // Latin-1, CRLF, two games.
    let pgn = b"[White \"M\xfcller\"]\r\n\r\n1. f3 e5 2. g4 Qh4# 0-1\r\n\r\n1. e4 e5 2. Ke3 *\r\n";
    let (out, _, code) = replay_chess(pgn, &[]);
    assert_eq!(
        out,
        "game 1: 4 plies, rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3, \
         ended by checkmate, 0-1 follows\n\
         game 2: 2 plies, rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2, \
         ended by nothing known, * does not follow; \
         line 5, column 13: 2. Ke3: illegal_move (no legal move)\n"
    );
    assert_eq!(code, Some(1));
    let (out, _, _) = replay_chess(pgn, &["--json"]);
    let first: serde_json::Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
    assert_eq!(first["ended_by"], "checkmate");
    assert_eq!(first["plies"], 4);
    assert_eq!(first["follows"], true);
    assert!(first["board"].as_str().unwrap().starts_with("rnb1kbnr/"));
    let (out, notes, code) = replay_chess(pgn, &["--at", "3"]);
    assert_eq!(
        out,
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2\n"
    );
    assert_eq!(notes, "game 2: found 2 legal plies, expected 3\n");
    assert_eq!(code, Some(1));
}

#[test]
fn a_game_that_cannot_be_read_costs_no_other() {
    let pgn = b"1. e4 e5\n2. Nf3 {never closed\n\n[White \"Birch\"]\n\n1. d4 d5 3. c4 *\n";
    let (out, notes, code) = replay_chess(pgn, &[]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[0],
        "game 1: not readable; line 2, column 8: found \"{never\", expected a comment that is closed with }"
    );
    assert!(lines[1].starts_with("game 2: 3 plies, "), "{out}");
    let notes: Vec<&str> = notes.lines().collect();
    assert!(
        notes[0]
            .ends_with("games.pgn:2:8: found \"{never\", expected a comment that is closed with }"),
        "{notes:?}"
    );
    assert!(notes[1].ends_with("games.pgn:6:10: found move number 3, expected 2"));
    assert_eq!(notes[2..], ["1 game could not be read"]);
    assert_eq!(code, Some(1));
    let (out, _, code) = replay_chess(pgn, &["--json"]);
    let objects: Vec<serde_json::Value> = out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(objects[0]["unreadable"]["line"], 2);
    assert_eq!(objects[0]["follows"], false);
    assert!(
        objects[0]["error"]
            .as_str()
            .unwrap()
            .starts_with("line 2, column 8: ")
    );
    assert_eq!(objects[1]["remarks"][0]["remark"], "move_number");
    assert_eq!(objects[1]["follows"], true);
    assert_eq!(code, Some(1));
}

#[test]
fn a_file_that_is_no_record_is_refused() {
    let (out, notes, code) = replay_chess(b"Dear Jo, here is the list.", &[]);
    assert_eq!((out.as_str(), code), ("", Some(2)), "{notes}");
}

#[test]
fn the_result_of_board_b_is_named_as_such() {
    let record = "[BlackB \"Dogwood\"]\n1B. e4 {Dogwood resigns} 1-0\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.bpgn");
    fs::write(&file, record).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args([
            "replay",
            file.to_str().unwrap(),
            "--rules",
            "fics",
            "--json",
        ])
        .output()
        .unwrap();
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (&object["result"], &object["result_of"]),
        (&"0-1".into(), &"B".into())
    );
    assert_eq!(object["follows"], true);
}

/// Most games over the board end without closing words: that is no fault.
#[test]
fn a_result_without_closing_words_is_undetermined() {
    let (out, _, code) = replay_chess(b"1. e4 e5 1-0\n", &[]);
    assert!(
        out.ends_with("ended by nothing known, 1-0 is undetermined (nothing shows the end)\n"),
        "{out}"
    );
    assert_eq!(code, Some(0));
    let (out, _, code) = replay_chess(b"1. e4 e5 1-0\n", &["--json"]);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(object["follows"], false);
    assert_eq!(object["doubt"], "nothing_stated");
    assert_eq!(code, Some(0));
    let (out, _, code) = replay_chess(b"1. f3 e5 2. g4 Qh4# 1-0\n", &["--json"]);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(object["doubt"], "board_differs");
    assert_eq!(code, Some(1));
}

#[test]
fn a_record_in_utf_16_is_read_with_and_without_its_mark() {
    for mark in ["", "\u{feff}"] {
        let text = format!("{mark}[White \"Müller\"]\n\n1. e4 e5 1-0\n");
        let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let (out, notes, code) = replay_chess(&bytes, &[]);
        assert!(out.starts_with("game 1: 2 plies, "), "{out}{notes}");
        assert_eq!(code, Some(0));
    }
}

#[test]
fn remarks_have_their_places_and_numbers() {
    let pgn = b"Dear Jo,\nhere it is:\n\n[White \"Birch]\n[FEN \"4k3/7p/8/8/8/8/8/4K3 w KQkq - 0 1\"]\n\n1. Ke2 *\n";
    let (_, notes, code) = replay_chess(pgn, &[]);
    let notes: Vec<&str> = notes
        .lines()
        .filter_map(|it| it.split_once(".pgn:"))
        .map(|it| it.1)
        .collect();
    assert_eq!(
        notes,
        [
            "1:1: found 2 lines of text, which no game has",
            "4:1: found a tag that cannot be read; it does not count",
            "5:1: found castling or en passant that the position does not allow; it does not count",
        ]
    );
    assert_eq!(code, Some(0));
    let (out, _, _) = replay_chess(pgn, &["--json"]);
    let object: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        object["remarks"][0],
        serde_json::json!({"remark": "text", "line": 1, "column": 1, "lines": 2})
    );
    assert_eq!(object["remarks"][2]["remark"], "position");
}

/// Servers end a match by repetition, after 50 moves or by stalemate.
#[rstest::rstest]
#[case("Game drawn by repetition", "by repetition of a position")]
#[case("Remis durch Stellungswiederholung", "by repetition of a position")]
#[case("Game drawn by the 50 move rule", "after 50 moves")]
#[case("Game drawn by stalemate", "by stalemate")]
fn a_draw_of_servers_has_its_own_sentence(#[case] comment: &str, #[case] end: &str) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.bpgn");
    fs::write(&file, format!("1A. e4 {{{comment}}} 1/2-1/2\n")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(["replay", file.to_str().unwrap(), "--rules", "dsj"])
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let expected = format!("does not follow (these rules do not end a match {end})");
    assert!(text.contains(&expected), "{text}");
    assert_eq!(output.status.code(), Some(1));
}
