//! Correspondence: taking back wrong entries, as long as no player was informed of them.

use kralle_rules::paarzug::game::Stored;
use shakmaty::Color;

use super::{BoardGame, EntryState, Stage};
use crate::board_game::event::GameEventKind;
use crate::board_game::logged::Unopened;
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    /// True if the last entry of a player can be taken back.
    ///
    /// A hidden move always can. A revealed pair or a made move can only before it has
    /// consequences, and before a message about it is sent.
    pub fn may_take_back(&self, color: Color) -> bool {
        self.has_covered(color) || self.before_last.as_deref().is_some_and(|it| it.asks(color))
    }

    /// True if a move of the player is stored and not revealed (correspondence).
    fn has_covered(&self, color: Color) -> bool {
        self.way_has_no_clocks()
            && self.stage() == Stage::Storing
            && matches!(self.entry(color), EntryState::Open(..))
    }

    /// True if the next move or pair needs a move of `color`.
    fn asks(&self, color: Color) -> bool {
        match self.stage() {
            Stage::Storing => true,
            Stage::Choosing(it) | Stage::Ordinary(it) => it == color,
            Stage::Ended => false,
        }
    }

    /// Returns the game before the last entry, if that can still be taken back after `kind`.
    pub(super) fn still_before(&mut self, kind: &GameEventKind) -> Option<Box<Self>> {
        let kept = self.before_last.take();
        let made = matches!(
            kind,
            GameEventKind::Revealed { .. }
                | GameEventKind::SecondChosen { .. }
                | GameEventKind::OrdinaryMove { .. }
        );
        // None of these informs a player of the new position.
        let tells_nothing = matches!(
            kind,
            GameEventKind::DaysGranted { .. }
                | GameEventKind::LettersIn { .. }
                | GameEventKind::Offered { .. }
                | GameEventKind::TakenBack { .. }
        );
        if made {
            self.way_has_no_clocks().then(|| Box::new(self.clone()))
        } else {
            kept.filter(|_| tells_nothing)
        }
    }

    /// Takes back the last entry of `color`.
    ///
    /// `before` is the game before it if it was already made; the other player's move of the pair
    /// is then hidden again.
    pub(super) fn take_back(
        &mut self,
        color: Color,
        before: Option<Box<Self>>,
    ) -> Result<(), GameRefusal> {
        self.must_be_by_correspondence()?;
        if self.has_covered(color) {
            self.leave_unopened(color, Unopened::TakenBack);
            return Ok(self.game.reopen(color)?);
        }
        let before = before.filter(|it| it.asks(color));
        let before = *before.ok_or(GameRefusal::NothingToTakeBack)?;
        let made = std::mem::replace(self, before);
        self.events = made.events;
        if self.stage() == Stage::Storing {
            self.leave_unopened(color, Unopened::TakenBack);
            self.game.reopen(color)?;
            self.reopen_stored(color.other())?;
        }
        Ok(())
    }

    /// Makes a stored move changeable again.
    fn reopen_stored(&mut self, color: Color) -> Result<(), GameRefusal> {
        if let EntryState::Closed(commitment, sealed) = self.entry(color).clone() {
            self.game.reopen(color)?;
            self.game.store(color, Stored::Unreadable)?;
            *self.entries.get_mut(color) = EntryState::Open(commitment, sealed);
        }
        Ok(())
    }
}
