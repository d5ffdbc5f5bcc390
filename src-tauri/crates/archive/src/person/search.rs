//! Finds persons by name in any spelling: "Müller", "Mueller" and "muller" are one word, words may be cut
//! short and stand in any order, and where nothing fits, the nearest words are taken.

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

/// The most persons that are given.
const MOST: usize = 50;
/// Words of a name that are looked at.
const MOST_WORDS: usize = 6;
/// How many whom a name fits are looked at, to give those who played most.
const CANDIDATES: i64 = 400;
/// How many nearest words stand for one that nobody has.
const NEAREST: i64 = 5;
/// From how many letters on a word may be typed with a mistake: of a shorter one every word would be near, and very many
/// persons have one that begins so.
const LONG: usize = 3;
/// Of a word that very many have so many persons are gone through, for those who have the other words as well.
const WALK: i64 = 20_000;
/// So many of them at a time; of a word of one or two letters no more.
const CHUNK: i64 = 2_000;
/// The most persons of a word that are counted, to tell rare from common: of a word, and of one or two letters.
const COUNTED: i64 = 4_000;
const COUNTED_SHORT: i64 = 1_000;
/// The longest time of a search.
const PATIENCE: Duration = Duration::from_secs(5);

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
/// Fails if too many search at once, if it takes too long, or if the database cannot be asked.
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
    // A beginning of another word asks nothing more.
    let all = words.clone();
    words.retain(|word| !all.iter().any(|it| it != word && it.starts_with(*word)));
    let mut connection = database.searcher().await?;
    let mut found = exactly(&mut connection, &all).await?;
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

/// Those who have exactly these words as their name.
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

/// True if very many have a word that begins so.
fn is_short(word: &str) -> bool {
    word.chars().count() < LONG
}

/// How many have a word that begins so, counted no further than needed to tell rare from common.
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
    // A short word that is not rare is the last to be gone through.
    let is_common = is_short(word) && count == limit;
    Ok(if is_common { i64::MAX } else { count })
}

/// Those who have, for each of `words`, a word that begins so. The first is the rarest: who has it is gone through in
/// the order of the index, until enough are found.
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

/// Those who have, for each of `words`, one that begins so, or one of the nearest words that there are. The first is the
/// rarest: only who has that one is asked for the others.
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

/// The nearest words that there are.
async fn near(connection: &mut PgConnection, word: &str) -> Result<Vec<String>, Refusal> {
    Ok(query_scalar(
        "SELECT word FROM name_word WHERE word % $1 ORDER BY similarity(word, $1) DESC, word LIMIT $2",
    )
    .bind(word)
    .bind(NEAREST)
    .fetch_all(connection)
    .await?)
}

/// The end of all words that begin with `word`, in the order of their bytes.
fn end_of(word: &str) -> String {
    format!("{word}\u{10FFFF}")
}
