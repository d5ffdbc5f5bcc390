//! Matches from a start position, and positions as the trade writes them.

use kralle_rules::notation::{bpgn, fen, pgn};
use kralle_rules::ordinary::{self, position};
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

/// King on f1, rooks on b1 and g1.
const OF_960: &str = "nrbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKRN w GBgb - 0 1";

fn chess_960(variant: &str, fen: &str, moves: &str) -> ordinary::record::Replay {
    let text = format!("[FEN \"{fen}\"]\n[Variant \"{variant}\"]\n\n{moves}");
    let games = pgn::read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(pgn::read(&pgn::write(&games)).as_ref(), Ok(&games));
    ordinary::record::replay(&RuleSet::of(Preset::Standard), &games[0])
}

#[rstest]
fn a_game_of_chess960_is_played_and_its_castling_refused_by_name(
    #[values("Chess960", "chess 960", "Fischerandom", "Fischer Random")] variant: &str,
) {
    let replayed = chess_960(variant, OF_960, "1. e4 e5 2. Ng3 Ke7 *");
    assert_eq!((replayed.fault, replayed.moves.len()), (None, 4));
    let by_letters = OF_960.replace("GBgb", "KQkq");
    for castling in ["O-O", "0-0-0", "Kxg1", "f1g1", "f1b1"] {
        for fen in [OF_960, &by_letters] {
            let replayed = chess_960(variant, fen, &format!("1. e4 e5 2. {castling} *"));
            let reason = replayed.fault.unwrap().reason;
            assert_eq!(reason.code(), "castling_960", "{castling}");
        }
    }
    // The king has moved.
    let replayed = chess_960(variant, OF_960, "1. e4 e5 2. Ke2 a6 3. O-O *");
    assert_eq!(replayed.fault.unwrap().reason.code(), "illegal_move");
}

/// King and rook stand as in ordinary chess.
#[test]
fn castling_of_ordinary_chess_is_played_in_chess960() {
    let fen = "4k3/8/8/8/8/8/8/RR2K2R w HB - 0 1";
    assert_eq!(chess_960("Chess960", fen, "1. O-O *").fault, None);
    let replayed = chess_960("Chess960", fen, "1. O-O-O *");
    assert_eq!(replayed.fault.unwrap().reason.code(), "castling_960");
}

#[rstest]
#[case::no_position(
    "[Variant \"Chess960\"]\n1. e4 1-0",
    "the tag FEN with the start position of Chess960"
)]
#[case::no_rook(
    "[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w K - 0 1\"]\n1. Kd1 1-0",
    "a position of Chess960 (FEN)"
)]
#[case::ordinary_chess(
    "[FEN \"4k3/8/8/8/8/8/8/4K1R1 w G - 0 1\"]\n1. Kd1 1-0",
    "a position of ordinary chess (FEN)"
)]
#[case::other_variant("[Variant \"Atomic\"]\n1. e4 1-0", "a game of ordinary chess")]
fn a_start_that_is_no_position_costs_its_game_alone(#[case] text: &str, #[case] expected: &str) {
    let games = pgn::read_each(&format!("{text}\n\n[Event \"Next\"]\n1. e4 *"));
    assert_eq!(games[0].error.as_ref().unwrap().expected, expected);
    assert_eq!((games.len(), games[1].game.plies.len()), (2, 1));
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

/// Programs write the rights of the usual start below any position.
#[rstest]
#[case::no_rook("4k3/7p/8/8/8/8/8/4K3 w KQkq - 0 1", 1)]
#[case::king_elsewhere("4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1", 1)]
#[case::no_pawn("4k3/7p/8/8/8/8/8/4K3 w - e6 0 1", 1)]
#[case::rights_that_fit("4k3/8/8/8/8/8/8/4K2R w K - 0 1", 0)]
fn rights_that_a_position_cannot_have_are_a_remark(#[case] fen: &str, #[case] remarks: usize) {
    let king = if fen.contains("2K") { "Kc2" } else { "Ke2" };
    let games = pgn::read_each(&format!("[FEN \"{fen}\"]\n\n1. {king} *"));
    assert_eq!(games[0].error, None);
    let codes: Vec<&str> = games[0].remarks.iter().map(|it| it.code()).collect();
    assert_eq!(codes, vec!["position"; remarks]);
    let replayed = ordinary::record::replay(&RuleSet::of(Preset::Standard), &games[0].game);
    assert_eq!(replayed.fault, None);
}
