//! Moves: what a player can do on a board, and what it does to the other one.

use shakmaty::{Move, Role, Square};

use super::side::Board;

/// A move in a match: a board, and what is done there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TandemMove {
    /// The board it is made on.
    pub board: Board,
    /// What is done.
    pub action: Action,
}

/// What is done on a board, by the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move of ordinary chess that is neither a promotion nor a drop.
    Ordinary(Move),
    /// A piece from the hand is dropped (*Einsetzen*; D 3.1, S H2, O 4.1).
    Drop {
        /// The piece.
        role: Role,
        /// The square.
        to: Square,
    },
    /// A pawn reaches its last rank.
    Promotion {
        /// Where the pawn stood.
        from: Square,
        /// The square it reaches.
        to: Square,
        /// The piece it captures there.
        capture: Option<Role>,
        /// What becomes of it.
        becomes: Becomes,
    },
}

/// What becomes of a pawn on its last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Becomes {
    /// A piece taken from the opponent at the neighbor board (*Herauswünschen*).
    Stolen {
        /// The piece.
        role: Role,
        /// Where it is taken.
        from: StolenFrom,
    },
    /// It leaves the board for the hand of the opponent's team-mate (*fällt durch*).
    FallsThrough,
    /// A new piece that is a pawn again once captured.
    Virtual(Role),
    /// It stays where it is, a pawn.
    StaysPawn,
}

/// Where a piece for a promotion is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StolenFrom {
    /// From a square of the neighbor board.
    Board(Square),
    /// From the hand of the opponent there.
    Hand,
}

impl Action {
    /// The piece captured, as it stands on the board.
    pub const fn capture(self) -> Option<Role> {
        match self {
            Self::Ordinary(it) => it.capture(),
            Self::Drop { .. } => None,
            Self::Promotion { capture, .. } => capture,
        }
    }
}
