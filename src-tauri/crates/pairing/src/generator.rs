//! Random events, for tests and experiments.
//!
//! Begin at [`generate`]: it makes an event round by round from a [`Plan`] and a pairing system. A
//! plan gives the same event on every machine: all random numbers come from one named stream
//! ([`mod@chance`]), and fractions are never used.
//!
//! Each round draws its numbers in this order: withdrawals and bye requests, by number; then, pair
//! by pair in table order, the forfeit of the pair or the result of its game.
//!
//! Not here: the pairing systems, and files.

mod chance;

use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;

use chance::{happens, stream};

use crate::event::{
    Entrant, EntrantNumber, Event, EventBuilder, EventError, Format, PairOutcome, Participation,
    RequestedBye, Role, RoundNumber,
};

/// The parameters of a random event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    pub format: Format,
    pub entrants: u16,
    pub rounds: u16,
    pub seed: String,
    /// Forfeited pairs, in percent.
    pub forfeits: u8,
    /// Requested byes of an entrant per round, in percent.
    pub byes: u8,
    /// Withdrawals of an entrant before a round other than the first, in percent.
    pub withdrawals: u8,
}

/// The pairs of a round, first before second, and the bye.
pub type Pairs = (Vec<(EntrantNumber, EntrantNumber)>, Option<EntrantNumber>);

/// The reason an event could not be generated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GenerateError<E> {
    #[error("round {round} cannot be paired: {why}")]
    Unpairable { round: RoundNumber, why: E },
    /// The pairing system returned pairs that contradict each other.
    #[error(transparent)]
    Event(#[from] EventError),
}

/// Generates a random event in which `pair` pairs every round.
///
/// Stronger entrants are likelier to win, with the probabilities of the rating regulations (B.02
/// article 8.1.2).
pub fn generate<E>(
    plan: &Plan,
    mut pair: impl FnMut(&Event) -> Result<Pairs, E>,
) -> Result<Event, GenerateError<E>> {
    let mut stream = stream(&plan.seed);
    let mut builder = EventBuilder::new(plan.format, entrants(plan.entrants, &mut stream));
    builder.planned_rounds(plan.rounds);
    builder.initial_role(if happens(50, &mut stream) {
        Role::First
    } else {
        Role::Second
    });
    let mut withdrawn = vec![false; usize::from(plan.entrants)];
    for index in 0..usize::from(plan.rounds) {
        let round = RoundNumber::from_index(index);
        let mut before = builder.clone();
        let away = absences(plan, round, &mut withdrawn, &mut stream);
        for request in &away {
            before.request_bye(*request);
        }
        let event = before.build()?;
        let (pairs, bye) = pair(&event).map_err(|why| GenerateError::Unpairable { round, why })?;
        builder.rounds(index + 1);
        for request in &away {
            builder.set(round, request.entrant, request.kind);
        }
        for (first, second) in pairs {
            let outcome = outcome(&event, first, second, plan.forfeits, &mut stream);
            // A round robin also pairs absent entrants: they forfeit.
            let is_away = |it: EntrantNumber| away.iter().any(|request| request.entrant == it);
            let outcome = match (is_away(first), is_away(second)) {
                (false, false) => outcome,
                (false, true) => PairOutcome::FirstWinsByForfeit,
                (true, false) => PairOutcome::SecondWinsByForfeit,
                (true, true) => PairOutcome::DoubleForfeit,
            };
            builder.pair(round, first, second, outcome);
        }
        if let Some(entrant) = bye {
            builder.set(round, entrant, Participation::AllocatedBye);
        }
    }
    Ok(builder.build()?)
}

/// Returns entrants with ratings from 1200 to 2600, the strongest first.
fn entrants(count: u16, stream: &mut ChaCha20Rng) -> Vec<Entrant> {
    let mut ratings: Vec<u16> = (0..count)
        .map(|_| stream.random_range(1200..=2600))
        .collect();
    ratings.sort_by_key(|rating| std::cmp::Reverse(*rating));
    ratings
        .into_iter()
        .enumerate()
        .map(|(index, rating)| Entrant {
            number: EntrantNumber::from_index(index),
            rating: Some(rating),
        })
        .collect()
}

/// Draws the absences of a round. At least two entrants stay.
fn absences(
    plan: &Plan,
    round: RoundNumber,
    withdrawn: &mut [bool],
    stream: &mut ChaCha20Rng,
) -> Vec<RequestedBye> {
    let mut away = Vec::new();
    let total = withdrawn.len();
    for (index, gone) in withdrawn.iter_mut().enumerate() {
        let leaves = happens(plan.withdrawals, stream) && round != RoundNumber::FIRST;
        let asks = happens(plan.byes, stream);
        let half = happens(50, stream);
        let others_left = total - away.len() > 2;
        *gone = *gone || (leaves && others_left);
        let kind = match (*gone, asks && others_left, half) {
            (true, _, _) | (false, true, false) => Participation::ZeroPointBye,
            (false, true, true) => Participation::HalfPointBye,
            (false, false, _) => continue,
        };
        away.push(RequestedBye {
            entrant: EntrantNumber::from_index(index),
            round,
            kind,
        });
    }
    away
}

fn outcome(
    event: &Event,
    first: EntrantNumber,
    second: EntrantNumber,
    forfeits: u8,
    stream: &mut ChaCha20Rng,
) -> PairOutcome {
    if happens(forfeits, stream) {
        return match stream.random_range(0..10) {
            0..5 => PairOutcome::FirstWinsByForfeit,
            5..9 => PairOutcome::SecondWinsByForfeit,
            _ => PairOutcome::DoubleForfeit,
        };
    }
    let rating = |entrant: EntrantNumber| {
        event.entrants()[entrant.index()]
            .rating
            .map_or(0, i64::from)
    };
    let expected = crate::tie_break::expected_percent(rating(first) - rating(second));
    // The weaker side makes six of ten points by draws; in 1/1000.
    let weaker = expected.min(100 - expected);
    let draw = weaker * 12;
    let win = expected * 10 - draw / 2;
    let lost = 1000 - win - draw;
    let endings = [
        (PairOutcome::FirstWins, win),
        (PairOutcome::Draw, draw),
        (PairOutcome::SecondWins, lost),
    ];
    // The three add up to 1000, so one of them is always drawn.
    endings
        .choose_weighted(stream, |(_, chance)| *chance)
        .map_or(PairOutcome::Draw, |(ending, _)| *ending)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::round_pairing::Unpairable;
    use crate::round_robin::{CycleTurn, Cycles, round_robin};
    use crate::team_swiss;

    fn plan(seed: &str) -> Plan {
        Plan {
            format: Format::Team { boards: 2 },
            entrants: 15,
            rounds: 6,
            seed: seed.to_owned(),
            forfeits: 5,
            byes: 5,
            withdrawals: 2,
        }
    }

    fn swiss(event: &Event) -> Result<Pairs, Unpairable> {
        let round = team_swiss::pair_round(event, &team_swiss::Options::default())?;
        let pairs = round.pairs.iter().map(|pair| (pair.first, pair.second));
        Ok((pairs.collect(), round.bye))
    }

    #[test]
    fn the_same_plan_gives_the_same_event_and_another_seed_another() {
        let one = generate(&plan("a"), swiss).unwrap();
        assert_eq!(one, generate(&plan("a"), swiss).unwrap());
        assert_ne!(one, generate(&plan("b"), swiss).unwrap());
    }

    #[test]
    fn everybody_is_accounted_for_in_every_round() {
        for seed in 0..20 {
            let event = generate(&plan(&seed.to_string()), swiss).unwrap();
            assert_eq!(event.round_count(), 6);
            for round in event.round_numbers() {
                for entrant in event.entrants() {
                    let did = event.record(entrant.number, round).participation;
                    assert_ne!(did, Participation::NotPaired, "{entrant:?} {round}");
                }
            }
        }
    }

    #[test]
    fn who_is_away_forfeits_in_a_round_robin_and_nobody_else_does() {
        let rounds = round_robin(12, Cycles::Single, CycleTurn::AsTabled);
        let mut next = rounds.into_iter();
        let plan = Plan {
            entrants: 12,
            rounds: 11,
            forfeits: 0,
            byes: 20,
            ..plan("away")
        };
        let mut away = Vec::new();
        let event = generate(&plan, |event| {
            let round = event.next_round();
            let gone = event.requested().iter().map(|it| (round, it.entrant));
            away.extend(gone);
            next.next().map(|round| (round.pairs, round.bye)).ok_or(())
        })
        .unwrap();
        assert!(!away.is_empty());
        for round in event.round_numbers() {
            for entrant in event.entrants() {
                let did = event.record(entrant.number, round).participation;
                let is_away = |it| away.contains(&(round, it));
                let other = did.scheduled_opponent().unwrap();
                let plays = !is_away(entrant.number) && !is_away(other);
                assert_eq!(did.is_played(), plays, "{round} {entrant:?}");
            }
        }
    }

    #[test]
    fn the_better_rated_win_more_often_and_upsets_happen() {
        let rounds = round_robin(40, Cycles::Single, CycleTurn::AsTabled);
        let mut next = rounds.into_iter();
        let plan = Plan {
            format: Format::Individual,
            entrants: 40,
            rounds: 39,
            forfeits: 0,
            byes: 0,
            withdrawals: 0,
            seed: "upsets".to_owned(),
        };
        let event = generate(&plan, |_| {
            next.next().map(|round| (round.pairs, round.bye)).ok_or(())
        })
        .unwrap();
        let score = |number: usize| {
            event
                .score(
                    EntrantNumber::from_index(number),
                    crate::event::ScoreKind::MatchPoints,
                )
                .get()
        };
        let upper: u16 = (0..20).map(score).sum();
        let lower: u16 = (20..40).map(score).sum();
        assert!(upper > lower && lower > 20 * 19, "{upper} {lower}");
        // The weaker of the two makes six of ten points by draws.
        let (mut draws, mut wins) = (0, 0);
        for round in event.round_numbers() {
            for entrant in event.entrants() {
                let record = event.record(entrant.number, round);
                let opponent = record.participation.played_opponent();
                match record.points.match_points.get() {
                    _ if opponent.is_none_or(|it| it > entrant.number) => {}
                    1 => draws += 1,
                    points => wins += points,
                }
            }
        }
        let share = draws * 100 / (draws + wins);
        assert!((50..=70).contains(&share), "{draws} {wins}");
    }
}
