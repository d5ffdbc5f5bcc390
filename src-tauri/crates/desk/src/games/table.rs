//! How an act at the board comes about: the game is loaded, the act applied as an event, the event
//! kept, and the game shown.
//!
//! A look back at the tournament's past does not reach the games: they go on.

use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::preset::Game;
use kralle_store::KeptGame;
use kralle_tournament::board_game::{
    BoardGame, Entry, EntryError, EntryState, GameEvent, GameEventKind, GameNumber, GameOpening,
    GameRefusal, GameWay, LONGEST_ENTRY, Millis, OpenedEntry, Score,
};
use kralle_tournament::{Formation, PlayerId, RoundNumber, RoundState, TableNumber, Tournament};
use shakmaty::Color;

use super::seal::{self, Place};
use crate::desk::{Desk, Keeping};
use crate::show;
use crate::show::refusal::{article, refused};
use crate::view::board_game::{BoardGameView, HaltName};
use crate::view::refusal::RefusalView;

/// Whether a game goes on here, and how far its clocks are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It goes on, or needs no clocks, or is over.
    Goes(Millis),
    /// It stands still.
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

/// Says a refusal of a game.
pub(crate) fn refusal(refusal: &GameRefusal) -> RefusalView {
    let mut view = RefusalView::new(refusal.code());
    view.article = refusal.article().map(|cited| Box::new(article(cited)));
    if let GameRefusal::Opening(error) = refusal {
        view = view.with("reason", error.to_string());
    }
    view
}

impl Desk {
    /// The game of this number.
    pub(crate) fn kept_game(&self, number: u32) -> Result<KeptGame, RefusalView> {
        let file = self.open_file()?;
        file.store
            .game(GameNumber(number))?
            .ok_or_else(|| RefusalView::new("no_game").with("game", count(number)))
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

    /// Shows a game.
    pub(crate) fn show_game(&self, number: u32) -> Result<BoardGameView, RefusalView> {
        self.show_kept(&self.kept_game(number)?)
    }

    fn show_kept(&self, kept: &KeptGame) -> Result<BoardGameView, RefusalView> {
        show::board_game::game(self, kept, self.standing(kept))
    }

    /// Lets happen what `act` makes of a game that goes on, keeps it, and shows the game.
    pub(crate) fn act_in_game(
        &mut self,
        number: u32,
        act: impl FnOnce(&mut Self, &BoardGame) -> Result<Vec<GameEventKind>, RefusalView>,
    ) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let moment = match self.standing(&kept) {
            Standing::Goes(moment) => moment,
            Standing::Halted(HaltName::NotBegun, _) => {
                return Err(refusal(&GameRefusal::NotBegun));
            }
            Standing::Halted(HaltName::Arbiter | HaltName::Interrupted, _) => {
                return Err(refusal(&GameRefusal::Halted));
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
            after.apply(&event).map_err(|error| refusal(&error))?;
            events.push(event);
        }
        let number = kept.game.number();
        let file = self.file_mut()?;
        let kept = file.store.append_game_events(kept, &events)?;
        self.changed();
        if kept.game.end().is_some() {
            self.running.stop(number);
            self.keys.forget(&kept.game.opening().key);
        }
        Ok(kept)
    }

    /// Opens a game at a table of a published round.
    pub(crate) fn open_game(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        way: GameWay,
        position: Option<String>,
    ) -> Result<BoardGameView, RefusalView> {
        let file = self.open_file_mut()?;
        let tournament = &file.tournament;
        let (white, black) = players_of(tournament, round, table)?;
        let games = file.store.games_at(round, table)?;
        let taken = games
            .iter()
            .find(|kept| is_of(&kept.game, round, table, white, black) && !is_annulled(&kept.game));
        if let Some(kept) = taken {
            return Err(
                at_table("game_open", round, table).with("game", count(kept.game.number().0))
            );
        }
        let rules = tournament.settings.rule_set.to_toml();
        let key = self.keys.make().map_err(key_not_kept)?;
        let opening = GameOpening {
            round,
            table,
            white,
            black,
            way,
            rules,
            position,
            key: key.clone(),
        };
        let event = GameEvent {
            time: self.now(),
            moment: Millis(0),
            kind: GameEventKind::Opened(Box::new(opening)),
        };
        // Only to ask: the store gives the number.
        let opened = match BoardGame::open(GameNumber(0), &event) {
            Ok(_) => self
                .file_mut()
                .and_then(|file| Ok(file.store.open_game(&event)?)),
            Err(error) => Err(refusal(&error)),
        };
        if opened.is_err() {
            self.keys.forget(&key);
        }
        let kept = opened?;
        self.changed();
        self.show_kept(&kept)
    }

    /// Lets a game begin or go on, if it stands still, and starts clocks that wait.
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

    /// Lets a halted game go on: the clocks that ran, run again.
    pub(crate) fn resume_game(&mut self, number: u32) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let standing = self.standing(&kept);
        let kind = match standing {
            Standing::Halted(HaltName::NotBegun, _) => GameEventKind::ClocksStarted { by: None },
            Standing::Halted(HaltName::Arbiter | HaltName::Interrupted, _) => {
                GameEventKind::Resumed
            }
            Standing::Goes(_) => return Err(refusal(&GameRefusal::NotHalted)),
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

    /// Keeps how far the clocks of a game are; of a game that stands still nothing.
    pub(crate) fn keep_clocks(&mut self, number: u32) -> Result<(), RefusalView> {
        let Some(moment) = self.running.moment(GameNumber(number), self.ticks()) else {
            return Ok(());
        };
        let now = self.now();
        let store = &mut self.file_mut()?.store;
        Ok(store.keep_moment(GameNumber(number), moment, now)?)
    }

    /// Keeps how far the clocks of all games are, and lets them stand still: the file goes off the
    /// desk.
    pub(crate) fn halt_all(&mut self) {
        let (ticks, now) = (self.ticks(), self.now());
        let moments = self.running.stop_all(ticks);
        if let Ok(file) = self.file_mut() {
            for (game, moment) in moments {
                // What was kept before counts then.
                let _ = file.store.keep_moment(game, moment, now);
            }
        }
    }

    /// Seals an entry for the coming pair. A machine that has no key of the game makes its own.
    pub(crate) fn seal_entry(
        &mut self,
        game: &BoardGame,
        color: Color,
        typed: &str,
    ) -> Result<GameEventKind, RefusalView> {
        let entry = entry(game, color, typed)?;
        let key = self
            .keys
            .find_or_make(&game.opening().key)
            .map_err(key_not_kept)?;
        let (commitment, sealed) = seal::seal(&key, place(game, color), entry)
            .map_err(|error| RefusalView::internal(&error))?;
        Ok(GameEventKind::Stored {
            color,
            commitment,
            sealed,
        })
    }

    /// Opens the stored entry of a player; none when nothing is stored, or the key is not here.
    pub(crate) fn opened(&self, game: &BoardGame, color: Color) -> Option<OpenedEntry> {
        let (_, sealed) = game.entry(color).stored()?;
        let key = self.keys.find(&game.opening().key)?;
        seal::open(&key, place(game, color), sealed)
    }

    /// Whether something is stored that cannot be opened on this machine.
    pub(crate) fn is_lost(&self, game: &BoardGame, color: Color) -> bool {
        game.entry(color).stored().is_some() && self.opened(game, color).is_none()
    }

    /// Stops a clock; with the second one both entries are opened in the same moment.
    pub(crate) fn stop_clock(
        &mut self,
        number: u32,
        color: Color,
    ) -> Result<BoardGameView, RefusalView> {
        self.act_in_game(number, |desk, game| {
            let mut kinds = vec![GameEventKind::ClockStopped { color }];
            let other_closed = matches!(game.entry(color.other()), EntryState::Closed(..));
            if other_closed && matches!(game.entry(color), EntryState::Open(..)) {
                let open = |color| {
                    desk.opened(game, color).ok_or_else(|| {
                        RefusalView::new("entry_lost").with("color", color_code(color))
                    })
                };
                kinds.push(GameEventKind::Revealed {
                    white: open(Color::White)?,
                    black: open(Color::Black)?,
                });
            }
            Ok(kinds)
        })
    }

    /// Gives an entry up that cannot be opened here.
    pub(crate) fn enter_again(
        &mut self,
        number: u32,
        color: Color,
    ) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        if !self.is_lost(&kept.game, color) {
            return Err(RefusalView::new("entry_not_lost").with("color", color_code(color)));
        }
        let moment = self.standing(&kept).moment();
        let kinds = vec![GameEventKind::EntryLost { color }];
        let kept = self.keep_events(&kept, kinds, moment)?;
        self.show_kept(&kept)
    }
}

/// The stable name of a color.
pub(crate) const fn color_code(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it maps an error")]
fn key_not_kept(error: std::io::Error) -> RefusalView {
    RefusalView::new("game_key_not_kept").with("reason", error.to_string())
}

/// Reads what a player entered, in the position it is entered for.
pub(crate) fn entry(game: &BoardGame, color: Color, typed: &str) -> Result<Entry, RefusalView> {
    let ordinary = game
        .ordinary()
        .map(|part| PairPosition::of_ordinary(part.game.position()));
    let position = ordinary.as_ref().unwrap_or(game.pairs().position());
    Entry::read(typed, position, color).map_err(|error| match error {
        EntryError::Empty => RefusalView::new("entry_empty"),
        EntryError::TooLong { .. } => {
            RefusalView::new("entry_too_long").with("most", LONGEST_ENTRY)
        }
    })
}

/// Reads a move that everybody may see.
pub(crate) fn open_move(
    game: &BoardGame,
    color: Color,
    typed: &str,
) -> Result<PieceMove, RefusalView> {
    entry(game, color, typed)?
        .piece_move()
        .ok_or_else(|| RefusalView::new("entry_unreadable").with("found", typed))
}

fn place(game: &BoardGame, color: Color) -> Place {
    Place {
        game: game.number(),
        pair: game.coming_pair(),
        color,
    }
}

fn count(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn at_table(code: &str, round: RoundNumber, table: TableNumber) -> RefusalView {
    RefusalView::new(code)
        .with("round", round.get())
        .with("table", table.get())
}

/// Whether the tournament has games in pairs at all: single players, and rules of the kind.
pub(crate) fn has_pair_games(tournament: &Tournament) -> bool {
    tournament.settings.formation == Formation::SinglePlayers
        && tournament.settings.rule_set.game() == Game::PairMoves
}

/// White and Black of a match at which a game can be played.
fn players_of(
    tournament: &Tournament,
    round: RoundNumber,
    table: TableNumber,
) -> Result<(PlayerId, PlayerId), RefusalView> {
    if !has_pair_games(tournament) {
        return Err(RefusalView::new("no_pair_games"));
    }
    let say = |error| refused(&error, tournament);
    let it = tournament.match_at(round, table).map_err(say)?;
    if tournament.round(round).map_err(say)?.state == RoundState::Draft {
        return Err(at_table("game_in_draft", round, table));
    }
    if it.outcome.is_some() {
        return Err(at_table("game_after_result", round, table));
    }
    Ok((it.line_ups.first.pot_1, it.line_ups.second.pot_1))
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
