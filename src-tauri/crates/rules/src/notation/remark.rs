//! Remarks about a record that was read although it deviates.

use super::Place;

/// A deviation that costs nothing: the record was read, and this is to be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// A move number that fits neither the moves before it nor the number before it.
    MoveNumber {
        place: Place,
        written: u32,
        expected: u32,
    },
    /// A tag whose name or value is not readable; the game is read without it.
    Tag { place: Place },
    /// Lines of text that belong to no game.
    Text { place: Place, lines: u32 },
    /// Castling rights or an en-passant square that the position cannot have, left out.
    Position { place: Place },
}

impl Remark {
    /// Returns its code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::MoveNumber { .. } => "move_number",
            Self::Tag { .. } => "tag",
            Self::Text { .. } => "text",
            Self::Position { .. } => "position",
        }
    }

    /// Returns its position in the text.
    pub const fn place(self) -> Place {
        match self {
            Self::MoveNumber { place, .. }
            | Self::Tag { place }
            | Self::Text { place, .. }
            | Self::Position { place } => place,
        }
    }
}

/// Follows the move numbers of one board.
///
/// A number is remarked once: later numbers may count on from it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Numbering {
    /// The distance of the last number from the count of moves.
    offset: i64,
}

impl Numbering {
    /// Compares a number with the count of moves; `None` if it fits.
    pub(super) fn check(&mut self, place: Place, written: u32, counted: u32) -> Option<Remark> {
        let offset = i64::from(written) - i64::from(counted);
        let fits = offset == 0 || offset == self.offset;
        let expected = i64::from(counted) + self.offset;
        self.offset = offset;
        (!fits).then(|| Remark::MoveNumber {
            place,
            written,
            expected: u32::try_from(expected).unwrap_or(counted),
        })
    }
}
