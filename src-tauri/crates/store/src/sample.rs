//! An invented tournament for unit tests; `tests/` has larger ones.

use kralle_tournament::{
    Acceleration, Arbiters, Format, Formation, Line, MatchFormat, PlayerData, Preset, RatingList,
    RuleSet, Schedule, Scoring, Settings, Tournament,
};

/// Returns a tournament without players.
pub(crate) fn tournament() -> Tournament {
    let format = Format::RoundRobin;
    Tournament::new(Settings {
        name: Line::parse("Klauenturnier").unwrap(),
        place: None,
        date: None,
        rule_set: RuleSet::of(Preset::Dsj),
        formation: Formation::PotDraw,
        format,
        swiss_rounds: None,
        acceleration: Acceleration::None,
        scoring: Scoring::usual(format),
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order: Vec::new(),
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    })
}

/// Returns a player who is present, with only a name.
pub(crate) fn player(name: &str) -> PlayerData {
    PlayerData::new(Line::parse(name).unwrap())
}
