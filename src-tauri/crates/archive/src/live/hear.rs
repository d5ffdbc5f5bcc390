//! Receiver for the changes of all servers of the archive: `LISTEN`, resumed after interruptions.

use std::time::Duration;

use sqlx_core::query_as::query_as;
use sqlx_postgres::{PgListener, PgPoolOptions};
use tokio::time::sleep;

use crate::publication::{CHANNEL, Change};
use crate::{Archive, Refusal};

/// Delay before reconnecting to the database.
const AGAIN: Duration = Duration::from_secs(1);
/// Maximum time between the timestamp of a change and its commit, in microseconds.
const COMMITTED_WITHIN: i64 = 300_000_000;

/// Keeps the caches valid and notifies clients, while the archive is served.
pub(crate) async fn hear(archive: Archive) {
    let mut heard_until = None;
    loop {
        // The cause of an interruption is logged when it becomes a refusal.
        drop(hear_until_a_break(&archive, &mut heard_until).await);
        archive.standings.are_told(false);
        sleep(AGAIN).await;
    }
}

/// Receives changes until the connection breaks. `heard_until` is the time up to which every
/// change was received, by the clock of the database.
///
/// # Errors
/// Fails if the database is unavailable.
async fn hear_until_a_break(
    archive: &Archive,
    heard_until: &mut Option<i64>,
) -> Result<(), Refusal> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(archive.database.options().clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.ignore_pool_close_event(true);
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    let (now,): (i64,) =
        query_as("SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint")
            .fetch_one(archive.database.readers())
            .await?;
    if let Some(until) = *heard_until {
        catch_up(archive, until - COMMITTED_WITHIN).await?;
    }
    *heard_until = Some(now);
    archive.standings.are_told(true);
    // `None` means that the connection broke and changes may have been missed.
    while let Some(notification) = listener.try_recv().await? {
        if let Ok(change) = notification.payload().parse::<Change>() {
            archive.apply(&change).await;
            archive.changes.tell(change);
            *heard_until = Some(change.changed.max(heard_until.unwrap_or(now)));
        }
    }
    Ok(())
}

/// Applies the changes since this time, because some may have been missed.
///
/// # Errors
/// Fails if the database is unavailable.
async fn catch_up(archive: &Archive, since: i64) -> Result<(), Refusal> {
    let rows: Vec<(Vec<u8>, i32, i64)> = query_as(
        "SELECT file,
             CASE WHEN withdrawn_to < newest AND NOT is_taken_down
                 AND (public_until IS NULL OR public_until >= current_date)
             THEN newest ELSE 0 END,
             (extract(epoch FROM changed) * 1000000)::bigint
         FROM tournament WHERE changed > to_timestamp($1::double precision / 1000000)
         ORDER BY changed",
    )
    .bind(since)
    .fetch_all(archive.database.readers())
    .await?;
    for (file, revision, changed) in rows {
        let Ok(file) = file.try_into() else {
            continue;
        };
        let change = Change {
            file,
            revision: revision.unsigned_abs(),
            changed,
            // The row does not contain the effect of a missed change.
            hides: true,
        };
        if archive.apply(&change).await {
            archive.changes.tell(change);
        }
    }
    Ok(())
}
