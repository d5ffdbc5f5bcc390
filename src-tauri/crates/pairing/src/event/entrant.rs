//! Entrants of an event.

use super::EntrantNumber;

/// A player or a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entrant {
    /// Its number, which is its index in the list of entrants, counted from 1.
    pub number: EntrantNumber,
    /// Its rating (of a team: the average of its regular players); `None` for an unrated one.
    ///
    /// Only rating-based tie-breaks and the generator read it.
    pub rating: Option<u16>,
}
