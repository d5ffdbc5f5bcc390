//! Effect of a pair of moves on the position.

use shakmaty::{ByColor, Color, Piece, Square};

use super::law::PairLaw;
use super::options::{PairRules, TwoKings};
use super::position::PairPosition;

/// The fate of a stored move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fate {
    Executed,
    /// It was void: unreadable, or it could not be executed (PZSR 2).
    Void,
}

/// A captured piece and its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Captured {
    pub piece: Piece,
    /// Its square; for a pawn captured en passant, the square on which it stood.
    pub square: Square,
}

/// The effect of a pair of moves, or of the first or second move of one, on the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resolution {
    pub position: PairPosition,
    pub fates: ByColor<Fate>,
    /// The pieces captured, by square (a1, a2, … h8), White's first on one square.
    pub captured: Vec<Captured>,
    /// Progress by a pawn move or capture, for the count of fifty pairs.
    pub progress: Progress,
    /// The meeting of the kings, if both stored moves named the same square.
    pub kings: KingMeeting,
    pub ground: Ground,
}

/// Progress for the count of fifty pairs (PZSR 8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Progress {
    /// No pawn moved and nothing was captured.
    None,
    PawnOrCapture,
}

/// Kings sent to the same square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KingMeeting {
    Apart,
    /// Both stored moves named the same square.
    SameSquare,
}

/// The deciding ground of a pair, in descending order of weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ground {
    /// A king and another piece were sent to one square (PZSR 4).
    KingMeeting,
    /// Both pieces arrived on one square (PZSR 4).
    Collision,
    /// A king was sent to a square attacked by a piece that did not move (prose).
    KingTarget,
    /// A stored move was void (PZSR 2).
    Void,
    /// Each piece went to the square that the other vacated (prose).
    Swap,
    /// A piece went to the square that the other vacated (prose).
    VacatedTarget,
    /// A piece that did not move was captured (PZSR 3).
    StandingCapture,
    /// Only the two moves (PZSR 2).
    Plain,
}

impl Ground {
    /// Returns its point of law.
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
    /// True if two kings on one square end the game under these rules.
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

/// Sorts by the names of the squares, White's piece first on the same square.
pub(super) fn sort_captured(captured: &mut [Captured]) {
    captured.sort_by_key(|it| {
        let (file, rank) = it.square.coords();
        (file, rank, it.piece.color == Color::Black)
    });
}
