//! Players as they were entered.

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::{PlayerData, PlayerId};

/// A list a rating comes from.
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
    /// Any other number the director gives.
    Other,
    /// How strong somebody is at tandem, reckoned from the matches of a season.
    Tandem,
}

/// A playing strength, 1 to 4000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Rating(u16);

/// Why a number is no rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a rating is 1 to 4000, not {found}")]
pub struct RatingError {
    pub found: u16,
}

impl Rating {
    /// The highest rating accepted.
    pub const HIGHEST: u16 = 4000;

    /// The plain number.
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

/// Why a number is no year of birth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a year of birth is 1900 to 2100, not {found}")]
pub struct BirthYearError {
    pub found: u16,
}

impl BirthYear {
    /// The plain year.
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

/// Whether a player is in the hall.
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

/// Why a player takes part.
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
    /// Plays only when the number of the others is odd.
    ///
    /// German: *springt ein*, as a director who makes the number even by playing himself.
    StepsIn,
}

/// A player of the tournament (German: *Spieler*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub id: PlayerId,
    pub data: PlayerData,
}
