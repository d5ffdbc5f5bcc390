//! The queue of acts for the single writer. It takes all waiting acts together, so that many phones
//! reporting at the same time cost one transaction.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use kralle_desk::{Act, Acted, SharedDesk};
use kralle_fault::Fault;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::oneshot;
use tokio::task::yield_now;

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
    queue: Sender<Waiting>,
}

impl Acts {
    /// Creates a queue for `most` acts, and its writer, which performs up to `at_once` of them
    /// together; it ends with the queue. The writer blocks, so it needs a thread of its own.
    pub(crate) fn at(
        desk: Arc<SharedDesk>,
        most: usize,
        at_once: usize,
    ) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (queue, waiting) = mpsc::channel(most.max(1));
        (Self { queue }, write(desk, waiting, at_once))
    }

    /// Queues an act and waits for its result.
    pub(crate) async fn act(&self, act: Act) -> Result<Acted, Refused> {
        let (acted, answer) = oneshot::channel();
        match self.queue.try_send(Waiting { act, acted }) {
            Ok(()) => answer.await.map_err(|_| Refused::Internal),
            Err(TrySendError::Full(_)) => Err(Refused::Throttled(AGAIN)),
            Err(TrySendError::Closed(_)) => Err(Refused::Internal),
        }
    }
}

async fn write(desk: Arc<SharedDesk>, mut waiting: Receiver<Waiting>, at_once: usize) {
    while let Some(first) = waiting.recv().await {
        let others = std::iter::from_fn(|| waiting.try_recv().ok());
        let others = others.take(at_once.saturating_sub(1));
        let all: Vec<Waiting> = std::iter::once(first).chain(others).collect();
        let (acts, answers): (Vec<Act>, Vec<_>) =
            all.into_iter().map(|it| (it.act, it.acted)).unzip();
        // An act that panics keeps nothing; later ones still work.
        let acted = catch_unwind(AssertUnwindSafe(|| desk.act(&acts))).unwrap_or_default();
        let late = Fault::AnswerOutsideTransaction
            .is_put_back()
            .then(|| acted.clone());
        for (acted, answer) in acted.into_iter().zip(answers) {
            // A disconnected client asks again, with the same key.
            let _ = answer.send(acted);
        }
        if let Some(acted) = late {
            // The answers leave meanwhile.
            for _ in 0..4 {
                yield_now().await;
            }
            desk.keep_answers(&acts, &acted);
        }
    }
}
