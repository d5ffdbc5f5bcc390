//! Why a pairing came out as it did.
//!
//! A reason is found by the same code that decides: the round is paired again
//! without the thing in question, and the first criterion by which that is
//! worse has decided.

use super::{Pair, RoundPairing, Shortfall, Unpairable};
use crate::event::{EntrantNumber, HalfPoints};

/// What is asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum About {
    /// Why these two meet.
    Pair(EntrantNumber, EntrantNumber),
    /// Why this entrant floats.
    Floater(EntrantNumber),
    /// Why this entrant has the bye.
    Bye(EntrantNumber),
}

/// A reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What for.
    pub about: About,
    /// What decided.
    pub decided_by: DecidedBy,
    /// The pairs that those concerned would have had in the next best pairing.
    pub next_best: Vec<Pair>,
    /// Who would have had the bye in it.
    pub next_bye: Option<EntrantNumber>,
}

/// What decided between a pairing and the next best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecidedBy {
    /// There is no other way: without it the round cannot be completed.
    Completion {
        /// `C3` in team Swiss, `C4` in the Dutch system.
        article: &'static str,
    },
    /// The next best falls shorter of a criterion.
    Criterion {
        /// Such as `C8`.
        article: &'static str,
        /// The score of the bracket where it shows; `None` for the bye.
        bracket: Option<HalfPoints>,
        /// What the pairing costs.
        own: Vec<i64>,
        /// What the next best would have cost.
        next_best: Vec<i64>,
    },
    /// The director wished it.
    Wish,
    /// Both are equally good, and this one comes first.
    Order {
        /// The article that orders, such as `3.6.3`.
        article: &'static str,
    },
}

/// The reason for a pairing, given the best one without the thing in question.
pub(crate) fn compare(
    about: About,
    own: &RoundPairing,
    other: Result<RoundPairing, Unpairable>,
    completion: &'static str,
    order: &'static str,
) -> Reason {
    let Ok(other) = other else {
        return Reason {
            about,
            decided_by: DecidedBy::Completion {
                article: completion,
            },
            next_best: Vec::new(),
            next_bye: None,
        };
    };
    let concerned: Vec<EntrantNumber> = match about {
        About::Pair(a, b) => vec![a, b],
        About::Floater(a) | About::Bye(a) => vec![a],
    };
    Reason {
        about,
        decided_by: first_difference(own, &other).unwrap_or(DecidedBy::Order { article: order }),
        next_best: other
            .pairs
            .iter()
            .filter(|pair| concerned.iter().any(|&it| pair.opponent_of(it).is_some()))
            .copied()
            .collect(),
        next_bye: other.bye,
    }
}

fn first_difference(own: &RoundPairing, other: &RoundPairing) -> Option<DecidedBy> {
    let find = |bracket: Option<HalfPoints>, a: &[Shortfall], b: &[Shortfall]| {
        a.iter()
            .filter_map(|a| b.iter().find(|b| a.article == b.article).map(|b| (a, b)))
            .find(|(a, b)| a.values != b.values)
            .map(|(a, b)| DecidedBy::Criterion {
                article: a.article,
                bracket,
                own: a.values.clone(),
                next_best: b.values.clone(),
            })
    };
    find(None, &own.bye_shortfalls, &other.bye_shortfalls).or_else(|| {
        own.brackets
            .iter()
            .zip(&other.brackets)
            .find_map(|(a, b)| find(Some(a.score), &a.shortfalls, &b.shortfalls))
    })
}
