//! Ordinary chess (seed 004), by its headings, and FIDE where the seed is silent.

use kralle_rules::game_result::GameResult;
use kralle_rules::ordinary::adjudicate::{
    ChessStatus, ChessStatusAnswer, ChessStatusFault, StatusClaim, chess_status,
};
use kralle_rules::ordinary::end::ChessEndReason;
use kralle_rules::ordinary::fifty_moves;
use kralle_rules::ordinary::game::{ChessClaim, ChessGame, ChessRefusal};
use kralle_rules::ordinary::material::is_dead_by_material;
use kralle_rules::ordinary::options::OrdinaryRules;
use kralle_rules::ordinary::position::read;
use kralle_rules::ruling::Ruling;
use proptest::prelude::*;
use rstest::rstest;
use serde_json::{Map, Value, json};
use shakmaty::{Bitboard, Board, Chess, Color, Position, Role, Square};

/// Questions of our own, with the answers by the rules.
const EXAMPLES: &str = include_str!("records/adjudication.jsonl");
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn question(fen: &str, moves: &str, intended: &str, claim: &str) -> ChessStatus {
    ChessStatus {
        start: read(fen).unwrap(),
        moves: moves
            .split_whitespace()
            .map(|it| it.parse().unwrap())
            .collect(),
        intended: (!intended.is_empty()).then(|| intended.parse().unwrap()),
        claim: (!claim.is_empty()).then(|| StatusClaim::from_name(claim).unwrap()),
    }
}

fn ask(fen: &str, moves: &str, intended: &str, claim: &str) -> Ruling<ChessStatusAnswer> {
    ask_by(OrdinaryRules::recommended(), fen, moves, intended, claim)
}

fn ask_by(
    rules: OrdinaryRules,
    fen: &str,
    moves: &str,
    intended: &str,
    claim: &str,
) -> Ruling<ChessStatusAnswer> {
    chess_status(&question(fen, moves, intended, claim), &rules).unwrap()
}

#[test]
fn the_examples_have_the_answers_that_are_expected() {
    let mut compared = 0;
    for line in EXAMPLES.lines() {
        let example: Value = serde_json::from_str(line).unwrap();
        let input = &example["input"];
        if input["question"] != "chess_status" {
            continue;
        }
        let moves: Vec<&str> = input["moves"].as_array().map_or(Vec::new(), |it| {
            it.iter().map(|it| it.as_str().unwrap()).collect()
        });
        let text = |field: &str| input[field].as_str().unwrap_or_default().to_owned();
        let answer = ask(
            &text("fen"),
            &moves.join(" "),
            &text("move"),
            &text("claim"),
        )
        .answer;
        let reply = as_json(answer);
        for (field, expected) in example["expected"].as_object().unwrap() {
            assert_eq!(
                reply.get(field),
                Some(expected),
                "{} {field}",
                example["id"]
            );
        }
        compared += 1;
    }
    assert_eq!(compared, 7);
}

fn as_json(answer: ChessStatusAnswer) -> Map<String, Value> {
    let mut reply = Map::new();
    reply.insert("result".to_owned(), json!(answer.result.code()));
    if let Some(reason) = answer.reason {
        reply.insert("reason".to_owned(), json!(reason.code()));
    }
    if let Some(admitted) = answer.admitted {
        reply.insert("admitted".to_owned(), json!(admitted));
    }
    if let Some(legal) = answer.legal {
        reply.insert("legal".to_owned(), json!(legal));
    }
    reply
}

#[rstest]
#[case::n_schachmatt(
    "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
    GameResult::WhiteWins,
    Some("checkmate"),
    "Schachmatt"
)]
#[case::n_schachmatt_of_white(
    "6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1",
    GameResult::BlackWins,
    Some("checkmate"),
    "Schachmatt"
)]
#[case::n_patt(
    "7k/5Q2/8/8/8/8/8/6K1 b - - 0 1",
    GameResult::Draw,
    Some("stalemate"),
    "Patt"
)]
#[case::n_remis_5_bare_kings(
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    GameResult::Draw,
    Some("insufficient_material"),
    "Remis (5)"
)]
#[case::n_remis_5_a_knight(
    "4k3/8/8/8/8/8/8/4K2N w - - 0 1",
    GameResult::Draw,
    Some("insufficient_material"),
    "Remis (5)"
)]
#[case::n_remis_5_a_bishop(
    "4k3/8/8/8/8/8/8/4K2B w - - 0 1",
    GameResult::Draw,
    Some("insufficient_material"),
    "Remis (5)"
)]
#[case::fide_5_2_2_bishops_of_one_color(
    "2b1k3/8/8/8/8/8/8/4K2B w - - 0 1",
    GameResult::Draw,
    Some("insufficient_material"),
    "Remis (5)"
)]
#[case::fide_5_2_2_bishops_of_two_colors(
    "1b2k3/8/8/8/8/8/8/4K2B w - - 0 1",
    GameResult::Continues,
    None,
    "Schach, Schachmatt und Patt"
)]
#[case::fide_5_2_2_two_knights(
    "4k3/8/8/8/8/8/8/4K1NN w - - 0 1",
    GameResult::Continues,
    None,
    "Schach, Schachmatt und Patt"
)]
#[case::n_fifty_moves_alone_do_not_end(
    "4k2r/8/8/8/8/8/8/4K2R w - - 120 90",
    GameResult::Continues,
    None,
    "Schach, Schachmatt und Patt"
)]
fn a_position_ends_the_game_or_does_not(
    #[case] fen: &str,
    #[case] result: GameResult,
    #[case] reason: Option<&str>,
    #[case] article: &str,
) {
    let ruling = ask(fen, "", "", "");
    assert_eq!(ruling.answer.result, result);
    assert_eq!(ruling.answer.reason.map(ChessEndReason::code), reason);
    assert_eq!(ruling.article.to_string(), article);
}

#[rstest]
#[case::n_turm("4k3/8/8/8/8/3r4/8/3R1K2 w - - 0 1", Square::D1, "a1 b1 c1 e1 d2 d3")]
#[case::n_laeufer("4k3/8/8/8/8/5p2/P7/K2B4 w - - 0 1", Square::D1, "c2 b3 a4 e2 f3")]
#[case::n_dame("4k3/8/8/8/8/8/PPP5/QN2K3 w - - 0 1", Square::A1, "")]
#[case::n_dame_in_a_corner("k7/8/8/8/8/p7/1P6/Q1K5 w - - 0 1", Square::A1, "a2 a3 b1")]
#[case::n_koenig("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", Square::E1, "d1 f1")]
#[case::n_springer("4k3/8/8/8/8/8/3PPP2/K3N3 w - - 0 1", Square::E1, "c2 d3 f3 g2")]
#[case::n_bauer("4k3/8/8/8/8/p1p5/1P6/4K3 w - - 0 1", Square::B2, "b3 b4 a3 c3")]
#[case::n_bauer_blocked("4k3/8/8/8/8/1p6/1P6/4K3 w - - 0 1", Square::B2, "")]
#[case::n_doppelzug_from_the_second_rank("4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", Square::B2, "b3 b4")]
#[case::n_doppelzug_not_later("4k3/8/8/8/8/1P6/8/4K3 w - - 0 1", Square::B3, "b4")]
#[case::n_doppelzug_not_over_a_piece("4k3/8/8/8/1n6/8/1P6/4K3 w - - 0 1", Square::B2, "b3")]
#[case::n_das_schlagen_von_figuren("4k3/8/8/8/8/8/3n4/4K3 w - - 0 1", Square::E1, "d1 d2 e2 f2")]
fn a_piece_goes_to_these_squares(#[case] fen: &str, #[case] from: Square, #[case] targets: &str) {
    let fields: Vec<&str> = targets.split_whitespace().collect();
    for to in Square::ALL.into_iter().filter(|it| *it != from) {
        let legal = ask(fen, "", &format!("{from}{to}"), "").answer.legal;
        let expected = fields.contains(&to.to_string().as_str());
        assert_eq!(legal, Some(expected), "{from}{to}");
    }
}

#[test]
fn a_move_that_is_asked_about_is_not_made() {
    let answer = ask("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "", "a1a8", "").answer;
    assert_eq!(answer.result, GameResult::Continues);
    assert_eq!(answer.after_move.unwrap().reason, ChessEndReason::Checkmate);
}

const KNIGHTS_TWICE: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
const KNIGHTS_NEARLY: &str = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";

#[rstest]
#[case::n_remis_3_after_the_third_time("before_or_after", KNIGHTS_TWICE, "", true)]
#[case::n_remis_3_before_with_the_intended_move("before_or_after", KNIGHTS_NEARLY, "f6g8", true)]
#[case::n_remis_3_with_another_move("before_or_after", KNIGHTS_NEARLY, "f6d5", false)]
#[case::n_remis_3_too_early("before_or_after", KNIGHTS_NEARLY, "", false)]
#[case::n_remis_3_lapses_when_play_goes_on(
    "before_or_after",
    "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4",
    "",
    false
)]
#[case::n_remis_3_strictly_not_after("before_only", KNIGHTS_TWICE, "", false)]
#[case::n_remis_3_strictly_before("before_only", KNIGHTS_NEARLY, "f6g8", true)]
#[case::n_remis_3_an_illegal_intention("before_or_after", KNIGHTS_TWICE, "e2e5", false)]
fn threefold_is_claimed(
    #[case] reading: &str,
    #[case] moves: &str,
    #[case] intended: &str,
    #[case] admitted: bool,
) {
    let mut rules = OrdinaryRules::recommended();
    rules.set("repetition_claim", reading).unwrap();
    let ruling = ask_by(rules, START, moves, intended, "threefold");
    assert_eq!(ruling.answer.admitted, Some(admitted));
    let result = if admitted {
        GameResult::Draw
    } else {
        GameResult::Continues
    };
    assert_eq!(ruling.answer.result, result);
    assert_eq!(ruling.article.to_string(), "Remis (3)");
}

#[rstest]
// The rook's first move loses the castling right, so the start position does not count.
#[case::castling(
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "h1g1 e8d8 g1h1 d8e8 h1g1 e8d8 g1h1 d8e8",
    false
)]
#[case::without_castling(
    "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    "h1g1 e8d8 g1h1 d8e8 h1g1 e8d8 g1h1 d8e8",
    true
)]
// Black can capture en passant only the first time.
#[case::en_passant(
    "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
    "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1",
    false
)]
// No pawn could capture: the double step makes no difference.
#[case::no_en_passant(
    "4k3/8/8/8/7p/8/4P3/4K3 w - - 0 1",
    "e2e4 e8d8 e1d1 d8e8 d1e1 e8d8 e1d1 d8e8 d1e1",
    true
)]
fn n_remis_3_the_same_moves_must_be_possible(
    #[case] fen: &str,
    #[case] moves: &str,
    #[case] admitted: bool,
) {
    let answer = ask(fen, moves, "", "threefold").answer;
    assert_eq!(answer.admitted, Some(admitted));
}

#[rstest]
#[case::n_remis_4_from_move_91("4k2r/8/8/8/8/8/8/4K2R w - - 100 91", "", true)]
#[case::n_remis_4_not_in_move_90("4k2r/8/8/8/8/8/8/4K2R w - - 98 90", "", false)]
#[case::n_remis_4_black_half_a_move_early("4k2r/8/8/8/8/8/8/4K2R b - - 99 90", "", false)]
#[case::fide_9_3_1_with_the_intended_move("4k2r/8/8/8/8/8/8/4K2R b - - 99 90", "h8g8", true)]
#[case::n_remis_4_a_capture_begins_anew("4k2r/8/8/8/8/8/8/4K2R b - - 99 90", "h8h1", false)]
fn fifty_moves_are_claimed(#[case] fen: &str, #[case] intended: &str, #[case] admitted: bool) {
    let ruling = ask(fen, "", intended, "fifty_moves");
    assert_eq!(ruling.answer.admitted, Some(admitted));
    assert_eq!(ruling.article.to_string(), "Remis (4)");
}

#[rstest]
#[case::n_remis_1_agreement("agreement", GameResult::Draw, "Remis (1)")]
#[case::fide_5_1_2_resignation("resignation", GameResult::BlackWins, "FIDE 5.1.2")]
fn agreement_and_resignation(
    #[case] claim: &str,
    #[case] result: GameResult,
    #[case] article: &str,
) {
    let ruling = ask(START, "", "", claim);
    assert_eq!(ruling.answer.admitted, Some(true));
    assert_eq!(ruling.answer.result, result);
    assert_eq!(ruling.article.to_string(), article);
}

const DEAD: &str = "4k3/8/8/8/8/8/8/4K2B w - - 0 1";

#[rstest]
#[case::ends_by_itself("ends_game", "", GameResult::Draw, None)]
#[case::ends_by_itself_and_is_claimed("ends_game", "dead_position", GameResult::Draw, Some(true))]
#[case::waits_for_the_claim("on_claim", "", GameResult::Continues, None)]
#[case::is_claimed("on_claim", "dead_position", GameResult::Draw, Some(true))]
fn n_remis_5_a_dead_position(
    #[case] reading: &str,
    #[case] claim: &str,
    #[case] result: GameResult,
    #[case] admitted: Option<bool>,
) {
    let mut rules = OrdinaryRules::recommended();
    rules.set("dead_position", reading).unwrap();
    let ruling = ask_by(rules, DEAD, "", "", claim);
    assert_eq!(ruling.answer.result, result);
    assert_eq!(ruling.answer.admitted, admitted);
    assert!(
        ruling
            .readings
            .iter()
            .any(|it| it.option == "dead_position")
    );
}

#[test]
fn no_claim_after_the_end() {
    let mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 99";
    let answer = ask(mated, "", "", "fifty_moves").answer;
    assert_eq!(
        (answer.admitted, answer.result),
        (Some(false), GameResult::WhiteWins)
    );
}

#[test]
fn n_zuege_the_players_move_alternately() {
    let rules = OrdinaryRules::recommended();
    let illegal = chess_status(&question(START, "e2e4 e2e4", "", ""), &rules).unwrap_err();
    assert_eq!(
        illegal.to_string(),
        "move 2 of moves, e2e4, is not legal there"
    );
    let late = chess_status(&question(DEAD, "h1g2", "", ""), &rules).unwrap_err();
    assert!(matches!(late, ChessStatusFault::AfterEnd { number: 1, .. }));
}

#[rstest]
#[case::no_fen("rnbqkbnr/ppp", "no_fen")]
#[case::no_king("8/8/8/8/8/8/8/4K3 w - - 0 1", "king_missing")]
#[case::nobody("8/8/8/8/8/8/8/8 w - - 0 1", "king_missing")]
#[case::two_kings("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "too_many_kings")]
#[case::nine_pawns("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", "too_much_material")]
#[case::pawn_on_the_edge("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "pawn_on_edge")]
#[case::castling("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling")]
#[case::en_passant("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "en_passant")]
#[case::wrong_side_in_check("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "opposite_check")]
#[case::both_in_check("3rk3/8/8/8/8/8/8/3KR3 w - - 0 1", "opposite_check")]
fn a_position_that_cannot_be_has_a_named_reason(#[case] fen: &str, #[case] code: &str) {
    assert_eq!(read(fen).unwrap_err().code(), code);
}

#[rstest]
#[case::fide_6_9_loses("4k2r/8/8/8/8/8/8/4K2R w - - 0 1", GameResult::BlackWins)]
#[case::fide_6_9_unless_the_opponent_cannot_mate(
    "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
    GameResult::Draw
)]
fn a_fallen_flag(#[case] fen: &str, #[case] result: GameResult) {
    let mut game = ChessGame::new(read(fen).unwrap(), OrdinaryRules::recommended());
    assert_eq!(game.flag_fallen(Color::White).unwrap().result, result);
    let by = ChessEndReason::FlagFall;
    assert_eq!(game.agree_draw(), Err(ChessRefusal::GameOver { by }));
}

#[test]
fn an_admitted_claim_ends_the_game() {
    let fen = "4k2r/8/8/8/8/8/8/4K2R w - - 100 91";
    let mut game = ChessGame::new(read(fen).unwrap(), OrdinaryRules::recommended());
    let unfounded = game.claim(ChessClaim::Threefold, None).unwrap_err();
    assert_eq!(unfounded.article().to_string(), "Remis (3)");
    assert_eq!(
        game.claim(ChessClaim::FiftyMoves, None).unwrap().reason,
        ChessEndReason::FiftyMoves
    );
    let next = game.position().legal_moves()[0];
    let over = game.play(next).unwrap_err();
    assert_eq!(over.article().to_string(), "Remis (4)");
}

proptest! {
    #[test]
    fn dead_by_material_is_what_shakmaty_says(
        pieces in proptest::collection::vec((0_u32..64, 0_usize..10), 0..4),
        kings in (0_u32..64, 0_u32..64),
    ) {
        let mut board = Board::empty();
        for (square, kind) in pieces {
            let role = [Role::Knight, Role::Bishop, Role::Bishop, Role::Rook, Role::Pawn][kind % 5];
            let square = Square::new(square);
            if role != Role::Pawn || !Bitboard::BACKRANKS.contains(square) {
                board.set_piece_at(square, role.of(Color::from_white(kind < 5)));
            }
        }
        board.set_piece_at(Square::new(kings.0), Color::White.king());
        board.set_piece_at(Square::new(kings.1), Color::Black.king());
        let ours = is_dead_by_material(&board);
        let fen = format!("{} w - - 0 1", board.board_fen());
        let Ok(chess) = read(&fen) else {
            return Ok(());
        };
        prop_assert_eq!(ours, chess.is_insufficient_material());
    }

    #[test]
    fn n_remis_3_counting_is_the_count_of_equal_positions(
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        // Few moves and many repetitions: kings and knights only.
        let start = read("n3k3/8/8/8/8/8/8/N3K3 w - - 0 1").unwrap();
        let mut game = ChessGame::new(start.clone(), OrdinaryRules::recommended());
        let mut fields = vec![told(&start)];
        for choice in choices {
            let moves = game.position().legal_moves();
            if moves.is_empty() || game.end().is_some() {
                break;
            }
            game.play(*choice.get(&moves)).unwrap();
            fields.push(told(game.position()));
        }
        let now = told(game.position());
        let count = fields.iter().filter(|it| **it == now).count();
        prop_assert_eq!(game.occurrences(), count);
        prop_assert_eq!(
            game.admits(ChessClaim::Threefold, None).is_some(),
            count >= 3
        );
    }

    #[test]
    fn any_text_is_a_position_or_refused(text in "([rnbqkpRNBQKP1-8/]{0,20}|\\PC{0,20})( [wb]( [KQkq-]{1,4}( [a-h-][36]?)?)?)?") {
        if let Ok(position) = read(&text) {
            prop_assert_eq!(position.board().kings().count(), 2);
        }
    }
}

/// The example of the footnote: the first quiet move has the number 41.
#[rstest]
#[case::n_remis_4_not_at_move_90("w", 90, false)]
#[case::n_remis_4_not_after_whites_fiftieth("b", 90, false)]
#[case::n_remis_4_from_move_91("w", 91, true)]
#[case::n_remis_4_still_at_move_92("b", 92, true)]
fn the_footnotes_fifty_full_moves(#[case] turn: &str, #[case] number: u32, #[case] drawn: bool) {
    let fen = format!("4k2r/8/8/8/8/8/8/4K2R {turn} - - 0 {number}");
    let start = fifty_moves::quiet_since(&read(&fen).unwrap(), 41).unwrap();
    assert_eq!(fifty_moves::claimable_from(&start), 91);
    let game = ChessGame::new(start, OrdinaryRules::recommended());
    assert_eq!(game.admits(ChessClaim::FiftyMoves, None).is_some(), drawn);
}

#[test]
fn n_remis_4_a_first_quiet_move_yet_to_come_counts_nothing() {
    let start = read("4k2r/8/8/8/8/8/8/4K2R w - - 30 40").unwrap();
    let start = fifty_moves::quiet_since(&start, 41).unwrap();
    assert_eq!(start.halfmoves(), 0);
}

/// Describes everything that makes two positions equal.
fn told(position: &Chess) -> String {
    format!(
        "{} {:?} {:?} {:?}",
        position.board().board_fen(),
        position.turn(),
        position.castles().castling_rights(),
        position.legal_ep_square()
    )
}
