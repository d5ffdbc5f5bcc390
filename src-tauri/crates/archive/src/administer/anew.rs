//! Republishing of tournaments after a change in how a person is shown.

use std::collections::BTreeSet;

use kralle_store::FileId;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use crate::Refusal;
use crate::person::{count, said, show_anew};
use crate::publication::{self, Change, Effect};

/// Returns the tournaments of a person, locked until the transaction ends.
///
/// # Errors
/// Fails if the database is unavailable.
pub(super) async fn tournaments(
    connection: &mut PgConnection,
    person: i32,
) -> Result<Vec<i32>, Refusal> {
    let tournaments = query_scalar(
        "SELECT tournament FROM tournament
         WHERE tournament IN (SELECT tournament FROM entry WHERE person = $1)
         ORDER BY tournament FOR NO KEY UPDATE",
    )
    .bind(person)
    .fetch_all(connection)
    .await?;
    Ok(tournaments)
}

/// Renews the public content of the tournaments, announces the changes, and counts the persons'
/// tournaments.
///
/// # Errors
/// Fails if a stored file is unreadable, or the database is unavailable.
pub(super) async fn publish(
    connection: &mut PgConnection,
    tournaments: &[i32],
    persons: BTreeSet<i32>,
) -> Result<Vec<Change>, Refusal> {
    let mut changes = Vec::new();
    for tournament in tournaments {
        let (organizer, file): (i32, Vec<u8>) =
            query_as("SELECT organizer, file FROM tournament WHERE tournament = $1")
                .bind(tournament)
                .fetch_one(&mut *connection)
                .await?;
        let file = file
            .try_into()
            .map_err(|_| Refusal::internal(&"a damaged row"))?;
        let said = said(connection, organizer, FileId(file)).await?;
        let shown = show_anew(connection, *tournament, &said.players).await?;
        publication::keep_again(connection, *tournament, shown).await?;
        changes.push(publication::tell(connection, *tournament, Effect::Hides).await?);
    }
    count::tournaments(connection, &persons).await?;
    Ok(changes)
}
