//! In how many public tournaments somebody is shown by name.

use std::collections::BTreeSet;

use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use crate::Refusal;

/// Counts anew for these persons. Called last in a transaction: it keeps others from counting the same ones
/// until the transaction ends.
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
        "UPDATE person SET tournaments = counted.tournaments
         FROM unnest($1::integer[]) AS asked (person)
         CROSS JOIN LATERAL (
             SELECT count(*)::integer AS tournaments
             FROM entry JOIN public_tournament USING (tournament)
             WHERE entry.person = asked.person AND entry.shown = 'name') counted
         WHERE person.person = asked.person AND person.tournaments <> counted.tournaments",
    )
    .bind(&persons)
    .execute(connection)
    .await?;
    Ok(())
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
