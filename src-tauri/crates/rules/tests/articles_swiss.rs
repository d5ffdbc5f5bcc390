//! The Swiss rules, point by point.

use crate::support;

use kralle_rules::adjudication::claim::{Claim, ClaimKind, Claimant, FlagOrder, MovedSince};
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::adjudication::remedy::{OpponentMoved, Remedy};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::competition::{
    ByeRoundRobin, ByeSwissSystem, FirstPlace, Leaving, OddPlayers, Seating, ThreePlayerTeam,
};
use kralle_rules::tandem::{Board, Side};
use rstest::rstest;
use support::{Ask, QUIET, START, ask, ask_by, flags, illegal_move, short};

fn swiss(a: &str, b: &str) -> Ask {
    ask(Preset::SwissRules, a, b)
}

#[test]
fn s_a1_s_a2_two_players_of_different_colors() {
    for side in Side::ALL {
        assert_ne!(side.color, side.partner().color);
        assert_ne!(side.board, side.partner().board);
    }
}

#[test]
fn s_a3_nobody_moves_for_the_other_side() {
    assert_eq!(swiss(START, START).verdict("A:e7e5"), "not_to_move");
}

#[rstest]
#[case::s_h1_a_captured_pawn_goes_to_the_partner(
    "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1",
    "A:e4d5",
    "4k3/8/8/3P4/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[p] w"
)]
#[case::s_h2_a_drop_counts_as_a_move(
    "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1",
    "A:N@d5",
    "4k3/8/8/3N4/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[] w"
)]
#[case::s_b2_a_pawn_falls_through_to_the_opponents_team_mate(
    "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "A:a7a8",
    "8/4k3/8/8/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[P] w"
)]
#[case::s_b2_capturing_it_passes_two_pieces(
    "1n6/P3k3/8/8/8/8/8/4K3[] w - - 0 1",
    "A:a7b8",
    "8/4k3/8/8/8/8/8/4K3[] b",
    "4k3/8/8/8/8/8/8/4K3[Pn] w"
)]
fn a_move_changes_both_boards(
    #[case] a: &str,
    #[case] played: &str,
    #[case] a_after: &str,
    #[case] b_after: &str,
) {
    let (found_a, found_b) = swiss(a, QUIET).after(played);
    assert_eq!((found_a.as_str(), found_b.as_str()), (a_after, b_after));
}

#[rstest]
#[case::s_e1_check_is_allowed("6k1/5ppp/8/8/8/8/8/6K1[N] w - - 0 1", "A:N@e7", "legal")]
#[case::s_e1a_no_mate("6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1", "A:R@e8", "drop_mate")]
#[case::s_e1a_no_mate_while_the_hand_can_parry(
    "6k1/5ppp/8/8/8/8/8/6K1[Rn] w - - 0 1",
    "A:R@e8",
    "legal"
)]
#[case::s_g1a_no_mate_by_dropping("6k1/5ppp/8/8/8/8/8/6K1[Q] w - - 0 1", "A:Q@e8", "drop_mate")]
#[case::s_e1b_no_pawn_on_the_first_rank("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "A:P@h1", "pawn_rank")]
#[case::s_e1b_no_pawn_on_the_eighth_rank("4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "A:P@h8", "pawn_rank")]
#[case::s_e1c_a_check_must_be_parried(
    "4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1",
    "A:N@h5",
    "check_not_parried"
)]
#[case::s_e1c_between_is_a_parry("4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1", "A:N@c1", "legal")]
#[case::s_b2_the_pawn_cannot_block(
    "K6r/4P3/8/8/8/8/8/6k1[] w - - 0 1",
    "A:e7e8",
    "check_not_parried"
)]
#[case::s_b2_an_x_ray_behind_the_captured_piece(
    "K4nr1/6P1/8/8/8/8/8/6k1[] w - - 0 1",
    "A:g7f8",
    "king_left_in_check"
)]
#[case::s_b2_no_promotion("8/P3k3/8/8/8/8/8/4K3[] w - - 0 1", "A:a7a8=Q(B:d1)", "illegal")]
fn legal_or_why_not(#[case] a: &str, #[case] played: &str, #[case] verdict: &str) {
    assert_eq!(swiss(a, START).verdict(played), verdict);
}

#[test]
fn s_b2_is_why_a_pawn_that_falls_through_cannot_block() {
    let asked = swiss("K6r/4P3/8/8/8/8/8/6k1[] w - - 0 1", START);
    assert_eq!(asked.article("A:e7e8"), "Bauern (2)");
}

#[rstest]
#[case::s_b1_a_dropped_pawn_has_no_double_step(
    "4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1",
    "A:e2",
    "A:e2e4",
    "dropped_pawn_double_step"
)]
#[case::s_b1_but_a_single_one("4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1", "A:e2", "A:e2e3", "legal")]
#[case::s_r1_no_castling_with_a_dropped_rook(
    "4k3/8/8/8/8/8/8/4K2R[] w K - 0 1",
    "A:h1",
    "A:e1g1",
    "dropped_rook"
)]
fn what_was_dropped(
    #[case] a: &str,
    #[case] dropped: &str,
    #[case] played: &str,
    #[case] verdict: &str,
) {
    let asked = ask_by(RuleSet::of(Preset::SwissRules), a, START, &[dropped]);
    assert_eq!(asked.verdict(played), verdict);
}

#[test]
fn s_b1_s_r1_pieces_from_the_start_may() {
    let asked = swiss("4k3/8/8/8/8/8/4P3/4K2R[] w K - 0 1", START);
    assert_eq!(asked.verdict("A:e2e4"), "legal");
    assert_eq!(asked.verdict("A:e1g1"), "legal");
}

#[test]
fn s_h3_contact_with_an_empty_square_is_the_drop() {
    let answer = swiss("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", QUIET).touch("A:N@d5");
    assert!(answer.must_drop && !answer.square_free);
}

#[rstest]
#[case::s_e2_mate(
    "6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1",
    "A:R@e8",
    "6k1/5ppp/8/8/8/8/8/6K1[] w",
    "R"
)]
#[case::s_e2_pawn_rank(
    "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1",
    "A:P@a8",
    "4k3/8/8/8/8/8/8/4K3[] w",
    "P"
)]
#[case::s_e2_check(
    "4k3/8/8/8/8/8/8/r3K3[N] w - - 0 1",
    "A:N@h5",
    "4k3/8/8/8/8/8/8/r3K3[] w",
    "N"
)]
fn s_e2_the_piece_goes_over_and_another_move_is_made(
    #[case] a: &str,
    #[case] played: &str,
    #[case] a_after: &str,
    #[case] hand: &str,
) {
    let Remedy::SetRight {
        after,
        to_move,
        offender_loses_turn,
        optional,
    } = swiss(a, QUIET).remedy(played, OpponentMoved::No)
    else {
        panic!("nothing set right");
    };
    assert_eq!(short(&after, Board::A), a_after);
    assert_eq!(
        short(&after, Board::B),
        format!("4k3/8/8/8/8/8/8/4K3[{hand}] w")
    );
    assert_eq!(to_move, after.to_move(Board::A));
    assert!(!offender_loses_turn && !optional);
}

const BACK_RANK: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";

#[test]
fn s_f1a_s_f1_s_a5_mate_ends_the_match_at_once() {
    let asked = swiss(BACK_RANK, "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1");
    assert!(asked.mate().unwrap().is_final());
    assert_eq!(asked.result(), "team1_wins");
}

#[test]
fn s_f1a_a_drop_from_the_hand_is_a_legal_move() {
    assert!(
        swiss("4R1k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", START)
            .mate()
            .is_none()
    );
}

#[test]
fn s_f1b_s_f2_a_fallen_flag_loses_for_the_team() {
    assert_eq!(
        swiss(START, START).flags(&["B:black"], FlagOrder::Known),
        "team2_wins"
    );
}

#[rstest]
#[case::s_f3c_no_agreement(ClaimKind::Agreement, "refused")]
#[case::s_f3d_no_repetition(ClaimKind::Threefold, "refused")]
#[case::s_f3e_no_fifty_moves(ClaimKind::FiftyMoves, "refused")]
#[case::s_f3b_no_dead_position(ClaimKind::DeadPosition, "refused")]
#[case::s_a6_resigning_by_the_fide_laws(ClaimKind::Resignation, "team2_wins")]
#[case::s_a6_illegal_moves_by_the_fide_laws(illegal_move(MovedSince::No), "arbiter")]
fn claims(#[case] kind: ClaimKind, #[case] result: &str) {
    assert_eq!(swiss(START, START).claims(&[("A:white", kind)]), result);
}

#[test]
fn s_f3_s_f3a_stalemate_waits() {
    let answer = swiss("7k/8/6Q1/8/8/8/8/6K1[] b - - 0 1", START).standing();
    assert_eq!(answer.result.code(), "continues");
    assert_eq!(answer.waiting, [support::side("A:black")]);
}

#[test]
fn s_f3f_two_bare_kings_play_on() {
    let answer = swiss(QUIET, QUIET).standing();
    assert_eq!(answer.result.code(), "continues");
}

#[test]
fn s_f4_both_mated_and_both_flags_are_the_arbiters() {
    assert_eq!(swiss(BACK_RANK, BACK_RANK).result(), "arbiter");
    let flags = swiss(START, START).flags(&["A:white", "B:white"], FlagOrder::Unknown);
    assert_eq!(flags, "arbiter");
    let known = swiss(START, START).flags(&["A:white", "B:white"], FlagOrder::Known);
    assert_eq!(known, "team2_wins");
}

#[rstest]
#[case::s_f4_a_double_mate_that_one_team_claims(ClaimKind::Checkmate, "arbiter")]
#[case::s_f4_what_is_refused_leaves_it_to_the_arbiter(ClaimKind::Threefold, "refused")]
fn a_double_mate_is_the_arbiters_whatever_is_claimed(#[case] kind: ClaimKind, #[case] said: &str) {
    let asked = swiss(BACK_RANK, BACK_RANK);
    assert_eq!(asked.claims(&[("A:white", kind.clone())]), said);
    let answer = asked.answer(&Events {
        claims: vec![Claim {
            by: support::side("A:white"),
            claimant: Claimant::Player,
            kind,
        }],
        ..Events::default()
    });
    assert_eq!(answer.result.code(), "arbiter");
    assert_eq!(answer.ground.article.to_string(), "Ende (4)");
}

#[test]
fn s_f4_claims_of_both_teams_at_one_moment_are_the_arbiters() {
    let both = [
        ("A:white", ClaimKind::Resignation),
        ("A:black", ClaimKind::Resignation),
    ];
    assert_eq!(swiss(START, START).claims(&both), "arbiter");
}

#[test]
fn s_f1b_a_flag_may_be_claimed_from_the_neighbor_board() {
    let flag = ClaimKind::Flag(flags(&["A:white"], FlagOrder::Known));
    assert_eq!(
        swiss(START, START).claims(&[("B:white", flag)]),
        "team2_wins"
    );
}

#[test]
fn s_p2b_s_p2c_s_p2_s_p2a_seating_is_chosen() {
    assert_eq!(
        RuleSet::of(Preset::SwissRules).competition.seating,
        Seating::ByChoice
    );
}

#[test]
fn s_w1a_a_bye_is_nothing_in_a_round_robin_and_a_win_in_the_swiss_system() {
    let rules = RuleSet::of(Preset::SwissRules).competition;
    assert_eq!(rules.bye_round_robin, ByeRoundRobin::Zero);
    assert_eq!(rules.bye_swiss_system, ByeSwissSystem::One);
}

#[test]
fn s_w2a_s_w2b_s_w2c_first_place() {
    let rules = RuleSet::of(Preset::SwissRules).competition;
    assert_eq!(rules.first_place, FirstPlace::DirectEncounterThenDirector);
}

#[test]
fn s_g4_s_g4a_s_g4b_s_g5_odd_numbers_and_leaving() {
    let rules = RuleSet::of(Preset::SwissRules).competition;
    assert_eq!(rules.odd_players, OddPlayers::StepInOrThree);
    assert_eq!(rules.three_player_team, ThreePlayerTeam::EveryThirdRound);
    assert_eq!(rules.leaving, Leaving::Forbidden);
}
