//! Covered entries: read, sealed, opened at the reveal, given up.

use kralle_choice::Choice as _;
use kralle_play::board_game::{
    BoardGame, Entry, EntryError, EntryState, GameEvent, GameEventKind, GameNumber, LONGEST_ENTRY,
    OpenedEntry,
};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_store::{FileId, GameHead, KeptGame};
use kralle_view::capped::capped;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::keys::Keys;
use crate::core::mark::Mark;
use crate::core::refusal::RefusalView;
use crate::file::verify::ForkView;
use crate::play::board::seal;
use crate::play::board::seal::Place;
use crate::play::board::view::BoardGameView;
use crate::play::refusal::PlayRefusal;

/// Whether the game in the open file is the one that goes on with its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    /// It is, or this machine does not know of another.
    Here,
    /// On this machine it had gone on in another copy of the file, or what is stored was opened
    /// already.
    Elsewhere,
}

impl Desk {
    /// Seals an entry for the coming pair. A machine that has no key of the game makes its own.
    pub(crate) fn seal_entry(
        &mut self,
        game: &BoardGame,
        color: Color,
        typed: &str,
    ) -> Result<GameEventKind, RefusalView> {
        let entry = entry(game, color, typed)?;
        self.must_go_on_here(game)?;
        self.seal_read(game, color, entry)
    }

    /// Seals an entry that was read, for a game that goes on here.
    pub(crate) fn seal_read(
        &mut self,
        game: &BoardGame,
        color: Color,
        entry: Entry,
    ) -> Result<GameEventKind, RefusalView> {
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

    /// Opens the stored entry of a player; none when nothing is stored, the key is not here, or the
    /// game had gone on elsewhere.
    pub(crate) fn opened(&self, game: &BoardGame, color: Color) -> Option<OpenedEntry> {
        if self.course(game) == Course::Elsewhere {
            return None;
        }
        self.unsealed(game, color)
    }

    /// What the key opens of the stored entry of a player, wherever the game goes on.
    pub(crate) fn unsealed(&self, game: &BoardGame, color: Color) -> Option<OpenedEntry> {
        let (_, sealed) = game.entry(color).stored()?;
        let key = self.keys.find(&game.opening().key)?;
        seal::open(&key, place(game, color), sealed)
    }

    /// Refuses a game that had gone on elsewhere.
    pub(crate) fn must_go_on_here(&self, game: &BoardGame) -> Result<(), RefusalView> {
        match self.course(game) {
            Course::Here => Ok(()),
            Course::Elsewhere => Err(forked(game)),
        }
    }

    /// Whether something is stored that cannot be opened on this machine.
    pub(crate) fn is_lost(&self, game: &BoardGame, color: Color) -> bool {
        game.entry(color).stored().is_some() && self.opened(game, color).is_none()
    }

    /// Where the game of a key goes on. What is kept beside the key and cannot be read opens
    /// nothing.
    pub(crate) fn course(&self, game: &BoardGame) -> Course {
        let mark = match self.keys.mark(&game.opening().key) {
            Ok(Some(mark)) => mark,
            Ok(None) => return Course::Here,
            Err(_) => return Course::Elsewhere,
        };
        let is_stored = Color::ALL
            .into_iter()
            .any(|color| game.entry(color).stored().is_some());
        let is_of_this_file = self.file_id() == Some(mark.file);
        if !is_of_this_file
            || mark.game != game.number()
            || (is_stored && game.coming_pair() <= mark.opened)
        {
            return Course::Elsewhere;
        }
        let was_there = |head: &GameHead| {
            let file = self.open_file().ok();
            file.is_some_and(|file| file.store.was_at(game.number(), head).unwrap_or(false))
        };
        if was_there(&mark.next) || mark.now.as_ref().is_some_and(was_there) {
            Course::Here
        } else {
            Course::Elsewhere
        }
    }

    /// What the open file has in common with its copies only; none when it cannot be read.
    fn file_id(&self) -> Option<FileId> {
        Some(self.open_file().ok()?.store.head().ok()?.file)
    }

    /// The games of the open file that this machine knows to have gone on elsewhere.
    pub(crate) fn open_forks(&self) -> Result<Vec<ForkView>, RefusalView> {
        // What cannot be read is found by the proof.
        let games = self.open_file()?.store.games().unwrap_or_default();
        let forked = games
            .iter()
            .map(|kept| &kept.game)
            .filter(|game| game.end().is_none() && self.course(game) == Course::Elsewhere);
        Ok(forked
            .map(|game| ForkView {
                game: game.number().0,
                pair: capped(game.coming_pair()),
            })
            .collect())
    }

    /// What is to be kept beside the key before these events are kept in the file: how far the game
    /// then goes. Nothing where they touch nothing covered.
    pub(crate) fn coming_mark(&self, kept: &KeptGame, events: &[GameEvent]) -> Option<ComingMark> {
        let name = &kept.game.opening().key;
        let before = self.keys.mark(name).ok().flatten();
        let coming = kept.game.coming_pair();
        let mut opened = before.as_ref().map_or(0, |mark| mark.opened);
        let mut is_covered = false;
        let mut after = kept.game.clone();
        for event in events {
            // What cannot have happened is refused when it is kept.
            let happened = after.apply(event).is_ok();
            is_covered |= match &event.kind {
                GameEventKind::Stored { .. } | GameEventKind::EntryLost { .. } => true,
                GameEventKind::Revealed { .. } => {
                    opened = coming;
                    true
                }
                GameEventKind::Forked => {
                    opened = coming.saturating_sub(1);
                    true
                }
                // The supervisor covers the pair again, by correspondence only.
                GameEventKind::TakenBack { .. } if happened => {
                    opened = opened.min(after.coming_pair().saturating_sub(1));
                    true
                }
                GameEventKind::Opened(_)
                | GameEventKind::ClocksStarted { .. }
                | GameEventKind::ClockStopped { .. }
                | GameEventKind::SecondChosen { .. }
                | GameEventKind::OrdinaryMove { .. }
                | GameEventKind::Offered { .. }
                | GameEventKind::OfferAnswered { .. }
                | GameEventKind::DrawClaimed { .. }
                | GameEventKind::ClaimedWrongly { .. }
                | GameEventKind::Resigned { .. }
                | GameEventKind::FlagCalled
                | GameEventKind::Halted
                | GameEventKind::Resumed
                | GameEventKind::MessageArrived { .. }
                | GameEventKind::DaysGranted { .. }
                | GameEventKind::LettersIn { .. }
                | GameEventKind::Reminded { .. }
                | GameEventKind::LetterOut { .. }
                | GameEventKind::TakenBack { .. }
                | GameEventKind::DaysOverstepped { .. }
                | GameEventKind::EndedByArbiter { .. } => false,
            };
        }
        // A machine without the key knows nothing of the game.
        let is_covered = is_covered && self.keys.find(name).is_some();
        let file = self.file_id().filter(|_| is_covered)?;
        Some(ComingMark {
            file,
            name: name.clone(),
            game: kept.game.number(),
            now: kept.head(),
            opened,
        })
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
                let open = |color| desk.must_open(game, color);
                kinds.push(GameEventKind::Revealed {
                    white: open(Color::White)?,
                    black: open(Color::Black)?,
                });
            }
            Ok(kinds)
        })
    }

    /// Opens the stored entry of a player.
    pub(crate) fn must_open(
        &self,
        game: &BoardGame,
        color: Color,
    ) -> Result<OpenedEntry, RefusalView> {
        self.opened(game, color)
            .ok_or_else(|| match self.course(game) {
                Course::Elsewhere => forked(game),
                Course::Here => PlayRefusal::EntryLost {
                    color: color.code(),
                }
                .into(),
            })
    }

    /// Gives up what cannot be opened here: of a game that had gone on elsewhere all that is stored,
    /// since it may be known.
    pub(crate) fn enter_again(
        &mut self,
        number: u32,
        color: Color,
    ) -> Result<BoardGameView, RefusalView> {
        let kept = self.kept_game(number)?;
        let kind = if self.course(&kept.game) == Course::Elsewhere {
            GameEventKind::Forked
        } else if self.is_lost(&kept.game, color) {
            GameEventKind::EntryLost { color }
        } else {
            let color = color.code();
            return Err(PlayRefusal::EntryNotLost { color }.into());
        };
        let moment = self.standing(&kept).moment();
        let kept = self.keep_events(&kept, vec![kind], moment)?;
        self.show_kept(&kept)
    }
}

/// What is to be kept beside a key, but for the head that only the file can tell.
pub(crate) struct ComingMark {
    file: FileId,
    name: String,
    game: GameNumber,
    now: GameHead,
    opened: usize,
}

impl ComingMark {
    /// Keeps it with the coming head; until that is in the file, the one before counts as well.
    pub(crate) fn keep(&self, keys: &mut Keys, next: GameHead) -> std::io::Result<()> {
        self.set(keys, Some(self.now), next)
    }

    /// Keeps it when the coming head is in the file.
    pub(crate) fn settle(&self, keys: &mut Keys, head: GameHead) -> std::io::Result<()> {
        self.set(keys, None, head)
    }

    fn set(&self, keys: &mut Keys, now: Option<GameHead>, next: GameHead) -> std::io::Result<()> {
        let mark = Mark {
            file: self.file,
            game: self.game,
            now,
            next,
            opened: self.opened,
        };
        keys.set_mark(&self.name, &mark)
    }
}

fn forked(game: &BoardGame) -> RefusalView {
    PlayRefusal::GameForked {
        game: game.number().0,
    }
    .into()
}

#[expect(clippy::needless_pass_by_value, reason = "it maps an error")]
pub(crate) fn key_not_kept(error: std::io::Error) -> RefusalView {
    PlayRefusal::GameKeyNotKept {
        reason: error.to_string(),
    }
    .into()
}

/// Reads what a player entered, in the position it is entered for.
fn entry(game: &BoardGame, color: Color, typed: &str) -> Result<Entry, RefusalView> {
    let ordinary = game
        .ordinary()
        .map(|part| PairPosition::of_ordinary(part.game.position()));
    let position = ordinary.as_ref().unwrap_or(game.pairs().position());
    Entry::read(typed, position, color).map_err(|error| match error {
        EntryError::Empty => PlayRefusal::EntryEmpty.into(),
        EntryError::TooLong { .. } => PlayRefusal::EntryTooLong {
            most: LONGEST_ENTRY,
        }
        .into(),
    })
}

/// Reads a move that everybody may see.
pub(crate) fn open_move(
    game: &BoardGame,
    color: Color,
    typed: &str,
) -> Result<PieceMove, RefusalView> {
    entry(game, color, typed)?.piece_move().ok_or_else(|| {
        PlayRefusal::EntryUnreadable {
            found: typed.to_owned(),
        }
        .into()
    })
}

fn place(game: &BoardGame, color: Color) -> Place {
    Place {
        game: game.number(),
        pair: game.coming_pair(),
        color,
    }
}
