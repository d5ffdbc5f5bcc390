//! Values that exceed the columns of a file.

use std::collections::BTreeMap;

use kralle_pairing::event::HalfPoints;

use super::Trf;
use super::format::{
    PLAYER_NAME, PLAYER_POINTS, RESULT_POINTS, TEAM_NAME, TEAM_POINTS, cut, has_room, signed,
};
use super::record::Record;

/// The highest team number, and the highest round number in a record: three columns.
const MOST_TEAMS: u16 = 999;
/// The highest player number: four columns.
const MOST_PLAYERS: u16 = 9999;

/// A value that exceeds the columns of a file, and would be read as another value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overflow {
    /// The points of a player, a team or a penalty.
    Points {
        /// The number of the player or team.
        entrant: u16,
    },
    /// The number of a player, a team or a round; `most` is the highest that fits.
    Number { number: u16, most: u16 },
}

impl Trf {
    /// Returns the first value that exceeds its columns; `None` if all fit.
    pub fn overflow(&self) -> Option<Overflow> {
        self.records().find_map(of_record)
    }
}

/// A name that is longer than its columns, and so is cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutName {
    pub name: String,
    /// True if another player or team has the same name in the report.
    pub is_same: bool,
}

impl Trf {
    /// Returns the names of players and teams that are longer than their columns.
    pub fn cut_names(&self) -> Vec<CutName> {
        let names = || {
            self.records().filter_map(|record| {
                if let Record::Player(it) = record {
                    Some((false, it.name.as_str(), PLAYER_NAME))
                } else if let Record::Team(it) = record {
                    Some((true, it.name.as_str(), TEAM_NAME))
                } else {
                    None
                }
            })
        };
        let mut written: BTreeMap<(bool, String), usize> = BTreeMap::new();
        for (is_team, name, width) in names() {
            *written.entry((is_team, cut(name, width))).or_default() += 1;
        }
        let long = names().filter(|(_, name, width)| name.chars().count() > *width);
        long.map(|(is_team, name, width)| CutName {
            name: name.to_owned(),
            is_same: written
                .get(&(is_team, cut(name, width)))
                .is_some_and(|count| *count > 1),
        })
        .collect()
    }
}

fn of_record(record: &Record) -> Option<Overflow> {
    let points = |given: &[Option<HalfPoints>], columns, entrant| {
        let mut given = given.iter().flatten();
        let fits = given.all(|it| has_room(*it, columns));
        (!fits).then_some(Overflow::Points { entrant })
    };
    let number =
        |number: u16, most: u16| (number > most).then_some(Overflow::Number { number, most });
    if let Record::Player(it) = record {
        number(it.number, MOST_PLAYERS).or_else(|| points(&[it.points], PLAYER_POINTS, it.number))
    } else if let Record::Team(it) = record {
        let own = it.number.unwrap_or(0);
        let both = [it.match_points, it.game_points];
        number(own, MOST_TEAMS).or_else(|| points(&both, TEAM_POINTS, own))
    } else if let Record::Abnormal(it) = record {
        let both = [it.match_points, it.game_points];
        let too_wide = both.iter().any(|half| signed(*half).len() > RESULT_POINTS);
        let entrant = it.entrants.first().copied().unwrap_or(0);
        number(it.round.unwrap_or(0), MOST_TEAMS)
            .or_else(|| too_wide.then_some(Overflow::Points { entrant }))
    } else if let Record::Byes(it) = record {
        number(it.round, MOST_TEAMS)
    } else if let Record::LineUp(it) = record {
        number(it.round, MOST_TEAMS)
    } else if let Record::Accelerated(it) = record {
        number(it.rounds.1, MOST_TEAMS)
    } else {
        None
    }
}
