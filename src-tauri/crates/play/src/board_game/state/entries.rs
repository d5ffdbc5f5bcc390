//! Hidden moves: storing, revealing, replacing and discarding them.

use kralle_rules::paarzug::clock::Millis;
use kralle_rules::paarzug::game::{PairRefusal, Phase, Revealed, Stored};
use kralle_rules::paarzug::piece_move::PieceMove;
use shakmaty::{ByColor, Color};

use super::{BoardGame, EntryState, GameEnd};
use crate::board_game::commitment::{Commitment, OpenedEntry, Sealed};
use crate::board_game::logged::{LoggedPair, LoggedSide, Unopened, UnopenedEntry};
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    pub(super) fn store(
        &mut self,
        color: Color,
        commitment: Commitment,
        sealed: &Sealed,
    ) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        self.game.store(color, Stored::Unreadable)?;
        *self.entries.get_mut(color) = EntryState::Open(commitment, sealed.clone());
        Ok(())
    }

    pub(super) fn stop_clock(&mut self, color: Color, moment: Millis) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        let (commitment, sealed) = match self.entry(color) {
            EntryState::Empty => return Err(PairRefusal::NothingStored.into()),
            EntryState::Closed(..) => return Err(PairRefusal::ClockStopped.into()),
            EntryState::Open(commitment, sealed) => (*commitment, sealed.clone()),
        };
        // On the second stop the rules read the moves out. Here that waits for the reveal, which
        // happens at the same moment.
        if !self.game.is_ready(color.other()) {
            self.game.stop_clock(color, moment)?;
        }
        self.timing.stop(color, moment);
        *self.entries.get_mut(color) = EntryState::Closed(commitment, sealed);
        // Playing on declines an offer.
        if self.offer.is_some_and(|(by, _)| by != color) {
            self.offer = None;
        }
        Ok(())
    }

    pub(super) fn reveal(
        &mut self,
        white: &OpenedEntry,
        black: &OpenedEntry,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        let pair = self.coming_pair();
        let mut sides = Vec::new();
        for (color, opened) in [(Color::White, white), (Color::Black, black)] {
            let EntryState::Closed(commitment, _) = self.entry(color) else {
                return Err(PairRefusal::NothingStored.into());
            };
            if opened.commitment(self.number, pair, color) != *commitment {
                return Err(GameRefusal::CommitmentBroken { color });
            }
            sides.push(LoggedSide {
                thinking: Millis(0),
                opened: opened.clone(),
                commitment: *commitment,
            });
        }
        let (Some(mut of_black), Some(mut of_white)) = (sides.pop(), sides.pop()) else {
            return Err(PairRefusal::NothingStored.into());
        };
        let mut last = None;
        for (color, opened) in [(Color::White, white), (Color::Black, black)] {
            if self.game.is_ready(color) {
                self.game.unseal(color, opened.entry.stored())?;
            } else {
                self.game.store(color, opened.entry.stored())?;
                last = Some(color);
            }
        }
        let last = last.ok_or(PairRefusal::ClockStopped)?;
        let revealed = self.game.stop_clock(last, moment)?;
        of_white.thinking = self.timing.take(Color::White);
        of_black.thinking = self.timing.take(Color::Black);
        let logged = LoggedPair {
            sides: ByColor {
                white: of_white,
                black: of_black,
            },
        };
        self.entries = ByColor::new_with(|_| EntryState::Empty);
        self.offer = None;
        match revealed {
            Revealed::SecondChooses(_) => self.half = Some(logged),
            Revealed::Pair | Revealed::Waiting => self.logged.push(logged),
        }
        self.watch(moment);
        Ok(())
    }

    /// Updates running clocks and the end after a step of the rules.
    pub(super) fn watch(&mut self, moment: Millis) {
        for color in Color::ALL {
            if self.clocks().is_running(color) {
                self.timing.start(color, moment);
            }
        }
        if let Phase::Ended(end) = self.game.phase() {
            self.end = Some(GameEnd::Pair(*end));
        }
    }

    pub(super) fn choose_second(
        &mut self,
        color: Color,
        piece_move: PieceMove,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        self.game.choose_second(color, piece_move, moment)?;
        self.timing.stop(color, moment);
        let more = self.timing.take(color);
        if let Some(mut logged) = self.half.take() {
            logged.sides.get_mut(color).thinking.0 += more.0;
            self.logged.push(logged);
        }
        self.offer = None;
        self.watch(moment);
        Ok(())
    }

    pub(super) fn lose_entry(&mut self, color: Color) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        if self.entry(color).stored().is_none() {
            return Err(PairRefusal::NothingStored.into());
        }
        self.leave_unopened(color, Unopened::Covered);
        Ok(self.game.reopen(color)?)
    }

    pub(super) fn fork(&mut self) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        self.forks.push(self.coming_pair());
        for color in Color::ALL {
            if self.entry(color).stored().is_some() {
                self.lose_entry(color)?;
            }
        }
        Ok(())
    }

    /// Empties the entry of `color`; its content is part of no pair.
    pub(super) fn leave_unopened(&mut self, color: Color, why: Unopened) {
        let pair = self.coming_pair();
        let entry = std::mem::replace(self.entries.get_mut(color), EntryState::Empty);
        if let Some((commitment, _)) = entry.stored() {
            self.unopened.push(UnopenedEntry {
                why,
                pair,
                color,
                commitment: *commitment,
            });
        }
    }
}
