//! The Swiss team system of FIDE (C.04.6, in force since 1 February 2026).
//!
//! Begin at [`pair_round`]. It goes as article 3.3.2 says: the bye first
//! (`bye`), then from the top scoregroup down the upfloaters that make it even
//! and possible (`upfloaters`) and the pairs of that bracket (`bracket`), and
//! the roles last (`roles`). Nobody floats down.
//!
//! Where the text can be read in two ways, [`Options`] names both.
//!
//! Not here: what a result is worth (`event`), and color: the role First
//! stands where the article says White.

mod bracket;
mod bye;
mod field;
mod options;
mod roles;
mod upfloaters;

pub use options::{
    BracketOrder, Compliance, FloatScore, LookAhead, Meeting, Options, ZeroDifferenceInLastRound,
};

use crate::event::{EntrantNumber, Event};
use crate::round_pairing::{Pair, RoundPairing, Unpairable, Unwatched, Watch};
use field::Field;

/// Pairs the next round of the event.
///
/// # Errors
/// [`Unpairable`] when no complete pairing exists (article 3.3.3).
pub fn pair_round(event: &Event, options: &Options) -> Result<RoundPairing<()>, Unpairable> {
    pair_round_watched(event, options, &Unwatched)
}

/// Pairs the next round while someone watches, who may stop it.
///
/// # Errors
/// [`Unpairable`] as for [`pair_round`], and [`Unpairable::Cancelled`].
pub fn pair_round_watched(
    event: &Event,
    options: &Options,
    watch: &dyn Watch,
) -> Result<RoundPairing<()>, Unpairable> {
    let field = Field::new(event, options);
    if field.teams.is_empty() {
        return Err(Unpairable::Nobody);
    }
    let total = field.teams.len();
    let mut waiting: Vec<usize> = (0..total).collect();
    let bye = bye::choose(&field, &waiting)?;
    waiting.retain(|&team| Some(team) != bye);
    let mut pairs = Vec::with_capacity(total / 2);
    while !waiting.is_empty() {
        if watch.is_cancelled() {
            return Err(Unpairable::Cancelled);
        }
        watch.progress(total - waiting.len(), total);
        let mut members = upfloaters::choose(&field, options, &waiting)?.bracket;
        members.sort_unstable();
        pairs.extend(bracket::pair(&field, options, &members)?);
        waiting.retain(|team| members.binary_search(team).is_err());
    }
    pairs.sort_by_key(|&(a, b)| field.table_order(a, b));
    Ok(RoundPairing {
        round: field.round,
        pairs: pairs
            .into_iter()
            .map(|(a, b)| roles::allocate(&field, a, b))
            .collect(),
        bye: bye.map(|team| field.teams[team].number),
        reasons: (),
    })
}

impl Field {
    /// The order of the tables (C.04.2 article 3.6).
    fn table_order(&self, a: usize, b: usize) -> impl Ord + use<> {
        let (one, other) = (&self.teams[a], &self.teams[b]);
        std::cmp::Reverse((
            one.pairing_score.max(other.pairing_score),
            one.pairing_score + other.pairing_score,
            std::cmp::Reverse(one.number.min(other.number)),
        ))
    }

    fn pair(&self, first: usize, second: usize, role_article: &'static str) -> Pair {
        Pair {
            first: self.number(first),
            second: self.number(second),
            role_article,
        }
    }

    fn number(&self, team: usize) -> EntrantNumber {
        self.teams[team].number
    }
}
