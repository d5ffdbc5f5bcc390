//! A simulation follows the strengths, is reproducible, and stops on request.

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_season::simulation::{Simulated, simulate, typical};
use kralle_tournament::{
    Acceleration, Arbiters, Format, Formation, Line, MatchFormat, Rating, RatingKind, RatingList,
    Refusal, Schedule, Scoring, Settings, Tournament,
};
use rstest::rstest;

fn settings(formation: Formation, format: Format, rounds: Option<u16>) -> Settings {
    let rule_set = RuleSet::of(match formation {
        Formation::SinglePlayers => Preset::Standard,
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
            Preset::SwissRules
        }
    });
    Settings {
        name: Line::parse("Simulation").unwrap(),
        place: None,
        date: None,
        scoring: Scoring::under(&rule_set, format),
        rule_set,
        formation,
        format,
        swiss_rounds: rounds,
        acceleration: Acceleration::None,
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    }
}

fn evenings(tournament: &Tournament, count: u32) -> Simulated {
    simulate(tournament, count, |_| true).unwrap()
}

/// Equal teams come first equally often; with an unreachable strength the strongest always does.
#[rstest]
#[case::pots(Formation::PotDraw, 12, 6)]
#[case::fixed_teams(Formation::FixedTeams, 6, 6)]
#[case::single_players(Formation::SinglePlayers, 6, 6)]
fn the_strongest_is_first_as_often_as_the_strengths_say(
    #[case] formation: Formation,
    #[case] entrants: u16,
    #[case] teams: u32,
) {
    let settings = settings(formation, Format::RoundRobin, None);
    let mut tournament = typical(settings, entrants);
    let rate = |tournament: &mut Tournament, rating: fn(usize) -> u16| {
        for (place, player) in tournament.players.iter_mut().enumerate() {
            let rating = Rating::try_from(rating(place)).unwrap();
            player.data.ratings.insert(RatingKind::Standard, rating);
        }
    };
    rate(&mut tournament, |_| 1500);
    let equals = evenings(&tournament, 600).strongest_first;
    let expected = 1.0 / f64::from(teams);
    // Five standard deviations of a share of 600.
    let bound = 5.0 * (expected * (1.0 - expected) / 600.0).sqrt();
    assert!((equals - expected).abs() < bound, "{equals}");

    rate(&mut tournament, |place| if place == 0 { 4000 } else { 1 });
    assert!(evenings(&tournament, 50).strongest_first > 0.999);
}

#[rstest]
fn a_longer_swiss_event_tells_the_strongest_apart_more_often() {
    let of = |rounds| {
        let settings = settings(Formation::PotDraw, Format::SwissSystem, Some(rounds));
        evenings(&typical(settings, 40), 120)
    };
    let (short, long) = (of(3), of(9));
    assert!(
        short.strongest_first < long.strongest_first,
        "{short:?} {long:?}"
    );
    assert!(long.level_in_points >= long.undecided);
    assert!(long.met_again.max(short.met_again) < 1e-9);
}

/// S W2c: after a direct encounter the director has nothing to decide.
#[test]
fn everybody_meets_everybody_again_in_a_double_round_robin() {
    let settings = settings(Formation::FixedTeams, Format::DoubleRoundRobin, None);
    let twice = evenings(&typical(settings, 4), 30);
    assert!(
        (twice.met_again - 12.0).abs() < 1e-9,
        "4 teams, 3 rounds: {twice:?}"
    );
}

#[test]
fn the_same_evenings_are_played_each_time() {
    let settings = settings(Formation::PotDraw, Format::SwissSystem, Some(5));
    let tournament = typical(settings, 15);
    assert_eq!(evenings(&tournament, 40), evenings(&tournament, 40));
}

#[test]
fn simulating_stops_when_asked() {
    let settings = settings(Formation::PotDraw, Format::RoundRobin, None);
    let some = simulate(&typical(settings, 8), 1000, |done| done < 3).unwrap();
    assert_eq!(some.evenings, 3);
}

#[test]
fn too_few_players_are_refused() {
    let settings = settings(Formation::PotDraw, Format::RoundRobin, None);
    let refused = simulate(&typical(settings, 3), 10, |_| true);
    assert!(matches!(
        refused,
        Err(Refusal::TooFewPlayers { players: 3, .. })
    ));
}

/// More rounds than opponents: the evening ends before the round that cannot be paired.
#[test]
fn an_evening_that_runs_out_of_opponents_ends_early() {
    let settings = settings(Formation::FixedTeams, Format::SwissSystem, Some(9));
    let ended = evenings(&typical(settings, 4), 20);
    assert!((ended.ended_early - 1.0).abs() < 1e-9);
}
