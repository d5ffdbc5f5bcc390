//! Looks at seasons.

use serde::Serialize;
use sqlx_core::query_as::query_as;

use kralle_push::answer::RefusalCode;

use crate::Refusal;
use crate::database::Database;
use crate::publication::unpack;
use crate::season::KeptSeason;

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

/// What is kept of a season, and by what it is known whether it has changed.
///
/// # Errors
/// When there is none, or the database cannot be asked.
pub async fn season(database: &Database, slug: &str) -> Result<(KeptSeason, i64), Refusal> {
    type Row = (Option<Vec<u8>>, Option<chrono::DateTime<chrono::Utc>>);
    let found: Option<Row> = query_as("SELECT kept, worked_out FROM season WHERE slug = $1")
        .bind(slug)
        .fetch_optional(database.readers())
        .await?;
    let Some((Some(kept), worked_out)) = found else {
        return Err(Refusal::new(
            RefusalCode::Unknown,
            format!("there is no season {slug} here"),
        ));
    };
    let kept = unpack(&kept).map_err(|error| Refusal::internal(&error))?;
    let mark = worked_out.map_or(0, |time| time.timestamp_micros());
    Ok((kept, mark))
}
