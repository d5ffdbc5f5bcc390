//! Points given or taken by penalties.

use kralle_tournament::{
    HalfPoints, Line, Penalty, PenaltyKind, RoundNumber, TeamNumber, Tournament,
};

use super::Report;
use crate::tournament_report::ReportError;
use crate::trf::{AbnormalPoints, Record};

impl Report<'_> {
    /// Returns the penalties, in the order of the report. Their reason is "TRF", because a report
    /// has none.
    ///
    /// # Errors
    /// Fails for a penalty with an invalid round or entrant.
    pub(super) fn penalties(&self, tournament: &Tournament) -> Result<Vec<Penalty>, ReportError> {
        let mut penalties = Vec::new();
        for record in self.trf.records() {
            let Record::Abnormal(it) = record else {
                continue;
            };
            let Some(kind) = self.penalty_kind(it) else {
                continue;
            };
            for entrant in it.entrants.iter().copied() {
                let round = it.round.unwrap_or(1);
                let beyond = || ReportError::Points { entrant };
                let round = RoundNumber::new(round)
                    .filter(|round| round.index() < tournament.rounds.len())
                    .ok_or_else(beyond)?;
                let number = u16::try_from(penalties.len() + 1).map_err(|_| beyond())?;
                penalties.push(Penalty {
                    number,
                    team: TeamNumber::new(entrant).ok_or_else(beyond)?,
                    player: None,
                    round,
                    kind,
                    reason: Line::parse("TRF").map_err(|_| beyond())?,
                });
            }
        }
        Ok(penalties)
    }

    /// Returns the points that a record gives or takes of the deciding score; `None` if it does
    /// not.
    fn penalty_kind(&self, it: &AbnormalPoints) -> Option<PenaltyKind> {
        if it.kind.is_some() {
            return None;
        }
        let points = if self.is_single {
            it.game_points.or(it.match_points)?
        } else {
            it.match_points?
        };
        let size = HalfPoints(u16::try_from(points.unsigned_abs()).ok()?);
        match points.signum() {
            1 => Some(PenaltyKind::PointsUp(size)),
            -1 => Some(PenaltyKind::PointsDown(size)),
            _ => None,
        }
    }
}
