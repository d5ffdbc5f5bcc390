//! Reading of the log.

use chrono::{DateTime, Utc};
use kralle_store::FileId;
use serde_json::Value;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;

/// A line of the log.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    pub at: DateTime<Utc>,
    /// The organizer's name; `None` for the administrator and the archive itself.
    pub organizer: Option<String>,
    /// The stable name of the act.
    pub act: String,
    /// The tournament concerned; `None` for other acts.
    pub file: Option<FileId>,
    pub data: Value,
}

/// Returns the latest `most` lines of the log, newest first, for one tournament or for all.
///
/// # Errors
/// Fails if the database is unavailable.
pub async fn log(
    database: &Database,
    file: Option<FileId>,
    most: i64,
) -> Result<Vec<Line>, Refusal> {
    type Row = (
        DateTime<Utc>,
        Option<String>,
        String,
        Option<Vec<u8>>,
        Value,
    );
    let rows: Vec<Row> = query_as(
        "SELECT at, organizer.name, act, file, data
         FROM log LEFT JOIN organizer USING (organizer)
         WHERE $1::bytea IS NULL OR file = $1 ORDER BY log DESC LIMIT $2",
    )
    .bind(file.map(|file| file.0.to_vec()))
    .bind(most)
    .fetch_all(database.readers())
    .await?;
    let line = |(at, organizer, act, file, data): Row| Line {
        at,
        organizer,
        act,
        file: file.and_then(|file| file.try_into().ok()).map(FileId),
        data,
    };
    Ok(rows.into_iter().map(line).collect())
}
