//! Cost of a change by hand.

use super::{BracketRecord, RoundPairing, Shortfall};
use crate::event::HalfPoints;

/// A criterion by which two pairings of a round differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The criterion, such as `C8`.
    pub article: &'static str,
    /// The score of the bracket; `None` for the whole round: second meetings (\[C1\]) and the bye.
    pub bracket: Option<HalfPoints>,
    /// Its cost in the first pairing.
    pub one: Vec<i64>,
    /// Its cost in the second.
    pub other: Vec<i64>,
}

/// Returns the differences between two judged pairings of the same round.
///
/// In order: second meetings, the bye, then the brackets and their criteria. A bracket that one of
/// them lacks costs nothing there. Articles that only order equally good pairings cost nothing
/// either.
pub fn differences(one: &RoundPairing, other: &RoundPairing) -> Vec<Difference> {
    let round = |it: &RoundPairing| {
        let again = i64::try_from(it.second_meetings.len()).unwrap_or(i64::MAX);
        let mut shortfalls = vec![Shortfall::one("C1", again)];
        shortfalls.extend(it.bye_shortfalls.iter().cloned());
        shortfalls
    };
    let mut found = by_criterion(None, &round(one), &round(other));
    let mut scores: Vec<HalfPoints> = one
        .brackets
        .iter()
        .chain(&other.brackets)
        .map(|it| it.score)
        .collect();
    scores.sort_unstable_by_key(|&it| std::cmp::Reverse(it));
    scores.dedup();
    for score in scores {
        let of = |records: &[BracketRecord]| -> Vec<Shortfall> {
            let record = records.iter().find(|it| it.score == score);
            record.map_or(Vec::new(), |it| it.shortfalls.clone())
        };
        let (one, other) = (of(&one.brackets), of(&other.brackets));
        found.extend(by_criterion(Some(score), &one, &other));
    }
    found
}

fn by_criterion(
    bracket: Option<HalfPoints>,
    one: &[Shortfall],
    other: &[Shortfall],
) -> Vec<Difference> {
    let mut articles: Vec<&'static str> = Vec::new();
    for shortfall in one.iter().chain(other) {
        if !articles.contains(&shortfall.article) && !orders_only(shortfall.article) {
            articles.push(shortfall.article);
        }
    }
    let mut found = Vec::new();
    for article in articles {
        let values = |of: &[Shortfall]| -> Vec<i64> {
            let found = of.iter().find(|it| it.article == article);
            found.map_or(Vec::new(), |it| it.values.clone())
        };
        let (one, other) = (values(one), values(other));
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
    found
}

/// True if the article only orders equally good pairings (article 4 of the Dutch system).
pub(super) fn orders_only(article: &str) -> bool {
    article.starts_with("4.")
}
