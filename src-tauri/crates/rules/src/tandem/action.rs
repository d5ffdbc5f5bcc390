//! Moves: an action on one board, and its effect on the other.

use shakmaty::{Move, Role, Square};

use super::side::Board;

/// A move in a match: a board and an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TandemMove {
    pub board: Board,
    pub action: Action,
}

/// The squares of a move, as shown by arrows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path {
    pub board: Board,
    /// The start square; `None` for a drop, which comes from the hand.
    pub from: Option<Square>,
    /// The target square; for castling, that of the king.
    pub to: Square,
    /// The square of the neighbor board from which a promotion takes a piece; `None` if it takes
    /// none.
    pub taken: Option<(Board, Square)>,
}

impl TandemMove {
    /// Returns the target square.
    pub fn to(self) -> Square {
        self.path().to
    }

    /// Returns its squares.
    pub fn path(self) -> Path {
        let (from, to, taken) = match self.action {
            Action::Ordinary(Move::Castle { king, rook }) => {
                let side = shakmaty::CastlingSide::from_king_side(king < rook);
                let to = Square::from_coords(side.king_to_file(), king.rank());
                (Some(king), to, None)
            }
            Action::Ordinary(it) => (it.from(), it.to(), None),
            Action::Drop { to, .. } => (None, to, None),
            Action::Promotion {
                from, to, becomes, ..
            } => {
                let taken = match becomes {
                    Becomes::Stolen {
                        from: StolenFrom::Board(square),
                        ..
                    } => Some((!self.board, square)),
                    Becomes::Stolen {
                        from: StolenFrom::Hand,
                        ..
                    }
                    | Becomes::FallsThrough
                    | Becomes::Virtual(_)
                    | Becomes::StaysPawn => None,
                };
                (Some(from), to, taken)
            }
        };
        Path {
            board: self.board,
            from,
            to,
            taken,
        }
    }
}

/// An action on a board, by the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// A move of ordinary chess that is neither a promotion nor a drop.
    Ordinary(Move),
    /// A drop of a piece from the hand (*Einsetzen*; D 3.1, S H2, O 4.1).
    Drop { role: Role, to: Square },
    Promotion {
        from: Square,
        to: Square,
        capture: Option<Role>,
        becomes: Becomes,
    },
}

/// The promotion of a pawn on its last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Becomes {
    /// A piece taken from the opponent at the neighbor board (*Herauswünschen*).
    Stolen {
        role: Role,
        from: StolenFrom,
    },
    /// The pawn leaves the board for the hand of the opponent's partner (*fällt durch*).
    FallsThrough,
    /// A new piece that is a pawn again once captured.
    Virtual(Role),
    StaysPawn,
}

/// The source of a promotion piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StolenFrom {
    /// A square of the neighbor board.
    Board(Square),
    /// The hand of the opponent there.
    Hand,
}

impl Action {
    /// Returns the captured role, as on the board; `None` without a capture.
    pub const fn capture(self) -> Option<Role> {
        match self {
            Self::Ordinary(it) => it.capture(),
            Self::Drop { .. } => None,
            Self::Promotion { capture, .. } => capture,
        }
    }
}
