//! The words by which a person is found.

use std::collections::BTreeSet;

use sqlx_core::query::query;
use sqlx_postgres::PgConnection;

use crate::Refusal;

/// The longest word that is kept, in bytes: what an index takes.
const LONGEST: usize = 500;

/// Keeps the words of each person's folded name.
pub(super) async fn keep<'a>(
    connection: &mut PgConnection,
    names: impl Iterator<Item = (i32, &'a str)>,
) -> Result<(), Refusal> {
    // In one order, so that two pushes never wait for each other.
    let words: BTreeSet<(&str, i32)> = names
        .flat_map(|(person, name)| name.split(' ').map(move |word| (word, person)))
        .filter(|(word, _)| !word.is_empty() && word.len() <= LONGEST)
        .collect();
    let (words, persons): (Vec<&str>, Vec<i32>) = words.into_iter().unzip();
    query(
        "WITH known AS (
             INSERT INTO name_word (word)
             SELECT DISTINCT word FROM unnest($1::text[]) word
             WHERE NOT EXISTS (SELECT 1 FROM name_word known WHERE known.word = word.word)
             ORDER BY word ON CONFLICT DO NOTHING)
         INSERT INTO person_word (word, person)
         SELECT * FROM unnest($1::text[], $2::integer[]) ON CONFLICT DO NOTHING",
    )
    .bind(words)
    .bind(persons)
    .execute(connection)
    .await?;
    Ok(())
}
