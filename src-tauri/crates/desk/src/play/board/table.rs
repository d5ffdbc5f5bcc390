//! How an act at the board comes about: the game is loaded, the act applied as an event, the event
//! kept, and the game shown.
//!
//! [`opening`](super::opening) opens a game, [`clocks`](super::clocks) and
//! [`entries`](super::entries) have what is particular about those.
//!
//! A look back at the tournament's past does not reach the games: they go on.

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

/// Whether a game goes on here, and how far its clocks are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It goes on, or needs no clocks, or is over.
    Goes(Millis),
    Halted(HaltName, Millis),
}

impl Standing {
    /// The moment on its clocks.
    pub(crate) const fn moment(self) -> Millis {
        match self {
            Self::Goes(moment) | Self::Halted(_, moment) => moment,
        }
    }
}

/// A refusal in a game by the rules of a preset.
pub(crate) fn refusal(refusal: &GameRefusal, base: Preset) -> RefusalView {
    if let GameRefusal::Opening(error) = refusal {
        return unopened(error);
    }
    let mut view = RefusalView::of(refusal);
    view.article = refusal.article(base).map(|cited| Box::new(article(cited)));
    view
}

/// Why a game cannot begin so; no regulation speaks of it.
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

    /// Whether a game goes on here.
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
            // A script is a program for each act: its clock is the time of day.
            Keeping::Script => {
                let since = (self.now() - kept.kept).num_milliseconds();
                let since = u64::try_from(since).unwrap_or_default();
                Standing::Goes(Millis(kept.moment.0.saturating_add(since)))
            }
        }
    }

    /// Lets happen what `act` makes of a game that goes on, keeps it, and shows the game.
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

    /// Checks and keeps what happened in a game at `moment`.
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
        // A copy of the file is no reason to throw a key away that another one needs: that is only
        // where something is stored.
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
            // Until this is kept, the head before counts as well: only a crash comes between.
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

    /// Ends a game by the arbiter's word, also one that stands still.
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

/// Whether a game is of this match with these players.
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

/// Whether a game does not count.
pub(crate) fn is_annulled(game: &BoardGame) -> bool {
    game.end().is_some() && game.score() == Some(Score::Annulled)
}
