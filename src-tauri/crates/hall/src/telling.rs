//! Notifies streams of changes at the desk.

use std::sync::{Arc, Weak};
use std::time::Duration;

use kralle_desk::SharedDesk;
use tokio::sync::{Notify, watch};
use tokio::time::sleep;

use crate::events::News;
use crate::public::Public;

/// The change signal of the desk.
#[derive(Debug)]
pub(crate) struct Signal {
    news: watch::Sender<News>,
    changed: Notify,
}

impl Signal {
    pub(crate) fn new(news: watch::Sender<News>) -> Self {
        Self {
            news,
            changed: Notify::new(),
        }
    }
}

/// Forwards a change at the desk.
pub(crate) fn hear(signal: &Weak<Signal>) {
    if let Some(signal) = signal.upgrade() {
        signal.news.send_modify(|news| news.signs += 1);
        signal.changed.notify_one();
    }
}

/// Notifies streams of changes, at most once every `apart`; `seen` is the public state when the
/// hall opened.
pub(crate) async fn tell(
    desk: Arc<SharedDesk>,
    (public, mut seen): (Arc<Public>, Vec<String>),
    signal: Weak<Signal>,
    apart: Duration,
) {
    while let Some(signal) = signal.upgrade() {
        signal.changed.notified().await;
        let journal = desk.journal();
        let sees = public.seen().await;
        signal.news.send_modify(|news| {
            news.journal = journal;
            news.told = news.signs;
            news.public += u64::from(sees != seen);
            news.day += u64::from(sees.get(Public::DAY) != seen.get(Public::DAY));
        });
        seen = sees;
        drop(signal);
        sleep(apart).await;
    }
}
