//! Background work: recalculation of seasons with changed tournaments, and of ratings.
//!
//! It depends only on the state of the database. Any server can do it, and an interruption does
//! no harm.

use std::time::Duration;

use tokio::select;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::sleep;

use crate::refusal::complain;
use crate::{Archive, rating, season};

/// Delay between a change and the recalculation, to combine the pushes of an evening.
const SOON: Duration = Duration::from_secs(2);
/// Interval of checks for missed changes.
const LATEST: Duration = Duration::from_mins(1);

/// Runs while the archive is served.
pub(crate) async fn keep_up(archive: Archive) {
    tokio::join!(seasons(&archive), ratings(&archive));
}

async fn seasons(archive: &Archive) {
    let mut changes = archive.changes.listen();
    loop {
        if let Err(refusal) = season::work_out_due(&archive.database).await {
            complain(&refusal);
        }
        select! {
            changed = changes.recv() => match changed {
                Ok(_) | Err(RecvError::Lagged(_)) => sleep(SOON).await,
                Err(RecvError::Closed) => {}
            },
            () = archive.season_came.notified() => {}
            () = sleep(LATEST) => {}
        }
        changes = changes.resubscribe();
    }
}

async fn ratings(archive: &Archive) {
    loop {
        sleep(archive.limits.rate_every).await;
        let is_due = rating::is_due(&archive.database).await;
        let run = match is_due {
            Ok(true) => rating::run(&archive.database).await,
            Ok(false) => Ok(None),
            Err(refusal) => Err(refusal),
        };
        if let Err(refusal) = run {
            complain(&refusal);
        }
    }
}
