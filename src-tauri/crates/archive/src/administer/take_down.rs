//! Hiding of a tournament from the public.

use kralle_store::FileId;
use serde_json::json;
use sqlx_core::query_scalar::query_scalar;

use super::unknown;
use crate::Refusal;
use crate::database::{Act, Database, note};
use crate::person::count;
use crate::publication::{self, Effect};

/// Hides a tournament from the public, whatever its organizer pushes; with `false`, shows it
/// again.
///
/// # Errors
/// Fails if the tournament is unknown, or the database is unavailable.
pub async fn take_down(
    database: &Database,
    file: FileId,
    is_taken_down: bool,
) -> Result<(), Refusal> {
    let mut transaction = database.writers().begin().await?;
    let tournament: Option<i32> = query_scalar(
        "UPDATE tournament SET is_taken_down = $2 WHERE file = $1 RETURNING tournament",
    )
    .bind(file.0.as_slice())
    .bind(is_taken_down)
    .fetch_optional(&mut *transaction)
    .await?;
    let tournament = tournament.ok_or_else(|| unknown(format!("tournament {file}")))?;
    let effect = if is_taken_down {
        Effect::Hides
    } else {
        Effect::Shows
    };
    publication::tell(&mut transaction, tournament, effect).await?;
    let act = Act {
        name: if is_taken_down {
            "take_down"
        } else {
            "put_back"
        },
        organizer: None,
        file: Some(file.0),
        data: json!({}),
    };
    note(&mut transaction, act).await?;
    count::of_tournament(&mut transaction, tournament).await?;
    transaction.commit().await?;
    Ok(())
}
