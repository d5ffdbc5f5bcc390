//! The DSJ tandem rules, article by article.

use crate::support;

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{ClaimKind, FlagOrder, MovedSince};
use kralle_rules::adjudication::remedy::{OpponentMoved, Remedy};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition::{LineUpOrder, Seating};
use kralle_rules::tandem::{Board, Side};
use rstest::rstest;
use support::{Ask, QUIET, START, ask, ask_toml, flags, illegal_move, short};

fn dsj(a: &str, b: &str) -> Ask {
    ask(Preset::Dsj, a, b)
}

#[test]
fn d_1_1_each_team_has_white_on_one_board_and_black_on_the_other() {
    for side in Side::ALL {
        assert_eq!(side.team(), side.partner().team());
        assert_ne!(side.color, side.partner().color);
    }
}

#[rstest]
#[case::d_1_2_a_captured_piece_goes_to_the_partner(
    "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1",
    QUIET,
    "A:e4d5",
    "4k3/8/8/3P4/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[n] w"
)]
#[case::d_1_2_also_one_captured_en_passant(
    "4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1",
    QUIET,
    "A:e5d6",
    "4k3/8/3P4/8/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[p] w"
)]
#[case::d_3_1_a_drop_is_made_instead_of_a_move(
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
    QUIET,
    "A:N@d5",
    "4k3/8/8/3N4/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[] w"
)]
#[case::d_4_1_the_pawn_is_exchanged_for_a_piece_of_the_neighbor(
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K3[] b - - 0 1",
    "A:a7a8=R(B:a1)",
    "R7/4k3/8/8/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[P] b"
)]
#[case::d_4_1_black_takes_a_black_piece(
    QUIET,
    "4k3/8/8/8/8/8/4K2p/8[] b - - 0 1",
    "B:h2h1=Q(A:d8)",
    "4k3/8/8/8/8/8/8/4K3[p] w",
    "4k3/8/8/8/8/8/4K3/7q[] w"
)]
fn a_move_changes_both_boards(
    #[case] a: &str,
    #[case] b: &str,
    #[case] played: &str,
    #[case] a_after: &str,
    #[case] b_after: &str,
) {
    let a = if played.contains("A:d8") {
        "3qk3/8/8/8/8/8/8/4K3[] w - - 0 1"
    } else {
        a
    };
    let (found_a, found_b) = dsj(a, b).after(played);
    assert_eq!((found_a.as_str(), found_b.as_str()), (a_after, b_after));
}

#[rstest]
#[case::d_3_1_only_on_a_free_square(
    "4k3/8/8/3n4/8/8/8/4K3[N] w - - 0 1",
    "A:N@d5",
    "square_occupied"
)]
#[case::d_3_1_only_what_is_in_hand("4k3/8/8/8/8/8/8/4K3[B] w - - 0 1", "A:N@d5", "not_in_hand")]
#[case::d_3_1_only_when_it_is_ones_turn(
    "4k3/8/8/8/8/8/8/4K3[N] b - - 0 1",
    "A:N@d5",
    "not_to_move"
)]
#[case::d_3_2_with_check("6k1/5ppp/8/8/8/8/8/6K1[N] w - - 0 1", "A:N@e7", "legal")]
#[case::d_3_2_not_with_mate("6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1", "A:R@e8", "drop_mate")]
#[case::d_3_2_not_even_when_a_piece_in_hand_could_parry(
    "6k1/5ppp/8/8/8/8/8/6K1[Rn] w - - 0 1",
    "A:R@e8",
    "drop_mate"
)]
#[case::d_3_3_no_pawn_on_the_first_rank("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "A:P@a1", "pawn_rank")]
#[case::d_3_3_no_pawn_on_the_eighth_rank("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "A:P@a8", "pawn_rank")]
#[case::d_3_3_a_pawn_on_the_seventh_rank("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "A:P@a7", "legal")]
#[case::d_4_1_a_piece_must_be_named(
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "A:a7a8",
    "must_name_piece"
)]
#[case::d_4_1_never_the_king(
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "A:a7a8=Q(B:e1)",
    "no_piece_to_take"
)]
#[case::d_4_1_not_from_the_hand(
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "A:a7a8=Q(B:Q@)",
    "no_piece_to_take"
)]
fn legal_or_why_not(#[case] a: &str, #[case] played: &str, #[case] verdict: &str) {
    assert_eq!(dsj(a, START).verdict(played), verdict);
}

#[test]
fn d_3_1_a_touched_piece_must_be_dropped_on_a_square_still_free() {
    let answer = dsj("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", QUIET).touch("A:N@d5");
    assert!(answer.must_drop && answer.square_free);
}

#[test]
fn d_3_1_the_duty_ends_when_the_piece_has_no_square() {
    // In check from the neighbor square: no drop parries.
    let board = "4k3/8/8/8/8/8/4q3/4K3[N] w - - 0 1";
    assert!(!dsj(board, QUIET).touch("A:N@d5").must_drop);
    let stays = "base = \"dsj\"\ntouch_without_drop = \"stays\"";
    assert!(ask_toml(stays, board, QUIET).touch("A:N@d5").must_drop);
}

#[rstest]
#[case::d_3_4_mate(
    "6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1",
    "A:R@e8",
    "6k1/5ppp/8/8/8/8/8/6K1[] b",
    "4k3/8/8/8/8/8/8/4K3[R] w"
)]
#[case::d_3_4_pawn_rank(
    "4k3/8/8/8/8/8/8/4K3[p] b - - 0 1",
    "A:P@a1",
    "4k3/8/8/8/8/8/8/4K3[] w",
    "4k3/8/8/8/8/8/8/4K3[p] w"
)]
fn d_3_4_the_piece_goes_over_and_the_opponent_moves(
    #[case] a: &str,
    #[case] played: &str,
    #[case] a_after: &str,
    #[case] b_after: &str,
) {
    let Remedy::SetRight {
        after,
        to_move,
        offender_loses_turn,
        optional,
    } = dsj(a, QUIET).remedy(played, OpponentMoved::No)
    else {
        panic!("nothing set right");
    };
    assert_eq!(short(&after, Board::A), a_after);
    assert_eq!(short(&after, Board::B), b_after);
    assert_eq!(to_move, after.to_move(Board::A));
    assert!(offender_loses_turn && optional);
}

#[test]
fn d_3_4_the_right_lapses_with_the_own_move() {
    let asked = dsj("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", QUIET);
    assert_eq!(asked.remedy("A:P@a1", OpponentMoved::Yes), Remedy::Lapsed);
}

#[test]
fn d_7_4_a_drop_that_ignores_check_is_the_arbiters() {
    let asked = dsj("4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1", QUIET);
    assert_eq!(asked.verdict("A:N@h5"), "check_not_parried");
    assert_eq!(asked.remedy("A:N@h5", OpponentMoved::No), Remedy::Arbiter);
}

#[test]
fn d_3_4_a_mating_drop_that_parried_check_is_the_arbiters() {
    // The rook that gives check is pinned, so it cannot take the queen dropped between.
    let board = "4kb2/5p2/8/K3r3/7B/8/8/4R3[Q] w - - 0 1";
    assert_eq!(
        dsj(board, QUIET).remedy("A:Q@b5", OpponentMoved::No),
        Remedy::Arbiter
    );
    let wins = ask_toml(
        "base = \"dsj\"\nmating_parry = \"opponent_wins\"",
        board,
        QUIET,
    );
    assert_eq!(
        wins.remedy("A:Q@b5", OpponentMoved::No),
        Remedy::Wins(support::side("A:black").team())
    );
}

#[rstest]
#[case::d_4_2_a_pinned_piece_stays("4k3/8/8/8/4r3/8/4N3/R3K3[] w Q - 0 1", &["B:a1"])]
#[case::d_4_2_no_new_attacker_on_a_king_in_check("4k3/8/8/8/4r3/8/4N3/R3K2q[] w - - 0 1", &["B:a1"])]
#[case::d_4_2_no_own_check_uncovered("3Qk3/8/8/8/8/8/8/4K3[] b - - 0 1", &["B:d8"])]
#[case::d_4_2_a_discovered_attack_counts_for_both_kings("R2N1k2/8/8/8/8/8/8/5K2[] b - - 0 1", &["B:a8"])]
fn promotion_targets(#[case] b: &str, #[case] targets: &[&str]) {
    assert_eq!(
        dsj("8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", b).targets("A:a7a8"),
        targets
    );
}

#[test]
fn d_4_2_only_new_checks_where_announced() {
    let lenient = "base = \"dsj\"\npromotion_check = \"no_new_check\"";
    let b = "4k3/8/8/8/4r3/8/4N3/R3K2q[] w - - 0 1";
    let asked = ask_toml(lenient, "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", b);
    assert_eq!(asked.targets("A:a7a8"), ["B:a1", "B:e2"]);
}

#[test]
fn d_4_3_promoting_may_give_mate() {
    let asked = dsj(
        "6k1/P4ppp/8/8/8/8/8/6K1[] w - - 0 1",
        "4k3/8/8/8/8/8/8/3QK3[] b - - 0 1",
    );
    assert!(asked.gives_mate("A:a7a8=Q(B:d1)"));
    assert_eq!(asked.article("A:a7a8=Q(B:d1)"), "4.3");
}

#[test]
fn d_5_1_resigning_loses_for_the_team() {
    assert_eq!(
        dsj(START, START).claims(&[("B:white", ClaimKind::Resignation)]),
        "team1_wins"
    );
}

#[test]
fn d_2_2_a_flag_may_be_claimed_on_the_neighbor_board() {
    let flag = ClaimKind::Flag(flags(&["A:white"], FlagOrder::Known));
    assert_eq!(dsj(START, START).claims(&[("B:white", flag)]), "team2_wins");
}

#[test]
fn d_5_2_a_fallen_flag_loses() {
    assert_eq!(
        dsj(START, START).flags(&["A:black"], FlagOrder::Known),
        "team1_wins"
    );
}

const BACK_RANK: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";

#[test]
fn d_1_3_d_5_3_mate_ends_the_match() {
    let asked = dsj(BACK_RANK, "4k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    assert!(asked.mate().unwrap().is_final());
    assert_eq!(asked.result(), "team1_wins");
}

#[rstest]
#[case::d_5_3_own_drop("4R1k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", "4k3/8/8/8/8/8/8/4K3[] b - - 0 1", &["drop_from_hand"], &["A:N@f8"])]
#[case::d_5_3_1_partner_captures_now(BACK_RANK, "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1", &["partner_capture_pending"], &["B:e4d5"])]
#[case::d_5_3_1_not_when_the_partner_is_not_to_move(BACK_RANK, "4k3/8/8/3n4/4P3/8/8/4K3[] b - - 0 1", &[], &[])]
#[case::d_5_3_1_a_pawn_cannot_block_on_the_last_rank(BACK_RANK, "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1", &[], &[])]
#[case::d_5_3_2_partner_takes_a_guard("6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1", "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", &["partner_promotion_pending"], &["B:a7a8=Q(A:g7)"])]
#[case::d_5_3_2_also_when_a_pawn_mates("7k/6Pp/8/8/2B5/8/8/K5R1[] b - - 0 1", "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", &["partner_promotion_pending"], &["B:a7a8=B(A:c4)", "B:a7a8=R(A:g1)"])]
fn d_5_3_1_averting_mate(
    #[case] a: &str,
    #[case] b: &str,
    #[case] by: &[&str],
    #[case] how: &[&str],
) {
    let asked = dsj(a, b);
    assert_eq!(asked.avert_by(), by);
    let how_found = asked.mate().unwrap().how;
    for first in how {
        assert!(how_found.iter().any(|it| it == first), "{how_found:?}");
    }
    assert_eq!(how_found.is_empty(), how.is_empty());
    assert_eq!(
        asked.result(),
        if by.is_empty() {
            "team1_wins"
        } else {
            "continues"
        }
    );
}

#[test]
fn d_5_3_1_the_next_move_of_the_partner_where_announced() {
    let asked = ask_toml(
        "base = \"dsj\"\navert_capture = \"next_move\"",
        BACK_RANK,
        "4k3/7p/8/3n4/4P3/8/8/4K3[] b - - 0 1",
    );
    assert_eq!(asked.avert_by(), ["partner_capture_pending"]);
}

#[rstest]
#[case::d_6_1_agreement(ClaimKind::Agreement, "draw")]
#[case::d_6_1_no_repetition(ClaimKind::Threefold, "refused")]
#[case::d_6_1_no_fifty_moves(ClaimKind::FiftyMoves, "refused")]
#[case::d_6_1_no_dead_position(ClaimKind::DeadPosition, "refused")]
#[case::d_7_4_illegal_moves_are_the_arbiters(illegal_move(MovedSince::No), "arbiter")]
fn claims(#[case] kind: ClaimKind, #[case] result: &str) {
    assert_eq!(dsj(START, START).claims(&[("A:white", kind)]), result);
}

#[test]
fn d_6_1_all_four_must_agree_where_announced() {
    let asked = ask_toml("base = \"dsj\"\nagreement = \"all_four\"", START, START);
    assert_eq!(
        asked.claims(&[("A:white", ClaimKind::Agreement)]),
        "refused"
    );
    let both = [
        ("A:white", ClaimKind::Agreement),
        ("B:black", ClaimKind::Agreement),
    ];
    assert_eq!(asked.claims(&both), "draw");
}

#[rstest]
#[case::d_6_2_stalemate_waits("7k/8/6Q1/8/8/8/8/6K1[] b - - 0 1", true)]
#[case::d_6_2_not_with_a_piece_to_drop("7k/8/6Q1/8/8/8/8/6K1[p] b - - 0 1", false)]
fn d_6_2_stalemate(#[case] a: &str, #[case] waits: bool) {
    let answer = dsj(a, START).standing();
    assert_eq!(answer.result.code(), "continues");
    assert_eq!(!answer.waiting.is_empty(), waits);
}

#[test]
fn d_6_3_one_of_each_team_mated_is_a_draw() {
    let asked = dsj(BACK_RANK, "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1");
    assert_eq!(asked.result(), "draw");
}

#[rstest]
#[case::d_6_3_claimed_by_one_team(&["A:white"])]
#[case::d_6_3_claimed_by_the_other(&["B:white"])]
#[case::d_6_3_claimed_by_both(&["A:white", "B:white"])]
fn a_double_mate_is_a_draw_also_when_it_is_claimed(#[case] by: &[&str]) {
    let asked = dsj(BACK_RANK, BACK_RANK);
    let claims: Vec<_> = by.iter().map(|it| (*it, ClaimKind::Checkmate)).collect();
    let answer = asked.claimed(&claims);
    assert_eq!(answer.result.map(MatchResult::code), Some("draw"));
    assert_eq!(answer.ground.article.to_string(), "6.3");
}

#[rstest]
#[case::d_5_3_the_mate("A:white", ClaimKind::Checkmate, "team1_wins", "5.3")]
#[case::d_5_3_no_resignation_after_it("B:black", ClaimKind::Resignation, "refused", "5.3")]
#[case::d_5_3_no_agreement_after_it("A:white", ClaimKind::Agreement, "refused", "5.3")]
#[case::d_5_3_no_flag_after_it("A:black", ClaimKind::Flag(flags(&["A:white"], FlagOrder::Known)), "refused", "5.3")]
#[case::d_7_4_but_an_illegal_move_that_mated(
    "A:black",
    illegal_move(MovedSince::No),
    "arbiter",
    "7.4"
)]
fn what_can_be_claimed_after_a_final_mate(
    #[case] by: &str,
    #[case] kind: ClaimKind,
    #[case] result: &str,
    #[case] article: &str,
) {
    let asked = dsj(BACK_RANK, "4k3/8/8/8/8/8/8/4K3[] b - - 0 1");
    assert_eq!(asked.claims(&[(by, kind.clone())]), result);
    let answer = asked.claimed(&[(by, kind)]);
    assert_eq!(answer.ground.article.to_string(), article);
}

#[test]
fn d_5_3_1_a_claim_of_mate_is_refused_by_what_averts_it() {
    let asked = dsj(BACK_RANK, "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1");
    let answer = asked.claimed(&[("A:white", ClaimKind::Checkmate)]);
    assert_eq!(answer.result, None);
    assert_eq!(answer.ground.article.to_string(), "5.3.1");
}

#[test]
fn d_6_3_both_of_one_team_mated_lose() {
    let asked = dsj(BACK_RANK, "6k1/8/8/8/8/8/5PPP/4r1K1[] w - - 0 1");
    assert_eq!(asked.result(), "team1_wins");
}

#[test]
fn d_6_3_the_partner_may_mate_in_the_pending_move() {
    let asked = dsj(BACK_RANK, "6k1/5ppp/8/8/8/8/8/4R1K1[] w - - 0 1");
    assert_eq!(asked.avert_by(), ["partner_mate_pending"]);
    let mate = asked.mate().unwrap();
    assert!(mate.how.is_empty());
    assert_eq!(mate.draw_by, ["B:e1e8"]);
    let strict = ask_toml(
        "base = \"dsj\"\nboth_mated = \"draw_if_simultaneous\"",
        BACK_RANK,
        "6k1/5ppp/8/8/8/8/8/4R1K1[] w - - 0 1",
    );
    assert!(strict.mate().unwrap().is_final());
}

#[rstest]
#[case::d_6_4_unknown_order_draws(FlagOrder::Unknown, "draw")]
#[case::d_6_4_the_first_flag_loses(FlagOrder::Known, "team2_wins")]
fn d_6_4_flags_of_both_teams(#[case] order: FlagOrder, #[case] result: &str) {
    assert_eq!(
        dsj(START, START).flags(&["A:white", "B:white"], order),
        result
    );
}

#[test]
fn d_8_1_d_8_2_order_and_seating() {
    let rules = RuleSet::of(Preset::Dsj).competition;
    assert_eq!(rules.seating, Seating::FirstNamedBlackOnBoard1);
    assert_eq!(rules.line_up, LineUpOrder::RankingList);
}
