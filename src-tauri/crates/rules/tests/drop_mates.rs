//! Mates that a drop may have made: the need to ask, and the consequences, article by article.

use crate::support;

use kralle_rules::adjudication::drop_mate::{ForbiddenDrop, MatedBy};
use kralle_rules::adjudication::remedy::Remedy;
use kralle_rules::preset::Preset;
use kralle_rules::tandem::Board;
use rstest::rstest;
use support::{QUIET, ask, ask_toml, short, side};

const BACK_RANK: &str = "4R1k1/5ppp/8/8/8/8/8/6K1[] b - - 0 1";
/// The queen dropped on b5 parries a check; the rook that gave it is pinned.
const PARRY: &str = "4kb2/5p2/8/KQ2r3/7B/8/8/4R3[] b - - 0 1";

#[rstest]
#[case::d_5_3_nobody_said(Preset::Dsj, BACK_RANK, MatedBy::Unknown, "team1_wins", "5.3")]
#[case::d_5_3_by_a_move(Preset::Dsj, BACK_RANK, MatedBy::Move, "team1_wins", "5.3")]
#[case::d_3_2_by_a_drop(Preset::Dsj, BACK_RANK, MatedBy::Drop, "continues", "3.2")]
#[case::d_7_4_by_a_drop_that_parried_check(Preset::Dsj, PARRY, MatedBy::Drop, "arbiter", "7.4")]
#[case::s_f1a_by_a_move(
    Preset::SwissRules,
    BACK_RANK,
    MatedBy::Move,
    "team1_wins",
    "Ende (1a)"
)]
#[case::s_e1a_by_a_drop(
    Preset::SwissRules,
    BACK_RANK,
    MatedBy::Drop,
    "continues",
    "Einschränkungen (1a)"
)]
#[case::s_e1a_by_a_drop_that_parried_check(
    Preset::SwissRules,
    PARRY,
    MatedBy::Drop,
    "continues",
    "Einschränkungen (1a)"
)]
#[case::o_4_2_by_a_drop(Preset::Ordnung, BACK_RANK, MatedBy::Drop, "continues", "4.2")]
#[case::o_7_1_b_by_a_drop_that_parried_check(
    Preset::Ordnung,
    PARRY,
    MatedBy::Drop,
    "continues",
    "7.1 b"
)]
fn a_mate_counts_unless_a_drop_made_it(
    #[case] preset: Preset,
    #[case] a: &str,
    #[case] by: MatedBy,
    #[case] result: &str,
    #[case] article: &str,
) {
    let answer = ask(preset, a, "4k3/8/8/8/8/8/8/4K3[] b - - 0 1").mated_by(by);
    assert_eq!(answer.result.code(), result);
    assert_eq!(answer.ground.article.to_string(), article);
    assert!(
        answer.waiting.is_empty(),
        "who is to be set right does not wait"
    );
}

#[rstest]
#[case::d_3_4(Preset::Dsj, "3.4", "A:black")]
#[case::s_e2(Preset::SwissRules, "Einschränkungen (2)", "A:white")]
#[case::o_4_3(Preset::Ordnung, "4.3", "A:black")]
fn the_piece_that_mated_from_the_hand_goes_over(
    #[case] preset: Preset,
    #[case] article: &str,
    #[case] to_move: &str,
) {
    let answer = ask(preset, BACK_RANK, QUIET).mated_by(MatedBy::Drop);
    let remedy = &answer.drops[0].remedy;
    assert_eq!(remedy.ground.article.to_string(), article);
    let Remedy::SetRight {
        after,
        to_move: next,
        ..
    } = &remedy.remedy
    else {
        panic!("nothing set right");
    };
    let turn = if to_move == "A:white" { "w" } else { "b" };
    let expected = format!("6k1/5ppp/8/8/8/8/8/6K1[] {turn}");
    assert_eq!(short(after, Board::A), expected);
    assert_eq!(short(after, Board::B), "4k3/8/8/8/8/8/8/4K3[R] w");
    assert_eq!(*next, side(to_move));
}

#[rstest]
#[case::d_3_2_the_piece_that_gives_check(BACK_RANK, &["e8"])]
#[case::d_3_2_also_a_knight("6rk/5Npp/8/8/8/8/8/6K1[] b - - 0 1", &["f7"])]
#[case::d_3_2_two_that_give_check_were_not_both_dropped("3R2k1/4Nppp/8/8/8/8/8/6K1[] b - - 0 1", &[])]
#[case::d_3_2_not_after_a_double_step("4Q3/8/7R/k7/1P6/8/3B4/7K[] b - b3 0 1", &[])]
fn it_is_asked_of_the_one_piece_that_can_have_been_dropped(
    #[case] a: &str,
    #[case] squares: &[&str],
) {
    let answer = ask(Preset::Dsj, a, "4k3/8/8/8/8/8/8/4K3[] b - - 0 1").standing();
    let open = answer.drops.iter().filter(|it| it.is_open());
    let found: Vec<String> = open.map(|it| it.square.to_string()).collect();
    assert_eq!(found, squares);
}

#[test]
fn d_3_2_nothing_is_asked_where_drops_may_mate() {
    let rules = "base = \"dsj\"\ndrop_mate = \"allowed\"";
    let answer = ask_toml(rules, BACK_RANK, QUIET).mated_by(MatedBy::Drop);
    assert!(answer.drops.is_empty());
    assert_eq!(answer.result.code(), "team1_wins");
}

#[test]
fn d_5_3_what_came_by_a_move_is_not_asked_again() {
    let answer = ask(Preset::Dsj, BACK_RANK, QUIET).mated_by(MatedBy::Move);
    assert!(!answer.drops.iter().any(ForbiddenDrop::is_open));
}
