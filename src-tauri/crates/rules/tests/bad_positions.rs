//! Positions that cannot be: a named reason each.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // a helper that fails is a failed test

mod support;

use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use rstest::rstest;
use shakmaty::Bitboard;
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
#[case::pawn_on_the_last_rank("P3k3/8/8/8/8/8/8/4K3[] w - - 0 1", "pawn_on_last_rank")]
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

#[test]
fn the_rules_say_what_can_be() {
    // A new queen is no piece of a set, and a pawn may stay where its rules let it.
    let queens = "4k3/8/8/8/8/8/8/QQQ1K3[] w - - 0 1";
    assert_eq!(code("base = \"fics\"", queens), "a position");
    let stuck = "P3k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let stays = "base = \"dsj\"\nnothing_to_steal = \"stays_pawn\"";
    assert_eq!(code(stays, stuck), "a position");
    let own_first_rank = "p3k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    assert_eq!(code(stays, own_first_rank), "pawn_on_last_rank");
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
    // It is read no further than that.
    let error = kralle_rules::notation::fen::read(&with(70_000)).unwrap_err();
    assert_eq!(error.column, with(0).find(']').unwrap() + 65);
}
