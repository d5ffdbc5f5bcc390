//! Search words of persons, from the names shown in public tournaments.

use sqlx_core::query::query;
use sqlx_postgres::PgConnection;

use crate::Refusal;

/// Replaces the words of these persons.
///
/// # Errors
/// Fails if the database is unavailable.
pub(super) async fn keep(connection: &mut PgConnection, persons: &[i32]) -> Result<(), Refusal> {
    // In a fixed order, so that two pushes do not deadlock.
    query(
        "WITH shown AS MATERIALIZED (
             SELECT DISTINCT word, entry.person
             FROM entry JOIN public_tournament USING (tournament)
             CROSS JOIN LATERAL unnest(string_to_array(entry.name_key, ' ')) word
             WHERE entry.person = ANY ($1) AND entry.shown = 'name' AND word <> ''),
         gone AS (
             DELETE FROM person_word WHERE person = ANY ($1)
                 AND NOT EXISTS (SELECT 1 FROM shown
                     WHERE shown.word = person_word.word AND shown.person = person_word.person)),
         known AS (
             INSERT INTO name_word (word)
             SELECT DISTINCT word FROM shown
             WHERE NOT EXISTS (SELECT 1 FROM name_word known WHERE known.word = shown.word)
             ORDER BY word ON CONFLICT DO NOTHING)
         INSERT INTO person_word (word, person)
         SELECT word, person FROM shown
         WHERE NOT EXISTS (SELECT 1 FROM person_word has
             WHERE has.word = shown.word AND has.person = shown.person)
         ORDER BY word, person ON CONFLICT DO NOTHING",
    )
    .bind(persons)
    .execute(connection)
    .await?;
    Ok(())
}
