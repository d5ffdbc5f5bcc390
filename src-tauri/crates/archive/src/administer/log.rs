//! The log as it is read.

use chrono::{DateTime, Utc};
use kralle_store::FileId;
use serde_json::Value;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;

/// Something that was done.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    pub at: DateTime<Utc>,
    /// Who did it; none: the administrator, or the archive by itself.
    pub organizer: Option<String>,
    /// Its stable name.
    pub act: String,
    /// The tournament it is about.
    pub file: Option<FileId>,
    pub data: Value,
}

/// The last lines of the log, the newest first; of one tournament, or of all.
///
/// # Errors
/// When the database cannot be asked.
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
