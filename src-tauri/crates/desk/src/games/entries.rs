//! Covered entries: read, sealed, opened at the reveal, given up.

use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use kralle_tournament::board_game::{
    BoardGame, Entry, EntryError, EntryState, GameEventKind, LONGEST_ENTRY, OpenedEntry,
};
use shakmaty::Color;

use super::seal::{self, Place};
use super::table::color_code;
use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;

impl Desk {
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

#[expect(clippy::needless_pass_by_value, reason = "it maps an error")]
pub(super) fn key_not_kept(error: std::io::Error) -> RefusalView {
    RefusalView::new("game_key_not_kept").with("reason", error.to_string())
}

/// Reads what a player entered, in the position it is entered for.
fn entry(game: &BoardGame, color: Color, typed: &str) -> Result<Entry, RefusalView> {
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
