//! The choices that cross the bridge.

use kralle_tournament::{AbsenceWorth, Missed, MissedMatches};

use crate::core::wire::wire;

pub use kralle_choice::Choice;
// What a shell names.
pub use kralle_sheets::{Orientation, SheetKind};
pub use kralle_tournament::lots::Wish;
pub use kralle_tournament::{Format, Formation, Namesake, OddNumber, RatingKind};
pub use kralle_view::named::{Named, message};

wire! {
    /// What becomes of what a late entrant has missed.
    // In a tournament it is a choice of two in each format; here all four stand in one list.
    #[derive(Copy, Eq)]
    pub enum MissedName {
        /// In a Swiss system: each round is worth as much as a draw.
        Half,
        /// In a Swiss system: the rounds are worth nothing.
        Nothing,
        /// In a round robin: the matches are forfeited.
        Forfeited,
        /// In a round robin: the matches are played later.
        ToPlay,
    }
}

impl From<MissedName> for Missed {
    fn from(missed: MissedName) -> Self {
        match missed {
            MissedName::Half => Self::Rounds(AbsenceWorth::Half),
            MissedName::Nothing => Self::Rounds(AbsenceWorth::Nothing),
            MissedName::Forfeited => Self::Matches(MissedMatches::Forfeited),
            MissedName::ToPlay => Self::Matches(MissedMatches::ToPlay),
        }
    }
}
