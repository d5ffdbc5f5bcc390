//! The public view of a person over all tournaments: their number, and the name in the first of them.

use std::collections::BTreeSet;

use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use super::words;
use crate::Refusal;

/// Counts the public tournaments that show the names of these persons, and takes name, club and words from them: the name
/// from the first that came, so that no later one renames anybody. Called last in a transaction: it keeps others from
/// counting the same ones until the transaction ends.
pub(crate) async fn tournaments(
    connection: &mut PgConnection,
    persons: &BTreeSet<i32>,
) -> Result<(), Refusal> {
    let persons: Vec<i32> = persons.iter().copied().collect();
    // In one order, so that two never wait for each other; and before the statement that counts, which sees
    // what the others have kept.
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

/// Counts anew for all persons of a tournament, which became public or ceased to be.
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
