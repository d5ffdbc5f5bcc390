//! Covered entries: read, sealed, opened at the reveal, discarded.

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

/// The place where a game continues with its key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    /// In the open file, or this machine knows of no other copy.
    Here,
    /// In another copy of the file on this machine, or the stored entries were already opened.
    Elsewhere,
}

impl Desk {
    /// Seals an entry for the coming pair; a machine without a key for the game creates one.
    ///
    /// # Errors
    /// Fails if the entry is empty or too long, or the game was continued elsewhere.
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

    /// Seals a parsed entry for a game that continues here.
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

    /// Opens the stored entry of a player.
    ///
    /// `None` if nothing is stored, the key is not on this machine, or the game was continued
    /// elsewhere.
    pub(crate) fn opened(&self, game: &BoardGame, color: Color) -> Option<OpenedEntry> {
        if self.course(game) == Course::Elsewhere {
            return None;
        }
        self.unsealed(game, color)
    }

    /// Opens the stored entry of a player, even if the game was continued elsewhere.
    ///
    /// `None` if nothing is stored or the key is not on this machine.
    pub(crate) fn unsealed(&self, game: &BoardGame, color: Color) -> Option<OpenedEntry> {
        let (_, sealed) = game.entry(color).stored()?;
        let key = self.keys.find(&game.opening().key)?;
        seal::open(&key, place(game, color), sealed)
    }

    /// Refuses a game that was continued elsewhere.
    pub(crate) fn must_go_on_here(&self, game: &BoardGame) -> Result<(), RefusalView> {
        match self.course(game) {
            Course::Here => Ok(()),
            Course::Elsewhere => Err(forked(game)),
        }
    }

    /// True if an entry is stored that cannot be opened on this machine.
    pub(crate) fn is_lost(&self, game: &BoardGame, color: Color) -> bool {
        game.entry(color).stored().is_some() && self.opened(game, color).is_none()
    }

    /// Returns the place where the game continues; an unreadable mark counts as
    /// [`Course::Elsewhere`].
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

    /// Returns the identity that the open file shares with its copies only; `None` if it is
    /// unreadable.
    fn file_id(&self) -> Option<FileId> {
        Some(self.open_file().ok()?.store.head().ok()?.file)
    }

    /// Lists the running games of the open file that were continued elsewhere on this machine.
    pub(crate) fn open_forks(&self) -> Result<Vec<ForkView>, RefusalView> {
        // Unreadable games are found by the verification of the file.
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

    /// Returns the mark to save beside the key before these events are saved in the file.
    ///
    /// `None` if the events concern no covered entry.
    pub(crate) fn coming_mark(&self, kept: &KeptGame, events: &[GameEvent]) -> Option<ComingMark> {
        let name = &kept.game.opening().key;
        let before = self.keys.mark(name).ok().flatten();
        let coming = kept.game.coming_pair();
        let mut opened = before.as_ref().map_or(0, |mark| mark.opened);
        let mut is_covered = false;
        let mut after = kept.game.clone();
        for event in events {
            // Impossible events are refused when they are saved.
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
                // The supervisor covers the pair again; only by correspondence.
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
        // A machine without the key has no record of the game.
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

    /// Stops a clock; with the second one, both entries are opened at the same moment.
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
    ///
    /// # Errors
    /// Fails if the key is not on this machine, or the game was continued elsewhere.
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

    /// Discards an entry that cannot be opened here.
    ///
    /// For a game continued elsewhere, it discards all stored entries, since they may be known.
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

/// A mark to save beside a key; only the head is missing, which the file determines.
pub(crate) struct ComingMark {
    file: FileId,
    name: String,
    game: GameNumber,
    now: GameHead,
    opened: usize,
}

impl ComingMark {
    /// Saves the mark with the next head; until the file has that head, the current one counts too.
    pub(crate) fn keep(&self, keys: &mut Keys, next: GameHead) -> std::io::Result<()> {
        self.set(keys, Some(self.now), next)
    }

    /// Saves the mark once the next head is in the file.
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

/// Parses a player's entry in the position it is for.
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

/// Parses a move that is not covered.
///
/// # Errors
/// Fails if the text is no move.
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
