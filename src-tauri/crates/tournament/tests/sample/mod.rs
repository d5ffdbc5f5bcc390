//! Invented players and initial tournaments, for tests by article.

#![allow(dead_code, reason = "each test uses what it needs")]
#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Acceleration, Arbiters, Format, Formation, Line, MatchFormat, NumberOrder, PlayerData, Rating,
    RatingKind, RatingList, Schedule, Scoring, Settings, TeamNumber, Tournament,
};

pub(crate) fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

pub(crate) fn team(number: u16) -> TeamNumber {
    TeamNumber::new(number).unwrap()
}

/// Returns a present player without a club, with this standard rating or none.
pub(crate) fn player(name: &str, rating: impl Into<Option<u16>>) -> PlayerData {
    let rating: Option<u16> = rating.into();
    PlayerData {
        ratings: rating
            .map(|rating| (RatingKind::Standard, Rating::try_from(rating).unwrap()))
            .into_iter()
            .collect(),
        ..PlayerData::new(line(name))
    }
}

/// Returns settings with standard ratings and usual scoring, with the number of rounds of the
/// format.
pub(crate) fn settings(rule_set: RuleSet, formation: Formation, format: Format) -> Settings {
    Settings {
        name: line("Klauenturnier"),
        place: None,
        date: None,
        rule_set,
        formation,
        format,
        swiss_rounds: None,
        acceleration: Acceleration::None,
        scoring: Scoring::usual(format),
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    }
}

/// Returns single players of ordinary chess with their numbers, before round 1.
pub(crate) fn single_players(format: Format, players: u16) -> Tournament {
    let rules = RuleSet::of(Preset::Standard);
    let mut tournament = Tournament::new(settings(rules, Formation::SinglePlayers, format));
    for number in 1..=players {
        let data = player(&format!("Pfote {number:02}"), 2400 - 10 * number);
        tournament.add_player(data).unwrap();
    }
    let seed = Seed::parse("Klauenburg 7").unwrap();
    tournament
        .give_numbers(&seed, NumberOrder::Strength)
        .unwrap();
    tournament
}
