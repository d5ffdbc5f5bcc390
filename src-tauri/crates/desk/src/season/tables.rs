//! The tables of a season for other programs: one cell a fact.

use kralle_exchange::table::{Cell, Side, Table};
use kralle_rules::preset::Game;
use kralle_words::Words;

use crate::season::open_season::KnownSeason;
use crate::season::ratings::ratings_of;
use crate::season::table::{table_of, table_of_all};
use crate::season::table_view::SeasonTableView;
use crate::season::view::SeasonPersonRef;
use crate::season::words::{evenings, points, rank, result, results};

/// Whether names lead to the page of a person.
#[derive(Clone, Copy)]
pub(crate) enum Names<'a> {
    Plain,
    /// To the page that this says of a person's number; nowhere where it says none.
    Linked(&'a dyn Fn(u32) -> Option<String>),
}

/// Every table of a season: the table of all, a category each, the ratings of each game.
pub(crate) fn every_table(known: &KnownSeason, names: Names<'_>, words: &Words) -> Vec<Table> {
    let mut tables = vec![table(known, &table_of_all(known), names, words)];
    for category in &known.table.categories {
        tables.push(table(known, &table_of(known, category), names, words));
    }
    let rated = Game::ALL.into_iter();
    let rated = rated.filter(|game| !known.ratings.in_game(*game).is_empty());
    tables.extend(rated.map(|game| ratings(known, game, names, words)));
    tables
}

/// A table of the season. What does not count stands in brackets, as text: the numbers of a line
/// give its sum.
pub(crate) fn table(
    known: &KnownSeason,
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
    for heading in figures(evenings(known, shown, words), sums, names) {
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

/// What stands behind a person: on a page the sums first, so that a phone shows them before a year of evenings.
fn figures<T>(evenings: Vec<T>, sums: Vec<T>, names: Names<'_>) -> Vec<T> {
    let (mut first, last) = match names {
        Names::Plain => (evenings, sums),
        Names::Linked(_) => (sums, evenings),
    };
    first.extend(last);
    first
}

/// The ratings of a game.
pub(crate) fn ratings(known: &KnownSeason, game: Game, names: Names<'_>, words: &Words) -> Table {
    let say = |key: &str| words.say(key, &[]);
    let title = say(&format!("season-ratings-{}", game.code().replace('_', "-")));
    let mut table = person_columns(Table::new(title), names, words)
        .column(say("export-rating"), Side::Right)
        .column("±", Side::Right)
        .column(say("season-matches"), Side::Right);
    for row in ratings_of(known, game).rows {
        let mut cells = person(&row.person, names);
        cells.extend([
            Cell::Number(whole(row.rating)),
            Cell::Number(whole(row.deviation)),
            Cell::Number(row.matches.into()),
        ]);
        table.rows.push(cells);
    }
    table
}

/// A rating as people read it.
#[expect(clippy::cast_possible_truncation, reason = "ratings have four digits")]
pub(crate) fn whole(rating: f64) -> i64 {
    rating.round() as i64
}

/// Points: a number for other programs, on pages as people write it.
fn number(hundredths: i64, names: Names<'_>, words: &Words) -> Cell {
    match names {
        Names::Plain => Cell::Hundredths(hundredths),
        Names::Linked(_) => Cell::text(points(hundredths, words)),
    }
}

/// The columns of [`person`].
fn person_columns(table: Table, names: Names<'_>, words: &Words) -> Table {
    let table = table.column(words.say("export-name", &[]), Side::Left);
    match names {
        Names::Plain => table.column(words.say("export-club", &[]), Side::Left),
        Names::Linked(_) => table,
    }
}

/// Name and club; on a page the club stands below the name.
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
