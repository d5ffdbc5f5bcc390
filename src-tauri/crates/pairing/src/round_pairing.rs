//! The result of a pairing system: the pairs of a round with their reasons, or the reason there are
//! none; and the wishes of a director.
//!
//! Begin at [`RoundPairing`]. The systems are [`crate::team_swiss`] and [`crate::dutch`].

mod difference;
mod reason;
mod unpairable;
mod watch;
mod wishes;

pub use difference::{Difference, differences};
pub(crate) use reason::explain;
pub use reason::{About, DecidedBy, Reason};
pub use unpairable::{Unpairable, WayOn, WishRefusal};
pub use watch::{Unwatched, Watch};
pub(crate) use wishes::Checked;
pub use wishes::{SecondMeetings, Wishes};

use crate::event::{EntrantNumber, HalfPoints, RoundNumber};

/// The pairs of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPairing {
    pub round: RoundNumber,
    /// The pairs, in the order of the tables (C.04.2 article 3.6).
    pub pairs: Vec<Pair>,
    /// Pairs that meet a second time, because the director wished or allowed it (\[C1\]).
    pub second_meetings: Vec<(EntrantNumber, EntrantNumber)>,
    /// The entrant with the pairing-allocated bye, if the number is odd.
    pub bye: Option<EntrantNumber>,
    /// The cost of the bye by its criteria.
    pub bye_shortfalls: Vec<Shortfall>,
    /// The brackets, from the top down.
    pub brackets: Vec<BracketRecord>,
}

/// Two entrants who play each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The entrant with White, or named first.
    pub first: EntrantNumber,
    /// The entrant with Black, or named second.
    pub second: EntrantNumber,
    /// The article that allocated the roles, such as `4.3.5`.
    pub role_article: &'static str,
}

impl Pair {
    /// True if these two play each other, in either order.
    pub fn joins(&self, a: EntrantNumber, b: EntrantNumber) -> bool {
        (self.first, self.second) == (a, b) || (self.first, self.second) == (b, a)
    }

    /// Returns the other entrant of the pair; `None` for an entrant outside of it.
    pub fn opponent_of(&self, entrant: EntrantNumber) -> Option<EntrantNumber> {
        if self.first == entrant {
            Some(self.second)
        } else if self.second == entrant {
            Some(self.first)
        } else {
            None
        }
    }
}

/// A paired bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketRecord {
    /// The pairing score of its residents.
    pub score: HalfPoints,
    /// All members, by number.
    pub members: Vec<EntrantNumber>,
    /// Entrants that floated up into it (team Swiss) or down from it (Dutch), by number.
    pub floaters: Vec<EntrantNumber>,
    /// Its shortfall in each criterion, the most important first.
    pub shortfalls: Vec<Shortfall>,
}

/// The shortfall of a bracket in a criterion.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Shortfall {
    /// The criterion, such as `C8`, or an article that only orders, such as `4.3.2`.
    pub article: &'static str,
    /// The amount, 0 being best.
    ///
    /// Criteria that compare lists (\[C5\] or \[C7\]) have several values, compared in order.
    pub values: Vec<i64>,
}

impl Shortfall {
    /// Returns a criterion with a single value.
    pub(crate) fn one(article: &'static str, value: i64) -> Self {
        Self {
            article,
            values: vec![value],
        }
    }
}

impl RoundPairing {
    /// Returns the opponent of an entrant; `None` if it is not paired.
    pub fn opponent_of(&self, entrant: EntrantNumber) -> Option<EntrantNumber> {
        self.pairs.iter().find_map(|pair| pair.opponent_of(entrant))
    }
}
