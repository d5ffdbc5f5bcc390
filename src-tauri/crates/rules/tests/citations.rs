//! The cited article and reading are those that decide, with the room that the text leaves.

use crate::support;

use kralle_rules::adjudication::Ground;
use kralle_rules::adjudication::claim::{Claim, ClaimKind, Claimant, ClockPressed, FlagOrder};
use kralle_rules::adjudication::claim::{MovedSince, judge_together};
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::adjudication::moves::judge;
use kralle_rules::notation::wire;
use kralle_rules::result::{Cause, Verdict};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::room::Room;
use rstest::rstest;
use support::{Ask, QUIET, ask_by, ask_toml, flags, side};

/// Article, option of the reading, and room; empty strings for none.
type Said<'a> = (&'a str, &'a str, &'a str);

fn said(ground: Ground) -> (String, &'static str, &'static str) {
    (
        ground.article.to_string(),
        ground.reading.map_or("", |it| it.option),
        ground.room.map_or("", Room::code),
    )
}

fn asked(rules: &str, a: &str, b: &str, dropped: &[&str]) -> Ask {
    let rules = if rules.contains('=') {
        RuleSet::from_toml(rules).unwrap()
    } else {
        rules.parse().unwrap()
    };
    ask_by(rules, a, b, dropped)
}

#[track_caller]
fn check(ground: Ground, (article, option, room): Said<'_>) {
    assert_eq!(said(ground), (article.to_owned(), option, room));
}

const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R[] w K - 0 1";
const CASTLING_THROUGH_CHECK: &str = "4kr2/8/8/8/8/8/8/4K2R[] w K - 0 1";
/// A white rook in hand; on e8 it gives check, and Black could block with a piece he holds.
const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1";
const WITH_BLOCKER: &str = "6k1/5ppp/8/8/8/8/8/6K1[Rn] w - - 0 1";
const PAWNS: &str = "4k3/8/8/8/8/8/P7/4K3[] w - - 0 1";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3[] w - d6 0 1";
const PROMOTING: &str = "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1";
const QUEEN_THERE: &str = "4k3/8/8/8/8/8/8/Q3K3[] w - - 0 1";

#[rstest]
// Castling: with a rook that was never dropped there is no reading.
#[case::d_1_1_castling("dsj", CASTLING, QUIET, &[], "A:e1g1", ("FIDE 3.8.2", "", ""))]
#[case::s_r1_castling("swiss", CASTLING, QUIET, &[], "A:e1g1", ("Rochade (1)", "", ""))]
#[case::o_2_1_castling_through_check("ordnung", CASTLING_THROUGH_CHECK, QUIET, &[], "A:e1g1", ("FIDE 3.8.2", "", ""))]
#[case::d_1_1_castling_with_a_dropped_rook("dsj", "4k3/8/8/8/8/8/8/4K2R[] w - - 0 1", QUIET, &["A:h1"], "A:e1g1", ("FIDE 3.8.2", "dropped_rook_castling", "dropped_rook_castling"))]
#[case::o_2_2_castling_with_a_dropped_rook_where_announced("base = \"ordnung\"\ndropped_rook_castling = \"allowed\"", CASTLING, QUIET, &["A:h1"], "A:e1g1", ("Ausschreibung: dropped_rook_castling", "dropped_rook_castling", ""))]
// Double step: only that of a dropped pawn has a reading.
#[case::s_b1_double_step("swiss", PAWNS, QUIET, &[], "A:a2a4", ("Bauern (1)", "", ""))]
#[case::s_b1_dropped_pawn("swiss", PAWNS, QUIET, &["A:a2"], "A:a2a4", ("Bauern (1)", "dropped_pawn_double_step", ""))]
#[case::o_2_1_dropped_pawn("ordnung", PAWNS, QUIET, &["A:a2"], "A:a2a4", ("FIDE 3.7.2", "dropped_pawn_double_step", "dropped_pawn_double_step"))]
#[case::d_1_1_one_step("dsj", PAWNS, QUIET, &[], "A:a2a3", ("FIDE 3.1", "", ""))]
// En passant: a legal one is never "forbidden".
#[case::o_2_1_en_passant("ordnung", EN_PASSANT, QUIET, &[], "A:e5d6", ("FIDE 3.7.3.1", "", ""))]
#[case::o_2_2_en_passant_where_dropped_pawns_are_safe("base = \"ordnung\"\ndropped_pawn_en_passant = \"forbidden\"", EN_PASSANT, QUIET, &[], "A:e5d6", ("FIDE 3.7.3.1", "", ""))]
// Drops.
#[case::d_3_1_a_drop("dsj", BACK_RANK, QUIET, &[], "A:R@a5", ("3.1", "", ""))]
#[case::d_3_1_not_his_turn("dsj", WITH_BLOCKER, QUIET, &[], "A:n@a5", ("3.1", "", ""))]
#[case::s_h2_not_his_turn("swiss", WITH_BLOCKER, QUIET, &[], "A:n@a5", ("Hand (2)", "", ""))]
#[case::d_3_2_check("dsj", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", QUIET, &[], "A:N@d6", ("3.2", "drop_check", ""))]
#[case::d_3_2_mate("dsj", WITH_BLOCKER, QUIET, &[], "A:R@e8", ("3.2", "drop_mate", "board_mate"))]
#[case::o_4_2_mate("ordnung", WITH_BLOCKER, QUIET, &[], "A:R@e8", ("4.2", "drop_mate", "board_mate"))]
#[case::s_e1a_no_mate_with_a_blocker_in_hand("swiss", WITH_BLOCKER, QUIET, &[], "A:R@e8", ("Einschränkungen (1a)", "drop_mate", "hand_mate"))]
#[case::s_e1a_mate_without_one("swiss", BACK_RANK, QUIET, &[], "A:R@e8", ("Einschränkungen (1a)", "drop_mate", "hand_mate"))]
#[case::o_2_2_mate_where_announced("base = \"ordnung\"\ndrop_mate = \"allowed\"", BACK_RANK, QUIET, &[], "A:R@e8", ("Ausschreibung: drop_mate", "drop_mate", ""))]
// Captures: the moment a piece can be dropped is a separate question.
#[case::o_1_2_capture("base = \"ordnung\"\navailable = \"at_once\"", "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1", QUIET, &[], "A:e4d5", ("1.2", "", ""))]
// Promotion: each option where it decides.
#[case::d_4_1_promotion("dsj", PROMOTING, QUEEN_THERE, &[], "A:a7a8=Q(B:a1)", ("4.1", "promotion", ""))]
#[case::s_b2_falls_through("swiss", PROMOTING, QUEEN_THERE, &[], "A:a7a8", ("Bauern (2)", "promotion", ""))]
#[case::s_b2_no_piece_may_be_named("swiss", PROMOTING, QUEEN_THERE, &[], "A:a7a8=Q", ("Bauern (2)", "promotion", ""))]
#[case::d_4_1_nothing_to_take("dsj", PROMOTING, QUIET, &[], "A:a7a8=Q", ("4.1", "nothing_to_steal", "nothing_to_steal"))]
#[case::o_5_1_only_in_hand("ordnung", PROMOTING, "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1", &[], "A:a7a8=Q", ("5.1", "steal_from", "steal_from"))]
#[case::o_2_2_it_stays_a_pawn("base = \"ordnung\"\nnothing_to_steal = \"stays_pawn\"", PROMOTING, QUIET, &[], "A:a7a8", ("Ausschreibung: nothing_to_steal", "nothing_to_steal", ""))]
#[case::o_2_2_unnamed("base = \"ordnung\"\nunnamed_promotion = \"queen\"", PROMOTING, QUEEN_THERE, &[], "A:a7a8", ("Ausschreibung: unnamed_promotion", "unnamed_promotion", ""))]
#[case::o_2_2_only_these_pieces("base = \"ordnung\"\npromotion_pieces = \"knight\"", PROMOTING, QUEEN_THERE, &[], "A:a7a8=Q", ("Ausschreibung: promotion_pieces", "promotion_pieces", ""))]
#[case::d_4_2_a_guard_stays("dsj", PROMOTING, "r3k3/8/8/8/8/8/8/R3K3[] w - - 0 1", &[], "A:a7a8=R(B:a1)", ("4.1", "promotion", ""))]
fn a_move_rests_on_the_article_that_decides(
    #[case] rules: &str,
    #[case] a: &str,
    #[case] b: &str,
    #[case] dropped: &[&str],
    #[case] played: &str,
    #[case] expected: Said<'_>,
) {
    let it = asked(rules, a, b, dropped);
    let (board, intent) = wire::read(played).unwrap();
    check(
        judge(&it.rules, &it.position, board, intent).ground,
        expected,
    );
}

/// Black is mated on board A until a piece is dropped on f8.
const MATED: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";
/// His partner, White of board B, has a capture but is not to move.
const NOT_TO_MOVE: &str = "4k3/8/8/3n4/4P3/8/8/4K3[] b - - 0 1";
const TO_MOVE: &str = "4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1";

#[rstest]
#[case::o_7_1_d_the_partner_is_not_to_move("ordnung", MATED, NOT_TO_MOVE, ("7.1 d", "avert_capture", "avert_capture_analogy"))]
#[case::d_5_3_1_the_partner_is_not_to_move("dsj", MATED, NOT_TO_MOVE, ("5.3.1", "avert_capture", "avert_capture_pending"))]
#[case::d_5_3_2_the_partner_is_not_to_move("dsj", MATED, "8/P3k3/8/8/8/8/8/4K3[] b - - 0 1", ("5.3.2", "avert_promotion", ""))]
#[case::d_5_3_he_could_do_nothing("dsj", MATED, "4k3/8/8/8/8/8/8/4K3[] b - - 0 1", ("5.3", "mate", "board_mate"))]
#[case::d_5_3_his_moves_do_not_help("dsj", MATED, QUIET, ("5.3", "mate", "board_mate"))]
#[case::o_7_1_d_his_capture_averts("ordnung", MATED, TO_MOVE, ("7.1 d", "avert_capture", "avert_capture_analogy"))]
#[case::s_f1a_final("swiss", MATED, TO_MOVE, ("Ende (1a)", "mate", "hand_mate"))]
#[case::s_h2_a_blocker_in_hand("swiss", "4R1k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", QUIET, ("Hand (2)", "mate", "hand_mate"))]
fn a_mate_rests_on_the_article_that_decides(
    #[case] rules: &str,
    #[case] a: &str,
    #[case] b: &str,
    #[case] expected: Said<'_>,
) {
    let it = asked(rules, a, b, &[]);
    let answer = it.standing();
    check(answer.ground_of_mate(&it.rules, &it.position), expected);
}

#[rstest]
#[case::d_6_4_known("dsj", FlagOrder::Known, ("6.4", "both_flags", "both_flags_known"))]
#[case::d_6_4_unknown("dsj", FlagOrder::Unknown, ("6.4", "both_flags", "both_flags_known"))]
#[case::s_f1b_known("swiss", FlagOrder::Known, ("Ende (1b)", "both_flags", "both_flags_first"))]
#[case::s_f4_unknown("swiss", FlagOrder::Unknown, ("Ende (4)", "both_flags", "both_flags_first"))]
#[case::o_8_4_known("ordnung", FlagOrder::Known, ("8.4", "both_flags", "both_flags_may"))]
fn two_flags_rest_on_the_article_on_two_flags(
    #[case] rules: &str,
    #[case] order: FlagOrder,
    #[case] expected: Said<'_>,
) {
    let it = asked(rules, QUIET, QUIET, &[]);
    let answer = it.answer(&Events {
        flags: flags(&["A:white", "A:black"], order),
        ..Events::default()
    });
    check(answer.ground, expected);
}

#[rstest]
#[case::d_5_2_with_pieces("dsj", "4k3/p7/8/8/8/8/8/4K3[] w - - 0 1", ("5.2", "", ""))]
#[case::s_f1b_without_pieces_to_mate("swiss", QUIET, ("Ende (1b)", "flag_material", "flag_material"))]
fn one_flag_rests_on_the_article_on_flags(
    #[case] rules: &str,
    #[case] a: &str,
    #[case] expected: Said<'_>,
) {
    let it = asked(rules, a, QUIET, &[]);
    let answer = it.answer(&Events {
        flags: flags(&["A:white"], FlagOrder::Known),
        ..Events::default()
    });
    check(answer.ground, expected);
}

fn claim(kind: ClaimKind, claimant: Claimant) -> Events {
    let claim = Claim {
        by: side("A:white"),
        claimant,
        kind,
    };
    Events {
        claims: vec![claim],
        ..Events::default()
    }
}

/// The rights of a team belong to the players of the round, whatever the claim.
#[rstest]
#[case::o_10_3_whoever_plays_may("ordnung", Claimant::Player, None)]
#[case::o_10_3_a_substitute_may_not("ordnung", Claimant::Substitute, Some("10.3"))]
#[case::d_1_1_a_team_is_two_players("dsj", Claimant::Substitute, Some("1.1"))]
#[case::s_a1_a_team_is_two_players("swiss", Claimant::Substitute, Some("Allgemeines (1)"))]
fn a_claim_belongs_to_who_plays_in_the_round(
    #[case] rules: &str,
    #[case] claimant: Claimant,
    #[case] refused: Option<&str>,
) {
    let it = asked(rules, QUIET, QUIET, &[]);
    let flag = ClaimKind::Flag(flags(&["B:white"], FlagOrder::Known));
    for kind in [flag, ClaimKind::Resignation] {
        let answer = judge_together(&it.rules, &it.position, &claim(kind, claimant));
        assert_eq!(answer.result.is_none(), refused.is_some());
        if let Some(article) = refused {
            assert_eq!(answer.ground.article.to_string(), article);
        }
    }
}

#[test]
fn o_10_3_a_substitute_does_not_refute_a_mate() {
    let it = asked("ordnung", MATED, NOT_TO_MOVE, &[]);
    let kind = ClaimKind::IllegalMove {
        moved_since: MovedSince::No,
        clock: ClockPressed::Yes,
    };
    for (claimant, result) in [
        (Claimant::Player, "team2_wins"),
        (Claimant::Substitute, "team1_wins"),
    ] {
        let events = Events {
            claims: vec![Claim {
                by: side("A:black"),
                claimant,
                kind: kind.clone(),
            }],
            ..Events::default()
        };
        assert_eq!(it.answer(&events).result.code(), result);
    }
}

/// Option, cause, verdict, article. No other cause cites the article of an option beside it.
#[rstest]
#[case::d_6_1_fifty_moves(
    "draw_claims = \"fide\"",
    Cause::FiftyMoves,
    Verdict::Draw,
    "Ausschreibung: draw_claims"
)]
#[case::d_6_1_repetition(
    "repetition = \"draw\"",
    Cause::Repetition,
    Verdict::Draw,
    "Ausschreibung: repetition"
)]
#[case::d_5_2_flag("flag_material = \"fide\"", Cause::FlagFall, Verdict::Win, "5.2")]
#[case::d_5_3_mate(
    "pending_mate = \"until_flag_fall\"",
    Cause::Checkmate,
    Verdict::Win,
    "5.3"
)]
#[case::d_6_2_stalemate(
    "stalemate = \"draw\"\nboth_blocked = \"draw\"",
    Cause::Stalemate,
    Verdict::Draw,
    "Ausschreibung: stalemate"
)]
fn a_result_rests_on_the_option_that_admits_it(
    #[case] option: &str,
    #[case] cause: Cause,
    #[case] verdict: Verdict,
    #[case] article: &str,
) {
    let rules = RuleSet::from_toml(&format!("base = \"dsj\"\n{option}")).unwrap();
    let admitted = rules.admits(cause, verdict).unwrap();
    assert_eq!(admitted.article.to_string(), article);
}

#[rstest]
#[case::d_3_1_touched("", true, ("3.1", "touch", "touch"))]
#[case::o_2_2_a_move_counts_with_the_clock("move_counts = \"on_clock\"", false, ("Ausschreibung: move_counts", "move_counts", ""))]
fn a_touched_piece_obliges_until_the_move_counts(
    #[case] option: &str,
    #[case] must_drop: bool,
    #[case] expected: Said<'_>,
) {
    let it = ask_toml(&format!("base = \"dsj\"\n{option}"), BACK_RANK, QUIET);
    let answer = it.touch("A:R@a5");
    assert_eq!(answer.must_drop, must_drop);
    check(answer.ground, expected);
}

#[rstest]
#[case::o_7_1_b_with_the_clock("", "refused")]
#[case::o_2_2_not_before_the_clock("move_counts = \"on_clock\"", "refused")]
fn an_illegal_move_can_be_claimed_once_it_counts(#[case] option: &str, #[case] result: &str) {
    let it = ask_toml(&format!("base = \"ordnung\"\n{option}"), QUIET, QUIET);
    let claimed = |clock| {
        let moved_since = MovedSince::No;
        it.claims(&[("A:white", ClaimKind::IllegalMove { moved_since, clock })])
    };
    assert_eq!(claimed(ClockPressed::NotYet), result);
    assert_eq!(claimed(ClockPressed::Yes), "team1_wins");
}

#[rstest]
#[case::d_1_1_each_at_his_own_board("", "arbiter", "1.1")]
#[case::o_2_2_the_partner_may(
    "partner_moves = \"partner_may\"",
    "refused",
    "Ausschreibung: partner_moves"
)]
fn a_partner_who_makes_the_move(#[case] option: &str, #[case] result: &str, #[case] article: &str) {
    let it = ask_toml(&format!("base = \"dsj\"\n{option}"), QUIET, QUIET);
    let made = [("A:white", ClaimKind::MovedByPartner)];
    assert_eq!(it.claims(&made), result);
    assert_eq!(it.claimed(&made).ground.article.to_string(), article);
}

const TWO_QUEENS: &str = "4k3/8/8/8/8/8/8/Q2QK3[] b - - 0 1";

#[test]
fn d_4_1_nobody_need_name_one_of_two_queens_where_an_unnamed_pawn_is_a_queen() {
    let it = ask_toml(
        "base = \"dsj\"\nunnamed_promotion = \"queen\"",
        PROMOTING,
        TWO_QUEENS,
    );
    assert_eq!(it.verdict("A:a7a8"), "legal");
    assert_eq!(it.after("A:a7a8").1, "4k3/8/8/8/8/8/8/3QK3[P] b");
}

#[rstest]
#[case::d_4_1_all("dsj", "queen_rook_bishop_knight", "A:a7a8=Q(B:d1)", "legal")]
#[case::d_4_1_this_one("dsj", "queen_knight", "A:a7a8=Q(B:d1)", "legal")]
#[case::d_4_1_not_this_one("dsj", "rook_bishop_knight", "A:a7a8=Q(B:d1)", "promotion_piece")]
#[case::d_4_1_unnamed_is_no_queen_then("dsj", "rook", "A:a7a8", "no_piece_to_take")]
#[case::a_new_piece("fics", "queen", "A:a7a8=Q", "legal")]
#[case::no_new_knight("fics", "queen", "A:a7a8=N", "promotion_piece")]
fn promotion_to_named_pieces_only(
    #[case] base: &str,
    #[case] pieces: &str,
    #[case] played: &str,
    #[case] verdict: &str,
) {
    let toml = format!("base = \"{base}\"\npromotion_pieces = \"{pieces}\"");
    let it = ask_toml(&toml, PROMOTING, TWO_QUEENS);
    assert_eq!(it.verdict(played), verdict);
    // The generated moves are the legal and the counted ones.
    let view = it
        .position
        .view(kralle_rules::tandem::Board::A, &it.rules.tandem);
    let mut generated = 0;
    kralle_rules::tandem::generate::for_each_action(view, |_| generated += 1);
    assert_eq!(
        generated,
        kralle_rules::tandem::generate::count_actions(view)
    );
}

/// Black is mated by the pawn on e1, which can only have been dropped there.
const BY_A_PAWN_ON_THE_FIRST_RANK: &str = "7K/8/8/8/1N6/R5N1/3k4/R3P2R[] b - - 0 1";

#[rstest]
#[case::d_3_3_a_pawn_on_the_first_rank("dsj", "3.3")]
#[case::o_4_2_a_pawn_on_the_first_rank("ordnung", "4.2")]
fn a_mate_by_a_drop_on_a_forbidden_rank_is_none(#[case] rules: &str, #[case] article: &str) {
    let it = asked(rules, BY_A_PAWN_ON_THE_FIRST_RANK, QUIET, &[]);
    assert_eq!(it.result(), "team1_wins");
    let answer = it.mated_by(MatedBy::Drop);
    assert_eq!(answer.result.code(), "continues");
    assert_eq!(answer.ground.article.to_string(), article);
}
