//! Acts wait in a queue for the one thread that writes; it takes all that wait at once, so that many
//! phones that report together cost one transaction.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use kralle_desk::{Act, Acted, SharedDesk};
use tokio::sync::oneshot;

use crate::answer::Refused;

/// When one may come again whose act found no room.
const AGAIN: Duration = Duration::from_secs(1);

/// An act, and who waits for what comes of it.
struct Waiting {
    act: Act,
    acted: oneshot::Sender<Acted>,
}

/// Where acts wait.
pub(crate) struct Acts {
    queue: SyncSender<Waiting>,
}

impl Acts {
    /// A queue for `most` acts, and the thread that does them, `at_once` of them at most; it ends
    /// with the queue.
    pub(crate) fn at(desk: Arc<SharedDesk>, most: usize, at_once: usize) -> (Self, JoinHandle<()>) {
        let (queue, waiting) = mpsc::sync_channel(most);
        let writer = thread::spawn(move || write(&desk, &waiting, at_once));
        (Self { queue }, writer)
    }

    /// Does an act when its turn comes.
    pub(crate) async fn act(&self, act: Act) -> Result<Acted, Refused> {
        let (acted, answer) = oneshot::channel();
        match self.queue.try_send(Waiting { act, acted }) {
            Ok(()) => answer.await.map_err(|_| Refused::Internal),
            Err(TrySendError::Full(_)) => Err(Refused::Throttled(AGAIN)),
            Err(TrySendError::Disconnected(_)) => Err(Refused::Internal),
        }
    }
}

fn write(desk: &SharedDesk, waiting: &Receiver<Waiting>, at_once: usize) {
    while let Ok(first) = waiting.recv() {
        let others = waiting.try_iter().take(at_once.saturating_sub(1));
        let all: Vec<Waiting> = std::iter::once(first).chain(others).collect();
        let (acts, answers): (Vec<Act>, Vec<_>) =
            all.into_iter().map(|it| (it.act, it.acted)).unzip();
        // An act that breaks down kept nothing; the next ones are done all the same.
        let acted = catch_unwind(AssertUnwindSafe(|| desk.act(&acts))).unwrap_or_default();
        for (acted, answer) in acted.into_iter().zip(answers) {
            // Whoever is gone asks again, with the same key.
            let _ = answer.send(acted);
        }
    }
}
