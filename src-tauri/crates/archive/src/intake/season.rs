//! `PUT /api/v1/seasons/{slug}`: the settings of a season.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use kralle_push::Claim;

use super::address::bad_field;
use super::body::Arriving;
use super::signed_request::{SignedRequest, content_hash, must_be_content};
use crate::{Archive, Refusal, season};

/// Maximum size of SEASON.toml, in bytes.
const LARGEST: usize = 1 << 20;

/// Stores the settings.
///
/// # Errors
/// Fails if the request is invalid or outdated, or the season belongs to another organizer.
pub(super) async fn put(
    State(archive): State<Archive>,
    Path(slug): Path<String>,
    headers: HeaderMap,
    body: Arriving,
) -> Result<StatusCode, Refusal> {
    season::must_be_slug(&slug)?;
    let request = SignedRequest::of(&headers, "season")?;
    let sha256 = content_hash(&headers)?;
    let claim = Claim::Season {
        slug: &slug,
        sha256,
    };
    let subject = format!("season/{slug}");
    let signed = match request.check(&archive, claim, subject).await {
        Ok(signed) => signed,
        Err(refusal) => {
            body.discard().await;
            return Err(refusal);
        }
    };
    let body = body.complete(LARGEST, &archive).await?;
    must_be_content(&body, sha256)?;
    let text = String::from_utf8(body)
        .map_err(|error| bad_field("body", &error.to_string(), "TOML in UTF-8"))?;
    season::put(&archive.database, &signed, &slug, &text).await?;
    archive.season_came.notify_one();
    // Persons removed from the season must not stay on cached pages.
    archive.pages.hide();
    Ok(StatusCode::NO_CONTENT)
}
