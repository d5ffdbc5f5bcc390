//! Players and their ratings, years of birth and presence.

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::{PlayerData, PlayerId};

/// The list that a rating comes from.
///
/// German: *Spielstärke*, *Metrik*; S T1.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum RatingKind {
    /// FIDE standard, or the only rating of a list.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// FIDE blitz.
    Blitz,
    /// A national list, such as the German DWZ.
    National,
    /// Any other number, set by the director.
    Other,
    /// The tandem rating, calculated from the matches of a season.
    Tandem,
}

/// A playing strength, 1 to 4000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Rating(u16);

/// The reason a number is not a rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a rating is 1 to 4000, not {found}")]
pub struct RatingError {
    pub found: u16,
}

impl Rating {
    /// The highest accepted rating.
    pub const HIGHEST: u16 = 4000;

    /// Returns the plain number.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for Rating {
    type Error = RatingError;

    fn try_from(found: u16) -> Result<Self, RatingError> {
        match found {
            1..=Self::HIGHEST => Ok(Self(found)),
            0 | 4001.. => Err(RatingError { found }),
        }
    }
}

impl From<Rating> for u16 {
    fn from(rating: Rating) -> Self {
        rating.0
    }
}

/// A year of birth, 1900 to 2100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct BirthYear(u16);

/// The reason a number is not a year of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a year of birth is 1900 to 2100, not {found}")]
pub struct BirthYearError {
    pub found: u16,
}

impl BirthYear {
    /// Returns the plain year.
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for BirthYear {
    type Error = BirthYearError;

    fn try_from(found: u16) -> Result<Self, BirthYearError> {
        match found {
            1900..=2100 => Ok(Self(found)),
            0..1900 | 2101.. => Err(BirthYearError { found }),
        }
    }
}

impl From<BirthYear> for u16 {
    fn from(year: BirthYear) -> Self {
        year.0
    }
}

/// The presence of a player in the hall.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    #[default]
    Here,
    Absent,
}

/// The reason a player takes part.
///
/// S G4a.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    #[default]
    Entered,
    /// Plays only if the number of the others is odd.
    ///
    /// German: *springt ein*; for example a director who plays to make the number even.
    StepsIn,
}

/// A player of the tournament (German: *Spieler*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub data: PlayerData,
}
