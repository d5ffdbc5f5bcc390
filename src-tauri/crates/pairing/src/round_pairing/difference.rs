//! What a change by hand costs.

use super::{BracketRecord, Shortfall};
use crate::event::HalfPoints;

/// A criterion by which two pairings of a round differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The criterion, such as `C8`.
    pub article: &'static str,
    /// The score of the bracket where it shows.
    pub bracket: HalfPoints,
    /// What it costs in the one pairing.
    pub one: Vec<i64>,
    /// What it costs in the other.
    pub other: Vec<i64>,
}

/// Where two judged pairings of the same round differ, bracket by bracket and
/// criterion by criterion. A bracket that one of them does not have costs
/// nothing there.
pub fn differences(one: &[BracketRecord], other: &[BracketRecord]) -> Vec<Difference> {
    let mut scores: Vec<HalfPoints> = one.iter().chain(other).map(|it| it.score).collect();
    scores.sort_unstable_by_key(|&it| std::cmp::Reverse(it));
    scores.dedup();
    let mut found = Vec::new();
    for bracket in scores {
        let of = |records: &[BracketRecord]| -> Vec<Shortfall> {
            let record = records.iter().find(|it| it.score == bracket);
            record.map_or(Vec::new(), |it| it.shortfalls.clone())
        };
        let (one, other) = (of(one), of(other));
        let mut articles: Vec<&'static str> = Vec::new();
        for shortfall in one.iter().chain(&other) {
            if !articles.contains(&shortfall.article) {
                articles.push(shortfall.article);
            }
        }
        for article in articles {
            let values = |of: &[Shortfall]| -> Vec<i64> {
                let found = of.iter().find(|it| it.article == article);
                found.map_or(Vec::new(), |it| it.values.clone())
            };
            let (one, other) = (values(&one), values(&other));
            let is_nothing = |values: &[i64]| values.iter().all(|&it| it == 0);
            if one != other && !(is_nothing(&one) && is_nothing(&other)) {
                found.push(Difference {
                    article,
                    bracket,
                    one,
                    other,
                });
            }
        }
    }
    found
}
