//! `PUT /api/v1/seasons/{slug}`: the settings of a season.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use kralle_push::Sentence;
use sha2::{Digest as _, Sha256};

use super::asking::{Asking, bad_field};
use super::body::whole;
use crate::{Archive, Refusal, season};

/// The largest SEASON.toml, in bytes.
const LARGEST: usize = 1 << 20;

/// Keeps them.
pub(super) async fn put(
    State(archive): State<Archive>,
    Path(slug): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Result<StatusCode, Refusal> {
    let asking = Asking::of(&headers)?;
    let organizer = asking.organizer(&archive.database).await?;
    let body = whole(body, LARGEST, &archive).await?;
    asking.must_have_signed(&Sentence::Season {
        slug: &slug,
        sha256: &Sha256::digest(&body).into(),
    })?;
    let text = String::from_utf8(body)
        .map_err(|error| bad_field("body", &error.to_string(), "TOML in UTF-8"))?;
    season::put(&archive.database, organizer, &slug, &text).await?;
    archive.season_came.notify_one();
    Ok(StatusCode::NO_CONTENT)
}
