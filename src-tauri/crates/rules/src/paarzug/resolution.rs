//! What a pair of moves did to the position.

use shakmaty::{ByColor, Color, Piece, Square};

use super::law::PairLaw;
use super::options::{PairRules, TwoKings};
use super::position::PairPosition;

/// What became of a stored move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fate {
    Executed,
    /// It was void: unreadable, or it could not be executed (PZSR 2).
    Void,
}

/// A piece that left the board, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Captured {
    pub piece: Piece,
    /// Its square; of a pawn captured en passant the square it stood on.
    pub square: Square,
}

/// What a pair of moves, or the first or second move of one, did to the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolution {
    pub position: PairPosition,
    /// What became of each player's move.
    pub fates: ByColor<Fate>,
    /// The pieces captured, by square (a1, a2, … h8), White's first on one square.
    pub captured: Vec<Captured>,
    /// Whether a pawn was moved or a piece captured, as the fifty pairs count it.
    pub progress: Progress,
    /// Whether both stored moves sent the kings to one square.
    pub kings: KingMeeting,
    pub ground: Ground,
}

/// Whether a pair counts towards the fifty (PZSR 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// No pawn moved and nothing was captured.
    None,
    PawnOrCapture,
}

/// Whether the kings were sent to one square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KingMeeting {
    Apart,
    /// Both stored moves named the same square.
    SameSquare,
}

/// What decided about a pair, the weightiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// A king and another piece were sent to one square (PZSR 4).
    KingMeeting,
    /// Both pieces arrived on one square (PZSR 4).
    Collision,
    /// A king was sent to a square that a standing piece attacks (prose).
    KingTarget,
    /// A stored move was void (PZSR 2).
    Void,
    /// Each piece went to the square that the other left (prose).
    Swap,
    /// A piece went to the square that the other left (prose).
    VacatedTarget,
    /// A piece was captured where it stood (PZSR 3).
    StandingCapture,
    /// Nothing but the two moves (PZSR 2).
    Plain,
}

impl Ground {
    /// The point of law it is.
    pub const fn law(self) -> PairLaw {
        match self {
            Self::KingMeeting => PairLaw::KingMeeting,
            Self::Collision => PairLaw::SameTarget,
            Self::KingTarget => PairLaw::KingTarget,
            Self::Void => PairLaw::Void,
            Self::Swap => PairLaw::Swap,
            Self::VacatedTarget => PairLaw::LeftPiece,
            Self::StandingCapture => PairLaw::StandingCapture,
            Self::Plain => PairLaw::AtOnce,
        }
    }
}

impl Resolution {
    /// Whether two kings on one square end the game under these rules.
    pub fn kings_draw(&self, rules: &PairRules) -> bool {
        self.kings == KingMeeting::SameSquare && rules.two_kings == TwoKings::Draw
    }
}

impl Progress {
    pub(super) fn of(moved_pawn: bool, captured: &[Captured]) -> Self {
        if moved_pawn || !captured.is_empty() {
            Self::PawnOrCapture
        } else {
            Self::None
        }
    }
}

/// Sorts by the squares' names, White's piece first on one square.
pub(super) fn sort_captured(captured: &mut [Captured]) {
    captured.sort_by_key(|it| {
        let (file, rank) = it.square.coords();
        (file, rank, it.piece.color == Color::Black)
    });
}
