//! Ratings of all persons across all public tournaments. They are always recalculated completely,
//! so that the order of pushes does not matter.
//!
//! Begin at [`run`]. The crate `season` defines the effect of a match on ratings.

mod curve;
mod keep;
mod list;
mod read;

use kralle_season::rating::{RatingParameters, Ratings};
use sqlx_core::connection::Connection as _;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;
use tokio::task::spawn_blocking;

pub use curve::CurvePoint;
pub use list::{DEEPEST, RatingLine, RatingLines, list};

use crate::Refusal;
use crate::database::Database;

/// The result of a rating run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingRun {
    pub tournaments: usize,
    pub matches: usize,
    /// Number of rated persons, summed over all games.
    pub persons: usize,
    /// Hash of the rating parameters, hexadecimal.
    pub parameters_sha256: String,
}

/// The advisory lock: only one of the archive's servers rates at a time.
const LOCK: i64 = 0x6b72_616c_6c65_0001;

/// Rates all matches of all public tournaments and stores the ratings. `None` if another server
/// is rating.
///
/// # Errors
/// Fails if the database is unavailable; the ratings are unchanged then.
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
    // Closing the connection releases the lock.
    connection.close().await?;
    Ok(Some(RatingRun {
        tournaments: read.evenings.len(),
        matches: read.games.count(),
        persons,
        parameters_sha256: parameters.sha256(),
    }))
}

/// True if any tournament changed since the last run.
///
/// # Errors
/// Fails if the database is unavailable.
pub async fn is_due(database: &Database) -> Result<bool, Refusal> {
    let due = query_scalar(
        "SELECT coalesce((SELECT max(changed) FROM tournament) > (SELECT min(run) FROM rating_run), \
         EXISTS (SELECT 1 FROM tournament))",
    )
    .fetch_one(database.readers())
    .await?;
    Ok(due)
}
