//! A season in one piece, as JSON for other programs.

use kralle_call::call;
use kralle_season::rating::PersonRating;
use kralle_season::{
    EntryAt, EveningNumber, LeftOut, PersonNumber, Points, QuestionReason, SeasonFile,
};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::season::open_season::KnownSeason;
use crate::season::show;
use crate::season::table::{table_of, table_of_all};
use crate::season::table_view::{SeasonRow, SeasonTableView};

wire! {
    /// A season for other programs. Points are numbers with two decimals at most; nothing in it is a
    /// birth year or a number of a federation.
    pub struct SeasonJson {
        pub name: String,
        pub evenings: Vec<SeasonJsonEvening>,
        /// In the order of the table.
        pub persons: Vec<SeasonJsonPerson>,
        pub categories: Vec<SeasonJsonCategory>,
        pub ratings: SeasonJsonRatings,
        pub questions: Vec<SeasonJsonQuestion>,
        /// What does not count or could not be done, as codes with data.
        pub problems: Vec<RefusalView>,
    }
}

wire! {
    /// A tournament of the season.
    pub struct SeasonJsonEvening {
        pub file: String,
        pub name: String,
        pub date: Option<String>,
        pub counts: bool,
    }
}

wire! {
    /// A person of the table.
    pub struct SeasonJsonPerson {
        pub person: u32,
        pub name: String,
        pub club: String,
        /// The first of the ranks that are shared; null below the minimum and for guests.
        pub rank: Option<u16>,
        /// The last of them.
        pub rank_to: Option<u16>,
        pub points: f64,
        pub starts: u16,
        pub guest: bool,
        pub results: Vec<SeasonJsonResult>,
    }
}

wire! {
    /// What an evening gave.
    pub struct SeasonJsonResult {
        pub file: String,
        pub rank: u16,
        pub rank_to: u16,
        pub teams: u16,
        pub points: f64,
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
        pub rank: Option<u16>,
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
        pub deviation: f64,
        pub matches: u32,
    }
}

wire! {
    /// Two persons who may be one.
    pub struct SeasonJsonQuestion {
        /// Two persons who may be one.
        pub persons: [u32; 2],
        pub reason: Named<QuestionReason>,
        pub entries: Vec<SeasonJsonEntry>,
    }
}

wire! {
    /// Somebody on the list of players of an evening.
    pub struct SeasonJsonEntry {
        pub file: String,
        pub player: u32,
        pub name: String,
    }
}

/// Gives the open season in one piece, for other programs.
#[call]
pub(crate) fn season_json(desk: &Snapshot, _: Nothing) -> Result<SeasonJson, RefusalView> {
    let seen = desk.season()?;
    Ok(json(&seen.known, show::view(seen).every_problem()))
}

/// The season for other programs; `problems` are those that were found.
pub(crate) fn json(known: &KnownSeason, problems: Vec<RefusalView>) -> SeasonJson {
    let categories = known.table.categories.iter();
    SeasonJson {
        name: known.name(),
        evenings: evenings(known)
            .map(|(number, it)| SeasonJsonEvening {
                file: it.file.clone(),
                name: it.evening.name.clone(),
                date: it.evening.date.map(|date| date.to_string()),
                counts: known.table.evenings.contains(&number),
            })
            .collect(),
        persons: table_of_all(known)
            .rows
            .into_iter()
            .map(|row| person(known, row))
            .collect(),
        categories: categories
            .map(|it| category(it.name.clone(), table_of(known, it)))
            .collect(),
        ratings: SeasonJsonRatings {
            tandem: ratings(&known.ratings.tandem),
            pair_moves: ratings(&known.ratings.pair_moves),
            ordinary_chess: ratings(&known.ratings.ordinary_chess),
        },
        questions: known
            .persons
            .questions()
            .iter()
            .map(|it| SeasonJsonQuestion {
                persons: [it.one, it.other].map(|PersonNumber(person)| person),
                reason: Named(it.reason),
                entries: it
                    .entries
                    .iter()
                    .filter_map(|at| entry(known, *at))
                    .collect(),
            })
            .collect(),
        problems,
    }
}

/// Returns the tournaments without those the settings exclude.
fn evenings(open: &KnownSeason) -> impl Iterator<Item = (EveningNumber, &SeasonFile)> {
    let unfinished = open
        .season
        .left_out()
        .filter(|(_, _, why)| *why != LeftOut::Excluded)
        .map(|(number, it, _)| (number, it));
    open.season.evenings().chain(unfinished)
}

fn person(known: &KnownSeason, row: SeasonRow) -> SeasonJsonPerson {
    let results = row.results.into_iter().filter_map(|it| {
        Some(SeasonJsonResult {
            file: known
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

fn ratings(ratings: &[PersonRating]) -> Vec<SeasonJsonRating> {
    let rated = ratings.iter().map(|it| SeasonJsonRating {
        person: it.person.0,
        rating: it.estimate.rating,
        deviation: it.estimate.deviation,
        matches: it.matches,
    });
    rated.collect()
}

fn entry(known: &KnownSeason, at: EntryAt) -> Option<SeasonJsonEntry> {
    let file = known.season.evening(at.evening)?;
    let entrant = file.evening.entrant(at.player)?;
    Some(SeasonJsonEntry {
        file: file.file.clone(),
        player: at.player.0,
        name: entrant.data.name.to_string(),
    })
}

/// Hundredths as the nearest number with two decimals, which is what their text says.
fn decimal(hundredths: i64) -> f64 {
    Points(hundredths).to_string().parse().unwrap_or_default()
}
