//! What a pairing system hands over: the pairs of a round and why, or why
//! there are none; and what a director may wish.
//!
//! Begin at [`RoundPairing`]. The systems are [`crate::team_swiss`] and
//! [`crate::dutch`].

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
    /// Those who meet a second time, since the director wished or allowed it
    /// (\[C1\]).
    pub second_meetings: Vec<(EntrantNumber, EntrantNumber)>,
    /// Who gets the pairing-allocated bye, when the number is odd.
    pub bye: Option<EntrantNumber>,
    /// What the bye costs by the criteria for it.
    pub bye_shortfalls: Vec<Shortfall>,
    /// The brackets, from the top down.
    pub brackets: Vec<BracketRecord>,
}

/// Two who play each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who has White, or is named first.
    pub first: EntrantNumber,
    /// Who has Black, or is named second.
    pub second: EntrantNumber,
    /// The article that gave out the roles, such as `4.3.5`.
    pub role_article: &'static str,
}

impl Pair {
    /// Whether these two play each other, in either order.
    pub fn joins(&self, a: EntrantNumber, b: EntrantNumber) -> bool {
        (self.first, self.second) == (a, b) || (self.first, self.second) == (b, a)
    }

    /// Who the other one of the pair is.
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

/// A bracket as it was paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketRecord {
    /// The pairing score of its residents.
    pub score: HalfPoints,
    /// Everybody in it, by number.
    pub members: Vec<EntrantNumber>,
    /// Who came up into it (team Swiss), or floated down from it (Dutch), by
    /// number.
    pub floaters: Vec<EntrantNumber>,
    /// How far it falls short of each criterion, the most important first.
    pub shortfalls: Vec<Shortfall>,
}

/// How far a bracket falls short of a criterion.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Shortfall {
    /// The criterion, such as `C8`, or an article that orders, such as `4.3.2`.
    pub article: &'static str,
    /// How far, 0 being best. Criteria that compare lists (\[C5\] or \[C7\])
    /// have several values, compared from the first on.
    pub values: Vec<i64>,
}

impl Shortfall {
    /// A criterion with a single value.
    pub(crate) fn one(article: &'static str, value: i64) -> Self {
        Self {
            article,
            values: vec![value],
        }
    }
}

impl RoundPairing {
    /// The opponent of an entrant.
    pub fn opponent_of(&self, entrant: EntrantNumber) -> Option<EntrantNumber> {
        self.pairs.iter().find_map(|pair| pair.opponent_of(entrant))
    }
}
