//! By correspondence: what was taken in wrongly is taken back, as long as no player was told of it.

use kralle_rules::paarzug::game::Stored;
use shakmaty::Color;

use super::{BoardGame, EntryState, Stage};
use crate::board_game::event::GameEventKind;
use crate::board_game::logged::Unopened;
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    /// Whether what was taken in last of a player can be taken back: a covered move always, a pair
    /// that was revealed or a move that was made only while nothing has come of it, and no message
    /// about it has gone out.
    pub fn may_take_back(&self, color: Color) -> bool {
        self.has_covered(color) || self.before_last.as_deref().is_some_and(|it| it.asks(color))
    }

    /// By correspondence: whether a move of the player is stored and not revealed.
    fn has_covered(&self, color: Color) -> bool {
        self.way_has_no_clocks()
            && self.stage() == Stage::Storing
            && matches!(self.entry(color), EntryState::Open(..))
    }

    /// Whether the next move, or the next pair, has one of `color`.
    fn asks(&self, color: Color) -> bool {
        match self.stage() {
            Stage::Storing => true,
            Stage::Choosing(it) | Stage::Ordinary(it) => it == color,
            Stage::Ended => false,
        }
    }

    /// The game before the move that was taken in last, as far as that can be taken back still when
    /// `kind` has happened.
    pub(super) fn still_before(&mut self, kind: &GameEventKind) -> Option<Box<Self>> {
        let kept = self.before_last.take();
        let made = matches!(
            kind,
            GameEventKind::Revealed { .. }
                | GameEventKind::SecondChosen { .. }
                | GameEventKind::OrdinaryMove { .. }
        );
        // Nobody needs to know the new position for these.
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

    /// Takes back what was taken in last of `color`. `before` is the game before it, where it was
    /// made already; then the other's move of the pair is covered again.
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

    /// Lets a stored move be changed again.
    fn reopen_stored(&mut self, color: Color) -> Result<(), GameRefusal> {
        if let EntryState::Closed(commitment, sealed) = self.entry(color).clone() {
            self.game.reopen(color)?;
            self.game.store(color, Stored::Unreadable)?;
            *self.entries.get_mut(color) = EntryState::Open(commitment, sealed);
        }
        Ok(())
    }
}
