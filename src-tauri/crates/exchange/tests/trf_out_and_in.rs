//! An event written as a tournament report file and read again stays the same.

use kralle_exchange::trf::{Sheet, Trf, write_individual, write_team};
use kralle_pairing::event::{
    Adjustment, EntrantNumber, Event, EventBuilder, Format, Participation, Role, RoundNumber,
    ScoreKind, ScoringSystem,
};
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

/// Returns all results with their match points.
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

    /// Before a round is paired, the file describes the same entrants as the event, both present
    /// and absent ones.
    #[test]
    fn a_round_is_paired_again_with_those_it_was_paired_with(
        entrants in 8u16..20,
        seed in any::<u32>(),
        team in any::<bool>(),
    ) {
        let (format, made) = if team {
            let format = Format::Team { boards: 2 };
            (format, generate(&plan(format, entrants, seed), teams))
        } else {
            (Format::Individual, generate(&plan(Format::Individual, entrants, seed), players))
        };
        let Ok(event) = made else { return Ok(()) };
        let trf = match format {
            Format::Individual => write_individual(&event, &Sheet::default()),
            Format::Team { .. } => {
                write_team(&event, &Sheet::default(), &[Role::First, Role::Second])
            }
        };
        for round in event.round_numbers() {
            let before = trf.to_event_before(round).unwrap();
            prop_assert_eq!(before.next_round(), round);
            prop_assert_eq!(before.to_be_paired(), event.before(round).to_be_paired());
        }
    }

    /// The order of the lines is irrelevant.
    #[test]
    fn the_order_of_the_lines_does_not_matter(
        entrants in 4u16..20,
        seed in any::<u32>(),
        team in any::<bool>(),
        key in any::<u64>(),
    ) {
        let event = if team {
            generate(&plan(Format::Team { boards: 2 }, entrants, seed), teams)
        } else {
            generate(&plan(Format::Individual, entrants, seed), players)
        };
        let Ok(event) = event else { return Ok(()) };
        let trf = if team {
            let sheet = Sheet { kind: "FIDE_TEAM_TYPEB_MP".to_owned(), ..Sheet::default() };
            write_team(&event, &sheet, &[Role::First, Role::Second])
        } else {
            write_individual(&event, &Sheet::default())
        };
        let text = String::from_utf8(trf.to_bytes()).unwrap();
        let mut lines: Vec<(usize, &str)> = text.lines().enumerate().collect();
        lines.sort_by_key(|(at, _)| {
            (*at as u64 ^ key).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(31)
        });
        let shuffled: Vec<&str> = lines.into_iter().map(|(_, line)| line).collect();
        let shuffled = shuffled.join("\n");
        let again = Trf::read(shuffled.as_bytes()).unwrap().to_event().unwrap();
        prop_assert_eq!(&again, &trf.to_event().unwrap());
        let pair = if team { teams } else { players };
        prop_assert_eq!(pair(&again), pair(&trf.to_event().unwrap()));
    }

    /// Penalties and bonuses count in the scores and are preserved.
    #[test]
    fn adjusted_points_come_back(seed in any::<u32>(), half in -6i32..6, team in any::<bool>()) {
        let format = if team { Format::Team { boards: 2 } } else { Format::Individual };
        let pairs = if team { teams } else { players };
        let Ok(event) = generate(&plan(format, 10, seed), pairs) else { return Ok(()) };
        let who = EntrantNumber::FIRST;
        let mut adjusted = EventBuilder::with_entrants(format, 10);
        adjusted.planned_rounds(4).rounds(event.round_count());
        if team {
            adjusted.scoring(ScoringSystem::MATCH_POINTS);
        }
        for entrant in event.entrants() {
            for round in event.round_numbers() {
                adjusted.set(round, entrant.number, event.record(entrant.number, round).participation);
            }
        }
        let plain = adjusted.clone().build().unwrap();
        adjusted.adjust(Adjustment {
            entrant: who,
            round: RoundNumber::FIRST,
            match_points: half,
            game_points: half,
        });
        let adjusted = adjusted.build().unwrap();
        let score = |event: &Event| i32::from(event.score(who, ScoreKind::MatchPoints).get());
        prop_assert_eq!(score(&adjusted), (score(&plain) + half).max(0));
        let trf = if team {
            write_team(&adjusted, &Sheet::default(), &[Role::First, Role::Second])
        } else {
            write_individual(&adjusted, &Sheet::default())
        };
        let again = Trf::read(&trf.to_bytes()).unwrap().to_event().unwrap();
        prop_assert_eq!(score(&again), score(&adjusted));
        prop_assert_eq!(again.adjustments(), adjusted.adjustments());
    }
}

#[test]
fn a_penalty_that_is_not_known_is_refused_with_its_place() {
    let base = format!("012 X\n001    1      {:<65}  0.0    1\n", "A");
    let read = |line: &str| {
        Trf::read(format!("{base}{line}").as_bytes())
            .unwrap()
            .to_event()
    };
    let penalty =
        |round: &str, who: &str| format!("299          {:>4}  {round} {who:>4}\n", "-1.0");
    for (line, place) in [
        (penalty("999", "1"), (3, 20)),
        (penalty("001", ""), (3, 24)),
        (penalty("001", "7"), (3, 24)),
    ] {
        let error = read(&line).unwrap_err();
        assert_eq!((error.line, error.column), place, "{line}: {error}");
    }
    assert!(read(&penalty("001", "1")).is_ok());
}

#[test]
fn numbering_by_rank_is_read_where_it_says_the_same() {
    let player =
        |number: u16, rank: u16| format!("001 {number:>4}      {:<65}  0.0 {rank:>4}\n", "A");
    let file = |line: &str, ranks: [u16; 2]| {
        format!("{line}\n{}{}", player(1, ranks[0]), player(2, ranks[1]))
    };
    for line in ["XXC rank", "XXC white1 rank", "XXC rank black1"] {
        let bytes = file(line, [1, 2]);
        let trf = Trf::read(bytes.as_bytes()).unwrap();
        assert_eq!(trf.to_bytes(), bytes.as_bytes());
        trf.to_event().unwrap();
        let other = Trf::read(file(line, [2, 1]).as_bytes()).unwrap();
        let error = other.to_event().unwrap_err();
        assert_eq!((error.line, error.column), (2, 86), "{error}");
    }
    let error = Trf::read(file("XXC green1", [1, 2]).as_bytes()).unwrap_err();
    assert_eq!((error.line, error.column), (1, 5), "{error}");
}
