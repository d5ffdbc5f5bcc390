//! Points that do not follow from results (299).

use std::collections::BTreeMap;

use kralle_tournament::Role;

use super::Report;
use crate::tournament_report::ReportError;
use crate::tournament_report::round::letter;
use crate::trf::{AbnormalPoints, Record, ResultCode};

impl Report<'_> {
    /// Returns records for byes whose points differ from the usual ones (299).
    pub(super) fn other_byes(&self) -> Vec<Record> {
        let usual = if self.is_single() {
            Some(self.tournament.settings.scoring.bye)
        } else {
            self.rounds
                .iter()
                .find_map(|round| round.byes.first())
                .map(|bye| bye.points)
        };
        let byes = self
            .rounds
            .iter()
            .flat_map(|round| round.byes.iter().map(|bye| (round.number, *bye)));
        byes.filter(|(_, bye)| Some(bye.points) != usual)
            .flat_map(|(round, bye)| self.covered(round).map(move |round| (round, bye)))
            .map(|(round, bye)| {
                let points = Some(i32::from(bye.points.get()));
                Record::Abnormal(AbnormalPoints {
                    kind: Some(ResultCode::AllocatedBye),
                    match_points: points.filter(|_| !self.is_single()),
                    game_points: points.filter(|_| self.is_single()),
                    round: Some(round),
                    entrants: vec![self.number(bye.team)],
                })
            })
            .collect()
    }

    /// Returns records for void matches: neither side gets points after a withdrawal from a round
    /// robin (S G5).
    pub(super) fn annulled(&self) -> Vec<Record> {
        let mut sides: BTreeMap<(u16, char), AbnormalPoints> = BTreeMap::new();
        for round in &self.rounds {
            let void = round.matches.iter();
            let void = void.filter(|it| self.tournament.is_void(it));
            let games = void.flat_map(|it| it.games.numbered().map(move |game| (it, game)));
            for (it, (number, game)) in games.filter(|(_, (_, game))| game.outcome.is_some()) {
                let number = self.games.number(round.number, number.index());
                for role in [Role::First, Role::Second] {
                    let kind = letter(game, role).unrated();
                    sides
                        .entry((number, kind.symbol()))
                        .or_insert_with(|| AbnormalPoints {
                            kind: Some(kind),
                            match_points: (!self.is_single()).then_some(0),
                            game_points: Some(0),
                            round: Some(number),
                            entrants: Vec::new(),
                        })
                        .entrants
                        .extend(it.sides.of(role).entrants().map(|team| self.number(team)));
                }
            }
        }
        for record in sides.values_mut() {
            record.entrants.sort_unstable();
        }
        sides.into_values().map(Record::Abnormal).collect()
    }

    /// Returns records for penalty points.
    ///
    /// # Errors
    /// Fails if the penalties need more than [`MOST_RECORDS`] records.
    pub(super) fn penalties(&self) -> Result<Vec<Record>, ReportError> {
        let mut records = Vec::new();
        for penalty in &self.tournament.penalties {
            let mut rest = penalty.kind.adjustment();
            while rest != 0 {
                if records.len() == MOST_RECORDS {
                    let entrant = self.number(penalty.team);
                    return Err(ReportError::PointsTooWide { entrant });
                }
                // The field has four columns, so a larger penalty is split into several records.
                let part = rest.clamp(-MOST_TAKEN, MOST_GIVEN);
                rest -= part;
                records.push(Record::Abnormal(AbnormalPoints {
                    kind: None,
                    match_points: Some(part).filter(|_| !self.is_single()),
                    game_points: Some(part).filter(|_| self.is_single()),
                    round: Some(self.games.number(penalty.round, 0)),
                    entrants: vec![self.number(penalty.team)],
                }));
            }
        }
        Ok(records)
    }
}

/// Maximum number of penalty records, far more than in any real tournament.
const MOST_RECORDS: usize = 65_535;

/// Maximum half points that one record takes: -9.5.
const MOST_TAKEN: i32 = 19;

/// Maximum half points that one record gives: 99.5.
const MOST_GIVEN: i32 = 199;
