//! Listing of the organizers.

use chrono::{DateTime, Utc};
use kralle_push::PublicKey;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;

/// An organizer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Organizer {
    /// The public key; `None` if the row is damaged.
    pub key: Option<PublicKey>,
    pub name: String,
    pub admitted: DateTime<Utc>,
    pub barred: Option<DateTime<Utc>>,
    /// Number of tournaments pushed.
    pub tournaments: i64,
}

/// Returns every organizer ever admitted, oldest first.
///
/// # Errors
/// Fails if the database is unavailable.
pub async fn organizers(database: &Database) -> Result<Vec<Organizer>, Refusal> {
    type Row = (Vec<u8>, String, DateTime<Utc>, Option<DateTime<Utc>>, i64);
    let rows: Vec<Row> = query_as(
        "SELECT public_key, name, admitted, barred,
            (SELECT count(*) FROM tournament WHERE tournament.organizer = organizer.organizer)
         FROM organizer ORDER BY organizer",
    )
    .fetch_all(database.readers())
    .await?;
    let organizer = |(key, name, admitted, barred, tournaments): Row| Organizer {
        key: key
            .try_into()
            .ok()
            .and_then(|bytes| PublicKey::from_bytes(bytes).ok()),
        name,
        admitted,
        barred,
        tournaments,
    };
    Ok(rows.into_iter().map(organizer).collect())
}
