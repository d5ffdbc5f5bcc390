//! `GET /api/v1/tournaments/{file_id}/status`: what became of a tournament here.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use chrono::{DateTime, SecondsFormat, Utc};
use kralle_push::answer::Status;
use kralle_push::{Revision, Sentence};
use sqlx_core::query_as::query_as;

use super::asking::{Address, Asking, unknown};
use super::standing::{Hold, Standing};
use crate::publication::page;
use crate::{Archive, Refusal};

/// Answers who pushed it.
pub(super) async fn get(
    State(archive): State<Archive>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Status>, Refusal> {
    let address = Address::of(file)?;
    let asking = Asking::of(&headers)?;
    let organizer = asking.organizer(&archive.database).await?;
    asking.must_have_signed(&Sentence::Status {
        file: &address.text,
    })?;
    let mut connection = archive.database.writers().acquire().await?;
    let standing = Standing::of(&mut connection, address.file, 0, Hold::No).await?;
    let standing = standing.ok_or_else(|| unknown(address.file))?;
    standing.must_be_of(organizer)?;
    let (pushed, is_public): (DateTime<Utc>, bool) = query_as(
        "SELECT pushed, EXISTS (SELECT 1 FROM public_tournament WHERE tournament = $1)
         FROM tournament WHERE tournament = $1",
    )
    .bind(standing.tournament)
    .fetch_one(&mut *connection)
    .await?;
    let damaged = || Refusal::internal(&format!("tournament {}: a damaged row", address.file));
    Ok(Json(Status {
        revision: u32::try_from(standing.newest)
            .ok()
            .and_then(Revision::new)
            .ok_or_else(damaged)?,
        is_public,
        pushed: pushed.to_rfc3339_opts(SecondsFormat::Secs, true),
        head: standing.head().map(ToString::to_string).unwrap_or_default(),
        page: page(address.file),
    }))
}
