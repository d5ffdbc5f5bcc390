//! The pairs of changing partners so far.

use std::collections::BTreeMap;

use crate::{RoundNumber, RoundState, TeamNumber, Tournament};

/// The number of matches of two players with and against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Partnership {
    /// The players, the lower number first.
    pub players: [TeamNumber; 2],
    /// The matches in which they were partners.
    pub together: u16,
    /// The matches in which they were opponents.
    pub against: u16,
}

impl Tournament {
    /// Returns each two players who shared a table in a published round up to `after`, or in any
    /// for `None`, by number. Forfeited matches do not count.
    pub fn partnerships(&self, after: Option<RoundNumber>) -> Vec<Partnership> {
        let mut counts: BTreeMap<[TeamNumber; 2], [u16; 2]> = BTreeMap::new();
        let rounds = self.rounds.iter().filter(|round| {
            round.state == RoundState::Published && after.is_none_or(|after| round.number <= after)
        });
        let matches = rounds.flat_map(|round| &round.matches);
        for it in matches.filter(|it| !it.is_forfeit()) {
            let players: Vec<TeamNumber> = it.entrants().collect();
            for (index, &one) in players.iter().enumerate() {
                for &other in &players[index + 1..] {
                    let pair = [one.min(other), one.max(other)];
                    let count = counts.entry(pair).or_default();
                    count[usize::from(it.opposes(one, other))] += 1;
                }
            }
        }
        let counts = counts.into_iter();
        counts
            .map(|(players, [together, against])| Partnership {
                players,
                together,
                against,
            })
            .collect()
    }
}
