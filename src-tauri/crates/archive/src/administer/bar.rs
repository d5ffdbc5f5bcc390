//! Blocking of an organizer.

use kralle_push::PublicKey;
use serde_json::json;
use sqlx_core::query::query;

use super::unknown;
use crate::Refusal;
use crate::database::{Act, Database, note};

/// Blocks all requests of the organizer with `key`, until it is admitted again. Pushed
/// tournaments stay.
///
/// # Errors
/// Fails if the key is unknown, or the database is unavailable.
pub async fn bar(database: &Database, key: &PublicKey) -> Result<(), Refusal> {
    let mut transaction = database.writers().begin().await?;
    let barred =
        query("UPDATE organizer SET barred = coalesce(barred, now()) WHERE public_key = $1")
            .bind(key.bytes().as_slice())
            .execute(&mut *transaction)
            .await?;
    if barred.rows_affected() == 0 {
        return Err(unknown(format!("organizer {key}")));
    }
    let act = Act {
        name: "bar",
        organizer: None,
        file: None,
        data: json!({ "key": key.to_string() }),
    };
    note(&mut transaction, act).await?;
    transaction.commit().await?;
    Ok(())
}
