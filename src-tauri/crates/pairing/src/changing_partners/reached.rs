//! The counts of a complete schedule.
//!
//! Begin at [`reached`]. The counts are the least possible, except rests in a row:
//! - A table takes two pairs. The number of pairs of 4n+2 or 4n+3 persons is odd, thus one is
//!   missing.
//! - A round has at most n tables, which bounds the number of rounds.
//! - Rests differ by at most one, because only the missing pair plays one match less.
//! - If a pair is missing, opponents differ by two. Everybody has two opponents for each partner,
//!   thus averages two meetings with each other person, and the missing pair averages less. Some
//!   meetings are thus fewer than two. If none were more than two, everybody else would have
//!   exactly two with each person, and the missing pair none with each other.
//! - First-named and second-named matches differ by at least one if their number is odd. Four
//!   persons play three matches each, and in every order somebody has the same role in all three.
//!
//! Not here: the rounds ([`super::complete`]).

use super::complete::{CompleteRound, complete_schedule};

/// The counts of a complete schedule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reached {
    pub rounds: u16,
    /// The number of pairs that are never partners.
    pub pairs_missing: u16,
    /// The least number of times that two persons are opponents.
    pub opponents_least: u16,
    pub opponents_most: u16,
    /// The least number of rounds that a person rests.
    pub rests_least: u16,
    pub rests_most: u16,
    /// The largest difference of a person between first-named and second-named matches.
    pub first_difference: u16,
    /// The number of times that a person rests in two successive rounds.
    pub rests_in_a_row: u16,
}

/// Returns the counts of the schedule for this many persons; `None` outside of 4 to 32.
pub fn reached(persons: u16) -> Option<Reached> {
    complete_schedule(persons).map(|rounds| count(&rounds, usize::from(persons)))
}

/// Encounters of one person with another.
#[derive(Clone, Copy, Default)]
struct Encounters {
    partners: u16,
    opponents: u16,
}

fn count(rounds: &[CompleteRound], persons: usize) -> Reached {
    let mut encounters = vec![vec![Encounters::default(); persons]; persons];
    let mut first = vec![0u16; persons];
    let mut second = vec![0u16; persons];
    let mut rests = vec![0u16; persons];
    for round in rounds {
        for table in &round.tables {
            for (pair, other, named) in [
                (table.first, table.second, &mut first),
                (table.second, table.first, &mut second),
            ] {
                let pair = [pair.0.index(), pair.1.index()];
                encounters[pair[0]][pair[1]].partners += 1;
                encounters[pair[1]][pair[0]].partners += 1;
                for person in pair {
                    named[person] += 1;
                    encounters[person][other.0.index()].opponents += 1;
                    encounters[person][other.1.index()].opponents += 1;
                }
            }
        }
        for person in &round.resting {
            rests[person.index()] += 1;
        }
    }
    let pairs = || (0..persons).flat_map(|a| (0..a).map(move |b| (a, b)));
    let opponents = || pairs().map(|(a, b)| encounters[a][b].opponents);
    let missing = pairs().filter(|(a, b)| encounters[*a][*b].partners == 0);
    let differences = first.iter().zip(&second).map(|(a, b)| a.abs_diff(*b));
    let in_a_row = rounds.iter().zip(rounds.iter().skip(1)).flat_map(|(a, b)| {
        let again = |person| b.resting.contains(person);
        a.resting.iter().filter(move |person| again(person))
    });
    Reached {
        rounds: saturated(rounds.len()),
        pairs_missing: saturated(missing.count()),
        opponents_least: opponents().min().unwrap_or_default(),
        opponents_most: opponents().max().unwrap_or_default(),
        rests_least: rests.iter().min().copied().unwrap_or_default(),
        rests_most: rests.iter().max().copied().unwrap_or_default(),
        first_difference: differences.max().unwrap_or_default(),
        rests_in_a_row: saturated(in_a_row.count()),
    }
}

fn saturated(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
