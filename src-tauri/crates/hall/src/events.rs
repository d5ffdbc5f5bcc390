//! Streams of events: they announce that something changed, never the content.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use hyper::body::Bytes;
use kralle_serve::{Disconnected, EventSender, EventStream, event, event_stream};
use serde_json::json;
use tokio::sync::{Semaphore, watch};
use tokio::task::AbortHandle;

use crate::limits::Limits;
use crate::offload::offload;

/// Counters of changes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// Counts every signal of the desk, so that streams check if their id is still valid.
    pub(crate) signs: u64,
    /// The number of signals after which streams check for changes. Some signals have no journal
    /// entry, such as a second phone asking to be admitted.
    pub(crate) told: u64,
    pub(crate) journal: u32,
    /// Counts changes of the public views.
    pub(crate) public: u64,
    /// Counts changes of the day, which everybody sees: clock, notices, plan.
    pub(crate) day: u64,
}

/// The owner of a stream.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Listener {
    /// A device or a phone, by its id, at an address. A stream replayed from another address does
    /// not end its own.
    Device(String, IpAddr),
    /// An anonymous client, at an address.
    Public(IpAddr),
}

/// Checks if a listener may still listen.
pub(crate) type MayGoOn = Box<dyn Fn() -> bool + Send + Sync>;

/// Returns the number of the journal entry at which a listener's own view differs from the last
/// check; `None` if it is the same.
pub(crate) type SeesAnew = Arc<dyn Fn() -> Option<u32> + Send + Sync>;

/// The changes that a stream announces.
pub(crate) enum Hears {
    /// Every kept change.
    All,
    /// Changes of the public views.
    Public,
    /// Changes of the day, and of the listener's own view.
    Own(SeesAnew),
}

/// Every open stream.
pub(crate) struct Streams {
    news: watch::Receiver<News>,
    /// The id of this run of the hall.
    boot: String,
    limits: Limits,
    open: Arc<Mutex<HashMap<Listener, VecDeque<AbortHandle>>>>,
    /// Limits view comparisons to one at a time, so that a hundred listeners leave the processor to
    /// the writer thread.
    turns: Arc<Semaphore>,
}

impl Streams {
    pub(crate) fn new(news: watch::Receiver<News>, boot: String, limits: Limits) -> Self {
        Self {
            news,
            boot,
            limits,
            open: Arc::default(),
            turns: Arc::new(Semaphore::new(1)),
        }
    }

    /// Opens a stream; `None` if this address has too many anonymous ones.
    pub(crate) fn open(
        &self,
        listener: &Listener,
        hears: Hears,
        may_go_on: MayGoOn,
    ) -> Option<EventStream> {
        let most = match listener {
            Listener::Device(..) => self.limits.streams_of_device,
            Listener::Public(_) => self.limits.streams_of_address,
        };
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, open| {
            open.retain(|it| !it.is_finished());
            !open.is_empty()
        });
        let open = all.entry(listener.clone()).or_default();
        if open.len() >= most {
            match listener {
                Listener::Public(_) => return None,
                Listener::Device(..) => {
                    open.pop_front().iter().for_each(AbortHandle::abort);
                }
            }
        }
        let (sender, stream) = event_stream(self.limits.stream_says_within);
        let speaker = Speaker {
            news: self.news.clone(),
            sender,
            boot: self.boot.clone(),
            turns: Arc::clone(&self.turns),
            hears,
            may_go_on,
        };
        open.push_back(tokio::spawn(speaker.speak()).abort_handle());
        Some(stream)
    }
}

/// Sends events to one listener.
struct Speaker {
    news: watch::Receiver<News>,
    sender: EventSender,
    boot: String,
    turns: Arc<Semaphore>,
    hears: Hears,
    may_go_on: MayGoOn,
}

impl Speaker {
    /// Sends events until the listener disconnects, loses permission, or the hall closes.
    async fn speak(mut self) -> Result<(), Disconnected> {
        let mut said = *self.news.borrow_and_update();
        // Before the first event: later changes are announced.
        self.sees_anew(said.journal).await;
        self.sender.send(self.event("state", said)).await?;
        loop {
            let heard = self.sender.wait_for(self.news.changed()).await?;
            if heard.is_err() || !(self.may_go_on)() {
                return Ok(());
            }
            let mut news = *self.news.borrow_and_update();
            let is_new = match &self.hears {
                Hears::All => news.journal != said.journal,
                Hears::Public => news.public != said.public,
                Hears::Own(_) if news.told == said.told => false,
                // Always compared first, so that a change is announced once.
                Hears::Own(_) => match self.sees_anew(news.journal).await {
                    Some(journal) => {
                        // The desk may have gone on since the news.
                        news.journal = journal;
                        true
                    }
                    None => news.day != said.day,
                },
            };
            said = news;
            if is_new {
                self.sender.send(self.event("changed", news)).await?;
            }
        }
    }

    /// Compares this listener's own view as [`SeesAnew`] does, if the stream announces that. A
    /// comparison that could not run counts as a difference at the entry `journal`.
    async fn sees_anew(&self, journal: u32) -> Option<u32> {
        let Hears::Own(sees) = &self.hears else {
            return None;
        };
        let sees = Arc::clone(sees);
        // The semaphore is never closed; without a permit it compares anyway.
        let _turn = self.turns.acquire().await;
        offload(move || sees()).await.unwrap_or(Some(journal))
    }

    fn event(&self, name: &str, news: News) -> Bytes {
        event(name, json!({ "journal": news.journal, "boot": self.boot }))
    }
}
