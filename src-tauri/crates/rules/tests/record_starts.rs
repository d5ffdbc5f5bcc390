//! Matches from a start position, and positions as the trade writes them.

use kralle_rules::notation::{bpgn, fen};
use kralle_rules::ordinary::position;
use kralle_rules::preset::Preset;
use kralle_rules::replay::{Replay, replay};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::{Board, Position};
use rstest::rstest;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn played(fen: &str, moves: &str) -> Replay {
    let text = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves}");
    let games = bpgn::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(bpgn::read(&bpgn::write(&games)).as_ref(), Ok(&games));
    replay(&RuleSet::of(Preset::Fics), &games[0])
}

#[test]
fn a_match_begins_with_the_position_of_its_tag() {
    let fen = "4k3/8/8/8/8/8/8/4K2R[Nq] w K - 0 30 | 4k3/8/8/8/8/8/8/4K3[] b - - 0 1";
    let replayed = played(fen, "30A. N@e6 30a. Q@a5+ 1b. Kd7 *");
    assert_eq!((replayed.fault, replayed.plies), (None, 3));
    assert_eq!(
        fen::write(replayed.position.board(Board::A)),
        "4k3/8/4N3/q7/8/8/8/4K2R[] w K - 2 31"
    );
}

#[rstest]
#[case("one board", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")]
#[case(
    "no king",
    "8/8/8/8/8/8/8/4K3 w - - 0 1 | 4k3/8/8/8/8/8/8/4K3 w - - 0 1"
)]
fn a_tag_that_is_no_position_is_refused(#[case] why: &str, #[case] fen: &str) {
    let error = bpgn::read(&format!("[FEN \"{fen}\"]\n1A. e4 *")).unwrap_err();
    assert_eq!(
        error.expected, "both boards with hands (FEN a | b)",
        "{why}"
    );
}

/// Chess960 with king on f1 and rooks on b1 and g1, by files and by letters.
#[rstest]
#[case::files("GBgb")]
#[case::letters("KQkq")]
fn a_start_of_chess960_is_played_and_its_castling_refused_by_name(#[case] rights: &str) {
    let board = format!("qrbnbkrn/pppppppp/8/8/8/8/PPPPPPPP/QRBNBKRN w {rights} - 0 1");
    let both = format!("{board} | {board}");
    let moves = "1A. e4 1a. e5 1B. Ng3 2A. Ke2 ";
    let replayed = played(&both, &format!("{moves}*"));
    assert_eq!((replayed.fault, replayed.plies), (None, 4));
    let written = fen::write(replayed.position.board(Board::B));
    assert!(written.contains(" b BGbg "), "{written}");
    assert!(fen::write(replayed.position.board(Board::A)).contains(" b bg "));
    for castling in ["O-O", "0-0-0", "Kxg1", "f1g1"] {
        let replayed = played(&both, &format!("1A. e4 1a. e5 2A. {castling} *"));
        let fault = replayed.fault.unwrap();
        assert_eq!(fault.reason.code(), "castling_960", "{castling}");
    }
    // The king has moved.
    let replayed = played(&both, &format!("{moves}2a. a6 3A. O-O *"));
    assert_eq!(replayed.fault.unwrap().reason.code(), "illegal");
}

#[test]
fn rights_of_ordinary_chess_by_files_castle() {
    let board = "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1";
    let replayed = played(&format!("{board} | {board}"), "1A. O-O 1B. O-O-O *");
    assert_eq!(replayed.fault, None);
}

/// A knight and three pawns for White, a bishop and a pawn for Black.
#[rstest]
#[case::standard("[NPPPbp]", "[NPPPbp]")]
#[case::counts("[N3Pbp]", "[NPPPbp]")]
#[case::spaced("[N 3P, bp]", "[NPPPbp]")]
#[case::slash("/NPPPbp", "[NPPPbp]")]
#[case::slash_with_counts("/N3Pbp", "[NPPPbp]")]
#[case::dash("[-]", "[]")]
#[case::slash_and_dash("/-", "[]")]
#[case::slash_alone("/", "[]")]
#[case::brackets("[]", "[]")]
#[case::nothing("", "[]")]
fn hands_are_read(#[case] hands: &str, #[case] expected: &str) {
    let rules = RuleSet::of(Preset::Dsj);
    let text = format!("{START}{hands} w KQkq - 0 1");
    // The pieces in hand are those missing on neither board.
    let bare = format!("4k3/8/8/8/8/8/8/4K3{hands} w - - 0 1");
    let position = Position::parse([&bare, &bare], Default::default(), &rules.tandem).unwrap();
    let written = fen::write(position.board(Board::A));
    assert_eq!(written, format!("4k3/8/8/8/8/8/8/4K3{expected} w - - 0 1"));
    assert!(fen::read(&text).is_ok());
    assert!(fen::read_pair(&format!("{bare} | {bare}")).is_ok());
}

#[rstest]
#[case::count_without_piece("[N3]", 23)]
#[case::too_many("[99P]", 23)]
#[case::king_field("/N!", 22)]
fn other_hands_are_refused_with_their_column(#[case] hands: &str, #[case] column: usize) {
    let text = format!("4k3/8/8/8/8/8/8/4K3{hands} w - - 0 1");
    assert_eq!(fen::read(&text).unwrap_err().column, column);
}

#[rstest]
#[case("[]")]
#[case("[-]")]
#[case("/")]
#[case("/-")]
fn empty_hands_of_ordinary_chess_are_skipped(#[case] hands: &str) {
    let read = position::read(&format!("{START}{hands} w KQkq - 0 1"));
    assert_eq!(read, position::read(&format!("{START} w KQkq - 0 1")));
}
