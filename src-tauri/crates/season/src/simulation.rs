//! Simulation of a format: the same evening played many times with random results.
//!
//! Begin at [`simulate`]. The tournament itself pairs, ranks and breaks ties; only the results are random, by the
//! strengths of the players. Each run starts from the tournament before its lots: its players, format, rounds and
//! tie-breaks.
//!
//! Not here: the duration of the evening (`kralle_tournament::Schedule`), and the strengths of the players, which come
//! from their ratings.

mod entrants;
mod results;

use std::collections::BTreeSet;

pub use entrants::typical;

use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    BySide, Formation, HalfPoints, LotsOrder, Match, NumberOrder, Refusal, TeamNumber, Tie,
    Tournament,
};

use results::Results;

/// Outcome frequencies, each a share of the evenings, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Simulated {
    /// The number of simulated evenings.
    pub evenings: u32,
    /// The strongest team came first; if it shared first place, the evening counts in part.
    pub strongest_first: f64,
    /// Several teams had the most points.
    pub level_in_points: f64,
    /// The director had to decide about first place.
    pub undecided: f64,
    /// The average number of teams that met another one a second time.
    pub met_again: f64,
    /// A round could not be paired, and the evening ended before it.
    pub ended_early: f64,
}

/// The outcome of one evening.
#[derive(Debug, Clone, Copy, Default)]
struct Evening {
    strongest_first: f64,
    is_level: bool,
    is_undecided: bool,
    met_again: u32,
    ended_early: bool,
}

/// Simulates a number of evenings of the tournament, which must not be formed yet.
///
/// The evenings use the seeds 1, 2, 3, so that the same tournament gives the same result. `go_on` receives the number
/// of finished evenings after each, and returns false to stop.
///
/// # Errors
/// Fails before the first evening if no teams can be formed of the entrants.
pub fn simulate(
    tournament: &Tournament,
    evenings: u32,
    mut go_on: impl FnMut(u32) -> bool,
) -> Result<Simulated, Refusal> {
    let mut sum = Simulated {
        evenings: 0,
        strongest_first: 0.0,
        level_in_points: 0.0,
        undecided: 0.0,
        met_again: 0.0,
        ended_early: 0.0,
    };
    let share = |holds: bool| if holds { 1.0 } else { 0.0 };
    for seed in 1..=evenings {
        let played = play(tournament, seed)?;
        sum.evenings = seed;
        sum.strongest_first += played.strongest_first;
        sum.level_in_points += share(played.is_level);
        sum.undecided += share(played.is_undecided);
        sum.met_again += f64::from(played.met_again);
        sum.ended_early += share(played.ended_early);
        if !go_on(seed) {
            break;
        }
    }
    let of = f64::from(sum.evenings.max(1));
    Ok(Simulated {
        strongest_first: sum.strongest_first / of,
        level_in_points: sum.level_in_points / of,
        undecided: sum.undecided / of,
        met_again: sum.met_again / of,
        ended_early: sum.ended_early / of,
        ..sum
    })
}

fn play(before: &Tournament, seed: u32) -> Result<Evening, Refusal> {
    let mut tournament = before.clone();
    let seed = Seed::parse(&seed.to_string()).map_err(|_| Refusal::SameSeed)?;
    form(&mut tournament, &seed)?;
    let mut results = Results::new(&tournament, &seed);
    let mut evening = Evening::default();
    let mut met = BTreeSet::new();
    while tournament.rounds.len() < usize::from(tournament.rounds_planned()) {
        let Ok(round) = tournament.pair_round() else {
            evening.ended_early = true;
            break;
        };
        let paired = tournament.round(round)?.matches.iter();
        let again = paired.flat_map(new_pairs).filter(|pair| !met.insert(*pair));
        evening.met_again += u32::try_from(2 * again.count()).unwrap_or(u32::MAX);
        tournament.publish_round(round)?;
        results.play(&mut tournament, round);
    }
    let standings = tournament.standings(None);
    let most = standings.first().map_or(HalfPoints::ZERO, |it| it.points);
    evening.is_level = standings.iter().filter(|it| it.points == most).count() > 1;
    evening.is_undecided = standings
        .first()
        .is_some_and(|it| it.tie == Tie::FirstPlaceOpen);
    let first: Vec<TeamNumber> = standings
        .iter()
        .filter(|it| it.rank.from == 1)
        .map(|it| it.team)
        .collect();
    if results
        .strongest()
        .is_some_and(|team| first.contains(&team))
    {
        evening.strongest_first = 1.0 / f64::from(u16::try_from(first.len()).unwrap_or(u16::MAX));
    }
    Ok(evening)
}

/// Forms the teams, or numbers the entrants.
fn form(tournament: &mut Tournament, seed: &Seed) -> Result<(), Refusal> {
    match tournament.settings.formation {
        Formation::PotDraw => tournament.draw_teams(&LotsOrder {
            seed: seed.clone(),
            wish: Wish::Anyone,
            third_joins: None,
        }),
        Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
            tournament.give_numbers(seed, NumberOrder::Strength)
        }
    }
}

/// Returns the pairs of entrants that should not repeat: the opponents, or the partners of changing
/// ones.
fn new_pairs(it: &Match) -> Vec<(TeamNumber, TeamNumber)> {
    let BySide { first, second } = it.sides;
    match (first.partner(), second.partner()) {
        (Some(one), Some(other)) => vec![(first.lead(), one), (second.lead(), other)],
        _ => vec![pair(first.lead(), second.lead())],
    }
}

/// Returns two teams as an unordered pair.
fn pair(one: TeamNumber, other: TeamNumber) -> (TeamNumber, TeamNumber) {
    (one.min(other), one.max(other))
}
