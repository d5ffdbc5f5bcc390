//! Invented evenings, for the tests of ratings.
#![allow(dead_code, reason = "each test binary uses its part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kralle_rules::preset::Game;
use kralle_season::rating::{Games, PersonRating, RatingParameters, Ratings};
use kralle_season::{
    Entrant, Evening, EveningKey, EveningProgress, PersonNumber, PlayedMatch, Score,
};
use kralle_tournament::{
    Formation, Line, PlayerData, PlayerId, Rating, RatingKind, RoundNumber, TableNumber,
};

/// A player: the number of the person, the rating of a kind.
pub(crate) type Rated = (u32, Option<(RatingKind, u16)>);
/// The players of the first and second team, and the result for the first.
pub(crate) type Sat<'a> = (&'a [u32], &'a [u32], Score);

/// Returns an evening on this day of March with one match per round.
pub(crate) fn evening(day: u32, game: Game, players: &[Rated], matches: &[Sat<'_>]) -> Evening {
    let ids = |players: &[u32]| players.iter().map(|it| PlayerId(*it)).collect();
    Evening {
        key: EveningKey(format!("key {day}")),
        name: format!("Tandemabend {day}"),
        date: NaiveDate::from_ymd_opt(2026, 3, day),
        game,
        formation: Formation::PotDraw,
        progress: EveningProgress::Finished,
        entrants: players.iter().copied().map(entrant).collect(),
        teams: Vec::new(),
        matches: matches
            .iter()
            .enumerate()
            .map(|(round, (first, second, score))| PlayedMatch {
                round: RoundNumber::at(round),
                table: TableNumber::at(0),
                first: ids(first),
                second: ids(second),
                score: *score,
            })
            .collect(),
    }
}

fn entrant((player, rating): Rated) -> Entrant {
    let ratings = rating.map(|(kind, rating)| (kind, Rating::try_from(rating).unwrap()));
    Entrant {
        player: PlayerId(player),
        data: PlayerData {
            ratings: BTreeMap::from_iter(ratings),
            ..PlayerData::new(Line::parse(&format!("Uhu {player}, Ute")).unwrap())
        },
    }
}

/// Returns the matches of these evenings; player and person have the same number.
pub(crate) fn games(evenings: &[Evening]) -> Games {
    let mut games = Games::default();
    for evening in evenings {
        games.take(evening, |player| Some(PersonNumber(player.0)));
    }
    games
}

/// Returns the tandem ratings of these evenings.
pub(crate) fn tandem(evenings: &[Evening], parameters: &RatingParameters) -> Vec<PersonRating> {
    Ratings::of(&games(evenings), parameters).tandem
}

/// Returns the rating of a person.
pub(crate) fn of(ratings: &[PersonRating], person: u32) -> &PersonRating {
    let mut all = ratings.iter();
    all.find(|it| it.person == PersonNumber(person)).unwrap()
}
