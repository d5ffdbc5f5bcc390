//! Byes and absences.

use std::collections::BTreeMap;

use kralle_pairing::event::HalfPoints;
use kralle_tournament::RoundNumber;

use super::Report;
use crate::tournament_report::round::letter_of;
use crate::trf::{Record, RequestedByes, TeamByes};

impl Report<'_> {
    /// Returns the byes of all rounds; `None` if there are none.
    pub(super) fn byes(&self) -> Option<Record> {
        let teams: Vec<Option<u16>> = self
            .rounds
            .iter()
            .flat_map(|round| {
                let bye = round.byes.first().map(|bye| self.number(bye.team));
                (0..self.games.most).map(move |game| bye.filter(|_| game < self.games.worth))
            })
            .collect();
        let worth = self
            .rounds
            .iter()
            .find_map(|round| round.byes.first())?
            .points;
        Some(Record::TeamByes(TeamByes {
            match_points: Some(worth),
            game_points: Some(HalfPoints(2)),
            teams,
        }))
    }

    /// Returns the absences (240). They cover future rounds, and for teams also past rounds
    /// unless the team has withdrawn.
    pub(super) fn absences(&self) -> Vec<Record> {
        let mut absent: BTreeMap<(u16, char), RequestedByes> = BTreeMap::new();
        let published = self.rounds.len();
        let planned = usize::from(self.tournament.rounds_planned());
        for absence in &self.tournament.absences {
            let told = if self.is_single() || absence.to.is_none() {
                published
            } else {
                0
            };
            let from = told.max(absence.from.index());
            let to = absence.to.map_or(planned, |to| to.index() + 1).min(planned);
            for index in from..to {
                let kind = letter_of(absence.worth);
                for round in self.covered(RoundNumber::at(index)) {
                    absent
                        .entry((round, kind.symbol()))
                        .or_insert_with(|| RequestedByes {
                            kind,
                            round,
                            entrants: Vec::new(),
                        })
                        .entrants
                        .push(self.number(absence.team));
                }
            }
        }
        for byes in absent.values_mut() {
            byes.entrants.sort_unstable();
        }
        absent.into_values().map(Record::Byes).collect()
    }
}
