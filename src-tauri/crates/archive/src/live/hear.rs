//! Hears what the servers of the archive have changed: `LISTEN`, again after each break.

use std::time::Duration;

use sqlx_postgres::{PgListener, PgPoolOptions};
use tokio::time::sleep;

use crate::Archive;
use crate::publication::{CHANNEL, Change};
use crate::refusal::complain;

/// How long until a database that is away is asked again.
const AGAIN: Duration = Duration::from_secs(1);

/// Keeps what is known of tournaments true, and tells who listens, for as long as the archive is served.
pub(crate) async fn hear(archive: Archive) {
    loop {
        let heard = hear_until_a_break(&archive).await;
        archive.standings.are_told(false);
        if let Err(error) = heard {
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
    archive.standings.are_told(true);
    // None: the connection broke, and something may have been missed.
    while let Some(notification) = listener.try_recv().await? {
        if let Ok(change) = notification.payload().parse::<Change>() {
            archive.standings.forget(change.file).await;
            archive.changes.tell(change);
        }
    }
    Ok(())
}
