//! Rated matches of all evenings, with persons instead of players.

use std::collections::BTreeMap;
use std::slice;

use chrono::NaiveDate;
use kralle_rules::preset::Game;
use kralle_tournament::{PlayerData, PlayerId, Rating, RatingKind, RoundNumber, TableNumber};

use crate::{EntryAt, Evening, EveningKey, PersonNumber, Persons, Score, Season};

/// The ratings that can give a person's start value, in order of preference.
///
/// The slowest game comes first, since its lists rest on the most games. A tandem rating is
/// excluded: it would feed back into itself.
pub const STARTS_BY: [RatingKind; 5] = [
    RatingKind::Standard,
    RatingKind::National,
    RatingKind::Rapid,
    RatingKind::Blitz,
    RatingKind::Other,
];

/// The players on a side of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seated {
    /// A player of a single game.
    One(PersonNumber),
    /// The two players of a team.
    Two([PersonNumber; 2]),
}

impl Seated {
    /// Returns the persons.
    pub fn persons(&self) -> &[PersonNumber] {
        match self {
            Self::One(person) => slice::from_ref(person),
            Self::Two(persons) => persons,
        }
    }
}

/// A rated match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatedMatch {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub first: Seated,
    pub second: Seated,
    /// The result for the first-named side.
    pub score: Score,
}

/// The sort key of an evening: by date, those without one last, then by key.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    is_undated: bool,
    date: Option<NaiveDate>,
    key: EveningKey,
}

/// The rating data of an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct EveningGames {
    pub(super) game: Game,
    /// By round and table.
    pub(super) matches: Vec<RatedMatch>,
    /// The chess ratings listed there.
    pub(super) chess: Vec<(PersonNumber, Rating)>,
}

/// The matches of many evenings, independent of the order of insertion.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Games {
    evenings: BTreeMap<Place, EveningGames>,
}

impl Games {
    /// Returns the matches of a season, numbered like its evenings.
    pub fn of(season: &Season, persons: &Persons) -> Self {
        let mut games = Self::default();
        for (evening, file) in season.evenings() {
            games.take(&file.evening, |player| {
                persons.at(EntryAt { evening, player })
            });
        }
        games
    }

    /// Adds an evening, or replaces one with the same key and date.
    ///
    /// `person` returns the person of an entrant. Skips matches with unknown players, or with sides
    /// of different sizes.
    pub fn take(&mut self, evening: &Evening, person: impl Fn(PlayerId) -> Option<PersonNumber>) {
        let seated = |players: &[PlayerId]| match *players {
            [one] => Some(Seated::One(person(one)?)),
            [one, other] => Some(Seated::Two([person(one)?, person(other)?])),
            _ => None,
        };
        let rated = |it: &crate::PlayedMatch| {
            let (first, second) = (seated(&it.first)?, seated(&it.second)?);
            let is_even = first.persons().len() == second.persons().len();
            is_even.then_some(RatedMatch {
                round: it.round,
                table: it.table,
                first,
                second,
                score: it.score,
            })
        };
        let mut matches: Vec<RatedMatch> = evening.matches.iter().filter_map(rated).collect();
        matches.sort_by_key(|it| (it.round, it.table));
        let chess = evening.entrants.iter().filter_map(|entrant| {
            let rating = chess_rating(&entrant.data)?;
            Some((person(entrant.player)?, rating))
        });
        let place = Place {
            is_undated: evening.date.is_none(),
            date: evening.date,
            key: evening.key.clone(),
        };
        let games = EveningGames {
            game: evening.game,
            matches,
            chess: chess.collect(),
        };
        self.evenings.insert(place, games);
    }

    /// Returns the number of rated matches.
    pub fn count(&self) -> usize {
        self.evenings.values().map(|it| it.matches.len()).sum()
    }

    /// Returns the evenings in order.
    pub(super) fn evenings(&self) -> impl Iterator<Item = &EveningGames> {
        self.evenings.values()
    }
}

/// Returns the chess rating of a player (see [`STARTS_BY`]); `None` without one.
fn chess_rating(player: &PlayerData) -> Option<Rating> {
    STARTS_BY
        .iter()
        .find_map(|kind| player.ratings.get(kind).copied())
}
