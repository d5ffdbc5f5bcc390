//! Persons: found by name, and one with tournaments, partners and ratings.

use axum::http::StatusCode;
use axum::response::Response;
use chrono::NaiveDate;
use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_push::answer::RefusalCode;
use kralle_tournament::folded;
use sqlx_core::query_as::query_as;

use super::answer::{HTML, elsewhere, once};
use super::curve::{CurvePoint, curve};
use super::kept_pages::Page;
use super::leaf::{Leaf, Part, address};
use super::listing::tournament_address;
use super::lists::{LONGEST, encoded, person_form};
use super::rating_list::{KINDS, estimate};
use super::refused::unknown;
use super::tongue::Tongue;
use crate::Refusal;
use crate::database::Database;
use crate::publication::{Kept, unpack};

/// How many are shown of whom a name fits.
const MOST_FOUND: i64 = 50;
/// How many tournaments of a person stand on a page.
const ON_A_PAGE: i64 = 40;
/// No person has played in more; each page further back costs more.
pub(crate) const LAST_PAGE: i64 = 1000;

/// A person who was found: number, name, club, in how many tournaments.
type Found = (i32, String, Option<String>, i32);

/// Who is shown by name and has words that begin as those of `text`.
async fn search(database: &Database, text: &str) -> Result<Vec<Found>, Refusal> {
    let words: Vec<String> = folded(text).split(' ').map(str::to_owned).collect();
    Ok(query_as(
        "SELECT person, name, club, tournaments FROM person
         WHERE shown = 'name' AND merged_into IS NULL AND person IN (
             SELECT person FROM person_word, unnest($1::text[]) AS typed
             WHERE word >= typed AND word < typed || chr(1114111)
             GROUP BY person HAVING count(DISTINCT typed) = cardinality($1::text[]))
         ORDER BY tournaments DESC, name, person LIMIT $2",
    )
    .bind(words)
    .bind(MOST_FOUND)
    .fetch_all(database.readers())
    .await?)
}

/// Who was found by name.
pub(crate) async fn found(
    database: &Database,
    tongue: Tongue,
    name: &str,
) -> Result<Response, Refusal> {
    let words = tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let path = if name.is_empty() {
        Part::Persons.path().to_owned()
    } else {
        format!("{}?name={}", Part::Persons.path(), encoded(name))
    };
    let mut leaf = Leaf::new(Part::Persons, path, say("archive-persons"));
    leaf.blocks.push(person_form(tongue, &words, name));
    if name.chars().count() > LONGEST.into() {
        leaf.blocks.push(Block::Text(say("archive-name-too-long")));
        return Ok(once(StatusCode::BAD_REQUEST, leaf.html(tongue)));
    }
    if !folded(name).is_empty() {
        let found = search(database, name).await?;
        leaf.blocks.push(if found.is_empty() {
            Block::Text(say("archive-nobody"))
        } else {
            let mut table = Table::new(say("archive-found"))
                .column(say("export-name"), Side::Left)
                .column(say("export-club"), Side::Left)
                .column(say("archive-tournaments"), Side::Right);
            for (person, name, club, tournaments) in found {
                table.rows.push(vec![
                    Cell::Link {
                        text: name,
                        page: address(tongue, &format!("persons/{person}")),
                    },
                    Cell::text(club.unwrap_or_default()),
                    Cell::Number(tournaments.into()),
                ]);
            }
            Block::Table(table)
        });
    } else if !name.trim().is_empty() {
        leaf.blocks.push(Block::Text(say("archive-nobody")));
    }
    Ok(once(StatusCode::OK, leaf.html(tongue)))
}

/// Where a person is found who was merged into another; none for who is found here.
pub(crate) async fn moved(
    database: &Database,
    tongue: Tongue,
    person: i32,
) -> Result<Option<Response>, Refusal> {
    let into: Option<(Option<i32>,)> = query_as("SELECT merged_into FROM person WHERE person = $1")
        .bind(person)
        .fetch_optional(database.readers())
        .await?;
    let into = into.and_then(|it| it.0);
    Ok(into.map(|into| elsewhere(&address(tongue, &format!("persons/{into}")))))
}

/// A person.
pub(crate) async fn person(
    database: &Database,
    tongue: Tongue,
    person: i32,
    page: i64,
) -> Result<Page, Refusal> {
    let words = tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let row: Option<(String, Option<String>, String)> =
        query_as("SELECT name, club, shown FROM person WHERE person = $1")
            .bind(person)
            .fetch_optional(database.readers())
            .await?;
    let (name, club, shown) = row.ok_or_else(unknown)?;
    if shown != "name" {
        return Err(Refusal::new(RefusalCode::Withdrawn, "not shown by name"));
    }
    let path = format!("persons/{person}");
    let mut leaf = Leaf::new(Part::Persons, &*path, name);
    leaf.below = club.unwrap_or_default();
    leaf.blocks = ratings(database, tongue, person).await?;
    let rows: Vec<(Vec<u8>, String, Option<NaiveDate>, i32, Vec<u8>)> = query_as(
        "SELECT file, name, date, player, public
         FROM entry JOIN public_tournament USING (tournament) JOIN kept USING (tournament)
         WHERE person = $1 AND shown = 'name'
         ORDER BY date DESC NULLS LAST, tournament DESC
         LIMIT $2 OFFSET $3",
    )
    .bind(person)
    .bind(ON_A_PAGE + 1)
    .bind((page - 1) * ON_A_PAGE)
    .fetch_all(database.readers())
    .await?;
    let has_more = i64::try_from(rows.len()).is_ok_and(|it| it > ON_A_PAGE);
    let mut table = Table::new(say("archive-tournaments"))
        .column(say("archive-date"), Side::Right)
        .column(say("season-evening"), Side::Left)
        .column(say("export-rank"), Side::Right)
        .column(say("export-points"), Side::Right)
        .column(say("export-partner"), Side::Left);
    for (file, name, date, player, public) in rows.into_iter().take(40) {
        let kept: Kept = unpack(&public).map_err(|error| Refusal::internal(&error))?;
        let mut cells = vec![
            date.map_or(Cell::Empty, |date| Cell::Text(words.date(date))),
            Cell::Link {
                text: name,
                page: tournament_address(tongue, &file),
            },
        ];
        cells.extend(place(&kept, player.unsigned_abs(), tongue));
        table.rows.push(cells);
    }
    leaf.blocks.push(if table.rows.is_empty() {
        Block::Text(say("archive-no-tournament"))
    } else {
        Block::Cards(table)
    });
    let mut links = Vec::new();
    let to = |page: i64| address(tongue, &format!("{path}?page={page}"));
    if page > 1 {
        links.push((say("archive-newer"), to(page - 1)));
    }
    if has_more && page < LAST_PAGE {
        links.push((say("archive-older"), to(page + 1)));
    }
    if !links.is_empty() {
        leaf.blocks.push(Block::Links(links));
    }
    Page::of(HTML, leaf.html(tongue).as_bytes())
}

/// Rank, points and partners of a player.
fn place(kept: &Kept, player: u32, tongue: Tongue) -> [Cell; 3] {
    let all = &kept.tournament;
    let Some(team) = all.teams.iter().find(|it| it.players.contains(&player)) else {
        return [const { Cell::Empty }; 3];
    };
    let rows = all.standings.iter().flat_map(|it| &it.rows);
    let row = rows.into_iter().find(|row| row.team.team == team.team);
    let partners = team.players.iter().filter(|it| **it != player);
    let partners = partners.filter_map(|partner| {
        let found = all.players.iter().find(|it| it.player == *partner)?;
        Some(match kept.persons.get(partner) {
            Some(person) => Cell::Link {
                text: found.name.clone(),
                page: address(tongue, &format!("persons/{person}")),
            },
            None => Cell::text(&found.name),
        })
    });
    let rank = row.map(|row| match (row.rank_from, row.rank_to) {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}–{to}"),
    });
    [
        Cell::text(rank.unwrap_or_default()),
        Cell::half_points(row.map(|row| row.half_points)),
        Cell::Lines(partners.collect()),
    ]
}

/// The ratings of a person, each with its curve.
async fn ratings(database: &Database, tongue: Tongue, person: i32) -> Result<Vec<Block>, Refusal> {
    let words = tongue.words();
    let rows: Vec<(String, f32, f32, i32, Vec<u8>)> =
        query_as("SELECT kind, rating, deviation, matches, curve FROM rating WHERE person = $1")
            .bind(person)
            .fetch_all(database.readers())
            .await?;
    let mut blocks = Vec::new();
    for (kind, key) in KINDS {
        let Some((_, rating, deviation, matches, packed)) = rows.iter().find(|it| it.0 == kind)
        else {
            continue;
        };
        let points: Vec<CurvePoint> = unpack(packed).map_err(|error| Refusal::internal(&error))?;
        let title = words.say(key, &[]);
        blocks.extend([
            Block::Heading(title.clone()),
            Block::Facts(vec![
                (
                    words.say("archive-rating", &[]),
                    Cell::text(estimate(*rating, *deviation)),
                ),
                (
                    words.say("season-matches", &[]),
                    Cell::Number((*matches).into()),
                ),
            ]),
        ]);
        blocks.extend(curve(&title, &points, kind, &words).map(Block::Markup));
    }
    Ok(blocks)
}
