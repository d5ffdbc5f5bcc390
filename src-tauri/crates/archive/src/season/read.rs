//! Reading of seasons.

use std::time::Duration;

use kralle_push::answer::RefusalCode;
use serde::Serialize;
use sqlx_core::query_as::query_as;
use tokio::time::timeout;

use super::work_out::{made_of, work_out_named};
use crate::database::Database;
use crate::publication::unpack;
use crate::season::KeptSeason;
use crate::{Archive, Refusal};

/// A season in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct SeasonLine {
    /// The name in the address.
    pub slug: String,
    /// May be empty.
    pub name: String,
    /// Number of tournaments in the organizer's settings.
    pub tournaments: i64,
}

/// Returns at most `limit` seasons, sorted by slug, after the slug `after`.
///
/// # Errors
/// Fails if the database is unavailable.
pub async fn list(
    database: &Database,
    after: Option<&str>,
    limit: i64,
) -> Result<Vec<SeasonLine>, Refusal> {
    let lines: Vec<(String, String, i64)> = query_as(
        "SELECT slug, name, (SELECT count(*) FROM season_file WHERE season_file.season = season.season)
         FROM season WHERE slug > $1 ORDER BY slug LIMIT $2",
    )
    .bind(after.unwrap_or_default())
    .bind(limit)
    .fetch_all(database.readers())
    .await?;
    let line = |(slug, name, tournaments)| SeasonLine {
        slug,
        name,
        tournaments,
    };
    Ok(lines.into_iter().map(line).collect())
}

/// Maximum wait of a reader for the calculation of a season.
const PATIENCE: Duration = Duration::from_secs(10);
/// Retries of a season that is overtaken by changes.
const TRIES: usize = 3;

/// Returns the public content of a season. An outdated season is recalculated first, so that it
/// shows no tournament or person that is no longer public.
///
/// # Errors
/// Fails if the season is unknown or cannot be calculated, or the database is unavailable.
pub(crate) async fn season(archive: &Archive, slug: &str) -> Result<KeptSeason, Refusal> {
    if let Some(kept) = current(&archive.database, slug).await? {
        return Ok(kept);
    }
    let busy = || Refusal::busy("the season is being worked out");
    let turn = timeout(PATIENCE, archive.season_turn.lock()).await;
    let _turn = turn.map_err(|_| busy())?;
    for _ in 0..TRIES {
        if let Some(kept) = current(&archive.database, slug).await? {
            return Ok(kept);
        }
        work_out_named(&archive.database, slug).await?;
    }
    Err(busy())
}

/// Returns the stored content of a season; `None` if it is outdated.
///
/// # Errors
/// Fails if the season is unknown, or the database is unavailable.
async fn current(database: &Database, slug: &str) -> Result<Option<KeptSeason>, Refusal> {
    let row: Option<(Option<Vec<u8>>,)> = query_as(concat!(
        "SELECT CASE WHEN made_of = ",
        made_of!(),
        " THEN kept END FROM season WHERE slug = $1"
    ))
    .bind(slug)
    .fetch_optional(database.readers())
    .await?;
    let Some((kept,)) = row else {
        return Err(Refusal::new(
            RefusalCode::Unknown,
            format!("there is no season {slug} here"),
        ));
    };
    kept.map(|kept| unpack(&kept).map_err(|error| Refusal::internal(&error)))
        .transpose()
}
