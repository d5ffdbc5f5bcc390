//! Claims of an illegal move: the earliest moment (FIDE 7.5.1; O 7.1 b with 2.1; S A6; D 7.4), and
//! the possible results (FIDE 7.5.5).

use kralle_rules::adjudication::claim::{ClaimKind, ClockPressed, MovedSince};
use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::law::Law;
use kralle_rules::preset::Preset;
use kralle_rules::result::{Cause, Condition, Verdict};
use kralle_rules::rule_set::RuleSet;
use rstest::rstest;

use crate::support::{QUIET, ask, ask_toml};

fn illegal(clock: ClockPressed) -> ClaimKind {
    let moved_since = MovedSince::No;
    ClaimKind::IllegalMove { moved_since, clock }
}

#[rstest]
#[case::o_7_1_b_o_2_1("base = \"ordnung\"", "refused", "team1_wins", "FIDE 7.5.1")]
#[case::s_a6("base = \"swiss\"", "refused", "arbiter", "FIDE 7.5.1")]
#[case::d_7_4_at_any_time("base = \"dsj\"", "arbiter", "arbiter", "7.4")]
#[case::taken_back_at_once("base = \"fics\"", "continues", "continues", "FICS bughouse")]
#[case::d_7_4_announced_like_fide(
    "base = \"dsj\"\nillegal_move = \"first_loses\"",
    "refused",
    "team1_wins",
    "Ausschreibung: illegal_move"
)]
#[case::o_2_2_announced_otherwise(
    "base = \"ordnung\"\nillegal_move = \"arbiter\"",
    "arbiter",
    "arbiter",
    "Ausschreibung: illegal_move"
)]
#[case::o_2_2_no_move_counts_before_the_clock(
    "base = \"dsj\"\nmove_counts = \"on_clock\"",
    "refused",
    "arbiter",
    "Ausschreibung: move_counts"
)]
fn an_illegal_move_before_the_clock_is_pressed(
    #[case] rules: &str,
    #[case] before: &str,
    #[case] after: &str,
    #[case] article: &str,
) {
    let it = ask_toml(rules, QUIET, QUIET);
    let not_yet = [("A:white", illegal(ClockPressed::NotYet))];
    assert_eq!(it.claims(&not_yet), before);
    assert_eq!(it.claimed(&not_yet).ground.article.to_string(), article);
    let pressed = [("A:white", illegal(ClockPressed::Yes))];
    assert_eq!(it.claims(&pressed), after);
}

#[test]
fn d_3_1_counts_a_drop_by_its_release_and_d_7_4_an_illegal_move_at_once() {
    let article = |law: Law, preset| law.article(preset).to_string();
    assert_eq!(article(Law::MoveMade, Preset::Dsj), "3.1");
    assert_eq!(article(Law::IllegalMoveMade, Preset::Dsj), "7.4");
    for preset in [Preset::SwissRules, Preset::Ordnung] {
        assert_eq!(article(Law::MoveMade, preset), "FIDE 4.7");
        assert_eq!(article(Law::IllegalMoveMade, preset), "FIDE 7.5.1");
    }
}

/// Black is mated by a move that he claims was illegal.
const MATED: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";

#[rstest]
#[case::o_7_1_b(Preset::Ordnung)]
#[case::s_f1a(Preset::SwissRules)]
fn a_mate_by_an_illegal_move_is_none_even_before_the_clock(#[case] preset: Preset) {
    let it = ask(preset, MATED, QUIET);
    let claims = [("A:black", illegal(ClockPressed::NotYet))];
    let answer = it.claimed(&claims);
    assert_eq!(answer.result, None, "nothing is won by it yet");
    assert_eq!(answer.ground.article.to_string(), "FIDE 7.5.1");
    let events = Events {
        claims: claims
            .into_iter()
            .map(|(by, kind)| crate::support::claim(by, kind))
            .collect(),
        ..Events::default()
    };
    let stands = match_result(&it.rules, &it.position, &events);
    assert_eq!(stands.result.code(), "continues");
    assert_eq!(stands.ground.article.to_string(), "FIDE 7.5.1");
    assert!(stands.waiting.is_empty(), "the move is to be taken back");
}

#[rstest]
#[case::fide_7_5_5_ordinary_chess(Preset::Standard)]
#[case::fide_7_5_5_pair_moves(Preset::PaarZugSchach)]
#[case::fide_7_5_5_fairschach(Preset::Fairschach)]
fn the_second_illegal_move_draws_where_the_opponent_cannot_mate(#[case] preset: Preset) {
    let rules = RuleSet::of(preset);
    let drawn = rules.admits(Cause::IllegalMove, Verdict::Draw).unwrap();
    assert_eq!(drawn.article.to_string(), "FIDE 7.5.5");
    assert_eq!(drawn.condition, Some(Condition::OpponentCannotMate));
    let won = rules.admits(Cause::IllegalMove, Verdict::Win).unwrap();
    assert_eq!(won.condition, Some(Condition::SecondIllegalMove));
    assert!(rules.causes_for_draw().contains(&Cause::IllegalMove));
}

#[rstest]
#[case::s_f3_no_draw_whatever_fide_says(Preset::SwissRules, "Ende (3)")]
#[case::o_7_1_b_it_is_won(Preset::Ordnung, "7.1 b")]
#[case::d_7_4_the_arbiter_decides(Preset::Dsj, "7.4")]
fn a_draw_by_an_illegal_move_is_refused_by(#[case] preset: Preset, #[case] article: &str) {
    let refusal = RuleSet::of(preset)
        .admits(Cause::IllegalMove, Verdict::Draw)
        .unwrap_err();
    assert_eq!(refusal.article.to_string(), article);
}

#[test]
fn fide_6_9_where_announced_a_flag_may_draw_a_match() {
    let rules = RuleSet::from_toml("base = \"dsj\"\nflag_material = \"fide\"").unwrap();
    let drawn = rules.admits(Cause::FlagFall, Verdict::Draw).unwrap();
    assert_eq!(drawn.condition, Some(Condition::OpponentCannotMate));
    assert_eq!(drawn.article.to_string(), "Ausschreibung: flag_material");
    let usual = RuleSet::of(Preset::Dsj).admits(Cause::FlagFall, Verdict::Draw);
    assert!(usual.is_err());
}
