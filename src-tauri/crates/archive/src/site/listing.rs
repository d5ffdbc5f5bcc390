//! Lists of tournaments, newest first.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_season::EveningProgress;
use kralle_tournament::folded;
use kralle_words::Words;
use sqlx_core::query_as::query_as;

use super::leaf::address;
use super::tongue::Tongue;
use crate::Refusal;
use crate::database::Database;
use crate::publication::{After, shown_file};

/// A tournament in a list.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    tournament: i32,
    file: Vec<u8>,
    name: String,
    place: String,
    pub(crate) date: Option<NaiveDate>,
    progress: String,
    teams: i32,
}

type Row = (i32, Vec<u8>, String, String, Option<NaiveDate>, String, i32);

/// The filter of a list.
#[derive(Debug, Clone, Default)]
pub(crate) struct Wanted {
    /// Words or parts of words of the name or place, in any spelling; may be empty.
    pub(crate) text: String,
    pub(crate) year: Option<i32>,
    /// Start after this tournament; `None` for the beginning.
    pub(crate) after: Option<After>,
}

impl Line {
    /// Returns its position in the list.
    pub(crate) const fn place(&self) -> After {
        After {
            date: self.date,
            tournament: self.tournament,
        }
    }
}

/// The SELECT statement of tournaments, with an additional join and condition.
macro_rules! look {
    ($of:literal, $and:literal) => {
        concat!(
            "SELECT tournament, file, name, place, date, progress, teams FROM public_tournament ",
            $of,
            " WHERE ($1::integer IS NULL
                 OR (coalesce(date, '-infinity'::date), tournament) < (coalesce($2, '-infinity'::date), $1))
             AND ($3::date IS NULL OR coalesce(date, '-infinity'::date) BETWEEN $3 AND $4) ",
            $and,
            " ORDER BY coalesce(date, '-infinity'::date) DESC, tournament DESC LIMIT $5"
        )
    };
}

const ALL: &str = look!("", "");
/// The index is used for one word; its results are checked for the other words.
const FOUND: &str = look!(
    "JOIN tournament_words USING (tournament)",
    "AND words LIKE $6 AND words LIKE ALL ($7)"
);

/// Maximum number of words used in a search.
const MOST_WORDS: usize = 6;

/// Minimum length of a word that may match inside other words, because the index needs three
/// characters.
const INSIDE: usize = 3;

/// Returns at most `most` tournaments that match the filter.
///
/// # Errors
/// Fails if too many searches run, or the database is unavailable.
pub(crate) async fn tournaments(
    database: &Database,
    wanted: &Wanted,
    most: i64,
) -> Result<Vec<Line>, Refusal> {
    let mut patterns = patterns(&wanted.text);
    patterns.sort_unstable_by_key(String::len);
    let longest = patterns.pop();
    if longest.is_none() && !wanted.text.trim().is_empty() {
        return Ok(Vec::new());
    }
    let years = wanted.year.and_then(|year| {
        let first = NaiveDate::from_ymd_opt(year, 1, 1)?;
        Some((first, NaiveDate::from_ymd_opt(year, 12, 31)?))
    });
    let mut looked = query_as(if longest.is_some() { FOUND } else { ALL })
        .bind(wanted.after.map(|it| it.tournament))
        .bind(wanted.after.and_then(|it| it.date))
        .bind(years.map(|it| it.0))
        .bind(years.map(|it| it.1))
        .bind(most);
    if let Some(longest) = longest {
        looked = looked.bind(longest).bind(patterns);
    }
    let rows: Vec<Row> = if wanted.text.trim().is_empty() {
        looked.fetch_all(database.readers()).await?
    } else {
        looked.fetch_all(&mut *database.searcher().await?).await?
    };
    Ok(rows.into_iter().map(line).collect())
}

/// Returns the LIKE pattern for each typed word. Folded words contain no wildcard characters.
fn patterns(text: &str) -> Vec<String> {
    let folded = folded(text);
    let words: BTreeSet<&str> = folded.split(' ').filter(|it| !it.is_empty()).collect();
    words
        .into_iter()
        .take(MOST_WORDS)
        .map(|word| {
            if word.chars().count() < INSIDE {
                format!("% {word}%")
            } else {
                format!("%{word}%")
            }
        })
        .collect()
}

fn line((tournament, file, name, place, date, progress, teams): Row) -> Line {
    Line {
        tournament,
        file,
        name,
        place,
        date,
        progress,
        teams,
    }
}

/// Returns the public tournaments of a season.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn of_season(database: &Database, slug: &str) -> Result<Vec<Line>, Refusal> {
    let rows: Vec<Row> = query_as(
        "SELECT tournament, file, name, place, date, progress, teams
         FROM public_tournament JOIN season_file USING (file)
         WHERE season = (SELECT season FROM season WHERE slug = $1)
         ORDER BY date DESC NULLS LAST, tournament DESC",
    )
    .bind(slug)
    .fetch_all(database.readers())
    .await?;
    Ok(rows.into_iter().map(line).collect())
}

/// Returns the tournaments as a table.
pub(crate) fn table(title: String, lines: &[Line], tongue: Tongue, words: &Words) -> Table {
    let say = |key: &str| words.say(key, &[]);
    let mut table = Table::new(title)
        .column(say("archive-date"), Side::Right)
        .column(say("season-evening"), Side::Left)
        .column(say("export-table-teams"), Side::Right);
    for it in lines {
        let is_over = it.progress == EveningProgress::Finished.code();
        let progress = it.progress.replace('_', "-");
        let progress = (!is_over).then(|| say(&format!("season-progress-{progress}")));
        let below: Vec<String> = [Some(it.place.clone()), progress]
            .into_iter()
            .flatten()
            .filter(|it| !it.is_empty())
            .collect();
        table.rows.push(vec![
            it.date
                .map_or(Cell::Empty, |date| Cell::Text(words.date(date))),
            Cell::Lines(vec![
                Cell::Link {
                    text: it.name.clone(),
                    page: tournament_address(tongue, &it.file),
                },
                Cell::text(below.join(" · ")),
            ]),
            Cell::Number(it.teams.into()),
        ]);
    }
    table
}

/// Returns the address of a tournament's start page.
pub(crate) fn tournament_address(tongue: Tongue, file: &[u8]) -> String {
    address(tongue, &format!("tournaments/{}/", shown_file(file)))
}
