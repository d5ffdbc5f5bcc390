//! Pages of the rating lists, and formatting of ratings.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};

use super::answer::HTML;
use super::kept_pages::Page;
use super::leaf::{Leaf, Part, address};
use super::refused::unknown;
use super::tongue::Tongue;
use crate::Refusal;
use crate::database::Database;
use crate::rating;

/// The kinds of ratings, each with its message key.
pub(crate) const KINDS: [(&str, &str); 3] = [
    ("tandem", "season-ratings-tandem"),
    ("pair_moves", "season-ratings-pair-moves"),
    ("ordinary_chess", "archive-ratings-ordinary-chess"),
];
const ON_A_PAGE: i64 = 100;
/// The number of the last page of a list.
pub(crate) const LAST_PAGE: i64 = rating::DEEPEST / ON_A_PAGE + 1;

/// Renders a page of a rating list, counted from 1.
///
/// # Errors
/// Fails if the kind is unknown, or the database is unavailable.
pub(crate) async fn list(
    database: &Database,
    tongue: Tongue,
    kind: &str,
    page: i64,
) -> Result<Page, Refusal> {
    let words = tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let known = KINDS.into_iter().find(|it| it.0 == kind);
    let (kind, key) = known.ok_or_else(unknown)?;
    let before = (page - 1) * ON_A_PAGE;
    let lines = rating::list(database, kind, before, ON_A_PAGE).await?;
    let path = format!("ratings/{kind}");
    let mut leaf = Leaf::new(Part::Ratings, &*path, say(key));
    leaf.pages = KINDS
        .into_iter()
        .map(|(it, key)| (say(key), format!("ratings/{it}"), it == kind))
        .collect();
    leaf.blocks.push(Block::Text(say("archive-ratings-about")));
    if lines.persons.is_empty() {
        leaf.blocks.push(Block::Text(say("archive-no-rating")));
        return Page::of(HTML, leaf.html(tongue).as_bytes());
    }
    let mut table = Table::new(say(key))
        .column(say("export-rank"), Side::Right)
        .column(say("export-name"), Side::Left)
        .column(say("archive-rating"), Side::Right)
        .column(say("season-matches"), Side::Right);
    for (rank, it) in (before + 1..).zip(lines.persons) {
        table.rows.push(vec![
            Cell::Number(rank),
            Cell::Lines(vec![
                Cell::Link {
                    text: it.name,
                    page: address(tongue, &format!("persons/{}", it.person)),
                },
                Cell::text(it.club),
            ]),
            Cell::text(estimate(it.rating, it.deviation)),
            Cell::Number(it.matches.into()),
        ]);
    }
    leaf.blocks.push(Block::Table(table));
    let mut links = Vec::new();
    let to = |page: i64| address(tongue, &format!("{path}?page={page}"));
    if page > 1 {
        links.push((say("archive-stronger"), to(page - 1)));
    }
    if lines.next.is_some() {
        links.push((say("archive-weaker"), to(page + 1)));
    }
    if !links.is_empty() {
        leaf.blocks.push(Block::Links(links));
    }
    Page::of(HTML, leaf.html(tongue).as_bytes())
}

/// Formats a rating with its deviation: "1650 ± 80".
pub(crate) fn estimate(rating: f32, deviation: f32) -> String {
    format!("{rating:.0} ± {deviation:.0}")
}
