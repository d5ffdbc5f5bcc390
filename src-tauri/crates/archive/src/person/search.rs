//! Search for persons by name, in any spelling: "Müller", "Mueller" and "muller" are the same
//! word. Words may be abbreviated and in any order. If none match, the most similar words are
//! used.

use std::collections::BTreeSet;
use std::time::Duration;

use kralle_tournament::folded;
use serde::Serialize;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;
use tokio::time::timeout;

use crate::Refusal;
use crate::database::Database;

/// Maximum number of results.
const MOST: usize = 50;
/// Maximum number of words used in a search.
const MOST_WORDS: usize = 6;
/// Maximum number of matching persons from which the most frequent players are returned.
const CANDIDATES: i64 = 400;
/// Maximum number of similar words for an unknown word.
const NEAREST: i64 = 5;
/// Minimum length of a word for a search by similarity. Shorter words resemble too many others,
/// and too many persons have one with the same beginning.
const LONG: usize = 3;
/// Maximum number of persons with a frequent word that are checked for the other words.
const WALK: i64 = 20_000;
/// Number of persons checked per query; also the maximum for a word of one or two letters.
const CHUNK: i64 = 2_000;
/// Maximum number of persons counted per word, to distinguish rare from frequent words. The
/// second limit is for words of one or two letters.
const COUNTED: i64 = 4_000;
const COUNTED_SHORT: i64 = 1_000;
/// Timeout of a search.
const PATIENCE: Duration = Duration::from_secs(5);

/// A person found by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct Found {
    pub person: i32,
    pub name: String,
    /// May be empty.
    pub club: String,
    /// Number of public tournaments.
    pub tournaments: i32,
}

/// Finds persons shown by name that match `name`; the most frequent players come first.
///
/// # Errors
/// Fails if too many searches run, the search takes too long, or the database is unavailable.
pub async fn search(database: &Database, name: &str) -> Result<Vec<Found>, Refusal> {
    let searched = timeout(PATIENCE, find(database, name)).await;
    searched.unwrap_or_else(|_| Err(Refusal::busy("the search takes too long")))
}

async fn find(database: &Database, name: &str) -> Result<Vec<Found>, Refusal> {
    let folded = folded(name);
    let words: BTreeSet<&str> = folded.split(' ').filter(|it| !it.is_empty()).collect();
    let mut words: Vec<&str> = words.into_iter().take(MOST_WORDS).collect();
    if words.is_empty() {
        return Ok(Vec::new());
    }
    // A prefix of another word adds no condition.
    let all = words.clone();
    words.retain(|word| !all.iter().any(|it| it != word && it.starts_with(*word)));
    let mut connection = database.searcher().await?;
    let mut found = exactly(&mut connection, &all).await?;
    if found.len() < MOST {
        // The rarest word first: only its persons are checked.
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
        "SELECT person, shown_name, shown_club, tournaments FROM person
         WHERE person = ANY($1) AND shown = 'name' AND shown_name IS NOT NULL AND merged_into IS NULL AND EXISTS (
             SELECT 1 FROM entry JOIN public_tournament USING (tournament)
             WHERE entry.person = person.person AND entry.shown = 'name')
         ORDER BY tournaments DESC, shown_name, person LIMIT $2",
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

/// Returns the persons with exactly these words as their name.
///
/// # Errors
/// Fails if the database is unavailable.
async fn exactly(connection: &mut PgConnection, words: &[&str]) -> Result<Vec<i32>, Refusal> {
    let key = words.join(" ");
    Ok(
        query_scalar("SELECT person FROM person WHERE shown_key = $1 LIMIT $2")
            .bind(key)
            .bind(CANDIDATES)
            .fetch_all(connection)
            .await?,
    )
}

/// True if a word is so short that very many persons have one with this beginning.
fn is_short(word: &str) -> bool {
    word.chars().count() < LONG
}

/// Counts the persons with a word that begins with `word`, up to a limit. [`i64::MAX`] for a
/// frequent short word.
///
/// # Errors
/// Fails if the database is unavailable.
async fn count(connection: &mut PgConnection, word: &str) -> Result<i64, Refusal> {
    let limit = if is_short(word) {
        COUNTED_SHORT
    } else {
        COUNTED
    };
    let count: i64 = query_scalar(
        "SELECT count(*) FROM (
             SELECT 1 FROM person_word WHERE word >= $1 AND word < $2 LIMIT $3) counted",
    )
    .bind(word)
    .bind(end_of(word))
    .bind(limit)
    .fetch_one(connection)
    .await?;
    // A frequent short word is checked last.
    let is_common = is_short(word) && count == limit;
    Ok(if is_common { i64::MAX } else { count })
}

/// Returns persons with a word beginning with each of `words`. The first word is the rarest: its
/// persons are checked in index order until enough are found.
///
/// # Errors
/// Fails if the database is unavailable.
async fn beginning(connection: &mut PgConnection, words: &[&str]) -> Result<Vec<i32>, Refusal> {
    let Some((first, others)) = words.split_first() else {
        return Ok(Vec::new());
    };
    let most = usize::try_from(CANDIDATES).unwrap_or(usize::MAX);
    let end = end_of(first);
    let mut found = Vec::new();
    let mut after = (String::new(), 0);
    let walk = if is_short(first) { CHUNK } else { WALK };
    for _ in 0..walk / CHUNK {
        let rows: Vec<(String, i32, Option<String>)> = query_as(
            "SELECT word, person, (
                 SELECT string_agg(other.word, ' ') FROM person_word other
                 WHERE other.person = walked.person)
             FROM (
                 SELECT word, person FROM person_word
                 WHERE word >= $1 AND word < $2 AND (word, person) > ($3, $4)
                 ORDER BY word, person LIMIT $5) walked
             ORDER BY word, person",
        )
        .bind(first)
        .bind(&end)
        .bind(&after.0)
        .bind(after.1)
        .bind(CHUNK)
        .fetch_all(&mut *connection)
        .await?;
        let is_last = i64::try_from(rows.len()) != Ok(CHUNK);
        let Some((word, person, _)) = rows.last() else {
            break;
        };
        after = (word.clone(), *person);
        found.extend(rows.iter().filter_map(|(_, person, all)| {
            let all = all.as_deref().unwrap_or_default();
            let has = |word: &&str| all.split(' ').any(|it| it.starts_with(*word));
            others.iter().all(has).then_some(*person)
        }));
        if is_last || found.len() >= most {
            break;
        }
    }
    found.truncate(most);
    Ok(found)
}

/// Returns persons with a word that begins with, or is similar to, each of `words`. The first
/// word is the rarest: only its persons are checked for the others.
///
/// # Errors
/// Fails if the database is unavailable.
async fn nearest(connection: &mut PgConnection, words: &[&str]) -> Result<Vec<i32>, Refusal> {
    let mut matching: Option<Vec<i32>> = None;
    for word in words {
        let near = if is_short(word) {
            Vec::new()
        } else {
            near(connection, word).await?
        };
        let end = end_of(word);
        let persons: Vec<i32> = match &matching {
            None => {
                query_scalar(
                    "SELECT person FROM person_word
                     WHERE word = ANY($1) OR (word >= $2 AND word < $3) LIMIT $4",
                )
                .bind(&near)
                .bind(word)
                .bind(&end)
                .bind(WALK)
                .fetch_all(&mut *connection)
                .await?
            }
            Some(matching) => {
                query_scalar(
                    "SELECT person FROM person_word WHERE person = ANY($4)
                         AND (word = ANY($1) OR (word >= $2 AND word < $3))",
                )
                .bind(&near)
                .bind(word)
                .bind(&end)
                .bind(matching)
                .fetch_all(&mut *connection)
                .await?
            }
        };
        let persons: BTreeSet<i32> = persons.into_iter().collect();
        if persons.is_empty() {
            return Ok(Vec::new());
        }
        matching = Some(persons.into_iter().collect());
    }
    let most = usize::try_from(CANDIDATES).unwrap_or(usize::MAX);
    let mut matching = matching.unwrap_or_default();
    matching.truncate(most);
    Ok(matching)
}

/// Returns the most similar known words.
///
/// # Errors
/// Fails if the database is unavailable.
async fn near(connection: &mut PgConnection, word: &str) -> Result<Vec<String>, Refusal> {
    Ok(query_scalar(
        "SELECT word FROM name_word WHERE word % $1 ORDER BY similarity(word, $1) DESC, word LIMIT $2",
    )
    .bind(word)
    .bind(NEAREST)
    .fetch_all(connection)
    .await?)
}

/// Returns the upper bound of all words that begin with `word`, in byte order.
fn end_of(word: &str) -> String {
    format!("{word}\u{10FFFF}")
}
