//! The stable names of the tournament's choices, both ways.

use kralle_rules::result::Cause;
use kralle_tournament::lots::Wish;
use kralle_tournament::{
    AbsenceWorth, Format, Formation, NumberOrder, OddNumber, Part, Presence, Progress, RatingKind,
    Role, Seating, Tie, Verdict,
};

use crate::view::lots::{RoleName, WishName};
use crate::view::players::{OddNumberName, PartName, PresenceName};
use crate::view::round::{AbsenceWorthName, CauseName, ProgressName, SeatingName, VerdictName};
use crate::view::settings::{FormatName, FormationName, RatingKindName};
use crate::view::standings::TieName;
use crate::view::teams::NumberOrderName;

/// Pairs the variants of a type with those of its name.
macro_rules! same {
    ($here:ident = $there:ident: $($variant:ident),+) => {
        impl From<$here> for $there {
            fn from(value: $here) -> Self {
                match value {
                    $($here::$variant => Self::$variant),+
                }
            }
        }

        impl From<$there> for $here {
            fn from(value: $there) -> Self {
                match value {
                    $($there::$variant => Self::$variant),+
                }
            }
        }
    };
}

same!(Format = FormatName: RoundRobin, DoubleRoundRobin, SwissSystem);
same!(Formation = FormationName: PotDraw, FixedTeams, SinglePlayers);
same!(NumberOrder = NumberOrderName: Strength, Lot, Listed);
same!(RatingKind = RatingKindName: Standard, Rapid, Blitz, National, Other);
same!(Presence = PresenceName: Here, Absent);
same!(Part = PartName: Entered, StepsIn);
same!(OddNumber = OddNumberName: Refused, ThreePlayerTeam);
same!(Wish = WishName: Anyone, NotTheSameClub);
same!(AbsenceWorth = AbsenceWorthName: Half, Nothing);
same!(Progress = ProgressName: Awaited, StillPlaying);
same!(Role = RoleName: First, Second);
same!(Seating = SeatingName: Parallel, Cross);
same!(Verdict = VerdictName: FirstWins, SecondWins, Drawn, BothLose);
same!(
    Cause = CauseName: Checkmate, FlagFall, Resignation, IllegalMove, DrawAgreed, BothMated,
    SimultaneousClaims, BothFlags, ArbiterDecision, Forfeit, DoubleForfeit, Stalemate, Repetition,
    FiftyMoves, DeadPosition, KingsAdjacent
);

impl From<Tie> for TieName {
    fn from(tie: Tie) -> Self {
        match tie {
            Tie::None => Self::None,
            Tie::DirectEncounter => Self::DirectEncounter,
            Tie::Shared => Self::Shared,
            Tie::FirstPlaceOpen => Self::FirstPlaceOpen,
            Tie::TieBreaks => Self::TieBreaks,
            Tie::Decided(_) => Self::Decided,
            Tie::JointWinner(_) => Self::JointWinner,
            Tie::Out => Self::Out,
        }
    }
}
