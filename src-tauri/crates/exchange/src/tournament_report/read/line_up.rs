//! The players at the boards of a match.

use kralle_pairing::event::EntrantNumber;
use kralle_tournament::{LineUp, LineUpSource, PlayerId, RoundNumber, TeamNumber, Tournament};

use super::Report;
use crate::tournament_report::ReportError;
use crate::trf::Record;

impl Report<'_> {
    /// Returns the players at the boards of a game: from the round `round` of the report, filled up
    /// in line-up order. `number` is the round of the tournament.
    ///
    /// # Errors
    /// Fails if there are too many players or none.
    pub(super) fn line_up(
        &self,
        tournament: &Tournament,
        entrant: EntrantNumber,
        number: RoundNumber,
        round: usize,
    ) -> Result<LineUp, ReportError> {
        let members: Vec<PlayerId> = tournament
            .members(TeamNumber::at(entrant.index()), number)
            .map(|membership| membership.player)
            .collect();
        let said = self.trf.records().find_map(|record| {
            let Record::LineUp(it) = record else {
                return None;
            };
            let is_meant = it.team == entrant.get() && usize::from(it.round) == round + 1;
            is_meant.then_some(it)
        });
        let mut seated: Vec<PlayerId> = match said {
            Some(it) => it
                .boards
                .iter()
                .flatten()
                .map(|number| PlayerId(u32::from(*number)))
                .collect(),
            None => members
                .iter()
                .copied()
                .filter(|player| {
                    let number = u16::try_from(player.0).unwrap_or(0);
                    if !self.is_single && self.seats.team(number, round) != Some(entrant.index()) {
                        return false;
                    }
                    let record = self.players.get(&number);
                    let cell =
                        record.and_then(|record| record.rounds.get(round).copied().flatten());
                    cell.is_some_and(|cell| cell.opponent.is_some())
                })
                .collect(),
        };
        let wanted = if self.is_single { 1 } else { 2 };
        if seated.len() > wanted {
            return Err(ReportError::Boards {
                boards: seated.len(),
            });
        }
        // For an empty board or a forfeit without names, the next player in the order.
        for player in members {
            if seated.len() < wanted && !seated.contains(&player) {
                seated.push(player);
            }
        }
        let mut seated = seated.into_iter();
        let pot_1 = seated.next().ok_or(ReportError::TeamSize {
            team: entrant.get(),
            players: 0,
        })?;
        Ok(LineUp {
            pot_1,
            pot_2: seated.next(),
            sits_out: None,
            source: LineUpSource::Chosen,
        })
    }
}
