//! The clocks of a game: started, stopped, saved, and halted when the file is closed.

use kralle_play::board_game::{GameEventKind, GameNumber, GameRefusal};
use kralle_store::KeptGame;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::play::board::table::{Standing, refusal};
use crate::play::board::view::{BoardGameView, HaltName};

impl Desk {
    /// Starts waiting clocks; begins a new game and resumes a halted one.
    pub(crate) fn start_clocks(
        &mut self,
        number: u32,
        by: Option<Color>,
    ) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let standing = self.standing(&kept);
        let mut kinds = Vec::new();
        let waits = Color::ALL
            .into_iter()
            .any(|color| kept.game.waits(color) && by.is_none_or(|by| by.other() == color));
        if let Standing::Halted(HaltName::Arbiter | HaltName::Interrupted, _) = standing {
            kinds.push(GameEventKind::Resumed);
        }
        if waits || kinds.is_empty() {
            kinds.push(GameEventKind::ClocksStarted { by });
        }
        self.go_on(&kept, standing, kinds)
    }

    /// Resumes a halted game: the clocks that ran before run again.
    ///
    /// # Errors
    /// Fails if the game is not halted.
    pub(crate) fn resume_game(&mut self, number: u32) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let standing = self.standing(&kept);
        let kind = match standing {
            Standing::Halted(HaltName::NotBegun, _) => GameEventKind::ClocksStarted { by: None },
            Standing::Halted(HaltName::Arbiter | HaltName::Interrupted, _) => {
                GameEventKind::Resumed
            }
            Standing::Goes(_) => {
                let base = kept.game.rules().base;
                return Err(refusal(&GameRefusal::NotHalted, base));
            }
        };
        self.go_on(&kept, standing, vec![kind])
    }

    fn go_on(
        &mut self,
        kept: &KeptGame,
        standing: Standing,
        kinds: Vec<GameEventKind>,
    ) -> Result<BoardGameView, RefusalView> {
        let moment = standing.moment();
        let kept = self.keep_events(kept, kinds, moment)?;
        if let Standing::Halted(..) = standing {
            let ticks = self.ticks();
            self.running.start(kept.game.number(), moment, ticks);
        }
        self.show_kept(&kept)
    }

    /// Stops both clocks.
    pub(crate) fn halt_game(&mut self, number: u32) -> Result<BoardGameView, RefusalView> {
        let shown = self.act_in_game(number, |_, _| Ok(vec![GameEventKind::Halted]))?;
        self.running.stop(GameNumber(number));
        Ok(shown)
    }

    /// Saves the moment of a running game's clocks; does nothing for a halted game.
    pub(crate) fn keep_clocks(&mut self, number: u32) -> Result<(), RefusalView> {
        let Some(moment) = self.running.moment(GameNumber(number), self.ticks()) else {
            return Ok(());
        };
        let now = self.now();
        let store = &mut self.file_mut()?.store;
        Ok(store.keep_moment(GameNumber(number), moment, now)?)
    }

    /// Saves the clocks of all games and halts them, since the file is closed.
    pub(crate) fn halt_all(&mut self) {
        let (ticks, now) = (self.ticks(), self.now());
        let moments = self.running.stop_all(ticks);
        if let Ok(file) = self.file_mut() {
            for (game, moment) in moments {
                // If this fails, the last saved moment counts.
                let _ = file.store.keep_moment(game, moment, now);
            }
        }
    }
}
