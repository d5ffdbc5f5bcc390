//! Simultaneous moves: PZSR 1-4 and the prose on pairs (*Spielen mit Paarzügen*).

use crate::pair_text;

use kralle_rules::paarzug::options::{PairRules, SameTarget};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::simultaneous::{Fate, Resolution, resolve};
use kralle_rules::preset::Preset;
use pair_text::{moves, position};
use rstest::rstest;

/// Describes the executed moves, the board, and the captures.
fn told(it: &Resolution) -> String {
    let fate = |it| match it {
        Fate::Executed => "yes",
        Fate::Void => "void",
    };
    let captured: Vec<_> = it.captured.iter().map(ToString::to_string).collect();
    format!(
        "{} {} {} {}",
        fate(it.fates.white),
        fate(it.fates.black),
        it.position.placement(),
        captured.join(",")
    )
    .trim_end()
    .to_owned()
}

fn check(rules: &PairRules, fields: &str, stored: &str, expected: &str) {
    assert_eq!(
        told(&resolve(&position(fields), &moves(stored), rules)),
        expected
    );
}

#[rstest]
#[case::pzsr_1_both_move_at_once(
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq",
    "e2e4 e7e5",
    "yes yes rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
)]
#[case::pzsr_2_unreadable_white("4k3/8/8/8/8/8/8/R3K3", "? e8d8", "void yes 3k4/8/8/8/8/8/8/R3K3")]
#[case::pzsr_2_unreadable_both("4k3/8/8/8/8/8/8/R3K3", "? ?", "void void 4k3/8/8/8/8/8/8/R3K3")]
#[case::pzsr_2_no_such_movement(
    "4k3/8/8/8/8/8/8/R3K3",
    "a1b3 e8d8",
    "void yes 3k4/8/8/8/8/8/8/R3K3"
)]
#[case::pzsr_2_not_the_own_piece(
    "4k3/8/8/8/8/8/8/R3K3",
    "e8d8 a1a2",
    "void void 4k3/8/8/8/8/8/8/R3K3"
)]
#[case::pzsr_2_own_piece_on_the_target(
    "4k3/8/8/8/8/8/8/R3K3",
    "a1e1 e8d8",
    "void yes 3k4/8/8/8/8/8/8/R3K3"
)]
#[case::pzsr_2_promotion_without_a_piece(
    "8/P3k3/8/8/8/8/8/4K3",
    "a7a8 e7e6",
    "void yes 8/P7/4k3/8/8/8/8/4K3"
)]
#[case::pzsr_2_a_way_stays_blocked(
    "4k3/8/8/8/r7/8/8/R3K3",
    "a1a5 a4b4",
    "void yes 4k3/8/8/8/1r6/8/8/R3K3"
)]
#[case::pzsr_2_a_straight_pawn_stays_blocked(
    "4k3/8/8/8/r7/P7/8/4K3",
    "a3a4 a4b4",
    "void yes 4k3/8/8/8/1r6/P7/8/4K3"
)]
#[case::pzsr_2_a_double_step_stays_blocked(
    "4k3/8/8/8/8/r7/P7/4K3",
    "a2a4 a3b3",
    "void yes 4k3/8/8/8/8/1r6/P7/4K3"
)]
#[case::pzsr_2_paths_cross_freely(
    "4k3/8/8/7r/8/8/8/R3K3",
    "a1a8 h5a5",
    "yes yes R3k3/8/8/r7/8/8/8/4K3"
)]
#[case::pzsr_2_a_piece_arriving_blocks_no_way(
    "4k3/8/2b5/8/8/8/8/R3K3",
    "a1a8 c6a4",
    "yes yes R3k3/8/8/8/b7/8/8/4K3"
)]
#[case::pzsr_3_a_standing_piece_is_captured(
    "4k3/8/8/r7/8/8/8/R3K3",
    "a1a5 e8d8",
    "yes yes 3k4/8/8/R7/8/8/8/4K3 ra5"
)]
#[case::pzsr_3_both_capture_elsewhere(
    "4k3/8/2n5/4p3/3P4/5N2/8/4K3",
    "f3e5 c6d4",
    "yes yes 4k3/8/8/4N3/3n4/8/8/4K3 Pd4,pe5"
)]
#[case::prose_vacated_target(
    "4k3/8/2n5/1B6/8/8/8/4K3",
    "b5c6 c6d4",
    "yes yes 4k3/8/2B5/8/3n4/8/8/4K3"
)]
#[case::prose_vacated_target_of_a_pawn(
    "4k3/8/8/3n4/4P3/8/8/4K3",
    "e4d5 d5b4",
    "yes yes 4k3/8/8/3P4/1n6/8/8/4K3"
)]
#[case::prose_places_exchanged(
    "3rk3/8/8/8/8/8/8/3RK3",
    "d1d8 d8d1",
    "yes yes 3Rk3/8/8/8/8/8/8/3rK3"
)]
#[case::prose_pawns_exchanged(
    "4k3/8/8/3p4/4P3/8/8/4K3",
    "e4d5 d5e4",
    "yes yes 4k3/8/8/3P4/4p3/8/8/4K3"
)]
#[case::prose_king_and_rook_exchanged(
    "4k3/8/8/4r3/4K3/8/8/8",
    "e4e5 e5e4",
    "yes yes 4k3/8/8/4K3/4r3/8/8/8"
)]
#[case::pzsr_2_a_void_move_leaves_its_piece_to_be_captured(
    "4k3/8/8/r7/8/8/8/R3K3",
    "a1a5 a5b6",
    "yes void 4k3/8/8/R7/8/8/8/4K3 ra5"
)]
#[case::pzsr_4_queen_over_rook(
    "4k3/8/8/r7/8/8/3Q4/4K3",
    "d2d5 a5d5",
    "yes yes 4k3/8/8/3Q4/8/8/8/4K3 rd5"
)]
#[case::pzsr_4_rook_over_bishop(
    "4k3/8/8/r7/8/5B2/8/4K3",
    "f3d5 a5d5",
    "yes yes 4k3/8/8/3r4/8/8/8/4K3 Bd5"
)]
#[case::pzsr_4_knight_over_pawn(
    "4k3/8/4p3/8/8/5N2/8/4K3",
    "f3e5 e6e5",
    "yes yes 4k3/8/8/4N3/8/8/8/4K3 pe5"
)]
#[case::pzsr_4_bishop_and_knight_are_equal(
    "4k3/8/5n2/8/8/5B2/8/4K3",
    "f3d5 f6d5",
    "yes yes 4k3/8/8/8/8/8/8/4K3 Bd5,nd5"
)]
#[case::pzsr_4_queens_are_equal(
    "3qk3/8/8/8/8/8/8/3QK3",
    "d1d4 d8d4",
    "yes yes 4k3/8/8/8/8/8/8/4K3 Qd4,qd4"
)]
#[case::pzsr_4_pawns_are_equal(
    "4k3/8/8/4p3/8/4P3/8/4K3",
    "e3e4 e5e4",
    "yes yes 4k3/8/8/8/8/8/8/4K3 Pe4,pe4"
)]
#[case::pzsr_4_king_over_a_straight_pawn(
    "4k3/8/4p3/8/4K3/8/8/8",
    "e4e5 e6e5",
    "yes yes 4k3/8/8/4K3/8/8/8/8 pe5"
)]
#[case::pzsr_4_king_over_a_double_step(
    "4k3/4p3/8/8/4K3/8/8/8",
    "e4e5 e7e5",
    "yes yes 4k3/8/8/4K3/8/8/8/8 pe5"
)]
#[case::pzsr_4_king_over_a_promoting_pawn(
    "8/8/8/8/8/7k/1p6/K7",
    "a1b1 b2b1q",
    "yes yes 8/8/8/8/8/7k/8/1K6 pb1"
)]
#[case::pzsr_4_no_king_with_a_knight(
    "4k3/8/8/8/4K3/2n5/8/8",
    "e4d5 c3d5",
    "void yes 4k3/8/8/3n4/4K3/8/8/8"
)]
#[case::pzsr_4_no_king_with_a_passing_pawn(
    "4k3/8/8/8/3pP3/8/3K4/8 - e3",
    "d2e3 d4e3",
    "void yes 4k3/8/8/8/8/4p3/3K4/8 Pe4"
)]
#[case::pzsr_4_two_kings_on_one_square(
    "8/8/8/3k4/8/3K4/8/8",
    "d3d4 d5d4",
    "void void 8/8/8/3k4/8/3K4/8/8"
)]
#[case::pzsr_4_a_pawn_arriving_is_a_pawn(
    "4k2r/P7/8/8/8/8/8/R3K3",
    "a7a8q h8h7",
    "yes yes Q3k3/7r/8/8/8/8/8/R3K3"
)]
#[case::pzsr_4_a_promoting_pawn_loses_to_a_knight(
    "4k3/P7/1n6/8/8/8/8/4K3",
    "a7a8q b6a8",
    "yes yes n3k3/8/8/8/8/8/8/4K3 Pa8"
)]
#[case::pzsr_1_no_castling_past_a_square_the_moving_knight_attacks(
    "4k3/8/8/8/8/6n1/8/4K2R K",
    "e1g1 g3f1",
    "void yes 4k3/8/8/8/8/8/8/4Kn1R"
)]
#[case::pzsr_1_no_castling_past_a_square_the_moving_queen_attacks(
    "4k3/8/5q2/8/8/8/8/4K2R K",
    "e1g1 f6f1",
    "void yes 4k3/8/8/8/8/8/8/4Kq1R"
)]
#[case::prose_king_where_a_standing_piece_attacks(
    "3rk3/7p/8/8/8/8/8/4K3",
    "e1d1 h7h6",
    "void yes 3rk3/8/7p/8/8/8/8/4K3"
)]
#[case::prose_king_where_only_the_mover_attacks(
    "3rk3/8/8/8/8/8/8/4K3",
    "e1d1 d8d2",
    "yes yes 4k3/8/8/8/8/8/3r4/3K4"
)]
#[case::prose_king_on_a_line_the_mover_opens(
    "r3k3/8/8/n7/8/8/8/1K6",
    "b1a1 a5c4",
    "yes yes r3k3/8/8/8/2n5/8/8/K7"
)]
#[case::prose_king_next_to_the_king_that_leaves(
    "8/8/8/3k4/8/3K4/8/8",
    "d3c4 d5e6",
    "yes yes 8/8/4k3/8/2K5/8/8/8"
)]
#[case::prose_king_next_to_the_king_that_stays(
    "8/7p/8/3k4/8/3K4/8/8",
    "d3c4 h7h6",
    "void yes 8/8/7p/3k4/8/3K4/8/8"
)]
#[case::prose_pinned_by_a_standing_piece(
    "4r1k1/7p/8/8/8/8/4N3/4K3",
    "e2c3 h7h6",
    "void yes 4r1k1/8/7p/8/8/8/4N3/4K3"
)]
#[case::prose_pinned_by_the_mover(
    "4r1k1/8/8/8/8/8/4N3/4K3",
    "e2c3 e8a8",
    "yes yes r5k1/8/8/8/8/2N5/8/4K3"
)]
#[case::pzsr_1_unparried_check_of_a_standing_piece(
    "4k3/7p/8/8/8/8/7P/4R1K1",
    "h2h3 h7h6",
    "yes void 4k3/7p/8/8/8/7P/8/4R1K1"
)]
#[case::pzsr_1_unparried_check_of_the_mover(
    "4k3/7p/8/8/8/8/7P/4R1K1",
    "e1a1 h7h6",
    "yes yes 4k3/8/7p/8/8/8/7P/R5K1"
)]
#[case::pzsr_1_a_void_move_makes_the_other_void(
    // White's rook stays where it is, so Black's king cannot go to its file.
    "4k3/8/8/8/8/8/3R4/4K3", "d2c3 e8d8", "void void 4k3/8/8/8/8/8/3R4/4K3")]
#[case::pzsr_8_a_king_is_never_captured(
    "4k3/8/8/8/8/8/8/4RK2",
    "e1e8 ?",
    "void void 4k3/8/8/8/8/8/8/4RK2"
)]
#[case::prose_the_square_a_king_left(
    "4k3/8/8/8/8/8/8/4RK2",
    "e1e8 e8d7",
    "yes yes 4R3/3k4/8/8/8/8/8/5K2"
)]
#[case::pzsr_1_castling(
    "r3k2r/8/8/8/8/8/8/R3K2R KQkq",
    "e1g1 e8c8",
    "yes yes 2kr3r/8/8/8/8/8/8/R4RK1"
)]
#[case::pzsr_1_castling_right_lost(
    "r3k2r/8/8/8/8/8/8/R3K2R Qq",
    "e1g1 e8c8",
    "void yes 2kr3r/8/8/8/8/8/8/R3K2R"
)]
#[case::pzsr_1_no_castling_in_check_even_by_the_mover(
    "4r1k1/8/8/8/8/8/8/4K2R K",
    "e1g1 e8e7",
    "void yes 6k1/4r3/8/8/8/8/8/4K2R"
)]
#[case::pzsr_1_no_castling_past_an_attacked_square(
    "5rk1/7p/8/8/8/8/8/4K2R K",
    "e1g1 h7h6",
    "void yes 5rk1/8/7p/8/8/8/8/4K2R"
)]
#[case::pzsr_1_castling_onto_a_square_only_the_mover_attacks(
    "6rk/8/8/8/8/8/8/4K2R K",
    "e1g1 g8a8",
    "yes yes r6k/8/8/8/8/8/8/5RK1"
)]
#[case::pzsr_1_en_passant_of_a_standing_pawn(
    "4k3/7p/8/3pP3/8/8/8/4K3 - d6",
    "e5d6 h7h6",
    "yes yes 4k3/8/3P3p/8/8/8/8/4K3 pd5"
)]
#[case::pzsr_1_en_passant_of_a_pawn_that_goes_on(
    "4k3/8/8/3pP3/8/8/8/4K3 - d6",
    "e5d6 d5d4",
    "yes yes 4k3/8/3P4/8/3p4/8/8/4K3"
)]
fn in_the_recommended_reading(#[case] fields: &str, #[case] stored: &str, #[case] expected: &str) {
    check(&PairRules::default(), fields, stored, expected);
}

const ROOK_AND_KNIGHT: &str = "4k3/8/1n6/8/8/8/3R4/4K3";

#[rstest]
#[case::pzsr_4_stronger_captures("stronger_captures", "yes yes 4k3/8/8/3R4/8/8/8/4K3 nd5")]
#[case::prose_capture_each_other("capture_each_other", "yes yes 4k3/8/8/8/8/8/8/4K3 Rd5,nd5")]
#[case::prose_weaker_renounces("weaker_renounces", "yes void 4k3/8/1n6/3R4/8/8/8/4K3")]
fn the_three_agreements_of_fairschach(#[case] reading: &str, #[case] expected: &str) {
    let mut rules = PairRules::of(Preset::Fairschach);
    rules.set("same_target", reading).unwrap();
    check(&rules, ROOK_AND_KNIGHT, "d2d5 b6d5", expected);
}

#[test]
fn prose_a_king_captures_the_straight_pawn_by_any_agreement() {
    for agreement in [
        SameTarget::StrongerCaptures,
        SameTarget::CaptureEachOther,
        SameTarget::WeakerRenounces,
    ] {
        let rules = PairRules {
            same_target: agreement,
            ..PairRules::default()
        };
        check(
            &rules,
            "4k3/8/4p3/8/4K3/8/8/8",
            "e4e5 e6e5",
            "yes yes 4k3/8/8/4K3/8/8/8/8 pe5",
        );
    }
}

#[rstest]
#[case::way_opens(
    "vacated_way",
    "opens",
    "4k3/8/8/8/r7/8/8/R3K3",
    "a1a5 a4b4",
    "yes yes 4k3/8/8/R7/1r6/8/8/4K3"
)]
#[case::way_opens_only_when_the_piece_leaves(
    "vacated_way",
    "opens",
    "4k3/8/8/8/r7/8/8/R3K3",
    "a1a5 a4b5",
    "void void 4k3/8/8/8/r7/8/8/R3K3"
)]
#[case::straight_pawn_follows(
    "vacated_way",
    "opens",
    "4k3/8/8/8/r7/P7/8/4K3",
    "a3a4 a4b4",
    "yes yes 4k3/8/8/8/Pr6/8/8/4K3"
)]
#[case::unparried_check_void(
    "unparried_check",
    "always_void",
    "4k3/7p/8/8/8/8/7P/4R1K1",
    "e1a1 h7h6",
    "yes void 4k3/7p/8/8/8/8/7P/R5K1"
)]
#[case::opened_line_void(
    "opened_line",
    "void",
    "r3k3/8/8/n7/8/8/8/1K6",
    "b1a1 a5c4",
    "void yes r3k3/8/8/8/2n5/8/8/1K6"
)]
#[case::pzsr_4_a_promoting_pawn_is_a_pawn(
    "promoting_pawn",
    "as_pawn",
    "7r/P3k3/8/8/8/8/8/4K3",
    "a7a8q h8a8",
    "yes yes r7/4k3/8/8/8/8/8/4K3 Pa8"
)]
#[case::pzsr_4_a_promoting_pawn_is_a_queen(
    "promoting_pawn",
    "as_promoted",
    "7r/P3k3/8/8/8/8/8/4K3",
    "a7a8q h8a8",
    "yes yes Q7/4k3/8/8/8/8/8/4K3 ra8"
)]
#[case::pinned_strictly(
    "pinned_piece",
    "ordinary_legality",
    "4r1k1/8/8/8/8/8/4N3/4K3",
    "e2c3 e8a8",
    "void yes r5k1/8/8/8/8/8/4N3/4K3"
)]
fn in_another_reading(
    #[case] option: &str,
    #[case] value: &str,
    #[case] fields: &str,
    #[case] stored: &str,
    #[case] expected: &str,
) {
    let mut rules = PairRules::default();
    rules.set(option, value).unwrap();
    check(&rules, fields, stored, expected);
}

#[rstest]
#[case::both_kings_and_a_rook_move("e1d1 a8a7", "k")]
#[case::a_rook_captures_a_rook("h1h8 a8a7", "Q")]
#[case::a_king_moves("h1h2 e8e7", "Q")]
#[case::castling("e1g1 h8h7", "q")]
#[case::nothing_of_theirs_moves("? ?", "KQkq")]
fn pzsr_1_castling_rights_go_with_king_and_rook(#[case] stored: &str, #[case] left: &str) {
    let before = position("r3k2r/8/8/8/8/8/8/R3K2R KQkq");
    let after = resolve(&before, &moves(stored), &PairRules::default()).position;
    assert_eq!(after.castling_field(), left);
}

#[rstest]
#[case::both_double_steps("e2e4 d7d5", "e3d6")]
#[case::one("e2e4 d7d6", "e3")]
#[case::none("e2e3 d7d6", "-")]
fn pzsr_1_both_players_may_offer_en_passant(#[case] stored: &str, #[case] field: &str) {
    let start = PairPosition::initial();
    let after = resolve(&start, &moves(stored), &PairRules::default()).position;
    assert_eq!(after.en_passant_field(), field);
}

#[test]
fn pzsr_1_a_pawn_arriving_beside_may_capture_or_not() {
    let before = position("4k3/8/8/3p4/8/8/4P3/4K3");
    let stored = moves("e2e4 d5d4");
    let after = resolve(&before, &stored, &PairRules::default()).position;
    let passing: PieceMove = "d4e3".parse().unwrap();
    assert!(after.is_legal(shakmaty::Color::Black, passing));
    let mut rules = PairRules::default();
    rules.set("en_passant_right", "standing_pawn").unwrap();
    let after = resolve(&before, &stored, &rules).position;
    assert!(!after.is_legal(shakmaty::Color::Black, passing));
}

#[rstest]
#[case::no_king("8/8/8/8/8/8/8/4K3", "-", "-", "kings")]
#[case::two_kings("4k3/8/8/8/8/8/8/K3K3", "-", "-", "kings")]
#[case::nine_pawns("4k3/8/8/8/8/P7/PPPPPPPP/4K3", "-", "-", "too_much_material")]
#[case::three_queens_and_eight_pawns(
    "4k3/8/8/8/8/QQQ5/PPPPPPPP/4K3",
    "-",
    "-",
    "too_much_material"
)]
#[case::pawn_on_the_edge("P3k3/8/8/8/8/8/8/4K3", "-", "-", "pawn_on_edge")]
#[case::castling_without_rook("4k3/8/8/8/8/8/8/4K3", "K", "-", "castling")]
#[case::castling_without_king("4k3/8/8/8/8/8/8/3K3R", "K", "-", "castling")]
#[case::castling_letters("4k3/8/8/8/8/8/8/4K2R", "Kx", "-", "castling_field")]
#[case::castling_twice("4k3/8/8/8/8/8/8/4K2R", "KK", "-", "castling_field")]
#[case::passed_nothing("4k3/8/8/8/8/8/8/4K3", "-", "e3", "en_passant")]
#[case::passed_square_elsewhere("4k3/8/8/8/4P3/8/8/4K3", "-", "e4", "en_passant_field")]
#[case::no_placement("4k3/8/8", "-", "-", "placement")]
fn a_position_that_cannot_be_has_a_named_reason(
    #[case] placement: &str,
    #[case] castling: &str,
    #[case] en_passant: &str,
    #[case] code: &str,
) {
    let fault = PairPosition::read(placement, castling, en_passant).unwrap_err();
    assert_eq!(fault.code(), code);
}

#[test]
fn pzsr_5_both_kings_in_check_is_a_position() {
    assert!(PairPosition::read("3rk3/8/8/8/8/8/8/3KR3", "-", "-").is_ok());
}
