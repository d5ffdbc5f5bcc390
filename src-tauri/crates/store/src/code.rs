//! The stable names of enums in files: part of the file format, never changed.

use kralle_tournament::lots::Wish;
use kralle_tournament::{
    AbsenceWorth, Acceleration, Board, Cause, ColorsBetweenGames, Contradiction, Course, Format,
    Formation, LineUpSource, MatchScore, NumberOrder, OddNumber, Part, PointsKind, Presence,
    RatingKind, ReportCode, Role, RoundState, Seating, SeatingBetweenGames, Verdict,
};

use crate::Cell;

/// A value with a stable name in files.
pub(crate) trait Code: Copy {
    /// Returns the stable name.
    fn code(self) -> &'static str;

    /// Returns the value of a name; `None` for an unknown one.
    fn from_code(code: &str) -> Option<Self>;

    /// Returns the name as a value of a row.
    fn cell(self) -> Cell {
        Cell::Text(self.code().into())
    }
}

/// Implements [`Code`] for enums that have their own stable name.
macro_rules! codes {
    ($($kind:ty),* $(,)?) => {$(
        impl $crate::code::Code for $kind {
            fn code(self) -> &'static str {
                <$kind>::code(self)
            }

            fn from_code(code: &str) -> Option<Self> {
                <$kind>::from_code(code)
            }
        }
    )*};
}

pub(crate) use codes;

codes!(
    AbsenceWorth,
    Acceleration,
    Board,
    Cause,
    ColorsBetweenGames,
    Contradiction,
    Course,
    Format,
    Formation,
    LineUpSource,
    MatchScore,
    NumberOrder,
    OddNumber,
    Part,
    PointsKind,
    Presence,
    RatingKind,
    ReportCode,
    Role,
    RoundState,
    Seating,
    SeatingBetweenGames,
    Verdict,
    Wish,
);
