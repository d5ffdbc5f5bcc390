//! A tournament that the administrator deletes for good.

use kralle_store::FileId;
use serde_json::json;
use sqlx_core::query_scalar::query_scalar;

use super::unknown;
use crate::Refusal;
use crate::clean::files_of;
use crate::database::{Act, Database, note};
use crate::publication::{self, Effect};

/// Deletes every revision of a tournament, what was kept of it and who was in it. Nothing brings it back but its
/// organizer, and it stays out of public sight even then, until it is no longer taken down.
///
/// # Errors
/// When there is no such tournament, or the database cannot be asked.
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
