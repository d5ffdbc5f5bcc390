//! Virtual points of an accelerated tournament (250).

use kralle_tournament::{RoundNumber, VirtualPoints};

use super::Report;
use crate::trf::{AcceleratedRounds, Record};

impl Report<'_> {
    /// Returns a record for each stretch of rounds with the same virtual points: of the published
    /// rounds as paired, of the later ones as due.
    pub(super) fn accelerations(&self) -> Vec<Record> {
        let planned = usize::from(self.tournament.rounds_planned());
        let mut stretches: Vec<(VirtualPoints, RoundNumber, RoundNumber)> = Vec::new();
        for number in (0..planned.max(self.rounds.len())).map(RoundNumber::at) {
            let Some(virtual_points) = self.tournament.virtual_points_in(number) else {
                continue;
            };
            match stretches.last_mut() {
                Some((points, _, to))
                    if *points == virtual_points && to.index() + 1 == number.index() =>
                {
                    *to = number;
                }
                _ => stretches.push((virtual_points, number, number)),
            }
        }
        let records = stretches.into_iter().map(|(virtual_points, from, to)| {
            let points = Some(virtual_points.points);
            Record::Accelerated(AcceleratedRounds {
                match_points: points.filter(|_| !self.is_single()),
                game_points: points.filter(|_| self.is_single()),
                rounds: (
                    self.games.number(from, 0),
                    self.games.number(to, self.games.most - 1),
                ),
                entrants: (1, self.number(virtual_points.last)),
            })
        });
        records.collect()
    }
}
