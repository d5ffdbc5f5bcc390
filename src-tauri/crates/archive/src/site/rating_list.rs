//! The rating lists, and what is shown of a person's ratings.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use sqlx_core::query_as::query_as;

use super::answer::HTML;
use super::kept_pages::Page;
use super::leaf::{Leaf, Part, address};
use super::refused::unknown;
use super::tongue::Tongue;
use crate::Refusal;
use crate::database::Database;

/// The kinds of ratings, each with its message.
pub(crate) const KINDS: [(&str, &str); 3] = [
    ("tandem", "season-ratings-tandem"),
    ("pair_moves", "season-ratings-pair-moves"),
    ("ordinary_chess", "archive-ratings-ordinary-chess"),
];
const ON_A_PAGE: i64 = 100;
/// Nobody looks further, and each page further back costs more.
pub(crate) const LAST_PAGE: i64 = 10_000;

/// A page of the list of a kind, counted from 1.
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
    let rows: Vec<(i32, String, Option<String>, f32, f32, i32)> = query_as(
        "SELECT person, name, club, rating, deviation, matches
         FROM rating JOIN person USING (person)
         WHERE kind = $1 AND shown = 'name'
         ORDER BY rating DESC, person
         LIMIT $2 OFFSET $3",
    )
    .bind(kind)
    .bind(ON_A_PAGE)
    .bind(before)
    .fetch_all(database.readers())
    .await?;
    let path = format!("ratings/{kind}");
    let mut leaf = Leaf::new(Part::Ratings, &*path, say(key));
    leaf.pages = KINDS
        .into_iter()
        .map(|(it, key)| (say(key), format!("ratings/{it}"), it == kind))
        .collect();
    leaf.blocks.push(Block::Text(say("archive-ratings-about")));
    if rows.is_empty() {
        leaf.blocks.push(Block::Text(say("archive-no-rating")));
        return Page::of(HTML, leaf.html(tongue).as_bytes());
    }
    let is_full = i64::try_from(rows.len()) == Ok(ON_A_PAGE);
    let mut table = Table::new(say(key))
        .column(say("export-rank"), Side::Right)
        .column(say("export-name"), Side::Left)
        .column(say("export-club"), Side::Left)
        .column(say("archive-rating"), Side::Right)
        .column(say("season-matches"), Side::Right);
    for (rank, (person, name, club, rating, deviation, matches)) in (before + 1..).zip(rows) {
        table.rows.push(vec![
            Cell::Number(rank),
            Cell::Link {
                text: name,
                page: address(tongue, &format!("persons/{person}")),
            },
            Cell::text(club.unwrap_or_default()),
            Cell::text(estimate(rating, deviation)),
            Cell::Number(matches.into()),
        ]);
    }
    leaf.blocks.push(Block::Table(table));
    let mut links = Vec::new();
    let to = |page: i64| address(tongue, &format!("{path}?page={page}"));
    if page > 1 {
        links.push((say("archive-stronger"), to(page - 1)));
    }
    if is_full && page < LAST_PAGE {
        links.push((say("archive-weaker"), to(page + 1)));
    }
    if !links.is_empty() {
        leaf.blocks.push(Block::Links(links));
    }
    Page::of(HTML, leaf.html(tongue).as_bytes())
}

/// "1650 ± 80".
pub(crate) fn estimate(rating: f32, deviation: f32) -> String {
    format!("{rating:.0} ± {deviation:.0}")
}
