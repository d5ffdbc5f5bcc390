//! The rules in force, before and after the tournament has begun.

use crate::sample;

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Format, Formation, GameAt, HalfPoints, LotsOrder, Refusal, RoundNumber, Scoring, Seating,
    SeatingState, Settings, TableNumber, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings};

const ONE: RoundNumber = RoundNumber::FIRST;
const TABLE: TableNumber = TableNumber::FIRST;

fn rules(toml: &str) -> RuleSet {
    RuleSet::from_toml(toml).unwrap()
}

/// Enters eight players in four teams and pairs round 1 as a draft.
fn paired(preset: Preset, format: Format) -> Tournament {
    let mut tournament = Tournament::new(Settings {
        scoring: Scoring::under(&RuleSet::of(preset), format),
        ..settings(RuleSet::of(preset), Formation::PotDraw, format)
    });
    for number in 1..=8 {
        tournament
            .add_player(player(&format!("Spieler {number}"), None))
            .unwrap();
    }
    tournament
        .draw_teams(&LotsOrder {
            seed: Seed::parse("7").unwrap(),
            wish: Wish::Anyone,
            third_joins: None,
        })
        .unwrap();
    tournament.pair_round().unwrap();
    tournament
}

fn published(preset: Preset, format: Format) -> Tournament {
    let mut tournament = paired(preset, format);
    tournament.publish_round(ONE).unwrap();
    tournament
}

#[test]
fn o_2_2_rules_change_freely_until_round_1_is_published() {
    let mut tournament = paired(Preset::SwissRules, Format::RoundRobin);
    let other = rules("base = \"swiss\"\ndrop_mate = \"allowed\"");
    tournament.change_rule_set(other.clone(), None).unwrap();
    assert_eq!(tournament.settings.rule_set, other);
}

#[test]
fn o_2_2_rules_change_with_a_reason_only_once_the_tournament_has_begun() {
    let mut tournament = published(Preset::SwissRules, Format::RoundRobin);
    let before = tournament.clone();
    let other = rules("base = \"swiss\"\ndrop_mate = \"allowed\"");
    let refused = tournament.change_rule_set(other.clone(), None);
    assert_eq!(refused, Err(Refusal::RulesFrozen));
    assert_eq!(tournament, before, "what is refused changes nothing");
    // Setting the same rules is no change.
    let same = tournament.settings.rule_set.clone();
    tournament.change_rule_set(same, None).unwrap();
    let reason = line("Im Aushang stand es so");
    tournament
        .change_rule_set(other.clone(), Some(&reason))
        .unwrap();
    assert_eq!(tournament.settings.rule_set, other);
}

#[test]
fn rules_of_another_game_are_refused_with_any_reason() {
    let mut tournament = published(Preset::SwissRules, Format::RoundRobin);
    let reason = line("Versuch");
    let chess = RuleSet::of(Preset::Standard);
    assert_eq!(
        tournament.change_rule_set(chess, Some(&reason)),
        Err(Refusal::RulesOfOtherFormation {
            formation: Formation::PotDraw
        })
    );
}

#[rstest]
#[case::by_choice(
    "base = \"ordnung\"\nseating = \"by_choice\"",
    Preset::Ordnung,
    SeatingState::Open
)]
#[case::higher_meets_higher(
    "base = \"swiss\"\nopponents = \"higher_meets_higher\"",
    Preset::SwissRules,
    SeatingState::Boards(Seating::Parallel)
)]
fn s_p2b_what_nobody_has_chosen_follows_the_new_rules(
    #[case] toml: &str,
    #[case] preset: Preset,
    #[case] expected: SeatingState,
) {
    let mut tournament = published(preset, Format::RoundRobin);
    let reason = line("So ausgeschrieben");
    tournament
        .change_rule_set(rules(toml), Some(&reason))
        .unwrap();
    assert_eq!(
        tournament.match_at(ONE, TABLE).unwrap().current().seating,
        expected
    );
}

#[test]
fn s_p2b_seats_that_were_chosen_stand() {
    let mut tournament = published(Preset::SwissRules, Format::RoundRobin);
    tournament
        .choose_seating(GameAt::first(ONE, TABLE), Seating::Cross)
        .unwrap();
    let reason = line("So ausgeschrieben");
    let other = rules("base = \"swiss\"\nopponents = \"higher_meets_higher\"");
    tournament.change_rule_set(other, Some(&reason)).unwrap();
    let seating = tournament.match_at(ONE, TABLE).unwrap().current().seating;
    assert_eq!(seating, SeatingState::Boards(Seating::Cross));
}

#[rstest]
#[case::swiss_system(Format::SwissSystem, "bye_swiss_system", 2, 1)]
#[case::round_robin(Format::RoundRobin, "bye_round_robin", 0, 1)]
fn s_w1a_the_bye_follows_the_rules_unless_the_director_set_it(
    #[case] format: Format,
    #[case] option: &str,
    #[case] usual: u16,
    #[case] half: u16,
) {
    let mut tournament = paired(Preset::SwissRules, format);
    assert_eq!(tournament.settings.scoring.bye, HalfPoints(usual));
    let other = rules(&format!("base = \"swiss\"\n{option} = \"half\""));
    let mut own = tournament.clone();
    tournament.change_rule_set(other.clone(), None).unwrap();
    assert_eq!(tournament.settings.scoring.bye, HalfPoints(half));
    own.settings.scoring.bye = HalfPoints(3);
    own.change_rule_set(other, None).unwrap();
    assert_eq!(own.settings.scoring.bye, HalfPoints(3));
}
