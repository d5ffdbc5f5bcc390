//! Why no season comes of a plan.

use kralle_tournament::lots::SeedError;
use kralle_tournament::{LineError, Refusal};

/// The fewest persons of a season.
pub(super) const FEWEST: u16 = 4;
/// The most.
pub(super) const MOST: u16 = 1000;

/// Why a season could not be generated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GenerateSeasonError {
    #[error("found {found} persons, expected {FEWEST} to {MOST}")]
    Persons { found: u16 },
    /// What happens in a year takes a year.
    #[error(
        "found {persons} persons and {evenings} evenings, expected 20 and 12 at least for everything that happens in a year"
    )]
    TooSmall { persons: u16, evenings: u16 },
    #[error(transparent)]
    Seed(#[from] SeedError),
    #[error(transparent)]
    Line(#[from] LineError),
    /// A generated number is none that a tournament takes.
    #[error("{0}")]
    Number(String),
    /// First place was never level.
    #[error("no evening ended with first place level")]
    NoTie,
    /// The tournament refused what the generator did.
    #[error(transparent)]
    Refused(#[from] Refusal),
}
