//! The queue of acts for the single writer thread. It takes all waiting acts together, so that many
//! phones reporting at the same time cost one transaction.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, SyncSender, TrySendError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use kralle_desk::{Act, Acted, SharedDesk};
use tokio::sync::oneshot;

use crate::answer::Refused;

/// The retry time for an act that found the queue full.
const AGAIN: Duration = Duration::from_secs(1);

/// An act, and the channel for its result.
struct Waiting {
    act: Act,
    acted: oneshot::Sender<Acted>,
}

/// The queue of acts.
pub(crate) struct Acts {
    queue: SyncSender<Waiting>,
}

impl Acts {
    /// Creates a queue for `most` acts, and its thread, which performs up to `at_once` of them
    /// together; it ends with the queue.
    pub(crate) fn at(desk: Arc<SharedDesk>, most: usize, at_once: usize) -> (Self, JoinHandle<()>) {
        let (queue, waiting) = mpsc::sync_channel(most);
        let writer = thread::spawn(move || write(&desk, &waiting, at_once));
        (Self { queue }, writer)
    }

    /// Queues an act and waits for its result.
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
        // An act that panics keeps nothing; later ones still work.
        let acted = catch_unwind(AssertUnwindSafe(|| desk.act(&acts))).unwrap_or_default();
        for (acted, answer) in acted.into_iter().zip(answers) {
            // A disconnected client asks again, with the same key.
            let _ = answer.send(acted);
        }
    }
}
