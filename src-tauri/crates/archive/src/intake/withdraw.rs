//! `DELETE /api/v1/tournaments/{file_id}/{revision}`: the withdrawal of a tournament.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use kralle_push::Claim;
use serde_json::json;
use sqlx_core::query::query;

use super::address::{Address, number, revision, unknown};
use super::signed_request::SignedRequest;
use super::standing::{Hold, Standing};
use crate::database::{Act, note};
use crate::person::count;
use crate::publication::{self, Effect};
use crate::{Archive, Refusal};

/// Withdraws all revisions up to this one. Later revisions stay, so a repeated request has no
/// effect.
///
/// # Errors
/// Fails if the request is invalid or outdated, or the tournament is unknown or belongs to
/// another organizer.
pub(super) async fn delete(
    State(archive): State<Archive>,
    Path((file, revision_text)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Refusal> {
    let address = Address::of(file)?;
    let revision = revision(&revision_text)?;
    let request = SignedRequest::of(&headers, "withdraw")?;
    let claim = Claim::Withdraw {
        file: &address.text,
        revision,
    };
    let signed = request.check(&archive, claim, address.subject()).await?;
    let mut transaction = archive.database.writers().begin().await?;
    signed.count(&mut transaction).await?;
    let standing =
        Standing::of(&mut transaction, address.file, number(revision), Hold::Yes).await?;
    let Some(standing) = standing else {
        // The statement still counts: a delayed earlier push must not follow it.
        transaction.commit().await?;
        return Err(unknown(address.file));
    };
    standing.must_be_of(signed.organizer)?;
    let to = number(revision).min(standing.newest);
    let withdrawn = query(
        "UPDATE tournament SET withdrawn_to = $2 WHERE tournament = $1 AND withdrawn_to < $2",
    )
    .bind(standing.tournament)
    .bind(to)
    .execute(&mut *transaction)
    .await?;
    if withdrawn.rows_affected() == 0 {
        transaction.commit().await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    let change = publication::tell(&mut transaction, standing.tournament, Effect::Hides).await?;
    let act = Act {
        name: "withdraw",
        organizer: Some(signed.organizer),
        file: Some(address.file.0),
        data: json!({ "revision": to }),
    };
    note(&mut transaction, act).await?;
    count::of_tournament(&mut transaction, standing.tournament).await?;
    transaction.commit().await?;
    archive.has_changed(change).await;
    Ok(StatusCode::NO_CONTENT)
}
