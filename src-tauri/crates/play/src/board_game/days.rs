//! Days per player in correspondence play.

use std::num::NonZeroU16;

use serde::{Deserialize, Serialize};

/// The maximum number of days for one move.
pub const MOST_DAYS_PER_MOVE: u16 = 365;
/// The maximum number of days for a game.
pub const MOST_DAYS_PER_GAME: u16 = 3650;

/// The days of each player in correspondence play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "DaysAsWritten", into = "DaysAsWritten")]
pub enum CorrespondenceDays {
    /// For each move, 1 to [`MOST_DAYS_PER_MOVE`]; unused days are lost.
    PerMove(NonZeroU16),
    /// For the game, 1 to [`MOST_DAYS_PER_GAME`].
    PerGame(NonZeroU16),
    /// For each move, plus a reserve for the game; unused days are carried over.
    CarriedOver {
        /// Added for each move, 1 to [`MOST_DAYS_PER_MOVE`].
        per_move: NonZeroU16,
        /// Available from the start, 0 to [`MOST_DAYS_PER_GAME`].
        reserve: u16,
    },
}

/// The reason days are invalid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum DaysError {
    /// Neither days per move nor for the game.
    #[error("found neither days for each move nor for the game, expected one or both")]
    None,
    #[error("found {found} days for each move, expected 1 to {MOST_DAYS_PER_MOVE}")]
    PerMove { found: u16 },
    #[error("found {found} days for the game, expected up to {MOST_DAYS_PER_GAME}")]
    PerGame { found: u16 },
}

impl CorrespondenceDays {
    /// Builds the days from those per move and those for the game.
    ///
    /// One of them is enough. With both, days are carried over (the reserve may then be 0).
    ///
    /// # Errors
    /// Fails if both are missing, or one is out of range.
    pub fn new(per_move: Option<u16>, per_game: Option<u16>) -> Result<Self, DaysError> {
        let per_move = per_move
            .map(|found| {
                NonZeroU16::new(found)
                    .filter(|it| it.get() <= MOST_DAYS_PER_MOVE)
                    .ok_or(DaysError::PerMove { found })
            })
            .transpose()?;
        if let Some(found) = per_game.filter(|it| *it > MOST_DAYS_PER_GAME) {
            return Err(DaysError::PerGame { found });
        }
        match (per_move, per_game) {
            (None, None) => Err(DaysError::None),
            (None, Some(found)) => NonZeroU16::new(found)
                .map(Self::PerGame)
                .ok_or(DaysError::PerGame { found }),
            (Some(per_move), None) => Ok(Self::PerMove(per_move)),
            (Some(per_move), Some(reserve)) => Ok(Self::CarriedOver { per_move, reserve }),
        }
    }

    /// Returns the days per move; `None` if there are none.
    pub fn per_move(self) -> Option<u16> {
        match self {
            Self::PerMove(days) | Self::CarriedOver { per_move: days, .. } => Some(days.get()),
            Self::PerGame(_) => None,
        }
    }

    /// Returns the days for the game; `None` if there are none.
    pub fn per_game(self) -> Option<u16> {
        match self {
            Self::PerMove(_) => None,
            Self::PerGame(days) => Some(days.get()),
            Self::CarriedOver { reserve, .. } => Some(reserve),
        }
    }
}

/// The serialized form of the days. The oldest games have only `days`.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DaysAsWritten {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    days: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    budget: Option<u16>,
}

impl TryFrom<DaysAsWritten> for CorrespondenceDays {
    type Error = DaysError;

    fn try_from(written: DaysAsWritten) -> Result<Self, DaysError> {
        Self::new(written.days, written.budget)
    }
}

impl From<CorrespondenceDays> for DaysAsWritten {
    fn from(days: CorrespondenceDays) -> Self {
        Self {
            days: days.per_move(),
            budget: days.per_game(),
        }
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::per_move(r#"{"days":5}"#)]
    #[case::for_the_game(r#"{"budget":60}"#)]
    #[case::carried_over(r#"{"days":5,"budget":20}"#)]
    #[case::carried_over_without_a_reserve(r#"{"days":5,"budget":0}"#)]
    fn days_are_written_as_they_were_read(#[case] text: &str) {
        let days: CorrespondenceDays = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&days).unwrap(), text);
    }

    #[rstest]
    #[case::neither("{}", "found neither")]
    #[case::none_for_a_move(r#"{"days":0}"#, "found 0 days for each move")]
    #[case::none_for_the_game(r#"{"budget":0}"#, "found 0 days for the game")]
    #[case::more_than_a_year(r#"{"days":366}"#, "found 366 days")]
    #[case::more_than_ten_years(r#"{"days":1,"budget":3651}"#, "found 3651 days")]
    #[case::something_else(r#"{"hours":5}"#, "unknown field")]
    fn impossible_days_are_refused(#[case] text: &str, #[case] said: &str) {
        let error = serde_json::from_str::<CorrespondenceDays>(text).unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
}
