//! Finds persons by name in any spelling: "Müller", "Mueller" and "muller" are one word, words may be cut
//! short and stand in any order, and where nothing fits, the nearest words are taken.

use std::collections::BTreeSet;

use kralle_tournament::folded;
use serde::Serialize;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use crate::Refusal;
use crate::database::Database;

/// The most persons that are given.
const MOST: usize = 50;
/// Words of a name that are looked at.
const MOST_WORDS: usize = 6;
/// How many whom a name fits are looked at, to give those who played most.
const CANDIDATES: i64 = 400;
/// How many nearest words stand for one that nobody has.
const NEAREST: i64 = 5;
/// Of a word that very many have so many persons are gone through, for those who have the other words as well.
const WALK: i64 = 20_000;

/// Somebody whom a name fits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Found {
    pub person: i32,
    pub name: String,
    /// May be empty.
    pub club: String,
    /// In how many public tournaments.
    pub tournaments: i32,
}

/// Those whom `name` fits, who played most first; of those only who are shown by name.
///
/// # Errors
/// When the database cannot be asked.
pub async fn search(database: &Database, name: &str) -> Result<Vec<Found>, Refusal> {
    let folded = folded(name);
    let words: BTreeSet<&str> = folded.split(' ').filter(|it| !it.is_empty()).collect();
    let mut words: Vec<&str> = words.into_iter().take(MOST_WORDS).collect();
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let mut connection = database.readers().acquire().await?;
    let mut found = exactly(&mut connection, &words).await?;
    if found.len() < MOST {
        // The rarest word first: who has it is gone through.
        let mut counted = Vec::with_capacity(words.len());
        for word in &words {
            counted.push((count(&mut connection, word).await?, *word));
        }
        counted.sort_unstable();
        words = counted.iter().map(|(_, word)| *word).collect();
        let is_known = counted.first().is_some_and(|(count, _)| *count > 0);
        let mut others = if is_known {
            beginning(&mut connection, &words).await?
        } else {
            nearest(&mut connection, &words).await?
        };
        found.append(&mut others);
    }
    found.sort_unstable();
    found.dedup();
    let lines: Vec<(i32, String, Option<String>, i32)> = query_as(
        "SELECT person, name, club, tournaments FROM person
         WHERE person = ANY($1) AND shown = 'name' AND merged_into IS NULL AND EXISTS (
             SELECT 1 FROM entry JOIN public_tournament USING (tournament)
             WHERE entry.person = person.person AND entry.shown = 'name')
         ORDER BY tournaments DESC, name, person LIMIT $2",
    )
    .bind(&found)
    .bind(i64::try_from(MOST).unwrap_or(i64::MAX))
    .fetch_all(&mut *connection)
    .await?;
    let line = |(person, name, club, tournaments): (i32, String, Option<String>, i32)| Found {
        person,
        name,
        club: club.unwrap_or_default(),
        tournaments,
    };
    Ok(lines.into_iter().map(line).collect())
}

/// Those who have exactly these words as their name.
async fn exactly(connection: &mut PgConnection, words: &[&str]) -> Result<Vec<i32>, Refusal> {
    let key = words.join(" ");
    Ok(
        query_scalar("SELECT person FROM person WHERE name_key = $1 LIMIT $2")
            .bind(key)
            .bind(CANDIDATES)
            .fetch_all(connection)
            .await?,
    )
}

/// How many have a word that begins so, counted no further than needed to tell rare from common.
async fn count(connection: &mut PgConnection, word: &str) -> Result<i64, Refusal> {
    Ok(query_scalar(
        "SELECT count(*) FROM (
             SELECT 1 FROM person_word WHERE word >= $1 AND word < $2 LIMIT $3) counted",
    )
    .bind(word)
    .bind(end_of(word))
    .bind(CANDIDATES * 10)
    .fetch_one(connection)
    .await?)
}

/// Those who have, for each of `words`, a word that begins so. The first is the rarest.
async fn beginning(connection: &mut PgConnection, words: &[&str]) -> Result<Vec<i32>, Refusal> {
    let Some((first, others)) = words.split_first() else {
        return Ok(Vec::new());
    };
    let begins: Vec<&str> = others.to_vec();
    let ends: Vec<String> = others.iter().map(|word| end_of(word)).collect();
    Ok(query_scalar(
        "SELECT person FROM (
             SELECT person FROM person_word WHERE word >= $1 AND word < $2 LIMIT $3) walked
         WHERE NOT EXISTS (
             SELECT 1 FROM unnest($4::text[], $5::text[]) asked (begins, ends)
             WHERE NOT EXISTS (
                 SELECT 1 FROM person_word other
                 WHERE other.person = walked.person
                     AND other.word >= asked.begins AND other.word < asked.ends))
         LIMIT $6",
    )
    .bind(first)
    .bind(end_of(first))
    .bind(WALK)
    .bind(begins)
    .bind(ends)
    .bind(CANDIDATES)
    .fetch_all(connection)
    .await?)
}

/// Those who have, for each of `words`, one that begins so, or one of the nearest words that there are.
async fn nearest(connection: &mut PgConnection, words: &[&str]) -> Result<Vec<i32>, Refusal> {
    let mut found: Option<BTreeSet<i32>> = None;
    for word in words {
        let near: Vec<String> = query_scalar(
            "SELECT word FROM name_word WHERE word % $1 ORDER BY similarity(word, $1) DESC, word LIMIT $2",
        )
        .bind(word)
        .bind(NEAREST)
        .fetch_all(&mut *connection)
        .await?;
        let persons: Vec<i32> = query_scalar(
            "SELECT person FROM person_word WHERE word = ANY($1) OR (word >= $2 AND word < $3) LIMIT $4",
        )
        .bind(&near)
        .bind(word)
        .bind(end_of(word))
        .bind(WALK)
        .fetch_all(&mut *connection)
        .await?;
        let persons: BTreeSet<i32> = persons.into_iter().collect();
        found = Some(match found {
            Some(found) => found.intersection(&persons).copied().collect(),
            None => persons,
        });
    }
    let most = usize::try_from(CANDIDATES).unwrap_or(usize::MAX);
    Ok(found.unwrap_or_default().into_iter().take(most).collect())
}

/// The end of all words that begin with `word`, in the order of their bytes.
fn end_of(word: &str) -> String {
    format!("{word}\u{10FFFF}")
}
