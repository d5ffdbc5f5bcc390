//! Public data of a person across all tournaments: the count, and the name in the first of them.

use std::collections::BTreeSet;

use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use super::words;
use crate::Refusal;

/// Updates the persons' public data from the public tournaments that show their names: the number
/// of tournaments, name, club and search words.
///
/// The name comes from the first tournament, so that no later one renames a person. Call this
/// last in a transaction: it locks the persons until the transaction ends.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn tournaments(
    connection: &mut PgConnection,
    persons: &BTreeSet<i32>,
) -> Result<(), Refusal> {
    let persons: Vec<i32> = persons.iter().copied().collect();
    // Locked in a fixed order to avoid deadlocks, and before the counting statement, so that it
    // sees committed changes.
    query("SELECT 1 FROM person WHERE person = ANY ($1) ORDER BY person FOR NO KEY UPDATE")
        .bind(&persons)
        .execute(&mut *connection)
        .await?;
    query(
        "UPDATE person SET tournaments = counted.tournaments,
             shown_name = first.name, shown_key = first.name_key, shown_club = first.club
         FROM unnest($1::integer[]) AS asked (person)
         CROSS JOIN LATERAL (
             SELECT count(*)::integer AS tournaments
             FROM entry JOIN public_tournament USING (tournament)
             WHERE entry.person = asked.person AND entry.shown = 'name') counted
         LEFT JOIN LATERAL (
             SELECT entry.name, entry.name_key, entry.club
             FROM entry JOIN public_tournament USING (tournament)
             WHERE entry.person = asked.person AND entry.shown = 'name' AND entry.name IS NOT NULL
             ORDER BY tournament LIMIT 1) first ON true
         WHERE person.person = asked.person
             AND (person.tournaments, shown_name, shown_key, shown_club) IS DISTINCT FROM
                 (counted.tournaments, first.name, first.name_key, first.club)",
    )
    .bind(&persons)
    .execute(&mut *connection)
    .await?;
    words::keep(connection, &persons).await
}

/// Updates all persons of a tournament that became public or ceased to be.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn of_tournament(
    connection: &mut PgConnection,
    tournament: i32,
) -> Result<(), Refusal> {
    let persons: Vec<i32> = query_scalar("SELECT person FROM entry WHERE tournament = $1")
        .bind(tournament)
        .fetch_all(&mut *connection)
        .await?;
    tournaments(connection, &persons.into_iter().collect()).await
}
