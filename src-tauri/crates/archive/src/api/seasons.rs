//! Seasons as JSON.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};

use crate::api::asked::{bad_field, limit};
use crate::season::{self, SeasonJson, SeasonLine};
use crate::{Archive, Refusal};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    after: Option<String>,
    limit: Option<i64>,
}

/// A page of the list of seasons.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct SeasonLines {
    seasons: Vec<SeasonLine>,
    /// The value of `after` for the next page; null on the last page.
    next: Option<String>,
}

/// A season.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct SeasonShown {
    slug: String,
    season: SeasonJson,
    /// The archive's person for each person of the season; omitted for persons shown with
    /// initials or not at all.
    persons: BTreeMap<u32, i32>,
}

/// `GET /api/v1/seasons`.
pub(super) async fn list(
    State(archive): State<Archive>,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<SeasonLines>, Refusal> {
    let Query(asked) = asked.map_err(|error| bad_field("query", "", &error.body_text()))?;
    let limit = limit(asked.limit)?;
    if let Some(after) = &asked.after {
        season::must_be_slug(after)?;
    }
    let seasons = season::list(&archive.database, asked.after.as_deref(), limit).await?;
    let is_more = i64::try_from(seasons.len()).is_ok_and(|found| found == limit);
    let next = seasons.last().filter(|_| is_more).map(|it| it.slug.clone());
    Ok(Json(SeasonLines { seasons, next }))
}

/// `GET /api/v1/seasons/{slug}`.
pub(super) async fn one(
    State(archive): State<Archive>,
    Path(slug): Path<String>,
) -> Result<Json<SeasonShown>, Refusal> {
    let kept = season::season(&archive, &slug).await?;
    Ok(Json(SeasonShown {
        slug,
        season: kept.json,
        persons: kept.persons,
    }))
}
