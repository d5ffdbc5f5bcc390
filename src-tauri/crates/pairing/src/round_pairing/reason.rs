//! Reasons for a pairing.
//!
//! The code that decides also finds the reason: it pairs the round again without the pair, float or
//! bye in question. The first criterion by which that result is worse has decided.

use super::difference::orders_only;
use super::{BracketRecord, Pair, RoundPairing, Shortfall, Unpairable, Wishes};
use crate::event::{EntrantNumber, HalfPoints};

/// The subject of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum About {
    /// The pair of these two.
    Pair(EntrantNumber, EntrantNumber),
    /// The float of this entrant.
    Floater(EntrantNumber),
    /// The bye of this entrant.
    Bye(EntrantNumber),
}

/// The reason for a pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    pub about: About,
    pub decided_by: DecidedBy,
    /// The pairs of those concerned in the next best pairing.
    pub next_best: Vec<Pair>,
    /// The bye in the next best pairing.
    pub next_bye: Option<EntrantNumber>,
}

/// The decisive difference between a pairing and the next best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecidedBy {
    /// There is no alternative: without it the round cannot be completed.
    Completion {
        /// `C3` in team Swiss, `C4` in the Dutch system.
        article: &'static str,
    },
    /// The next best is worse by a criterion.
    Criterion {
        /// Such as `C8`.
        article: &'static str,
        /// The score of the bracket; `None` for the bye.
        bracket: Option<HalfPoints>,
        /// The cost of the pairing.
        own: Vec<i64>,
        /// The cost of the next best.
        next_best: Vec<i64>,
    },
    Wish,
    /// Both are equally good, and this one comes first.
    Order {
        /// The ordering article, such as `3.6.3`.
        article: &'static str,
    },
}

/// Returns the reason for a pairing made by `pair` around `wishes`.
///
/// It is a wish, or the shortfall of the best pairing without the subject.
///
/// # Errors
/// Fails with [`Unpairable::Cancelled`] if the search was cancelled.
pub(crate) fn explain(
    about: About,
    wishes: &Wishes,
    own: &RoundPairing,
    completion: &'static str,
    order: &'static str,
    pair: impl FnOnce(&Wishes) -> Result<RoundPairing, Unpairable>,
) -> Result<Reason, Unpairable> {
    if wishes.contains(about) {
        return Ok(Reason {
            about,
            decided_by: DecidedBy::Wish,
            next_best: Vec::new(),
            next_bye: None,
        });
    }
    let other = pair(&wishes.against(about));
    compare(about, own, other, completion, order)
}

fn compare(
    about: About,
    own: &RoundPairing,
    other: Result<RoundPairing, Unpairable>,
    completion: &'static str,
    order: &'static str,
) -> Result<Reason, Unpairable> {
    let other = match other {
        Ok(other) => other,
        Err(Unpairable::Cancelled) => return Err(Unpairable::Cancelled),
        Err(_) => {
            return Ok(Reason {
                about,
                decided_by: DecidedBy::Completion {
                    article: completion,
                },
                next_best: Vec::new(),
                next_bye: None,
            });
        }
    };
    let concerned: Vec<EntrantNumber> = match about {
        About::Pair(a, b) => vec![a, b],
        About::Floater(a) | About::Bye(a) => vec![a],
    };
    Ok(Reason {
        about,
        decided_by: first_difference(own, &other, order),
        next_best: other
            .pairs
            .iter()
            .filter(|pair| concerned.iter().any(|&it| pair.opponent_of(it).is_some()))
            .copied()
            .collect(),
        next_bye: other.bye,
    })
}

fn first_difference(own: &RoundPairing, other: &RoundPairing, order: &'static str) -> DecidedBy {
    let find = |bracket: Option<HalfPoints>, a: &[Shortfall], b: &[Shortfall]| {
        a.iter()
            .filter_map(|a| b.iter().find(|b| a.article == b.article).map(|b| (a, b)))
            .find(|(a, b)| a.values != b.values)
            .map(|(a, b)| {
                if orders_only(a.article) {
                    return DecidedBy::Order { article: a.article };
                }
                DecidedBy::Criterion {
                    article: a.article,
                    bracket,
                    own: a.values.clone(),
                    next_best: b.values.clone(),
                }
            })
    };
    if let Some(found) = find(None, &own.bye_shortfalls, &other.bye_shortfalls) {
        return found;
    }
    // The first bracket that differs; later ones only follow from it.
    for (a, b) in own.brackets.iter().zip(&other.brackets) {
        if let Some(found) = find(Some(a.score), &a.shortfalls, &b.shortfalls) {
            return found;
        }
        if pairs_in(own, a) != pairs_in(other, b) {
            break;
        }
    }
    DecidedBy::Order { article: order }
}

/// Returns the pairs of a bracket, the smaller number first.
fn pairs_in(round: &RoundPairing, bracket: &BracketRecord) -> Vec<(EntrantNumber, EntrantNumber)> {
    let inside = |it: EntrantNumber| bracket.members.binary_search(&it).is_ok();
    let mut pairs: Vec<_> = round
        .pairs
        .iter()
        .filter(|pair| inside(pair.first) && inside(pair.second))
        .map(|pair| (pair.first.min(pair.second), pair.first.max(pair.second)))
        .collect();
    pairs.sort_unstable();
    pairs
}
