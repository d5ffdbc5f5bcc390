//! Admission of an organizer.

use kralle_push::PublicKey;
use sqlx_core::query::query;

use crate::database::Database;

/// Admits the organizer with `key` under a name. A known organizer gets the new name and is no
/// longer barred.
///
/// # Errors
/// Fails if the database is unavailable.
pub async fn admit(
    database: &Database,
    key: &PublicKey,
    name: &str,
) -> Result<(), sqlx_core::Error> {
    let mut transaction = database.writers().begin().await?;
    query(
        "INSERT INTO organizer (public_key, name) VALUES ($1, $2)
         ON CONFLICT (public_key) DO UPDATE SET name = excluded.name, barred = NULL",
    )
    .bind(key.bytes().as_slice())
    .bind(name)
    .execute(&mut *transaction)
    .await?;
    query(
        "INSERT INTO log (act, data) VALUES ('admit', jsonb_build_object('key', $1, 'name', $2))",
    )
    .bind(key.to_string())
    .bind(name)
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await
}
