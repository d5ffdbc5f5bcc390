//! `GET /api/v1/tournaments/{file_id}/status`: the status of a tournament.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use kralle_push::answer::Status;
use kralle_push::{Claim, Revision};
use sqlx_core::query_as::query_as;

use super::address::{Address, unknown};
use super::signed_request::SignedRequest;
use super::standing::{Hold, Standing};
use crate::publication::page;
use crate::{Archive, Refusal};

/// The time of the newest push, true if public, the last public day, and the day its files are
/// removed.
type Row = (DateTime<Utc>, bool, Option<NaiveDate>, Option<NaiveDate>);

/// Responds to the tournament's organizer.
///
/// # Errors
/// Fails if the request is invalid, or the tournament is unknown or belongs to another organizer.
pub(super) async fn get(
    State(archive): State<Archive>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Status>, Refusal> {
    let address = Address::of(file)?;
    let request = SignedRequest::of(&headers, "status")?;
    let claim = Claim::Status {
        file: &address.text,
    };
    let signed = request.check(&archive, claim, address.subject()).await?;
    let mut connection = archive.database.writers().acquire().await?;
    let standing = Standing::of(&mut connection, address.file, 0, Hold::No).await?;
    let standing = standing.ok_or_else(|| unknown(address.file))?;
    standing.must_be_of(signed.organizer)?;
    // After a hand-over, a tournament without files counts as unknown until the first push.
    if standing.newest == 0 {
        return Err(unknown(address.file));
    }
    let (pushed, is_public, public_until, removed_on): Row = query_as(
        "SELECT pushed, EXISTS (SELECT 1 FROM public_tournament WHERE tournament = $1),
             public_until, coalesce(ended::date, public_until + 1) + 30
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
        public_until: public_until.map(|it| it.to_string()),
        removed_on: removed_on.map(|it| it.to_string()),
    }))
}
