//! An organizer who may push nothing any more.

use kralle_push::PublicKey;
use serde_json::json;
use sqlx_core::query::query;

use super::unknown;
use crate::Refusal;
use crate::database::{Act, Database, note};

/// Lets the owner of `key` push nothing from now on, until he is admitted again. What is here stays.
///
/// # Errors
/// When nobody has this key, or the database cannot be asked.
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
