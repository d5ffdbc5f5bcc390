//! The tables of a season for other programs: one cell a fact.

use kralle_exchange::table::{Cell, Side, Table};
use kralle_rules::preset::Game;
use kralle_words::Words;

use crate::core::open_season::KnownSeason;
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
    let mut table = Table::new(title.unwrap_or_else(|| say("season-table")))
        .column(say("export-rank"), Side::Right)
        .column(say("export-name"), Side::Left)
        .column(say("export-club"), Side::Left);
    for evening in evenings(known, shown, words) {
        table = table.column(evening, Side::Right);
    }
    table = table
        .column(say("season-starts"), Side::Right)
        .column(say("export-points"), Side::Right);
    for row in &shown.rows {
        let mut cells = vec![
            Cell::text(rank(row, words)),
            name(&row.person, names),
            Cell::text(&row.person.club),
        ];
        cells.extend(results(shown, row).map(|cell| match cell {
            None => Cell::Empty,
            Some(cell) if cell.counts => number(cell.points_hundredths, names, words),
            Some(cell) => Cell::text(result(cell, words)),
        }));
        cells.push(Cell::Number(row.starts.into()));
        cells.push(number(row.total_hundredths, names, words));
        table.rows.push(cells);
    }
    table
}

/// The ratings of a game.
pub(crate) fn ratings(known: &KnownSeason, game: Game, names: Names<'_>, words: &Words) -> Table {
    let say = |key: &str| words.say(key, &[]);
    let title = say(&format!("season-ratings-{}", game.code().replace('_', "-")));
    let mut table = Table::new(title)
        .column(say("export-name"), Side::Left)
        .column(say("export-club"), Side::Left)
        .column(say("export-rating"), Side::Right)
        .column("±", Side::Right)
        .column(say("season-matches"), Side::Right);
    for row in ratings_of(known, game).rows {
        table.rows.push(vec![
            name(&row.person, names),
            Cell::text(&row.person.club),
            Cell::Number(whole(row.rating)),
            Cell::Number(whole(row.deviation)),
            Cell::Number(row.matches.into()),
        ]);
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
