//! Errors of generating a season.

use kralle_tournament::lots::SeedError;
use kralle_tournament::{FieldError, Refusal};

/// The minimum number of persons.
pub(super) const FEWEST: u16 = 4;
/// The maximum number of persons.
pub(super) const MOST: u16 = 1000;

/// The reason a season could not be generated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GenerateSeasonError {
    #[error("found {found} persons, expected {FEWEST} to {MOST}")]
    Persons { found: u16 },
    /// The irregularities of a year need at least a year's evenings and enough persons.
    #[error(
        "found {persons} persons and {evenings} evenings, expected 20 and 12 at least for everything that happens in a year"
    )]
    TooSmall { persons: u16, evenings: u16 },
    #[error(transparent)]
    Seed(#[from] SeedError),
    #[error(transparent)]
    Line(#[from] FieldError),
    /// The tournament does not accept a generated number.
    #[error("{0}")]
    Number(String),
    /// First place was never tied.
    #[error("no evening ended with first place level")]
    NoTie,
    /// The tournament refused a step of the generator.
    #[error(transparent)]
    Refused(#[from] Refusal),
}
