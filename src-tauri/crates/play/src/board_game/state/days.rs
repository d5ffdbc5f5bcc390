//! Days in correspondence play: days granted by the supervisor, and the end by overstepped days.

use std::cmp::Ordering;
use std::num::NonZeroU16;

use chrono::NaiveDate;
use kralle_rules::paarzug::clock::FallenFlags;
use shakmaty::Color;

use super::{BoardGame, EntryState, GameEnd, Stage};
use crate::board_game::days::{DaysError, MOST_DAYS_PER_MOVE};
use crate::board_game::opening::OpeningError;
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    /// True if the game waits for a move of `color`.
    pub fn is_waiting_for(&self, color: Color) -> bool {
        match self.stage() {
            Stage::Storing => matches!(self.entry(color), EntryState::Empty),
            Stage::Choosing(it) | Stage::Ordinary(it) => it == color,
            Stage::Ended => false,
        }
    }

    pub(super) fn must_have_days(&self) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.must_be_by_correspondence()
    }

    pub(super) fn must_be_by_correspondence(&self) -> Result<(), GameRefusal> {
        if self.way_has_no_clocks() {
            Ok(())
        } else {
            Err(GameRefusal::NotByCorrespondence)
        }
    }

    pub(super) fn grant_days(&self, days: NonZeroU16) -> Result<(), GameRefusal> {
        self.must_have_days()?;
        if days.get() > MOST_DAYS_PER_MOVE {
            let found = days.get();
            return Err(OpeningError::Days(DaysError::PerMove { found }).into());
        }
        Ok(())
    }

    /// Ends the game for overstepped days: the earlier player loses, as with flags at the board.
    pub(super) fn overstep_days(
        &mut self,
        white: Option<NaiveDate>,
        black: Option<NaiveDate>,
        on: NaiveDate,
    ) -> Result<(), GameRefusal> {
        self.must_have_days()?;
        for (color, last) in [(Color::White, white), (Color::Black, black)] {
            if last.is_some_and(|last| last >= on || !self.is_waiting_for(color)) {
                return Err(GameRefusal::DaysLeft);
            }
        }
        let fallen = match (white, black) {
            (None, None) => return Err(GameRefusal::DaysLeft),
            (Some(_), None) => FallenFlags::First(Color::White),
            (None, Some(_)) => FallenFlags::First(Color::Black),
            (Some(white), Some(black)) => match white.cmp(&black) {
                Ordering::Less => FallenFlags::First(Color::White),
                Ordering::Greater => FallenFlags::First(Color::Black),
                Ordering::Equal => FallenFlags::Together,
            },
        };
        self.end = Some(match (&mut self.ordinary, fallen) {
            (Some(ordinary), FallenFlags::First(color)) => {
                GameEnd::Chess(ordinary.game.flag_fallen(color)?)
            }
            // Only one player is to move, so only that player's days run.
            (Some(_), FallenFlags::None | FallenFlags::Together) => {
                return Err(GameRefusal::DaysLeft);
            }
            (None, fallen) => GameEnd::Pair(self.game.overstep(fallen)?),
        });
        self.overstepped = Some(fallen);
        Ok(())
    }
}
