//! The tables of a season and their pages, with one fact in each cell.

use kralle_exchange::site::{Block, Listing, Page};
use kralle_exchange::table::{Cell, Side, Table};
use kralle_rules::preset::Game;
use kralle_season::WorkedSeason;
use kralle_words::Words;

use crate::season::ratings::ratings_of;
use crate::season::table::{SeasonPersonRef, SeasonTableView, table_of, table_of_all};
use crate::season::words::{evenings, notes, points, rank, result, results};

/// The form of the tables: plain text for files and paper, or with links for pages.
#[derive(Clone, Copy)]
pub enum Names<'a> {
    Plain,
    /// Links to the page of a person's number; text without a link where the function returns `None`.
    Linked(&'a dyn Fn(u32) -> Option<String>),
}

/// Returns every table: of all persons, of each category, and the ratings of each game that has some.
pub fn every_table(worked: &WorkedSeason, names: Names<'_>, words: &Words) -> Vec<Table> {
    let mut tables = vec![table(worked, &table_of_all(worked), names, words)];
    for category in &worked.table.categories {
        tables.push(table(worked, &table_of(worked, category), names, words));
    }
    let rated = Game::ALL.into_iter();
    let rated = rated.filter(|game| !worked.ratings.in_game(*game).is_empty());
    tables.extend(rated.map(|game| ratings(worked, game, names, words)));
    tables
}

/// Returns a table of the season.
///
/// Results that do not count are text in brackets, so that the numbers of a row add up to its sum.
pub fn table(
    worked: &WorkedSeason,
    shown: &SeasonTableView,
    names: Names<'_>,
    words: &Words,
) -> Table {
    let say = |key: &str| words.say(key, &[]);
    let title = shown.category.clone();
    let table = Table::new(title.unwrap_or_else(|| say("season-table")))
        .column(say("export-rank"), Side::Right);
    let mut table = person_columns(table, names, words);
    let sums = vec![say("season-starts"), say("export-points")];
    for heading in figures(evenings(worked, shown, words), sums, names) {
        table = table.column(heading, Side::Right);
    }
    for row in &shown.rows {
        let results = results(shown, row).map(|cell| match cell {
            None => Cell::Empty,
            Some(cell) if cell.counts => number(cell.points_hundredths, names, words),
            Some(cell) => Cell::text(result(cell, words)),
        });
        let sums = vec![
            Cell::Number(row.starts.into()),
            number(row.total_hundredths, names, words),
        ];
        let mut cells = vec![Cell::text(rank(row, words))];
        cells.extend(person(&row.person, names));
        cells.extend(figures(results.collect(), sums, names));
        table.rows.push(cells);
    }
    table
}

/// Orders the columns after a person. On pages the sums come first, so that a phone shows them before the
/// evenings.
fn figures<T>(evenings: Vec<T>, sums: Vec<T>, names: Names<'_>) -> Vec<T> {
    let (mut first, last) = match names {
        Names::Plain => (evenings, sums),
        Names::Linked(_) => (sums, evenings),
    };
    first.extend(last);
    first
}

/// Returns the ratings of a game.
pub fn ratings(worked: &WorkedSeason, game: Game, names: Names<'_>, words: &Words) -> Table {
    let say = |key: &str| words.say(key, &[]);
    let title = say(&format!("season-ratings-{}", game.code().replace('_', "-")));
    let mut table = person_columns(Table::new(title), names, words)
        .column(say("export-rating"), Side::Right)
        .column("±", Side::Right)
        .column(say("season-matches"), Side::Right);
    for row in ratings_of(worked, game).rows {
        let mut cells = person(&row.person, names);
        cells.extend([
            Cell::Number(rounded(row.rating)),
            Cell::Number(rounded(row.deviation)),
            Cell::Number(row.matches.into()),
        ]);
        table.rows.push(cells);
    }
    table
}

/// Rounds a rating to a whole number.
#[expect(clippy::cast_possible_truncation, reason = "ratings have four digits")]
pub fn rounded(rating: f64) -> i64 {
    rating.round() as i64
}

/// Returns points as a cell: a number for other programs, text in the language for pages.
fn number(hundredths: i64, names: Names<'_>, words: &Words) -> Cell {
    match names {
        Names::Plain => Cell::Hundredths(hundredths),
        Names::Linked(_) => Cell::text(points(hundredths, words)),
    }
}

/// Adds the columns of [`person`].
fn person_columns(table: Table, names: Names<'_>, words: &Words) -> Table {
    let table = table.column(words.say("export-name", &[]), Side::Left);
    match names {
        Names::Plain => table.column(words.say("export-club", &[]), Side::Left),
        Names::Linked(_) => table,
    }
}

/// Returns the cells of name and club: one cell with both below each other on pages, otherwise two.
fn person(person: &SeasonPersonRef, names: Names<'_>) -> Vec<Cell> {
    let both = vec![name(person, names), Cell::text(&person.club)];
    match names {
        Names::Plain => both,
        Names::Linked(_) => vec![Cell::Lines(both)],
    }
}

fn name(person: &SeasonPersonRef, names: Names<'_>) -> Cell {
    let page = match names {
        Names::Plain => None,
        Names::Linked(page) => page(person.person),
    };
    match page {
        None => Cell::text(&person.name),
        Some(page) => Cell::Link {
            text: person.name.clone(),
            page,
        },
    }
}

/// Returns a page for each table. The first is the start page: the table of all persons, with notes on the
/// rules.
pub fn table_pages(worked: &WorkedSeason, names: Names<'_>, words: &Words) -> Vec<Page> {
    let mut pages = Vec::new();
    for (number, table) in (0..).zip(every_table(worked, names, words)) {
        let mut blocks = Vec::new();
        if number == 0 {
            let notes = notes(&table_of_all(worked), words);
            let facts = notes
                .into_iter()
                .map(|note| (words.say("season-rule", &[]), Cell::text(note)));
            let facts: Vec<_> = facts.collect();
            if !facts.is_empty() {
                blocks.push(Block::Facts(facts));
            }
        }
        pages.push(Page {
            file: if number == 0 {
                "index.html".to_owned()
            } else {
                format!("table-{number}.html")
            },
            title: table.title.clone(),
            listing: Listing::Listed,
            blocks: blocks.into_iter().chain([Block::Table(table)]).collect(),
        });
    }
    pages
}
