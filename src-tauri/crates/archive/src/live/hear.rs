//! Hears what other servers of the archive, and this one, have changed: `LISTEN`, again after each break.

use std::time::Duration;

use sqlx_core::query_as::query_as;
use sqlx_postgres::{PgListener, PgPoolOptions};
use tokio::time::sleep;

use crate::Archive;
use crate::newest::Change;
use crate::publication::CHANNEL;
use crate::refusal::complain;

/// How long until a database that is away is asked again.
const AGAIN: Duration = Duration::from_secs(1);

/// Keeps the [newest](crate::newest::Newest) revisions true, for as long as the archive is served.
pub(crate) async fn hear(archive: Archive) {
    loop {
        if let Err(error) = hear_until_a_break(&archive).await {
            archive.newest.set_heard(false);
            complain(&error);
        }
        sleep(AGAIN).await;
    }
}

async fn hear_until_a_break(archive: &Archive) -> Result<(), sqlx_core::Error> {
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
    // What was told before this connection listened is read; what is told meanwhile is heard below.
    for change in all(archive).await? {
        archive.tell(change);
    }
    archive.newest.set_heard(true);
    // None: the connection broke, and something may have been missed.
    while let Some(notification) = listener.try_recv().await? {
        if let Ok(change) = notification.payload().parse() {
            archive.tell(change);
        }
    }
    archive.newest.set_heard(false);
    Ok(())
}

/// Every tournament as it is now.
async fn all(archive: &Archive) -> Result<Vec<Change>, sqlx_core::Error> {
    let rows: Vec<(Vec<u8>, i32, i64)> = query_as(
        "SELECT file,
                CASE WHEN p.tournament IS NULL THEN 0 ELSE newest END,
                (extract(epoch FROM changed) * 1000000)::bigint
         FROM tournament LEFT JOIN (SELECT tournament FROM public_tournament) p USING (tournament)",
    )
    .fetch_all(archive.database.readers())
    .await?;
    let change = |(file, revision, version): (Vec<u8>, i32, i64)| {
        Some(Change {
            file: file.try_into().ok()?,
            revision: u32::try_from(revision).ok()?,
            version,
        })
    };
    Ok(rows.into_iter().filter_map(change).collect())
}
