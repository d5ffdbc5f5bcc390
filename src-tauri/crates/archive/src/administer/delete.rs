//! Permanent deletion of a tournament.

use kralle_store::FileId;
use serde_json::json;
use sqlx_core::query_scalar::query_scalar;

use super::unknown;
use crate::Refusal;
use crate::clean::files_of;
use crate::database::{Act, Database, note};
use crate::publication::{self, Effect};

/// Deletes every revision of a tournament, its public content and its players.
///
/// Only its organizer can push it again. Even then it stays hidden from the public until the
/// administrator puts it back (`take-down --undo`).
///
/// # Errors
/// Fails if the tournament is unknown, or the database is unavailable.
pub async fn delete(database: &Database, file: FileId) -> Result<(), Refusal> {
    let mut transaction = database.writers().begin().await?;
    let tournament: Option<i32> = query_scalar(
        "UPDATE tournament SET is_taken_down = true, withdrawn_to = newest WHERE file = $1
         RETURNING tournament",
    )
    .bind(file.0.as_slice())
    .fetch_optional(&mut *transaction)
    .await?;
    let tournament = tournament.ok_or_else(|| unknown(format!("tournament {file}")))?;
    publication::tell(&mut transaction, tournament, Effect::Hides).await?;
    files_of(&mut transaction, tournament).await?;
    let act = Act {
        name: "delete",
        organizer: None,
        file: Some(file.0),
        data: json!({}),
    };
    note(&mut transaction, act).await?;
    transaction.commit().await?;
    Ok(())
}
