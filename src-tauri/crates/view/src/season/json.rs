//! The parts of a season's JSON for other programs. Points are numbers with at most two decimals.

use kralle_season::rating::PersonRating;
use kralle_season::{
    EntryAt, EveningNumber, LeftOut, PersonNumber, Points, QuestionReason, WorkedSeason,
};

use crate::named::Named;
use crate::season::table::{SeasonRow, SeasonTableView, table_of, table_of_all};
use crate::wire;

wire! {
    /// A tournament of the season.
    pub struct SeasonJsonEvening {
        /// The name of the file.
        pub file: String,
        pub name: String,
        /// The date (YYYY-MM-DD); null without one.
        pub date: Option<String>,
        /// True if the tournament counts for the table.
        pub counts: bool,
    }
}

wire! {
    /// A person of the table.
    pub struct SeasonJsonPerson {
        pub person: u32,
        pub name: String,
        pub club: String,
        /// The rank, the first of the ranks if they are shared; null below the minimum and for guests.
        pub rank: Option<u16>,
        /// The last of the shared ranks; equal to `rank` if it is not shared.
        pub rank_to: Option<u16>,
        pub points: f64,
        /// The number of evenings of the person.
        pub starts: u16,
        pub guest: bool,
        pub results: Vec<SeasonJsonResult>,
    }
}

wire! {
    /// The result of an evening.
    pub struct SeasonJsonResult {
        /// The name of the file.
        pub file: String,
        /// The rank of the team, the first of the ranks if they are shared.
        pub rank: u16,
        /// The last of the shared ranks; equal to `rank` if it is not shared.
        pub rank_to: u16,
        /// The number of ranked teams.
        pub teams: u16,
        pub points: f64,
        /// True if the result is among the best that count.
        pub counts: bool,
    }
}

wire! {
    /// The table of a category.
    pub struct SeasonJsonCategory {
        pub name: String,
        pub persons: Vec<SeasonJsonRank>,
    }
}

wire! {
    /// A person in a category.
    pub struct SeasonJsonRank {
        pub person: u32,
        /// The rank in the category, the first of the ranks if they are shared; null without one.
        pub rank: Option<u16>,
        /// The last of the shared ranks; equal to `rank` if it is not shared.
        pub rank_to: Option<u16>,
        pub points: f64,
    }
}

wire! {
    /// The ratings of each game.
    pub struct SeasonJsonRatings {
        pub tandem: Vec<SeasonJsonRating>,
        pub pair_moves: Vec<SeasonJsonRating>,
        pub ordinary_chess: Vec<SeasonJsonRating>,
    }
}

wire! {
    /// The rating of a person.
    pub struct SeasonJsonRating {
        pub person: u32,
        pub rating: f64,
        /// The uncertainty of the rating.
        pub deviation: f64,
        /// The number of rated matches.
        pub matches: u32,
    }
}

wire! {
    /// Two persons who may be the same.
    pub struct SeasonJsonQuestion {
        /// The numbers of the two persons.
        pub persons: [u32; 2],
        pub reason: Named<QuestionReason>,
        /// The player-list entries that raise the question.
        pub entries: Vec<SeasonJsonEntry>,
    }
}

wire! {
    /// An entry in the player list of an evening.
    pub struct SeasonJsonEntry {
        /// The name of the file.
        pub file: String,
        pub player: u32,
        pub name: String,
    }
}

/// Returns the tournaments without those that the settings exclude; those that do not count because of their
/// progress come last.
pub fn evenings(worked: &WorkedSeason) -> Vec<SeasonJsonEvening> {
    let unfinished = worked.season.left_out();
    let unfinished = unfinished
        .filter(|(_, _, why)| *why != LeftOut::Excluded)
        .map(|(number, it, _)| (number, it));
    let evenings = worked.season.evenings().chain(unfinished);
    evenings
        .map(|(number, it)| SeasonJsonEvening {
            file: it.file.clone(),
            name: it.evening.name.clone(),
            date: it.evening.date.map(|date| date.to_string()),
            counts: worked.table.evenings.contains(&number),
        })
        .collect()
}

/// Returns the persons in the order of the table.
pub fn persons(worked: &WorkedSeason) -> Vec<SeasonJsonPerson> {
    let rows = table_of_all(worked).rows.into_iter();
    rows.map(|row| person(worked, row)).collect()
}

/// Returns the tables of the categories.
pub fn categories(worked: &WorkedSeason) -> Vec<SeasonJsonCategory> {
    let categories = worked.table.categories.iter();
    categories
        .map(|it| category(it.name.clone(), table_of(worked, it)))
        .collect()
}

/// Returns the ratings of each game.
pub fn ratings(worked: &WorkedSeason) -> SeasonJsonRatings {
    SeasonJsonRatings {
        tandem: in_game(&worked.ratings.tandem),
        pair_moves: in_game(&worked.ratings.pair_moves),
        ordinary_chess: in_game(&worked.ratings.ordinary_chess),
    }
}

/// Returns the pairs of persons who may be the same.
pub fn questions(worked: &WorkedSeason) -> Vec<SeasonJsonQuestion> {
    let questions = worked.persons.questions().iter();
    questions
        .map(|it| SeasonJsonQuestion {
            persons: [it.one, it.other].map(|PersonNumber(person)| person),
            reason: Named(it.reason),
            entries: it
                .entries
                .iter()
                .filter_map(|at| entry(worked, *at))
                .collect(),
        })
        .collect()
}

fn person(worked: &WorkedSeason, row: SeasonRow) -> SeasonJsonPerson {
    let results = row.results.into_iter().filter_map(|it| {
        Some(SeasonJsonResult {
            file: worked
                .season
                .evening(EveningNumber(it.evening))?
                .file
                .clone(),
            rank: it.rank_from,
            rank_to: it.rank_to,
            teams: it.teams,
            points: decimal(it.points_hundredths),
            counts: it.counts,
        })
    });
    SeasonJsonPerson {
        person: row.person.person,
        name: row.person.name,
        club: row.person.club,
        rank: row.rank_from,
        rank_to: row.rank_to,
        points: decimal(row.total_hundredths),
        starts: row.starts,
        guest: row.guest,
        results: results.collect(),
    }
}

fn category(name: String, table: SeasonTableView) -> SeasonJsonCategory {
    let rows = table.rows.into_iter().map(|row| SeasonJsonRank {
        person: row.person.person,
        rank: row.rank_from,
        rank_to: row.rank_to,
        points: decimal(row.total_hundredths),
    });
    SeasonJsonCategory {
        name,
        persons: rows.collect(),
    }
}

fn in_game(ratings: &[PersonRating]) -> Vec<SeasonJsonRating> {
    let rated = ratings.iter().map(|it| SeasonJsonRating {
        person: it.person.0,
        rating: it.estimate.rating,
        deviation: it.estimate.deviation,
        matches: it.matches,
    });
    rated.collect()
}

fn entry(worked: &WorkedSeason, at: EntryAt) -> Option<SeasonJsonEntry> {
    let file = worked.season.evening(at.evening)?;
    let entrant = file.evening.entrant(at.player)?;
    Some(SeasonJsonEntry {
        file: file.file.clone(),
        player: at.player.0,
        name: entrant.data.name.to_string(),
    })
}

/// Converts hundredths to the nearest number with two decimals, by their text.
fn decimal(hundredths: i64) -> f64 {
    Points(hundredths).to_string().parse().unwrap_or_default()
}
