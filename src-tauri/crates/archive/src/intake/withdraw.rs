//! `DELETE /api/v1/tournaments/{file_id}/{revision}`: no longer public.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use kralle_push::Sentence;
use serde_json::json;
use sqlx_core::query::query;

use super::asking::{Address, Asking, number, revision, unknown};
use super::standing::{Hold, Standing};
use crate::database::{Act, note};
use crate::person::count;
use crate::{Archive, Refusal, publication};

/// Withdraws all revisions up to this one. What is later stays, so that the same request later does nothing.
pub(super) async fn delete(
    State(archive): State<Archive>,
    Path((file, revision_text)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let address = Address::of(file)?;
    let revision = revision(&revision_text)?;
    let asking = Asking::of(&headers)?;
    let organizer = asking.organizer(&archive.database).await?;
    asking.must_have_signed(&Sentence::Withdraw {
        file: &address.text,
        revision,
    })?;
    let mut transaction = archive.database.writers().begin().await?;
    let standing =
        Standing::of(&mut transaction, address.file, number(revision), Hold::Yes).await?;
    let standing = standing.ok_or_else(|| unknown(address.file))?;
    standing.must_be_of(organizer)?;
    let to = number(revision).min(standing.newest);
    let withdrawn = query(
        "UPDATE tournament SET withdrawn_to = $2 WHERE tournament = $1 AND withdrawn_to < $2",
    )
    .bind(standing.tournament)
    .bind(to)
    .execute(&mut *transaction)
    .await?;
    if withdrawn.rows_affected() == 0 {
        return Ok(StatusCode::NO_CONTENT);
    }
    let change = publication::tell(&mut transaction, standing.tournament).await?;
    let act = Act {
        name: "withdraw",
        organizer: Some(organizer),
        file: Some(address.file.0),
        data: json!({ "revision": to }),
    };
    note(&mut transaction, act).await?;
    count::of_tournament(&mut transaction, standing.tournament).await?;
    transaction.commit().await?;
    archive.has_changed(change).await;
    Ok(StatusCode::NO_CONTENT)
}
