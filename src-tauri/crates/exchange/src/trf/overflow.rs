//! Values that exceed the columns of a file.

use kralle_pairing::event::HalfPoints;

use super::Trf;
use super::format::{PLAYER_POINTS, RESULT_POINTS, TEAM_POINTS, has_room, signed};
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
    } else {
        None
    }
}
