//! A mate ends with the check, not with an available move (D 5.3.1, 5.3.2, 6.2, O 7.1 d, 8.2).

use kralle_rules::adjudication::mate_status::{PartnerMoved, is_final_mate, mates_since};
use kralle_rules::notation::bpgn;
use kralle_rules::preset::Preset;
use kralle_rules::replay::replay;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Board;
use rstest::rstest;

use crate::support::{Ask, QUIET, ask, ask_toml};

/// Black is mated by the rook; without it he is stalemated.
const MATE_OR_STALEMATE: &str = "k7/2P5/1K6/8/8/8/8/R7[] b - - 0 1";
/// Black is mated by the rook on a5; he holds a pawn that can block.
const BLOCKABLE: &str = "N7/8/1R6/R6k/1R6/8/8/K7[p] b - - 0 1";
/// His partner promotes; nothing else.
const PROMOTES: &str = "8/P3k3/8/8/8/8/8/4K3[] w - - 0 1";

fn how(it: &Ask) -> Vec<String> {
    it.mate().unwrap().how
}

#[rstest]
#[case::d_5_3_2_d_6_2(Preset::Dsj, "5.3.2")]
#[case::o_7_1_d_o_8_2(Preset::Ordnung, "7.1 d")]
fn taking_the_mating_piece_averts_the_mate_even_if_stalemate_is_left(
    #[case] preset: Preset,
    #[case] article: &str,
) {
    let it = ask(preset, MATE_OR_STALEMATE, PROMOTES);
    assert_eq!(it.avert_by(), ["partner_promotion_pending"]);
    assert_eq!(how(&it), ["B:a7a8=R(A:a1)"]);
    assert_eq!(it.result(), "continues");
    assert_eq!(it.standing().ground.article.to_string(), article);
    let since = PartnerMoved::No;
    assert!(!is_final_mate(&it.rules, &it.position, Board::A, since));
    let after = it.after("B:a7a8=R(A:a1)");
    let left = ask(
        preset,
        &format!("{} - - 0 1", after.0),
        &format!("{} - - 0 1", after.1),
    );
    assert!(left.mate().is_none());
    assert_eq!(left.result(), "continues");
}

#[test]
fn s_f1a_the_same_mate_is_final_at_once() {
    let it = ask(Preset::SwissRules, MATE_OR_STALEMATE, PROMOTES);
    assert_eq!(it.result(), "team1_wins");
}

#[test]
fn d_5_3_2_a_promotion_averts_only_where_it_ends_the_mate() {
    let it = ask(Preset::Dsj, BLOCKABLE, PROMOTES);
    let promotions = ["B:a7a8=R(A:a5)", "B:a7a8=R(A:b4)", "B:a7a8=R(A:b6)"];
    let drops = ["b", "c", "d", "e", "f", "g"].map(|file| format!("A:P@{file}5"));
    let expected: Vec<String> = drops
        .into_iter()
        .chain(promotions.map(str::to_owned))
        .collect();
    assert_eq!(how(&it), expected);
    assert_eq!(
        it.avert_by(),
        ["drop_from_hand", "partner_promotion_pending"]
    );
}

#[test]
fn o_7_1_d_only_the_mating_piece_and_the_own_drops() {
    let it = ask(Preset::Ordnung, BLOCKABLE, PROMOTES);
    let promotions: Vec<String> = how(&it)
        .into_iter()
        .filter(|it| it.starts_with("B:"))
        .collect();
    assert_eq!(promotions, ["B:a7a8=R(A:a5)"]);
}

/// Bishop and rook give check together, and the knight keeps the king from g7.
const DOUBLE_CHECK: &str = "6rk/8/4N3/8/8/8/8/B3K2R[n] b - - 0 1";

#[rstest]
#[case::d_5_3_2(Preset::Dsj)]
#[case::o_7_1_d(Preset::Ordnung)]
fn a_removal_averts_by_a_move_or_a_drop_that_was_not_possible(#[case] preset: Preset) {
    let it = ask(preset, DOUBLE_CHECK, PROMOTES);
    assert_eq!(how(&it), ["B:a7a8=B(A:a1)", "B:a7a8=R(A:h1)"]);
    let without = DOUBLE_CHECK.replace("[n]", "[]");
    let it = ask(preset, &without, PROMOTES);
    assert_eq!(how(&it), ["B:a7a8=R(A:h1)"], "no drop parries the rook");
}

/// The rook on e8 is protected by the other, so it cannot be taken; taking that one changes
/// nothing. A drop on f8 helps.
const COVERED: &str = "3RR1k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1";

#[rstest]
#[case::d_4_2_d_5_3_2("base = \"dsj\"", PartnerMoved::No)]
#[case::d_5_3_2_later(
    "base = \"dsj\"\npending_mate = \"until_flag_fall\"\navert_capture = \"never\"",
    PartnerMoved::Yes
)]
fn with_a_piece_in_hand_a_removal_that_changes_nothing_is_no_way(
    #[case] toml: &str,
    #[case] since: PartnerMoved,
) {
    let it = ask_toml(toml, COVERED, PROMOTES);
    let mate = mates_since(&it.rules, &it.position, [since; 2]).remove(0);
    assert_eq!(mate.how, ["A:N@f8"]);
    let codes: Vec<&str> = mate.avert_by.iter().map(|it| it.code()).collect();
    assert_eq!(codes, ["drop_from_hand"]);
}

/// The partner takes a knight with his pawn and promotes.
const CAPTURES_AND_PROMOTES: &str = "1n6/P3k3/8/8/8/8/8/4K3[] w - - 0 1";

#[rstest]
#[case::d_5_3_2_the_knight_could_not_block(
    "6k1/5pQp/7P/8/8/8/8/6K1[] b - - 0 1",
    &["partner_promotion_pending"]
)]
#[case::d_5_3_1_the_knight_could_block(
    MATE_OR_STALEMATE,
    &["partner_capture_pending", "partner_promotion_pending"]
)]
fn a_capture_averts_where_its_piece_could_end_the_check(#[case] a: &str, #[case] ways: &[&str]) {
    assert_eq!(ask(Preset::Dsj, a, CAPTURES_AND_PROMOTES).avert_by(), ways);
}

#[rstest]
#[case::d_5_3_2_any_piece("any_piece", &["partner_promotion_pending"])]
#[case::o_7_1_d_the_mating_piece("mating_piece", &["partner_promotion_pending"])]
#[case::d_5_3_2_none("never", &[])]
fn until_the_flag_falls_a_later_removal_may_leave_a_stalemate(
    #[case] reading: &str,
    #[case] ways: &[&str],
) {
    let toml = format!(
        "base = \"dsj\"\npending_mate = \"until_flag_fall\"\navert_capture = \"never\"\n\
         avert_promotion = \"{reading}\""
    );
    let it = ask_toml(&toml, MATE_OR_STALEMATE, QUIET);
    let mate = mates_since(&it.rules, &it.position, [PartnerMoved::Yes; 2]).remove(0);
    let codes: Vec<&str> = mate.avert_by.iter().map(|it| it.code()).collect();
    assert_eq!(codes, ways);
}

/// White of board B could only take the queen on f2 with his knight. The promotion on board A
/// removes it; Black of board A has nothing to capture.
const MATE_BY_PROMOTION_BESIDE: &str = "1B. e4 1b. e5 2B. Nh3 2b. Bc5 3B. a3 3b. Qh4 4B. a4 4b. Qxf2 \
    1A. a4 1a. b5 2A. axb5 2a. a6 3A. bxa6 3a. Bb7 4A. axb7 4a. h6 5A. bxa8=N(h3) 1-0";

#[test]
fn d_1_3_d_5_3_a_record_ends_with_a_mate_that_a_promotion_beside_brings_about() {
    let games = bpgn::read(MATE_BY_PROMOTION_BESIDE).unwrap();
    let played = replay(&RuleSet::of(Preset::Dsj), &games[0]);
    assert_eq!(played.fault, None);
    assert_eq!(played.ended_by, Some(Cause::Checkmate));
    assert!(played.follows());
}
