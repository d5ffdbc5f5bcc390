//! Laws of every round that a Swiss system pairs, whatever the rounds before: one property each,
//! for the Dutch system and for the three types of the Swiss team system.
//!
//! The tournaments are played from the first round on, with forfeits, byes and withdrawals. Other
//! tests compare the pairs with the regulations (`against_every_pairing`) and with the records of
//! other programs. Laws of the round robin and of changing partners are tested in `src`; the free
//! order of lines in a file, in `exchange`.

use std::collections::BTreeSet;

use kralle_pairing::event::{
    ColorPreferenceType, EntrantNumber, Event, EventBuilder, Format, Participation, RequestedBye,
    RoundNumber, ScoreKind,
};
use kralle_pairing::generator::{Plan, generate};
use kralle_pairing::round_pairing::{RoundPairing, Unpairable, Unwatched, Wishes};
use kralle_pairing::{dutch, team_swiss};
use proptest::prelude::*;

/// A system that pairs from round to round.
#[derive(Debug, Clone, Copy)]
enum System {
    Dutch,
    Team(ColorPreferenceType),
}

fn any_system() -> impl Strategy<Value = System> {
    prop_oneof![
        Just(System::Dutch),
        Just(System::Team(ColorPreferenceType::A)),
        Just(System::Team(ColorPreferenceType::B)),
        Just(System::Team(ColorPreferenceType::None)),
    ]
}

impl System {
    fn pair(self, event: &Event, wishes: &Wishes) -> Result<RoundPairing, Unpairable> {
        match self {
            Self::Dutch => dutch::pair_round_by_hand(event, wishes, &Unwatched),
            Self::Team(preferences) => {
                let event = event.clone().preferring(preferences);
                let options = team_swiss::Options::default();
                team_swiss::pair_round_by_hand(&event, &options, wishes, &Unwatched)
            }
        }
    }

    /// True if the entrant may not be given the bye (\[C2\]).
    fn bars_from_bye(self, event: &Event, entrant: EntrantNumber) -> bool {
        event.records(entrant).iter().any(|record| {
            let won_without_playing = match self {
                Self::Dutch => {
                    !record.participation.is_played()
                        && record.points.match_points >= event.scoring().win
                }
                Self::Team(_) => matches!(
                    record.participation,
                    Participation::ForfeitWin { .. } | Participation::FullPointBye
                ),
            };
            record.participation == Participation::AllocatedBye || won_without_playing
        })
    }
}

fn any_plan() -> impl Strategy<Value = (System, Plan)> {
    let percent = || prop_oneof![Just(0_u8), 0_u8..25];
    (
        any_system(),
        2_u16..36,
        1_u16..9,
        any::<u32>(),
        percent(),
        percent(),
        0_u8..6,
    )
        .prop_map(
            |(system, entrants, rounds, seed, forfeits, byes, withdrawals)| {
                let format = match system {
                    System::Dutch => Format::Individual,
                    System::Team(_) => Format::Team { boards: 2 },
                };
                let plan = Plan {
                    format,
                    entrants,
                    rounds,
                    seed: seed.to_string(),
                    forfeits,
                    byes,
                    withdrawals,
                };
                (system, plan)
            },
        )
}

/// Returns every round of a tournament, before and after pairing, until one cannot be paired.
fn rounds(system: System, plan: &Plan) -> Vec<(Event, RoundPairing)> {
    let mut rounds = Vec::new();
    let _ = generate(plan, |event| {
        let round = system.pair(event, &Wishes::default())?;
        let pairs = round.pairs.iter().map(|it| (it.first, it.second)).collect();
        let bye = round.bye;
        rounds.push((event.clone(), round));
        Ok::<_, Unpairable>((pairs, bye))
    });
    rounds
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn a_round_is_complete((system, plan) in any_plan()) {
        for (event, round) in rounds(system, &plan) {
            let mut seated: Vec<EntrantNumber> = round.pairs.iter()
                .flat_map(|pair| [pair.first, pair.second])
                .chain(round.bye)
                .collect();
            seated.sort_unstable();
            prop_assert_eq!(seated, event.to_be_paired());
        }
    }

    #[test]
    fn c1_nobody_meets_twice((system, plan) in any_plan()) {
        let mut met = BTreeSet::new();
        let rounds = rounds(system, &plan);
        // The results of a round are known before the next one.
        for (at, (_, round)) in rounds.iter().enumerate() {
            for pair in &round.pairs {
                let pair = (pair.first.min(pair.second), pair.first.max(pair.second));
                prop_assert!(!met.contains(&pair), "{pair:?} meet again in round {}", at + 1);
            }
            let Some((after, _)) = rounds.get(at + 1) else { break };
            for entrant in after.entrants() {
                let last = after.record(entrant.number, RoundNumber::from_index(at));
                if let Some(opponent) = last.participation.played_opponent() {
                    met.insert((entrant.number.min(opponent), entrant.number.max(opponent)));
                }
            }
        }
    }

    #[test]
    fn c2_nobody_has_the_bye_twice((system, plan) in any_plan()) {
        let mut had = BTreeSet::new();
        for (event, round) in rounds(system, &plan) {
            prop_assert_eq!(round.bye.is_some(), event.to_be_paired().len() % 2 == 1);
            if let Some(bye) = round.bye {
                prop_assert!(had.insert(bye), "{bye} has the bye again");
            }
        }
    }

    #[test]
    fn c2_nobody_has_the_bye_after_a_win_without_playing((system, plan) in any_plan()) {
        for (event, round) in rounds(system, &plan) {
            if let Some(bye) = round.bye {
                prop_assert!(!system.bars_from_bye(&event, bye), "{bye}");
            }
        }
    }

    /// C.04.3 \[C5\]: the lowest score from which a bye leaves a pairing for all others.
    ///
    /// C.04.6 article 3.4: among those the most matches, then the largest number.
    #[test]
    fn the_bye_goes_to_the_first_who_leaves_a_pairing_for_all((system, plan) in any_plan()) {
        for (event, round) in rounds(system, &plan) {
            let Some(bye) = round.bye else { continue };
            let order = |entrant: EntrantNumber| {
                let score = event.pairing_score(entrant, event.next_round());
                let played = event.opponents_before(entrant, event.next_round()).count();
                match system {
                    System::Dutch => (score, None),
                    System::Team(_) => {
                        let last = std::cmp::Reverse((played, entrant));
                        (score, Some(last))
                    }
                }
            };
            for other in event.to_be_paired() {
                if order(other) < order(bye) && !system.bars_from_bye(&event, other) {
                    let wishes = Wishes { bye: Some(other), ..Wishes::default() };
                    prop_assert!(
                        system.pair(&event, &wishes).is_err(),
                        "{other} comes before {bye} and leaves a pairing for all"
                    );
                }
            }
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_rounds((system, plan) in any_plan()) {
        prop_assert_eq!(rounds(system, &plan), rounds(system, &plan));
    }

    /// The order in which an event is built changes neither the event nor the round.
    #[test]
    fn the_order_in_which_an_event_is_told_does_not_matter(
        (system, plan) in any_plan(),
        key in any::<u64>(),
    ) {
        let rounds = rounds(system, &plan);
        let Some((event, round)) = rounds.last() else { return Ok(()) };
        let again = told_in_another_order(event, key);
        prop_assert_eq!(&again, event);
        prop_assert_eq!(&system.pair(&again, &Wishes::default()).unwrap(), round);
    }
}

/// Rebuilds the event from its parts in an order derived from `key`.
fn told_in_another_order(event: &Event, key: u64) -> Event {
    let mut parts: Vec<(EntrantNumber, RoundNumber)> = event
        .entrants()
        .iter()
        .flat_map(|it| event.round_numbers().map(|round| (it.number, round)))
        .collect();
    let scrambled = |entrant: EntrantNumber, round: u16| {
        let mixed = (u64::from(entrant.get()) << 16 | u64::from(round)) ^ key;
        mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
    };
    parts.sort_by_key(|(entrant, round)| scrambled(*entrant, round.get()));
    let mut builder = EventBuilder::new(event.format(), event.entrants().to_vec());
    for (entrant, round) in parts {
        let record = event.record(entrant, round);
        builder.set(round, entrant, record.participation);
        builder.set_points(
            round,
            entrant,
            ScoreKind::MatchPoints,
            record.points.match_points,
        );
    }
    let mut requested: Vec<RequestedBye> = event.requested().to_vec();
    requested.sort_by_key(|it| scrambled(it.entrant, it.round.get()));
    for request in requested {
        builder.request_bye(request);
    }
    builder.rounds(event.round_count());
    if let Some(rounds) = event.planned_rounds() {
        builder.planned_rounds(rounds);
    }
    if let Some(role) = event.initial_role() {
        builder.initial_role(role);
    }
    builder.preferences(event.preferences());
    builder.build().unwrap()
}
