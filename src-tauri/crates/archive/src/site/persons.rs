//! Pages of persons: the search, and a person with tournaments, partners and ratings.

use axum::http::StatusCode;
use axum::response::Response;
use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::folded;
use kralle_words::Words;

use super::answer::{HTML, once};
use super::curve::curve;
use super::kept_pages::Page;
use super::leaf::{Leaf, Part, address};
use super::lists::{LONGEST, encoded, person_form};
use super::rating_list::{KINDS, estimate};
use super::tongue::Tongue;
use crate::Refusal;
use crate::database::Database;
use crate::person::{PersonShown, person, search};

/// Renders the results of a search by name.
///
/// # Errors
/// Fails if the search fails. A name that is too long gives a page with a message.
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
            for it in found {
                table.rows.push(vec![
                    link(tongue, it.name, Some(it.person)),
                    Cell::text(it.club),
                    Cell::Number(it.tournaments.into()),
                ]);
            }
            Block::Table(table)
        });
    } else if !name.trim().is_empty() {
        leaf.blocks.push(Block::Text(say("archive-nobody")));
    }
    Ok(once(StatusCode::OK, leaf.html(tongue)))
}

/// Returns a name with a link to the person's page; without `person`, only text.
pub(crate) fn link(tongue: Tongue, text: String, person: Option<i32>) -> Cell {
    match person {
        Some(person) => Cell::Link {
            text,
            page: person_page(tongue, person),
        },
        None => Cell::Text(text),
    }
}

/// Returns the address of a person's page.
pub(crate) fn person_page(tongue: Tongue, person: i32) -> String {
    address(tongue, &format!("persons/{person}"))
}

/// Renders the page of a person.
///
/// # Errors
/// Fails if the person is unknown or not shown by name, or the database is unavailable.
pub(crate) async fn one(database: &Database, tongue: Tongue, number: i32) -> Result<Page, Refusal> {
    page(&person(database, number).await?, tongue)
}

fn page(shown: &PersonShown, tongue: Tongue) -> Result<Page, Refusal> {
    let words = tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let path = format!("persons/{}", shown.person);
    let mut leaf = Leaf::new(Part::Persons, path, &*shown.name);
    leaf.below.clone_from(&shown.club);
    leaf.blocks = ratings(shown, &words);
    let mut table = Table::new(say("archive-tournaments"))
        .column(say("archive-date"), Side::Right)
        .column(say("season-evening"), Side::Left)
        .column(say("export-rank"), Side::Right);
    for it in &shown.tournaments {
        let date = it.date.as_deref().and_then(|it| it.parse().ok());
        let mut evening = vec![Cell::Link {
            text: it.name.clone(),
            page: address(tongue, &format!("tournaments/{}/", it.file)),
        }];
        evening.extend(it.partners.iter().map(|partner| {
            let with = words.say("archive-with", &[("partner", (&partner.name).into())]);
            link(tongue, with, partner.person)
        }));
        table.rows.push(vec![
            date.map_or(Cell::Empty, |date| Cell::Text(words.date(date))),
            Cell::Lines(evening),
            Cell::text(match (it.rank_from, it.rank_to) {
                (Some(from), Some(to)) if from != to => format!("{from}–{to} / {}", it.teams),
                (Some(from), _) => format!("{from} / {}", it.teams),
                (None, _) => String::new(),
            }),
        ]);
    }
    leaf.blocks.push(Block::Table(table));
    Page::of(HTML, leaf.html(tongue).as_bytes())
}

/// Returns the ratings of a person, each with its chart.
fn ratings(shown: &PersonShown, words: &Words) -> Vec<Block> {
    let mut blocks = Vec::new();
    for (kind, key) in KINDS {
        let Some(it) = shown.ratings.iter().find(|it| it.kind == kind) else {
            continue;
        };
        let title = words.say(key, &[]);
        let facts = [
            (
                "archive-rating",
                Cell::text(estimate(it.rating, it.deviation)),
            ),
            ("season-matches", Cell::Number(it.matches.into())),
        ];
        let facts = facts.map(|(key, cell)| (words.say(key, &[]), cell));
        blocks.push(Block::Heading(title.clone()));
        blocks.push(Block::Facts(facts.into()));
        blocks.extend(curve(&title, &it.curve, kind, words).map(Block::Markup));
    }
    blocks
}
