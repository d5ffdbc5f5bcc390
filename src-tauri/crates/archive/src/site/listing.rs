//! Lists of tournaments, newest first.

use chrono::{Datelike as _, NaiveDate};
use kralle_exchange::table::{Cell, Side, Table};
use kralle_season::EveningProgress;
use kralle_words::Words;
use sqlx_core::query_as::query_as;

use super::leaf::address;
use super::tongue::Tongue;
use crate::Refusal;
use crate::database::Database;
use crate::publication::shown_file;

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

/// Which tournaments.
#[derive(Debug, Clone, Default)]
pub(crate) struct Wanted {
    /// Part of the name or the place; may be empty.
    pub(crate) text: String,
    pub(crate) year: Option<i32>,
    /// Behind this one.
    pub(crate) after: Option<After>,
}

/// A place in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct After {
    date: NaiveDate,
    tournament: i32,
}

/// Stands for the day of a tournament that has none: they are the last.
const NO_DAY: NaiveDate = NaiveDate::MIN;

impl After {
    /// A place as it stands in an address.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (date, tournament) = text.rsplit_once('.')?;
        Some(Self {
            date: match date {
                "" => NO_DAY,
                date => date
                    .parse()
                    .ok()
                    .filter(|it: &NaiveDate| (1..=9999).contains(&it.year()))?,
            },
            tournament: tournament.parse().ok()?,
        })
    }

    /// The place of a line, as it stands in an address.
    pub(crate) fn of(line: &Line) -> String {
        let date = line.date.map(|it| it.to_string()).unwrap_or_default();
        format!("{date}.{}", line.tournament)
    }
}

/// The tournaments that are wanted, at most so many.
pub(crate) async fn tournaments(
    database: &Database,
    wanted: &Wanted,
    most: i64,
) -> Result<Vec<Line>, Refusal> {
    // What stands for other signs in a pattern stands for itself; a database takes no NUL.
    let signs = wanted.text.trim().chars().filter(|it| *it != '\0');
    let text: String = signs
        .flat_map(|it| {
            matches!(it, '%' | '_' | '\\')
                .then_some('\\')
                .into_iter()
                .chain([it])
        })
        .collect();
    let years = wanted.year.and_then(|year| {
        let first = NaiveDate::from_ymd_opt(year, 1, 1)?;
        Some((first, NaiveDate::from_ymd_opt(year, 12, 31)?))
    });
    let after = wanted.after;
    let is_undated = after.is_some_and(|it| it.date == NO_DAY);
    let rows: Vec<Row> = query_as(
        "SELECT tournament, file, name, place, date, progress, teams
         FROM public_tournament
         WHERE ($1 = '' OR name ILIKE '%' || $1 || '%' OR place ILIKE '%' || $1 || '%')
             AND ($2::date IS NULL OR date BETWEEN $2 AND $3)
             AND ($4::int IS NULL
                 OR CASE WHEN $6 THEN date IS NULL AND tournament < $4
                    ELSE date IS NULL OR (date, tournament) < ($5, $4) END)
         ORDER BY date DESC NULLS LAST, tournament DESC
         LIMIT $7",
    )
    .bind(text)
    .bind(years.map(|it| it.0))
    .bind(years.map(|it| it.1))
    .bind(after.map(|it| it.tournament))
    .bind(after.map(|it| it.date).filter(|date| *date != NO_DAY))
    .bind(is_undated)
    .bind(most)
    .fetch_all(database.readers())
    .await?;
    Ok(rows.into_iter().map(line).collect())
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

/// The tournaments of a season.
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

/// The tournaments as a table.
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

/// Where a tournament begins.
pub(crate) fn tournament_address(tongue: Tongue, file: &[u8]) -> String {
    address(tongue, &format!("tournaments/{}/", shown_file(file)))
}
