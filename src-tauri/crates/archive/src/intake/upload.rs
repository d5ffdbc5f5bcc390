//! Bodies that broke off: kept for a day, so that the rest is enough.

use kralle_push::Signature;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use crate::database::Database;

/// How many of an organizer are kept: the oldest makes room.
const MOST: i64 = 4;

/// How many bytes are there.
pub(super) async fn length(
    database: &Database,
    organizer: i32,
    signature: &Signature,
) -> Result<usize, sqlx_core::Error> {
    let length: Option<i32> =
        query_scalar("SELECT length(bytes) FROM upload WHERE signature = $1 AND organizer = $2")
            .bind(signature.bytes().as_slice())
            .bind(organizer)
            .fetch_optional(database.writers())
            .await?;
    Ok(length.and_then(|it| usize::try_from(it).ok()).unwrap_or(0))
}

/// What is there; empty where nothing is.
pub(super) async fn part(
    database: &Database,
    organizer: i32,
    signature: &Signature,
) -> Result<Vec<u8>, sqlx_core::Error> {
    let bytes: Option<Vec<u8>> =
        query_scalar("SELECT bytes FROM upload WHERE signature = $1 AND organizer = $2")
            .bind(signature.bytes().as_slice())
            .bind(organizer)
            .fetch_optional(database.writers())
            .await?;
    Ok(bytes.unwrap_or_default())
}

/// Keeps what came.
pub(super) async fn keep(
    database: &Database,
    organizer: i32,
    signature: &Signature,
    bytes: &[u8],
) -> Result<(), sqlx_core::Error> {
    let mut transaction = database.writers().begin().await?;
    query(
        "INSERT INTO upload (signature, organizer, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (signature) DO UPDATE SET bytes = excluded.bytes
         WHERE upload.organizer = excluded.organizer",
    )
    .bind(signature.bytes().as_slice())
    .bind(organizer)
    .bind(bytes)
    .execute(&mut *transaction)
    .await?;
    query(
        "DELETE FROM upload WHERE signature IN (
             SELECT signature FROM upload WHERE organizer = $1
             ORDER BY begun DESC, signature OFFSET $2)",
    )
    .bind(organizer)
    .bind(MOST)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await
}

/// Takes away what is no longer needed.
pub(super) async fn remove(
    connection: &mut PgConnection,
    signature: &Signature,
) -> Result<(), sqlx_core::Error> {
    query("DELETE FROM upload WHERE signature = $1")
        .bind(signature.bytes().as_slice())
        .execute(connection)
        .await?;
    Ok(())
}
