//! The Tandemordnung, article by article.

use crate::support;

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{ClaimKind, FlagOrder, MovedSince};
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::adjudication::remedy::{OpponentMoved, Remedy};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition::{LineUpOrder, Seating, Substitutes};
use kralle_rules::rule_set::drops::SubsidiaryLaw;
use kralle_rules::rule_set::room::Room;
use kralle_rules::tandem::{Board, Side};
use rstest::rstest;
use support::{Ask, QUIET, START, ask, ask_toml, flags, illegal_move, short};

fn ordnung(a: &str, b: &str) -> Ask {
    ask(Preset::Ordnung, a, b)
}

#[test]
fn o_1_1_each_team_has_both_colors() {
    for side in Side::ALL {
        assert_eq!(side.team(), side.partner().team());
    }
}

#[rstest]
#[case::o_1_2_a_captured_piece_goes_to_the_partner(
    "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1",
    QUIET,
    "A:e4d5",
    "4k3/8/8/3P4/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[n] w"
)]
#[case::o_1_2_a_promoted_piece_stays_what_it_is(
    "Q6r/8/8/8/8/8/k7/6K1[] b - - 0 1",
    QUIET,
    "A:h8a8",
    "r7/8/8/8/8/8/k7/6K1[] w",
    "4k3/8/8/8/8/8/8/4K3[Q] w"
)]
#[case::o_4_1_a_drop_instead_of_a_move(
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
    QUIET,
    "A:N@d5",
    "4k3/8/8/3N4/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[] w"
)]
#[case::o_5_1_the_pawn_is_part_of_the_move(
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K3[] b - - 0 1",
    "A:a7a8=R(B:a1)",
    "R7/4k3/8/8/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[P] b"
)]
fn a_move_changes_both_boards(
    #[case] a: &str,
    #[case] b: &str,
    #[case] played: &str,
    #[case] a_after: &str,
    #[case] b_after: &str,
) {
    let (found_a, found_b) = ordnung(a, b).after(played);
    assert_eq!((found_a.as_str(), found_b.as_str()), (a_after, b_after));
}

#[rstest]
#[case::o_4_1_on_a_free_square("4k3/8/8/3n4/8/8/8/4K3[N] w - - 0 1", "A:N@d5", "square_occupied")]
#[case::o_4_2_with_check("6k1/5ppp/8/8/8/8/8/6K1[N] w - - 0 1", "A:N@e7", "legal")]
#[case::o_4_2_not_with_mate("6k1/5ppp/8/8/8/8/8/6K1[Rn] w - - 0 1", "A:R@e8", "drop_mate")]
#[case::o_4_2_a_forced_mate_in_several_moves(
    "6k1/5p1p/8/8/8/8/8/6K1[Q] w - - 0 1",
    "A:Q@e8",
    "legal"
)]
#[case::o_4_2_pawns_on_ranks_two_to_seven(
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
    "A:P@c8",
    "pawn_rank"
)]
fn legal_or_why_not(#[case] a: &str, #[case] played: &str, #[case] verdict: &str) {
    assert_eq!(ordnung(a, START).verdict(played), verdict);
}

#[test]
fn o_4_1_touched_only_when_released() {
    let answer = ordnung("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", QUIET).touch("A:N@d5");
    assert!(!answer.must_drop && answer.square_free);
}

#[test]
fn o_4_3_the_opponent_may_pass_the_piece_and_has_the_move() {
    let asked = ordnung("6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1", QUIET);
    let Remedy::SetRight {
        after,
        offender_loses_turn,
        optional,
        ..
    } = asked.remedy("A:R@e8", OpponentMoved::No)
    else {
        panic!("nothing set right");
    };
    assert_eq!(short(&after, Board::A), "6k1/5ppp/8/8/8/8/8/6K1[] b");
    assert_eq!(short(&after, Board::B), "4k3/8/8/8/8/8/8/4K3[R] w");
    assert!(offender_loses_turn && optional);
}

#[test]
fn o_7_1_b_a_drop_that_ignores_check_is_claimed() {
    let asked = ordnung("4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1", QUIET);
    assert_eq!(asked.remedy("A:N@h5", OpponentMoved::No), Remedy::Claim);
}

#[test]
fn o_7_1_b_a_mating_drop_that_parried_check_is_claimed() {
    // The rook that gives check is pinned, so it cannot take the queen dropped between.
    let asked = ordnung("4kb2/5p2/8/K3r3/7B/8/8/4R3[Q] w - - 0 1", QUIET);
    assert_eq!(asked.verdict("A:Q@b5"), "drop_mate");
    assert_eq!(asked.remedy("A:Q@b5", OpponentMoved::No), Remedy::Claim);
}

#[test]
fn o_5_2_a_piece_that_shields_a_king_stays() {
    let b = "4k3/8/8/8/4r3/8/4N3/R3K3[] w Q - 0 1";
    assert_eq!(
        ordnung("8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", b).targets("A:a7a8"),
        ["B:a1"]
    );
}

#[test]
fn o_5_2_is_the_reason_told() {
    let b = "4k3/8/8/8/4r3/8/4N3/R3K3[] w Q - 0 1";
    let asked = ordnung("8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", b);
    assert_eq!(asked.verdict("A:a7a8=N(B:e2)"), "promotion_gives_check");
    assert_eq!(asked.article("A:a7a8=N(B:e2)"), "5.2");
}

const BACK_RANK: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";

#[rstest]
#[case::o_7_1_d_by_a_drop("4R1k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", "4k3/8/8/8/8/8/8/4K3[] b - - 0 1", &["drop_from_hand"])]
#[case::o_7_1_d_by_a_pending_capture(BACK_RANK, "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1", &["partner_capture_pending"])]
#[case::o_7_1_d_by_taking_the_mating_piece("6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1", "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", &["partner_promotion_pending"])]
#[case::o_7_1_d_not_by_taking_a_guard("7k/6Pp/8/8/2B5/8/8/K5R1[] b - - 0 1", "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", &[])]
#[case::o_7_1_d_final(BACK_RANK, "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", &[])]
fn averting_mate(#[case] a: &str, #[case] b: &str, #[case] by: &[&str]) {
    assert_eq!(ordnung(a, b).avert_by(), by);
}

#[rstest]
#[case::o_7_1_d_hand_only("never", &[])]
#[case::o_7_1_d_any_time("any_time", &["partner_capture_pending"])]
fn other_readings_of_the_partners_capture(#[case] reading: &str, #[case] by: &[&str]) {
    let text = format!("base = \"ordnung\"\navert_capture = \"{reading}\"");
    let asked = ask_toml(&text, BACK_RANK, "4k3/8/8/3n4/4P3/8/8/4K3[] b - - 0 1");
    assert_eq!(asked.avert_by(), by);
}

#[rstest]
#[case::o_7_1_a_resigning(ClaimKind::Resignation, "team2_wins")]
#[case::o_7_1_b_an_illegal_move(illegal_move(MovedSince::No), "team1_wins")]
#[case::o_7_1_b_not_after_the_own_move(illegal_move(MovedSince::Yes), "refused")]
#[case::o_7_1_c_a_flag(ClaimKind::Flag(flags(&["A:black"], FlagOrder::Known)), "team1_wins")]
#[case::o_3_3_a_flag_of_the_neighbor_board(ClaimKind::Flag(flags(&["B:white"], FlagOrder::Known)), "team1_wins")]
#[case::o_8_1_agreement(ClaimKind::Agreement, "draw")]
#[case::o_8_1_no_claim_of_repetition(ClaimKind::Threefold, "refused")]
#[case::o_8_1_no_claim_of_fifty_moves(ClaimKind::FiftyMoves, "refused")]
fn claims(#[case] kind: ClaimKind, #[case] result: &str) {
    assert_eq!(ordnung(START, START).claims(&[("A:white", kind)]), result);
}

#[test]
fn o_1_3_the_first_game_decided_ends_the_match() {
    assert_eq!(ordnung(BACK_RANK, QUIET).result(), "team1_wins");
}

#[test]
fn o_8_2_stalemate_waits_for_a_piece() {
    let answer = ordnung("7k/8/6Q1/8/8/8/8/6K1[] b - - 0 1", START).standing();
    assert_eq!(answer.waiting, [support::side("A:black")]);
}

#[rstest]
#[case::o_8_3_both_resign(ClaimKind::Resignation, ClaimKind::Resignation, "draw")]
#[case::o_8_3_illegal_moves(illegal_move(MovedSince::No), illegal_move(MovedSince::No), "draw")]
#[case::o_8_3_not_for_flags_and_resignation(ClaimKind::Resignation, ClaimKind::Flag(flags(&["A:white"], FlagOrder::Known)), "team2_wins")]
#[case::o_9_2_mixed_claims_are_the_arbiters(ClaimKind::Resignation, ClaimKind::Flag(flags(&["B:white"], FlagOrder::Known)), "arbiter")]
fn claims_at_one_moment(#[case] one: ClaimKind, #[case] other: ClaimKind, #[case] result: &str) {
    assert_eq!(
        ordnung(START, START).claims(&[("A:white", one), ("A:black", other)]),
        result
    );
}

#[test]
fn o_8_3_both_teams_claim_mate() {
    let asked = ordnung(BACK_RANK, BACK_RANK);
    assert_eq!(asked.result(), "arbiter");
    let both = [
        ("A:white", ClaimKind::Checkmate),
        ("B:white", ClaimKind::Checkmate),
    ];
    assert_eq!(asked.claims(&both), "draw");
}

#[rstest]
#[case::o_8_4_unknown_order(FlagOrder::Unknown, None)]
#[case::o_8_4_known_order_can_be_drawn_else_the_first_loses(FlagOrder::Known, Some("team2_wins"))]
fn flags_of_both_teams(#[case] order: FlagOrder, #[case] or_else: Option<&str>) {
    let asked = ordnung(START, START);
    let fallen = flags(&["A:white", "A:black"], order);
    let answer = asked.answer(&Events {
        flags: fallen.clone(),
        ..Events::default()
    });
    assert_eq!(answer.result.code(), "draw");
    assert_eq!(answer.or_else.map(MatchResult::code), or_else);
    assert_eq!(answer.ground.article.to_string(), "8.4");
    let claimed = asked.claimed(&[("A:white", ClaimKind::Flag(fallen))]);
    assert_eq!(claimed.result, Some(answer.result));
    assert_eq!(claimed.or_else, answer.or_else);
    assert_eq!(claimed.ground, answer.ground);
}

#[test]
fn o_7_1_c_flags_of_one_team_leave_the_arbiter_no_choice() {
    let answer = ordnung(START, START).answer(&Events {
        flags: flags(&["A:white", "B:black"], FlagOrder::Known),
        ..Events::default()
    });
    assert_eq!(answer.result.code(), "team2_wins");
    assert_eq!(answer.or_else, None);
}

#[rstest]
#[case::o_8_3_the_order_of_the_mates_is_unknown(&[("A:white", ClaimKind::Checkmate)], "arbiter", "8.3")]
#[case::o_8_3_claimed_together(&[("A:white", ClaimKind::Checkmate), ("B:white", ClaimKind::Checkmate)], "draw", "8.3")]
#[case::o_8_3_mate_and_resignation(&[("A:white", ClaimKind::Checkmate), ("B:black", ClaimKind::Resignation)], "draw", "8.3")]
fn a_double_mate(
    #[case] claims: &[(&str, ClaimKind)],
    #[case] result: &str,
    #[case] article: &str,
) {
    let asked = ordnung(BACK_RANK, BACK_RANK);
    assert_eq!(asked.claims(claims), result);
    let answer = asked.claimed(claims);
    assert_eq!(answer.ground.article.to_string(), article);
}

#[rstest]
#[case::o_8_3_with_the_resignation_of_the_mating_team(&[("A:white", ClaimKind::Checkmate), ("B:black", ClaimKind::Resignation)], "draw", "8.3")]
#[case::o_7_1_d_ends_it_before_a_resignation(&[("B:black", ClaimKind::Resignation)], "refused", "7.1 d")]
#[case::o_7_1_d_ends_it_before_a_flag(&[("A:white", ClaimKind::Checkmate), ("A:black", ClaimKind::Flag(flags(&["A:white"], FlagOrder::Known)))], "team1_wins", "7.1 d")]
#[case::o_7_1_b_a_mate_by_an_illegal_move_is_none(&[("A:white", ClaimKind::Checkmate), ("A:black", illegal_move(MovedSince::No))], "team2_wins", "7.1 b")]
fn claims_beside_a_final_mate(
    #[case] claims: &[(&str, ClaimKind)],
    #[case] result: &str,
    #[case] article: &str,
) {
    let asked = ordnung(BACK_RANK, QUIET);
    assert_eq!(asked.claims(claims), result);
    let answer = asked.claimed(claims);
    assert_eq!(answer.ground.article.to_string(), article);
}

#[test]
fn o_8_3_a_flag_beside_another_claim_is_read_as_the_arbiters() {
    let flag = ClaimKind::Flag(flags(&["B:white"], FlagOrder::Known));
    let answer =
        ordnung(START, START).claimed(&[("A:white", ClaimKind::Resignation), ("A:black", flag)]);
    assert_eq!(answer.ground.article.to_string(), "8.3");
    assert_eq!(answer.ground.room, Some(Room::ClaimsWithFlag));
}

#[test]
fn o_2_1_the_blitz_laws_fill_the_gaps() {
    assert_eq!(
        RuleSet::of(Preset::Ordnung).tandem.subsidiary_law,
        SubsidiaryLaw::FideBlitz
    );
}

#[test]
fn o_10_1_o_10_2_order_substitutes_and_seating() {
    let rules = RuleSet::of(Preset::Ordnung).competition;
    assert_eq!(rules.line_up, LineUpOrder::RankingList);
    assert_eq!(rules.substitutes, Substitutes::Allowed);
    assert_eq!(rules.seating, Seating::FirstNamedBlackOnBoard1);
}
