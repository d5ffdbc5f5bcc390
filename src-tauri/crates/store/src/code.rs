//! The stable names of enums in files: part of the file format, never changed.

use kralle_tournament::lots::Wish;
use kralle_tournament::{
    AbsenceWorth, Board, Cause, Contradiction, Course, Format, Formation, LineUpSource,
    NumberOrder, OddNumber, Part, Presence, RatingKind, Role, RoundState, Seating, Verdict,
};

use crate::Cell;

/// A value with a stable name in files.
pub(crate) trait Code: Copy {
    /// Its name.
    fn code(self) -> &'static str;

    /// The value of that name.
    fn from_code(code: &str) -> Option<Self>;

    /// Its name, as a value of a row.
    fn cell(self) -> Cell {
        Cell::Text(self.code().into())
    }
}

/// Names the variants of enums. The match without a wildcard makes a new variant ask for a name.
macro_rules! codes {
    ($($kind:ty { $($variant:ident => $code:literal),* $(,)? })*) => {$(
        impl Code for $kind {
            fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code,)*
                }
            }

            fn from_code(code: &str) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)*
                    _ => None,
                }
            }
        }
    )*};
}

codes! {
    AbsenceWorth { Half => "half", Nothing => "nothing" }
    Board { A => "a", B => "b" }
    Course { Running => "running", Closed => "closed" }
    LineUpSource { Planned => "planned", Chosen => "chosen" }
    OddNumber { Refused => "refused", ThreePlayerTeam => "three_player_team" }
    Part { Entered => "entered", StepsIn => "steps_in" }
    Presence { Here => "here", Absent => "absent" }
    Role { First => "first", Second => "second" }
    RoundState { Draft => "draft", Published => "published" }
    Seating { Parallel => "parallel", Cross => "cross" }
    Verdict {
        FirstWins => "first_wins",
        SecondWins => "second_wins",
        Drawn => "drawn",
        BothLose => "both_lose",
    }
}

/// Enums that know their own name in files.
macro_rules! own_codes {
    ($($kind:ty),*) => {$(
        impl Code for $kind {
            fn code(self) -> &'static str {
                <$kind>::code(self)
            }

            fn from_code(code: &str) -> Option<Self> {
                <$kind>::from_code(code)
            }
        }
    )*};
}
own_codes!(Format, Formation, NumberOrder, RatingKind, Wish);

impl Code for Contradiction {
    fn code(self) -> &'static str {
        Self::code(self)
    }

    fn from_code(code: &str) -> Option<Self> {
        Self::from_code(code)
    }
}

impl Code for Cause {
    fn code(self) -> &'static str {
        self.name()
    }

    fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.name() == code)
    }
}
