//! Who takes part.

use super::EntrantNumber;

/// A player or a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entrant {
    /// Its number, which is its place in the list of entrants.
    pub number: EntrantNumber,
    /// Its rating (of a team: the average of its regular players); `None` for
    /// an unrated one. Only rating-based tie-breaks and the generator read it.
    pub rating: Option<u16>,
}
