//! What a server does by itself: works out seasons whose tournaments have changed, and rates when something is new.
//!
//! What it does rests on what the database says, so that it does not matter which server does it, or whether one was
//! ended in the middle.

use std::time::Duration;

use tokio::select;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::sleep;

use crate::refusal::complain;
use crate::{Archive, rating, season};

/// How long after a change the seasons follow: the pushes of an evening come together.
const SOON: Duration = Duration::from_secs(2);
/// After how long it is looked whether something was missed.
const LATEST: Duration = Duration::from_mins(1);

/// Does so for as long as the archive is served.
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
