//! The sheets of a season: table, categories, certificates.

use kralle_sheets::{Block, Fields, Fold, Page, Panel, Row, SheetKind, Table};
use kralle_tournament::Title;
use kralle_view::season::table::{SeasonRow, SeasonTableView, table_of, table_of_all};
use kralle_view::season::words::{evenings, notes, points, rank, result, results};
use kralle_words::Words;

use crate::core::refusal::RefusalView;
use crate::season::open_season::KnownSeason;
use crate::season::refusal::SeasonRefusal;

/// Returns a sheet of a season. `places` is the last rank with a certificate.
///
/// # Errors
/// Fails if no person has a result, or if the sheet is for categories and there are none.
pub(crate) fn page(
    known: &KnownSeason,
    sheet: SheetKind,
    places: u16,
    words: &Words,
) -> Result<Page, RefusalView> {
    let all = table_of_all(known);
    if all.rows.is_empty() {
        return Err(SeasonRefusal::SeasonNoResults.into());
    }
    let fields = Fields::from([
        ("tournament", known.name()),
        ("program", words.say("sheet-program", &[])),
    ]);
    let page = Page::new(sheet, fields.clone());
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "of the season's sheets the one left"
    )]
    Ok(match sheet {
        SheetKind::SeasonCertificates => {
            let cards = certificates(known, &all, &fields, places, words);
            page.of_panels(cards, words.say("certificate-none", &[]))
        }
        SheetKind::SeasonCategories => page.of(categories(known, words)?),
        _ => page.of(season(known, &all, words)),
    })
}

/// Returns the table of all persons with every result.
fn season(known: &KnownSeason, all: &SeasonTableView, words: &Words) -> Vec<Block> {
    let rows = all.rows.iter().map(|row| {
        let mut cells = person(row, words);
        for cell in results(all, row) {
            let said = cell.map(|cell| result(cell, words));
            cells = cells.with("evening", said.unwrap_or_default());
        }
        cells
    });
    let table = Table::named("persons", rows.collect())
        .labelled("evening", evenings(known, all, words))
        .sliced("evening");
    let notes = notes(all, words).into_iter().map(Block::note);
    [Block::Table(table)].into_iter().chain(notes).collect()
}

/// Returns a table for each category.
fn categories(known: &KnownSeason, words: &Words) -> Result<Vec<Block>, RefusalView> {
    let categories = &known.table.categories;
    if categories.is_empty() {
        return Err(SeasonRefusal::SeasonNoCategories.into());
    }
    let mut blocks = Vec::new();
    for category in categories {
        blocks.push(Block::heading(category.name.clone()));
        let table = table_of(known, category);
        if table.rows.is_empty() {
            blocks.push(Block::text(words.say("season-category-empty", &[])));
            continue;
        }
        let rows = table.rows.iter().map(|row| person(row, words));
        blocks.push(Block::Table(Table::named("persons", rows.collect())));
    }
    Ok(blocks)
}

fn person(row: &SeasonRow, words: &Words) -> Row {
    Row::default()
        .with("rank", rank(row, words))
        .with("name", row.person.name.clone())
        .with("club", row.person.club.clone())
        .with("starts", row.starts.to_string())
        .with("points", points(row.total_hundredths, words))
}

/// Returns the certificates for the best of the table of all persons, then of each category.
fn certificates(
    known: &KnownSeason,
    all: &SeasonTableView,
    fields: &Fields,
    places: u16,
    words: &Words,
) -> Vec<Panel> {
    let categories = known.table.categories.iter().map(|it| table_of(known, it));
    let mut cards = Vec::new();
    for table in std::iter::once(all.clone()).chain(categories) {
        let best = table
            .rows
            .iter()
            .filter(|row| row.rank_from.is_some_and(|it| it <= places));
        cards.extend(best.map(|row| certificate(&table, row, fields, words)));
    }
    cards
}

fn certificate(table: &SeasonTableView, row: &SeasonRow, fields: &Fields, words: &Words) -> Panel {
    let is_shared = row.rank_from != row.rank_to;
    let key = match (row.rank_from, is_shared) {
        (Some(1), false) => "certificate-winner",
        (Some(1), true) => "certificate-joint-winner",
        (_, false) => "certificate-rank",
        (_, true) => "certificate-shared-rank",
    };
    let number = row.rank_from.unwrap_or_default();
    let name = formally(&row.person.name);
    let scored = points(row.total_hundredths, words);
    let mut fields = fields.clone();
    fields.extend([
        ("rank", words.say(key, &[("rank", number.into())])),
        ("name", name.clone()),
        (
            "points",
            words.say(
                "season-certificate-points",
                &[
                    ("points", scored.into()),
                    ("hundredths", row.total_hundredths.into()),
                ],
            ),
        ),
    ]);
    if let Some(category) = &table.category {
        let args = [("category", category.as_str().into())];
        fields.insert("category", words.say("season-certificate-category", &args));
    }
    Panel::Lines {
        fields,
        name,
        fold: Fold::Flat,
    }
}

/// Returns the form of address: "Ida Muster" for "Muster, Ida", without a title. Names without a comma are kept.
fn formally(name: &str) -> String {
    Title::split(name).1.split_once(',').map_or_else(
        || name.to_owned(),
        |(surname, given)| format!("{} {}", given.trim(), surname.trim()),
    )
}
