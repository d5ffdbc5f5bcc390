//! Invented players and what their tournaments begin from, for tests by article.

#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{
    Format, Formation, Line, Part, PlayerData, Presence, Rating, RatingKind, RatingList, Scoring,
    Settings, TeamNumber,
};

pub(crate) fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

pub(crate) fn team(number: u16) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

/// Somebody who is here, of no club, with this standard rating or none.
pub(crate) fn player(name: &str, rating: impl Into<Option<u16>>) -> PlayerData {
    let rating: Option<u16> = rating.into();
    PlayerData {
        name: line(name),
        birth_year: None,
        club: None,
        fide_id: None,
        national_id: None,
        ratings: rating
            .map(|rating| (RatingKind::Standard, Rating::try_from(rating).unwrap()))
            .into_iter()
            .collect(),
        presence: Presence::Here,
        part: Part::Entered,
    }
}

/// A tournament ranked by standard ratings and scored as usual, as many rounds as its format has.
pub(crate) fn settings(rule_set: RuleSet, formation: Formation, format: Format) -> Settings {
    Settings {
        name: line("Klauenturnier"),
        place: None,
        date: None,
        rule_set,
        formation,
        format,
        swiss_rounds: None,
        scoring: Scoring::usual(format),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
        tie_breaks: Vec::new(),
    }
}
