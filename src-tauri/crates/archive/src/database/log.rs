//! The log of acts. A line is written in the transaction of its act.

use serde_json::Value;
use sqlx_core::query::query;
use sqlx_postgres::PgConnection;

/// An act, or a refusal.
#[derive(Debug, Clone)]
pub(crate) struct Act {
    /// A stable name in `snake_case`.
    pub(crate) name: &'static str,
    /// The organizer; `None` for the administrator and the archive itself.
    pub(crate) organizer: Option<i32>,
    /// The tournament concerned; `None` for other acts.
    pub(crate) file: Option<[u8; 16]>,
    pub(crate) data: Value,
}

/// Writes a log line, unless the same line was written within the last hour.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn note_once(
    connection: &mut PgConnection,
    act: Act,
) -> Result<(), sqlx_core::Error> {
    let statement = "INSERT INTO log (act, organizer, file, data) SELECT $1, $2, $3, $4
         WHERE NOT EXISTS (
             SELECT 1 FROM log WHERE act = $1 AND organizer IS NOT DISTINCT FROM $2
                 AND file = $3 AND data = $4 AND at > now() - interval '1 hour')";
    insert(connection, statement, act).await
}

/// Writes a log line.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn note(connection: &mut PgConnection, act: Act) -> Result<(), sqlx_core::Error> {
    let statement = "INSERT INTO log (act, organizer, file, data) VALUES ($1, $2, $3, $4)";
    insert(connection, statement, act).await
}

async fn insert(
    connection: &mut PgConnection,
    statement: &'static str,
    act: Act,
) -> Result<(), sqlx_core::Error> {
    query(statement)
        .bind(act.name)
        .bind(act.organizer)
        .bind(act.file.map(Vec::from))
        .bind(act.data)
        .execute(connection)
        .await?;
    Ok(())
}
