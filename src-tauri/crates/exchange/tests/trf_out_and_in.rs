//! What is written as a tournament report file and read again is the same event.

#![allow(
    clippy::unwrap_used,
    reason = "a test may stop at what it did not expect"
)]

use kralle_exchange::trf::{Sheet, Trf, write_individual, write_team};
use kralle_pairing::event::{Event, Format, Participation, Role, ScoreKind};
use kralle_pairing::generator::{Pairs, Plan, generate};
use kralle_pairing::round_pairing::Unpairable;
use kralle_pairing::{dutch, team_swiss};
use proptest::prelude::*;

fn plan(format: Format, entrants: u16, seed: u32) -> Plan {
    Plan {
        format,
        entrants,
        rounds: 4,
        seed: seed.to_string(),
        forfeits: 10,
        byes: 8,
        withdrawals: 3,
    }
}

fn teams(event: &Event) -> Result<Pairs, Unpairable> {
    let round = team_swiss::pair_round(event, &team_swiss::Options::default())?;
    let pairs = round.pairs.iter().map(|pair| (pair.first, pair.second));
    Ok((pairs.collect(), round.bye))
}

fn players(event: &Event) -> Result<Pairs, Unpairable> {
    let round = dutch::pair_round(event)?;
    let pairs = round.pairs.iter().map(|pair| (pair.first, pair.second));
    Ok((pairs.collect(), round.bye))
}

/// What everybody did and what it brought in match points.
fn rounds(event: &Event) -> Vec<(Participation, u16)> {
    event
        .entrants()
        .iter()
        .flat_map(|entrant| event.records(entrant.number))
        .map(|record| (record.participation, record.points.match_points.get()))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn an_individual_event_comes_back(entrants in 10u16..30, seed in any::<u32>()) {
        let Ok(event) = generate(&plan(Format::Individual, entrants, seed), players) else {
            return Ok(());
        };
        let sheet = Sheet { kind: "FIDE_DUTCH_2026".to_owned(), ..Sheet::default() };
        let bytes = write_individual(&event, &sheet).to_bytes();
        let trf = Trf::read(&bytes).unwrap();
        prop_assert_eq!(trf.to_bytes(), bytes);
        prop_assert_eq!(trf.to_event().unwrap(), event);
    }

    #[test]
    fn a_team_event_comes_back(entrants in 10u16..30, seed in any::<u32>(), swapped in any::<bool>()) {
        let format = Format::Team { boards: 2 };
        let Ok(event) = generate(&plan(format, entrants, seed), teams) else {
            return Ok(());
        };
        let colors = if swapped { [Role::Second, Role::First] } else { [Role::First, Role::Second] };
        let sheet = Sheet { kind: "FIDE_TEAM_TYPEA_MP".to_owned(), ..Sheet::default() };
        let bytes = write_team(&event, &sheet, &colors).to_bytes();
        let again = Trf::read(&bytes).unwrap().to_event().unwrap();
        prop_assert_eq!(rounds(&again), rounds(&event));
        prop_assert_eq!(again.initial_role(), event.initial_role());
        prop_assert_eq!(again.format(), event.format());
        for entrant in event.entrants() {
            let score = |event: &Event| event.score(entrant.number, ScoreKind::MatchPoints);
            prop_assert_eq!(score(&again), score(&event));
        }
    }
}
