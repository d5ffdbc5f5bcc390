//! How strong each person is, over all public tournaments: worked out anew as a whole, so that the same
//! tournaments give the same ratings whatever the order in which they came.
//!
//! Begin at [`run`]. How a match changes a rating, `season` knows.

mod keep;
mod list;
mod read;

use kralle_season::rating::{RatingParameters, Ratings};
use serde::{Deserialize, Serialize};
use sqlx_core::connection::Connection as _;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;
use tokio::task::spawn_blocking;

pub use list::{DEEPEST, RatingLine, RatingLines, list};

use crate::Refusal;
use crate::database::Database;

/// Where a person stood after a tournament.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub struct CurvePoint {
    /// The number of the tournament in the archive.
    pub tournament: i32,
    /// When it was, as YYYY-MM-DD.
    pub date: Option<String>,
    pub rating: f32,
    pub deviation: f32,
}

/// What a run came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingRun {
    pub tournaments: usize,
    pub matches: usize,
    /// In all games together.
    pub persons: usize,
    /// Hexadecimal.
    pub parameters_sha256: String,
}

/// One run at a time, over all servers of an archive.
const LOCK: i64 = 0x6b72_616c_6c65_0001;

/// Rates all matches of all public tournaments, and keeps what came of it. None when another server is at it.
///
/// # Errors
/// When the database cannot be asked; the ratings are then as they were.
pub async fn run(database: &Database) -> Result<Option<RatingRun>, Refusal> {
    let mut connection = PgConnection::connect_with(database.options()).await?;
    query("SET statement_timeout = 0")
        .execute(&mut connection)
        .await?;
    let is_mine: bool = query_scalar("SELECT pg_try_advisory_lock($1)")
        .bind(LOCK)
        .fetch_one(&mut connection)
        .await?;
    if !is_mine {
        return Ok(None);
    }
    let read = read::matches(&mut connection).await?;
    let parameters = RatingParameters::default();
    let (read, ratings) = spawn_blocking(move || {
        let ratings = Ratings::of(&read.games, &RatingParameters::default());
        (read, ratings)
    })
    .await
    .map_err(|error| Refusal::internal(&error))?;
    let persons = keep::ratings(&mut connection, &read, &ratings, &parameters).await?;
    // The lock goes with the connection.
    connection.close().await?;
    Ok(Some(RatingRun {
        tournaments: read.evenings.len(),
        matches: read.games.count(),
        persons,
        parameters_sha256: parameters.sha256(),
    }))
}

/// Whether a tournament came or went since the last run.
///
/// # Errors
/// When the database cannot be asked.
pub async fn is_due(database: &Database) -> Result<bool, Refusal> {
    let due = query_scalar(
        "SELECT coalesce((SELECT max(changed) FROM tournament) > (SELECT min(run) FROM rating_run), \
         EXISTS (SELECT 1 FROM tournament))",
    )
    .fetch_one(database.readers())
    .await?;
    Ok(due)
}
