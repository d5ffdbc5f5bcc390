//! Conversion of a file's records into an event.
//!
//! Begin at [`Trf::to_event`]. [`individual`] converts a file without teams, [`super::teams`] one
//! with teams. [`settings`] has the records of both, [`cell`] the cells of a player's line, and
//! [`check`] the consistency checks.

mod cell;
mod check;
mod individual;
mod placed;
mod settings;

pub(super) use crate::trf::meaning::placed::Placed;
use std::collections::BTreeSet;

use kralle_pairing::event::{Event, RoundNumber};

pub(super) use cell::{
    cell_column, entrant_number, is_left_out, participation, requested_kind, round_number,
    team_role,
};
use check::check_points;
pub(super) use check::{check_numbers, locate};

use super::record::{PlayerRecord, Record, ResultCode};
use super::{Cell, Trf, TrfError};

impl Trf {
    /// Returns the event of the file: of teams if it has teams, otherwise of players.
    ///
    /// A round is paired if any player has an opponent, a forfeit or the pairing-allocated bye.
    /// Byes in later rounds are requests.
    ///
    /// # Errors
    /// Fails if the records contradict each other or results are missing.
    pub fn to_event(&self) -> Result<Event, TrfError> {
        self.event(None, 0)
    }

    /// Returns the event before a round was paired. Entries of that round and later ones are
    /// ignored, except those of entrants who were not to be paired.
    ///
    /// # Errors
    /// Fails as [`Self::to_event`] does.
    pub fn to_event_before(&self, round: RoundNumber) -> Result<Event, TrfError> {
        self.event(Some(round), 0)
    }

    /// Returns the event with all known results, and the rounds with missing results. Players of
    /// a match without a result count as not paired in its round.
    ///
    /// # Errors
    /// Fails as [`Self::to_event`] does.
    pub fn to_event_so_far(&self) -> Result<(Event, Vec<u16>), TrfError> {
        let open_rounds = self.open_rounds();
        let event = if open_rounds.is_empty() {
            self.to_event()?
        } else {
            self.without_open_cells().to_event()?
        };
        Ok((event, open_rounds.into_iter().collect()))
    }

    /// Returns the rounds with a pair without a result.
    pub fn open_rounds(&self) -> BTreeSet<u16> {
        let players = self.records().filter_map(|record| {
            let Record::Player(player) = record else {
                return None;
            };
            Some(player)
        });
        players
            .flat_map(|player| player.rounds.iter().zip(1_u16..))
            .filter_map(|(cell, round)| is_open(*cell).then_some(round))
            .collect()
    }

    /// Returns the last round with a pair, 0 without one.
    pub fn last_round(&self) -> u16 {
        u16::try_from(self.paired_rounds()).unwrap_or(u16::MAX)
    }

    fn without_open_cells(&self) -> Self {
        let mut copy = self.clone();
        for line in &mut copy.lines {
            if let Record::Player(player) = &mut line.record {
                for cell in player.rounds.iter_mut().filter(|cell| is_open(**cell)) {
                    *cell = None;
                }
            }
        }
        copy
    }

    /// Returns the number of paired rounds: up to the last with a pair.
    ///
    /// A later round with nothing but byes is paired if nobody is left to be paired. Otherwise its
    /// byes were entered ahead.
    pub(super) fn paired_rounds(&self) -> usize {
        let is_team = self.is_team_event();
        let has_pair = |cell: &Option<Cell>| cell.is_some_and(|it| is_of_a_pair(it, is_team));
        let mut paired = self
            .players()
            .filter_map(|player| player.rounds.iter().rposition(has_pair))
            .map(|last| last + 1)
            .max()
            .unwrap_or(0);
        let written = self.players().map(|player| player.rounds.len()).max();
        // A round in which nobody was paired may lie before one with a bye.
        let after_last = paired;
        for round in after_last..written.unwrap_or(0) {
            if self.waiting(round, is_team) >= 2 {
                break;
            }
            if self.has_bye(round) {
                paired = round + 1;
            }
        }
        paired
    }

    /// True if a player has the pairing-allocated bye in a round (counted from 0).
    fn has_bye(&self, round: usize) -> bool {
        self.players().any(|player| {
            player
                .rounds
                .get(round)
                .copied()
                .flatten()
                .is_some_and(|cell| cell.is_full_point() && cell.result != ResultCode::FullPointBye)
        })
    }

    /// Returns the number of entrants that may still be paired in a round: without an entry, though
    /// they had one in the round before.
    fn waiting(&self, round: usize, is_team: bool) -> usize {
        let is_blank = |player: &PlayerRecord, round: usize| {
            player.rounds.get(round).copied().flatten().is_none()
        };
        let team_of = |number: u16| {
            let mut teams = self.teams();
            teams.position(|team| team.players.contains(&number))
        };
        let waiting = self.players().filter(|player| {
            is_blank(player, round)
                && round
                    .checked_sub(1)
                    .is_none_or(|last| !is_blank(player, last))
        });
        let entrants: BTreeSet<usize> = waiting
            .map(|player| {
                if is_team {
                    team_of(player.number).unwrap_or(usize::MAX)
                } else {
                    usize::from(player.number)
                }
            })
            .collect();
        entrants.len()
    }

    /// Returns the event before a round, or with all of them. At least `least` rounds are paired, even
    /// if nobody has a pair in the last of them.
    ///
    /// # Errors
    /// Fails as [`Self::to_event`] does.
    pub(crate) fn event(
        &self,
        before: Option<RoundNumber>,
        least: usize,
    ) -> Result<Event, TrfError> {
        let players = self.placed_players()?;
        let paired = self.paired_rounds().max(least);
        self.check_round_count(&players)?;
        let kept = before.map_or(paired, |round| paired.min(round.index()));
        let event = if self.is_team_event() {
            self.team_event(&players, kept, paired)?
        } else {
            self.individual_event(&players, kept, paired)?
        };
        if before.is_none() && !self.is_team_event() {
            check_points(&players, &event)?;
        }
        Ok(event)
    }
}

/// True if the cell has an opponent but no result.
fn is_open(cell: Option<Cell>) -> bool {
    cell.is_some_and(|cell| cell.opponent.is_some() && cell.result == ResultCode::Open)
}

/// True if the cell belongs to a pair. A forfeited game of a team may omit the opponent.
const fn is_of_a_pair(cell: Cell, is_team: bool) -> bool {
    cell.opponent.is_some()
        || (is_team
            && matches!(
                cell.result,
                ResultCode::ForfeitWin | ResultCode::ForfeitLoss
            ))
}
