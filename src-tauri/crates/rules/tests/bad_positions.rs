//! Invalid positions, each with its named reason.

use crate::support;

use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use kralle_rules::tandem::invalid::PositionError;
use rstest::rstest;
use shakmaty::{Bitboard, Color};
use support::QUIET;

fn code(toml: &str, a: &str) -> &'static str {
    let rules = RuleSet::from_toml(toml).unwrap();
    match Position::parse([a, QUIET], [Bitboard::EMPTY; 2], &rules.tandem) {
        Ok(_) => "a position",
        Err(error) => error.code(),
    }
}

#[rstest]
#[case::no_fen("8/8", "bad_fen")]
#[case::nine_squares("9/8/8/8/8/8/8/4K2k[] w - - 0 1", "bad_fen")]
#[case::castling_letter_twice("4k3/8/8/8/8/8/8/4K2R[] w KK - 0 1", "bad_fen")]
#[case::no_white_king("4k3/8/8/8/8/8/8/8[] w - - 0 1", "no_king")]
#[case::no_black_king("8/8/8/8/8/8/8/4K3[] w - - 0 1", "no_king")]
#[case::two_kings("4k3/8/8/8/8/8/8/K3K3[] w - - 0 1", "several_kings")]
#[case::king_in_hand("4k3/8/8/8/8/8/8/4K3[k] w - - 0 1", "king_in_hand")]
#[case::both_kings_in_check("k3r3/8/8/8/8/8/8/R3K3[] w - - 0 1", "both_in_check")]
#[case::kings_side_by_side("8/8/8/3kK3/8/8/8/8[] w - - 0 1", "both_in_check")]
#[case::the_wrong_king_in_check("k7/8/8/8/8/8/8/R3K3[] w - - 0 1", "opponent_in_check")]
#[case::castling_without_rook("4k3/8/8/8/8/8/8/4K3[] w K - 0 1", "castling_right")]
#[case::castling_without_king("4k3/8/8/8/8/8/8/3K3R[] w K - 0 1", "castling_right")]
#[case::castling_with_the_others_rook("4k3/8/8/8/8/8/8/4K2r[] b K - 0 1", "castling_right")]
#[case::passed_nothing("4k3/8/8/8/8/8/8/4K3[] w - e6 0 1", "en_passant_square")]
#[case::passed_by_the_mover("4k3/8/8/8/4P3/8/8/4K3[] w - e3 0 1", "en_passant_square")]
#[case::seventeen_pawns("4k3/8/8/8/8/8/PPPPPPPP/4K3[PPPPPPPPP] w - - 0 1", "too_many_pieces")]
#[case::nine_pawns_too_many(
    "4k3/8/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/4K3[P] w - - 0 1",
    "too_many_pieces"
)]
#[case::three_queens_in_hand("4k3/8/8/8/8/8/8/4K3[qqq] w - - 0 1", "too_many_pieces")]
#[case::a_set_and_a_knight("4k3/8/8/8/8/8/NNNN4/4K3[N] w - - 0 1", "too_many_pieces")]
#[case::two_full_sets("4k3/8/8/8/8/8/PPPPPPPP/4K3[PPPPPPPP] w - - 0 1", "a position")]
fn a_position_that_cannot_be_has_a_named_reason(#[case] fen: &str, #[case] expected: &str) {
    assert_eq!(code("base = \"dsj\"", fen), expected);
}

#[rstest]
#[case::black("k7/8/8/8/8/8/8/R3K3[] w - - 0 1", Color::Black)]
#[case::white("4k3/8/8/8/8/8/8/r3K3[] b - - 0 1", Color::White)]
fn who_stands_in_check_without_the_move_is_named(#[case] fen: &str, #[case] color: Color) {
    let rules = RuleSet::from_toml("base = \"dsj\"").unwrap();
    let found = Position::parse([fen, QUIET], [Bitboard::EMPTY; 2], &rules.tandem);
    let board = kralle_rules::tandem::Board::A;
    assert_eq!(found, Err(PositionError::OpponentInCheck { board, color }));
}

#[test]
fn the_rules_say_what_can_be() {
    // A new queen is not part of a set, and a pawn may stay where its rules allow it.
    let queens = "4k3/8/8/8/8/8/8/QQQ1K3[] w - - 0 1";
    assert_eq!(code("base = \"fics\"", queens), "a position");
}

/// A white pawn on its last rank, and a black one on its first.
const LAST_RANK: &str = "P3k3/8/8/8/8/8/8/4K3[] w - - 0 1";
const FIRST_RANK: &str = "p3k3/8/8/8/8/8/8/4K3[] w - - 0 1";
/// Every illegal drop is taken back on an objection at any time, so none stays.
const NO_DROP_STAYS: &str = "illegal_drop = \"taken_back\"\nremedy_right = \"always\"";

#[rstest]
#[case::d_3_4_an_objection_may_lapse("base = \"dsj\"", true, true)]
#[case::o_4_3_an_objection_may_lapse("base = \"ordnung\"", true, true)]
#[case::s_e2_an_objection_may_lapse("base = \"swiss\"", true, true)]
#[case::d_3_4_nobody_need_object("base = \"dsj\"\nremedy_right = \"always\"", true, true)]
#[case::d_4_1_the_pawn_stays(
    "base = \"dsj\"\nnothing_to_steal = \"stays_pawn\"\n{NONE}",
    true,
    false
)]
#[case::o_7_1_b_an_unfinished_promotion_may_lapse("base = \"ordnung\"\n{NONE}", true, false)]
#[case::d_3_3_none_stays("base = \"dsj\"\n{NONE}", false, false)]
#[case::s_b2_it_falls_through(
    "base = \"swiss\"\nillegal_move = \"first_loses\"\n{NONE}",
    false,
    false
)]
fn a_pawn_stands_on_a_first_or_last_rank_where_the_rules_let_it_stay(
    #[case] toml: &str,
    #[case] last: bool,
    #[case] first: bool,
) {
    let said = |stays| {
        if stays {
            "a position"
        } else {
            "pawn_on_last_rank"
        }
    };
    let toml = toml.replace("{NONE}", NO_DROP_STAYS);
    assert_eq!(code(&toml, LAST_RANK), said(last));
    assert_eq!(code(&toml, FIRST_RANK), said(first));
}

#[rstest]
#[case::one_step("A:b1b2", "legal")]
#[case::no_double_step("A:b1b3", "dropped_pawn_double_step")]
#[case::it_captures("A:b1c2", "legal")]
#[case::on_its_last_rank_it_has_no_move("A:g8g7", "illegal")]
#[case::it_can_be_captured("A:h8g8", "not_to_move")]
fn a_pawn_that_stayed_moves_as_a_pawn_and_says_that_the_text_leaves_room(
    #[case] played: &str,
    #[case] verdict: &str,
) {
    for base in ["dsj", "ordnung"] {
        let fen = "4k1Pr/8/8/8/8/8/2b5/1P2K3[] w - - 0 1";
        let asked = support::ask_toml(&format!("base = \"{base}\""), fen, QUIET);
        assert_eq!(asked.verdict(played), verdict, "{base}");
        let (board, intent) = kralle_rules::notation::wire::read(played).unwrap();
        let judged =
            kralle_rules::adjudication::moves::judge(&asked.rules, &asked.position, board, intent);
        let room = judged
            .ground
            .room
            .map(kralle_rules::rule_set::room::Room::code);
        let expected = (verdict != "not_to_move").then_some("pawn_that_stayed");
        assert_eq!(room, expected, "{base}");
    }
}

/// A pawn that came from the first rank was dropped, so its double step is that of a dropped pawn.
#[test]
fn s_b1_a_pawn_that_came_from_the_first_rank_makes_no_double_step() {
    let fen = "4k3/8/8/8/8/8/8/1P2K3[] w - - 0 1";
    for (base, may) in [("swiss", false), ("dsj", true)] {
        let mut asked = support::ask_toml(&format!("base = \"{base}\""), fen, QUIET);
        for played in ["A:b1b2", "A:e8e7"] {
            let (board, intent) = kralle_rules::notation::wire::read(played).unwrap();
            asked.position = kralle_rules::adjudication::moves::judge(
                &asked.rules,
                &asked.position,
                board,
                intent,
            )
            .outcome
            .unwrap()
            .after;
        }
        let expected = if may {
            "legal"
        } else {
            "dropped_pawn_double_step"
        };
        assert_eq!(asked.verdict("A:b2b4"), expected, "{base}");
    }
}

#[test]
fn taking_a_piece_beside_a_pawn_that_stayed_changes_nothing_else() {
    let toml = "base = \"dsj\"\nnothing_to_steal = \"stays_pawn\"";
    let rules = RuleSet::from_toml(toml).unwrap();
    let boards = [
        "4k3/P7/8/8/8/8/8/4K3[] w - - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/pN2K2R[] w Kkq d6 4 9",
    ];
    let position = Position::parse(boards, [Bitboard::EMPTY; 2], &rules.tandem).unwrap();
    let asked = support::Ask { rules, position };
    let (board, intent) = kralle_rules::notation::wire::read("A:a7a8=N(B:b1)").unwrap();
    let after =
        kralle_rules::adjudication::moves::judge(&asked.rules, &asked.position, board, intent)
            .outcome
            .unwrap()
            .after;
    assert_eq!(
        kralle_rules::notation::fen::write(after.board(kralle_rules::tandem::Board::B)),
        "r3k2r/8/8/3pP3/8/8/8/p3K2R[P] w Kkq d6 4 9"
    );
}

#[rstest]
#[case::pawns('P', 16)]
#[case::knights('n', 4)]
#[case::queens('Q', 2)]
fn a_hand_holds_no_more_than_two_sets_have(#[case] piece: char, #[case] most: usize) {
    let with = |count: usize| {
        let hand: String = std::iter::repeat_n(piece, count).collect();
        format!("6k1/8/8/8/8/8/8/6K1[{hand}] w - - 0 1")
    };
    for base in ["base = \"dsj\"", "base = \"fics\""] {
        assert_eq!(code(base, &with(most)), "a position");
        assert_eq!(code(base, &with(most + 1)), "too_many_pieces");
        assert_eq!(code(base, &with(70_000)), "bad_fen");
    }
    // The reader stops at the first error.
    let error = kralle_rules::notation::fen::read(&with(70_000)).unwrap_err();
    assert_eq!(error.column, with(0).find(']').unwrap() + 65);
}
