//! Ratings as JSON.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

use crate::api::asked::{bad_field, limit};
use crate::rating::{self, RatingLines};
use crate::{Archive, Refusal};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    after: Option<i64>,
    limit: Option<i64>,
}

/// `GET /api/v1/ratings/{kind}`.
pub(super) async fn list(
    State(archive): State<Archive>,
    Path(kind): Path<String>,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<RatingLines>, Refusal> {
    let Query(asked) = asked.map_err(|error| bad_field("query", "", &error.body_text()))?;
    let limit = limit(asked.limit)?;
    let after = asked.after.unwrap_or(0);
    if !(0..=rating::DEEPEST).contains(&after) {
        return Err(bad_field(
            "after",
            &after.to_string(),
            "`next` of an answer before",
        ));
    }
    Ok(Json(
        rating::list(&archive.database, &kind, after, limit).await?,
    ))
}
