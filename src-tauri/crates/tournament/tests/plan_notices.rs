//! Settings that the entrants or the format do not allow.

use crate::sample;

use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Format, Formation, NumberOrder, PlanNotice, Preset, RuleSet, Settings, Tournament,
};
use rstest::rstest;
use sample::{player, settings};

/// Returns settings of single players with that many rounds and those tie-breaks.
fn plan(format: Format, rounds: Option<u16>, tie_breaks: &[&str]) -> Settings {
    let rules = RuleSet::of(Preset::Standard);
    let mut it = settings(rules, Formation::SinglePlayers, format);
    it.swiss_rounds = rounds;
    it.tie_breaks = tie_breaks
        .iter()
        .map(|code| code.parse().unwrap())
        .collect();
    it
}

#[rstest]
#[case::nine_rounds_of_six(6, 9, Some(PlanNotice::TooManyRounds { entrants: 6, rounds: 9, most: 5 }))]
#[case::six_rounds_of_five_with_byes(5, 6, Some(PlanNotice::TooManyRounds { entrants: 5, rounds: 6, most: 5 }))]
#[case::as_many_as_opponents(6, 5, Some(PlanNotice::AsManyRoundsAsOpponents { entrants: 6, rounds: 5 }))]
#[case::three_rounds_of_four(4, 3, None)]
#[case::one_round_of_two(2, 1, None)]
#[case::two_rounds_of_two(2, 2, Some(PlanNotice::TooManyRounds { entrants: 2, rounds: 2, most: 1 }))]
#[case::seven_rounds_of_forty(40, 7, None)]
#[case::nobody_yet(0, 9, None)]
fn rounds_beyond_the_opponents_are_noticed(
    #[case] entrants: u16,
    #[case] rounds: u16,
    #[case] notice: Option<PlanNotice>,
) {
    let swiss = plan(Format::SwissSystem, Some(rounds), &[]);
    assert_eq!(swiss.notices(entrants, 0), Vec::from_iter(notice));
    // The rounds of a round robin follow from the entrants.
    let robin = plan(Format::RoundRobin, Some(rounds), &[]);
    assert_eq!(robin.notices(entrants, 0), []);
    assert_eq!(
        plan(Format::SwissSystem, None, &[]).notices(entrants, 0),
        []
    );
}

#[rstest]
#[case::c_07_8_1_buchholz("BH/C1", Format::RoundRobin, 0, true)]
#[case::c_07_8_1_buchholz_in_a_swiss("BH/C1", Format::SwissSystem, 0, false)]
#[case::c_07_8_3_fore_buchholz("FB", Format::RoundRobin, 0, false)]
#[case::c_07_9_2_koya("KS", Format::SwissSystem, 0, true)]
#[case::c_07_9_2_koya_in_a_round_robin("KS", Format::DoubleRoundRobin, 0, false)]
#[case::c_07_10_2_all_rated("TPR", Format::SwissSystem, 0, false)]
#[case::c_07_10_2_one_unrated("TPR", Format::SwissSystem, 1, true)]
#[case::c_07_10_1_a_rating_for_the_unrated("ARO/U1000", Format::SwissSystem, 3, false)]
#[case::c_07_12_2_boards("TBR", Format::SwissSystem, 0, true)]
#[case::c_07_9_1_sonneborn_berger("SB", Format::RoundRobin, 3, false)]
fn tie_breaks_without_effect_are_noticed(
    #[case] code: &str,
    #[case] format: Format,
    #[case] unrated: u16,
    #[case] noticed: bool,
) {
    let notices = plan(format, None, &["WIN", code]).notices(12, unrated);
    assert_eq!(!notices.is_empty(), noticed, "{notices:?}");
}

#[test]
fn a_notice_of_ratings_counts_the_unrated_and_ends_with_the_first_round() {
    let mut it = Tournament::new(plan(Format::SwissSystem, None, &["TPR"]));
    for number in 1..=5 {
        it.add_player(player(&format!("Pfote {number}"), 1500))
            .unwrap();
    }
    assert_eq!(it.notices(), []);
    it.add_player(player("Pfote ohne Zahl", None)).unwrap();
    let notice = PlanNotice::Unrated {
        tie_break: "TPR".parse().unwrap(),
        unrated: 1,
    };
    assert_eq!(it.notices(), [notice]);
    let seed = Seed::parse("Klauenburg 7").unwrap();
    it.give_numbers(&seed, NumberOrder::Strength).unwrap();
    assert_eq!(it.notices(), [notice]);
    it.pair_round().unwrap();
    assert_eq!(it.notices(), []);
}
