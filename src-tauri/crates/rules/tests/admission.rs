//! The last table of design/rules.md: the results an arbiter may enter.

use kralle_rules::article::Article;
use kralle_rules::preset::{Game, Preset};
use kralle_rules::result::{Cause, Condition, Verdict};
use kralle_rules::rule_set::RuleSet;
use rstest::rstest;

const D: Preset = Preset::Dsj;
const S: Preset = Preset::SwissRules;
const O: Preset = Preset::Ordnung;
const N: Preset = Preset::Standard;
const Z: Preset = Preset::PaarZugSchach;
const F: Preset = Preset::Fairschach;

#[rstest]
#[case::d_5_3_mate_wins(D, Cause::Checkmate, Verdict::Win, "5.3")]
#[case::s_f1_mate_wins(S, Cause::Checkmate, Verdict::Win, "Ende (1a)")]
#[case::o_7_1_d_mate_wins(O, Cause::Checkmate, Verdict::Win, "7.1 d")]
#[case::n_mate_wins(N, Cause::Checkmate, Verdict::Win, "Schachmatt")]
#[case::d_5_2_flag_wins(D, Cause::FlagFall, Verdict::Win, "5.2")]
#[case::s_f1_flag_wins(S, Cause::FlagFall, Verdict::Win, "Ende (1b)")]
#[case::o_7_1_c_flag_wins(O, Cause::FlagFall, Verdict::Win, "7.1 c")]
#[case::d_5_1_resigning_loses(D, Cause::Resignation, Verdict::Win, "5.1")]
#[case::s_a6_resigning_loses(S, Cause::Resignation, Verdict::Win, "Allgemeines (6)")]
#[case::o_7_1_a_resigning_loses(O, Cause::Resignation, Verdict::Win, "7.1 a")]
#[case::o_7_1_b_illegal_move_loses(O, Cause::IllegalMove, Verdict::Win, "7.1 b")]
#[case::s_a6_illegal_move_by_fide(S, Cause::IllegalMove, Verdict::Win, "Allgemeines (6)")]
#[case::d_6_1_draw_agreed(D, Cause::DrawAgreed, Verdict::Draw, "6.1")]
#[case::o_8_1_draw_agreed(O, Cause::DrawAgreed, Verdict::Draw, "8.1")]
#[case::pzsr_8_kings_adjacent(Preset::PaarZugSchach, Cause::KingsAdjacent, Verdict::Draw, "PZSR 8")]
#[case::d_6_3_both_mated(D, Cause::BothMated, Verdict::Draw, "6.3")]
#[case::o_8_3_claims_together(O, Cause::SimultaneousClaims, Verdict::Draw, "8.3")]
#[case::d_6_4_both_flags(D, Cause::BothFlags, Verdict::Draw, "6.4")]
#[case::o_8_4_both_flags(O, Cause::BothFlags, Verdict::Draw, "8.4")]
#[case::d_7_4_arbiter_draw(D, Cause::ArbiterDecision, Verdict::Draw, "7.4")]
#[case::s_f4_arbiter_draw(S, Cause::ArbiterDecision, Verdict::Draw, "Ende (4)")]
#[case::o_9_2_arbiter_win(O, Cause::ArbiterDecision, Verdict::Win, "9.2")]
#[case::fide_12_9_arbiter_needs_no_reason(N, Cause::ArbiterDecision, Verdict::Win, "FIDE 12.9")]
#[case::nobody_there(S, Cause::DoubleForfeit, Verdict::BothLose, "FIDE 6.7.1")]
#[case::n_stalemate_draws(N, Cause::Stalemate, Verdict::Draw, "Patt")]
#[case::n_flag_against_bare_king_draws(N, Cause::FlagFall, Verdict::Draw, "FIDE 6.9")]
#[case::pzsr_8_flag_against_bare_king_draws(Z, Cause::FlagFall, Verdict::Draw, "FIDE 6.9")]
#[case::pzsr_8_adjacent_kings_draw(Z, Cause::KingsAdjacent, Verdict::Draw, "PZSR 8")]
#[case::adjacent_kings_draw_in_fairschach_by_default(
    F,
    Cause::KingsAdjacent,
    Verdict::Draw,
    "Kralle: kings_adjacent"
)]
#[case::prose_stalemate_in_fairschach(
    F,
    Cause::Stalemate,
    Verdict::Draw,
    "Spielen mit Paarzügen (1)"
)]
fn admitted(
    #[case] preset: Preset,
    #[case] cause: Cause,
    #[case] verdict: Verdict,
    #[case] article: &str,
) {
    let admitted = RuleSet::of(preset).admits(cause, verdict).unwrap();
    assert_eq!(admitted.article.to_string(), article);
    let is_ordinary = RuleSet::of(preset).game() == Game::OrdinaryChess;
    let needs_reason = cause == Cause::ArbiterDecision && !is_ordinary;
    assert_eq!(admitted.needs_reason(), needs_reason);
}

#[rstest]
#[case::d_7_4_illegal_move_is_the_arbiters(
    D,
    Cause::IllegalMove,
    Verdict::Win,
    "7.4",
    "cause_never_ends"
)]
#[case::s_f3_no_draw_by_agreement(
    S,
    Cause::DrawAgreed,
    Verdict::Draw,
    "Ende (3c)",
    "cause_never_ends"
)]
#[case::n_kings_adjacent(N, Cause::KingsAdjacent, Verdict::Draw, "Remis", "cause_never_ends")]
#[case::s_f4_both_mated(S, Cause::BothMated, Verdict::Draw, "Ende (4)", "cause_never_ends")]
#[case::o_8_3_both_mated_need_claims(O, Cause::BothMated, Verdict::Draw, "8.3", "cause_never_ends")]
#[case::d_claims_together(D, Cause::SimultaneousClaims, Verdict::Draw, "7.4", "cause_never_ends")]
#[case::s_f4_both_flags(S, Cause::BothFlags, Verdict::Draw, "Ende (4)", "cause_never_ends")]
#[case::d_6_2_stalemate(D, Cause::Stalemate, Verdict::Draw, "6.2", "cause_never_ends")]
#[case::s_f3a_stalemate(S, Cause::Stalemate, Verdict::Draw, "Ende (3a)", "cause_never_ends")]
#[case::o_8_2_stalemate(O, Cause::Stalemate, Verdict::Draw, "8.2", "cause_never_ends")]
#[case::d_6_1_repetition(D, Cause::Repetition, Verdict::Draw, "6.1", "cause_never_ends")]
#[case::s_f3d_repetition(S, Cause::Repetition, Verdict::Draw, "Ende (3d)", "cause_never_ends")]
#[case::s_f3e_fifty_moves(S, Cause::FiftyMoves, Verdict::Draw, "Ende (3e)", "cause_never_ends")]
#[case::s_f3b_dead_position(S, Cause::DeadPosition, Verdict::Draw, "Ende (3b)", "cause_never_ends")]
#[case::o_8_1_fifty_moves(O, Cause::FiftyMoves, Verdict::Draw, "8.1", "cause_never_ends")]
#[case::n_adjacent_kings(N, Cause::KingsAdjacent, Verdict::Draw, "Remis", "cause_never_ends")]
#[case::d_adjacent_kings(D, Cause::KingsAdjacent, Verdict::Draw, "1.3", "cause_never_ends")]
#[case::pzsr_8_adjacent_kings_win_nothing(
    Z,
    Cause::KingsAdjacent,
    Verdict::Win,
    "PZSR 8",
    "cause_wrong_verdict"
)]
#[case::d_flag_wins(D, Cause::FlagFall, Verdict::Draw, "5.2", "cause_wrong_verdict")]
#[case::d_5_3_mate_is_no_draw(D, Cause::Checkmate, Verdict::Draw, "5.3", "cause_wrong_verdict")]
fn refused(
    #[case] preset: Preset,
    #[case] cause: Cause,
    #[case] verdict: Verdict,
    #[case] article: &str,
    #[case] code: &str,
) {
    let refusal = RuleSet::of(preset).admits(cause, verdict).unwrap_err();
    assert_eq!(
        (refusal.article.to_string().as_str(), refusal.code),
        (article, code)
    );
    assert!(refusal.instead.contains(&Cause::ArbiterDecision));
    assert!(!refusal.instead.contains(&cause));
}

#[test]
fn conditions_are_told() {
    let condition = |preset, cause, verdict| {
        RuleSet::of(preset)
            .admits(cause, verdict)
            .unwrap()
            .condition
    };
    assert_eq!(
        condition(D, Cause::BothFlags, Verdict::Draw),
        Some(Condition::OrderUnknown)
    );
    assert_eq!(
        condition(O, Cause::BothFlags, Verdict::Draw),
        Some(Condition::ArbiterDiscretion)
    );
    assert_eq!(
        condition(O, Cause::IllegalMove, Verdict::Win),
        Some(Condition::BeforeOwnMove)
    );
    assert_eq!(
        condition(N, Cause::FlagFall, Verdict::Draw),
        Some(Condition::OpponentCannotMate)
    );
    assert_eq!(condition(N, Cause::FlagFall, Verdict::Win), None);
    assert_eq!(
        condition(S, Cause::IllegalMove, Verdict::Win),
        Some(Condition::SecondIllegalMove)
    );
}

#[test]
fn s_f3_leaves_only_the_arbiter_a_draw() {
    assert_eq!(RuleSet::of(S).causes_for_draw(), [Cause::ArbiterDecision]);
}

#[test]
fn an_announced_option_changes_what_is_admitted() {
    let rules = RuleSet::from_toml("base = \"swiss\"\nstalemate = \"draw\"\n").unwrap();
    let admitted = rules.admits(Cause::Stalemate, Verdict::Draw).unwrap();
    assert_eq!(admitted.article, Article::announcement("stalemate"));
}
