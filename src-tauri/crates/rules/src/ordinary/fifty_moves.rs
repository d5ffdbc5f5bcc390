//! The fifty moves of N *Remis (4)*, counted by move numbers as in its footnote.
//!
//! If the first quiet move has the number 41, the game can be drawn from move 91.

use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Position};

use super::game::FIFTY_MOVES;

/// Sets the count of quiet moves of a position: no capture and no pawn move since White's move of
/// this number.
///
/// A future number counts zero. `None` if shakmaty rejects the position with the new count.
#[must_use]
pub fn quiet_since(position: &Chess, first: u32) -> Option<Chess> {
    let mut setup = position.to_setup(EnPassantMode::Always);
    let full = position.fullmoves().get().saturating_sub(first);
    let half = u32::from(position.turn().is_black() && position.fullmoves().get() >= first);
    setup.halfmoves = full.saturating_mul(2).saturating_add(half);
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .ok()
}

/// Returns the number of the move before which the draw can first be claimed if every move stays
/// quiet.
///
/// If it can already be claimed, that is the present move or an earlier one.
pub fn claimable_from(position: &Chess) -> u32 {
    let halfmoves = position.halfmoves();
    let now = position.fullmoves().get();
    let black = u32::from(position.turn().is_black());
    if halfmoves >= FIFTY_MOVES {
        now.saturating_sub((halfmoves - FIFTY_MOVES).saturating_add(1 - black) / 2)
    } else {
        now.saturating_add((FIFTY_MOVES - halfmoves).saturating_add(black) / 2)
    }
}
