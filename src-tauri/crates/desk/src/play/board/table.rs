//! Execution of an act at the board: load the game, apply an event, save it, and show the game.
//!
//! [`opening`](super::opening) opens a game; [`clocks`](super::clocks) and
//! [`entries`](super::entries) have their own additions.
//!
//! Viewing an earlier state of the tournament does not affect the games: they continue.

use kralle_play::board_game::{
    BoardGame, GameEvent, GameEventKind, GameNumber, GameRefusal, GameWay, Millis, OpeningError,
    Score,
};
use kralle_rules::preset::Preset;
use kralle_store::{KeptGame, StoreError};
use kralle_tournament::{PlayerId, RoundNumber, TableNumber};
use shakmaty::Color;

use crate::core::desk::{Desk, Keeping};
use crate::core::refusal::RefusalView;
use crate::core::refused::article;
use crate::play::board::entries::{Course, key_not_kept};
use crate::play::board::view::{BoardGameView, HaltName};
use crate::play::refusal::PlayRefusal;

/// The state of a game's clocks on this machine, with their moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// Running, without clocks, or over.
    Goes(Millis),
    Halted(HaltName, Millis),
}

impl Standing {
    /// Returns the moment on its clocks.
    pub(crate) const fn moment(self) -> Millis {
        match self {
            Self::Goes(moment) | Self::Halted(_, moment) => moment,
        }
    }
}

/// Converts a refusal, with its article by the rules of a preset.
pub(crate) fn refusal(refusal: &GameRefusal, base: Preset) -> RefusalView {
    if let GameRefusal::Opening(error) = refusal {
        return unopened(error);
    }
    let mut view = RefusalView::of(refusal);
    view.article = refusal.article(base).map(|cited| Box::new(article(cited)));
    view
}

/// Converts the reason a game cannot begin; no regulation covers it.
pub(crate) fn unopened(error: &OpeningError) -> RefusalView {
    RefusalView::of(error).with("reason", error.to_string())
}

impl Desk {
    pub(crate) fn kept_game(&self, number: u32) -> Result<KeptGame, RefusalView> {
        let file = self.open_file()?;
        file.store
            .game(GameNumber(number))?
            .ok_or_else(|| PlayRefusal::NoGame { game: number }.into())
    }

    /// Returns the state of a game's clocks.
    ///
    /// Games by correspondence and finished games are never halted.
    pub(crate) fn standing(&self, kept: &KeptGame) -> Standing {
        let game = &kept.game;
        let correspondence = matches!(game.opening().way, GameWay::Correspondence(_));
        if game.end().is_some() || correspondence {
            return Standing::Goes(kept.moment);
        }
        if !game.has_begun() {
            return Standing::Halted(HaltName::NotBegun, kept.moment);
        }
        if game.is_halted() {
            return Standing::Halted(HaltName::Arbiter, kept.moment);
        }
        if let Some(moment) = self.running.moment(game.number(), self.ticks()) {
            return Standing::Goes(moment);
        }
        match self.keeping() {
            Keeping::Person => Standing::Halted(HaltName::Interrupted, kept.moment),
            // Each call of a script is a process of its own, so its clock is the time of day.
            Keeping::Script => {
                let since = (self.now() - kept.kept).num_milliseconds();
                let since = u64::try_from(since).unwrap_or_default();
                Standing::Goes(Millis(kept.moment.0.saturating_add(since)))
            }
        }
    }

    /// Applies the events that `act` returns for a running game, saves them, and returns the game.
    ///
    /// # Errors
    /// Fails if the game does not exist, has not begun or is halted, or if an event is impossible.
    pub(crate) fn act_in_game(
        &mut self,
        number: u32,
        act: impl FnOnce(&mut Self, &BoardGame) -> Result<Vec<GameEventKind>, RefusalView>,
    ) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let base = kept.game.rules().base;
        let moment = match self.standing(&kept) {
            Standing::Goes(moment) => moment,
            Standing::Halted(HaltName::NotBegun, _) => {
                return Err(refusal(&GameRefusal::NotBegun, base));
            }
            Standing::Halted(HaltName::Arbiter | HaltName::Interrupted, _) => {
                return Err(refusal(&GameRefusal::Halted, base));
            }
        };
        let kinds = act(self, &kept.game)?;
        let kept = self.keep_events(&kept, kinds, moment)?;
        self.show_kept(&kept)
    }

    /// Checks and saves the events of a game at `moment`.
    ///
    /// A finished game without stored entries loses its key.
    pub(crate) fn keep_events(
        &mut self,
        kept: &KeptGame,
        kinds: Vec<GameEventKind>,
        moment: Millis,
    ) -> Result<KeptGame, RefusalView> {
        let time = self.now();
        let mut after = kept.game.clone();
        let mut events = Vec::new();
        for kind in kinds {
            let event = GameEvent { time, moment, kind };
            after
                .apply(&event)
                .map_err(|error| refusal(&error, kept.game.rules().base))?;
            events.push(event);
        }
        let number = kept.game.number();
        let name = kept.game.opening().key.clone();
        // A copy of the file must not delete a key that another copy needs. A key is needed only
        // while an entry is stored.
        let needs_no_key = Color::ALL
            .into_iter()
            .all(|color| kept.game.entry(color).stored().is_none());
        let is_here = self.course(&kept.game) == Course::Here;
        let mark = self.coming_mark(kept, &events);
        let (file, keys) = self.file_and_keys()?;
        let mut unkept = None;
        let appended = file.store.append_game_events(kept, &events, |next| {
            let Some(mark) = &mark else {
                return Ok(());
            };
            mark.keep(keys, *next).map_err(|error| {
                unkept = Some(key_not_kept(error));
                StoreError::Canceled
            })
        });
        let kept = match unkept {
            Some(refusal) => return Err(refusal),
            None => appended?,
        };
        if let Some(mark) = mark {
            // Until this is saved, the previous head is valid too. Only a crash can come between.
            let _ = mark.settle(keys, kept.head());
        }
        self.changed();
        if kept.game.end().is_some() {
            self.running.stop(number);
            if is_here && needs_no_key {
                self.keys.forget(&name);
            }
        }
        Ok(kept)
    }

    /// Ends a game by decision of the arbiter, even if it is halted.
    pub(crate) fn end_game(
        &mut self,
        number: u32,
        kind: GameEventKind,
    ) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let moment = self.standing(&kept).moment();
        let kept = self.keep_events(&kept, vec![kind], moment)?;
        self.show_kept(&kept)
    }
}

/// True if a game belongs to this match with these players.
pub(crate) fn is_of(
    game: &BoardGame,
    round: RoundNumber,
    table: TableNumber,
    white: PlayerId,
    black: PlayerId,
) -> bool {
    let opening = game.opening();
    (opening.round, opening.table, opening.white, opening.black) == (round, table, white, black)
}

/// True if a game does not count.
pub(crate) fn is_annulled(game: &BoardGame) -> bool {
    game.end().is_some() && game.score() == Some(Score::Annulled)
}
