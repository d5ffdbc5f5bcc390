//! Looks at seasons.

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
    /// By which it is found.
    pub slug: String,
    /// May be empty.
    pub name: String,
    /// How many tournaments its organizer named.
    pub tournaments: i64,
}

/// The seasons by slug, behind `after`.
///
/// # Errors
/// When the database cannot be asked.
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

/// The longest wait of a reader for a season that is worked out.
const PATIENCE: Duration = Duration::from_secs(10);
/// Retries of a season that changes overtake.
const TRIES: usize = 3;

/// The kept state of a season. One that is out of date is worked out first, so that it shows nothing of a tournament
/// or a person that is no longer public.
///
/// # Errors
/// Fails if there is none, if it cannot be worked out, or if the database cannot be asked.
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

/// The kept state of a season; none where it is out of date.
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
