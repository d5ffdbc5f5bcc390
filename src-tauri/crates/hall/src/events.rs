//! Streams of events: that something changed, never what.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use hyper::body::Bytes;
use kralle_serve::{Disconnected, EventSender, EventStream, event, event_stream};
use serde_json::json;
use tokio::sync::{Semaphore, watch};
use tokio::task::{AbortHandle, spawn_blocking};

use crate::limits::Limits;

/// What there is to hear.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// Counts every sign of the desk, so that streams look whether their id is still one.
    pub(crate) signs: u64,
    /// The signs after which streams look what is new: some are of no entry in the journal, as when
    /// a second phone asks to be let in.
    pub(crate) told: u64,
    pub(crate) journal: u32,
    /// Counts what the public sees anew.
    pub(crate) public: u64,
    /// Counts the changes of the day that everybody sees: clock, notices, plan.
    pub(crate) day: u64,
}

/// Whose stream it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Listener {
    /// A device or a phone, by its id, at an address: a stream that is played again elsewhere ends none
    /// of its own.
    Device(String, IpAddr),
    /// Nobody's, at an address.
    Public(IpAddr),
}

/// Whether a listener may still listen.
pub(crate) type MayGoOn = Box<dyn Fn() -> bool + Send + Sync>;

/// True if somebody sees something else than when this was asked last.
pub(crate) type SeesAnew = Arc<dyn Fn() -> bool + Send + Sync>;

/// Of what a listener hears.
pub(crate) enum Hears {
    /// Of everything that is kept.
    All,
    /// Of what the public sees.
    Public,
    /// Of the day, and of what he himself sees.
    Own(SeesAnew),
}

/// Every open stream.
pub(crate) struct Streams {
    news: watch::Receiver<News>,
    /// Which start of the hall this is.
    boot: String,
    limits: Limits,
    open: Arc<Mutex<HashMap<Listener, VecDeque<AbortHandle>>>>,
    /// The turn to compare what a listener sees: one at a time, so that a hundred listeners leave the
    /// processor to the thread that writes.
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

    /// Opens a stream; none when there are too many of nobody's at this address.
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

/// Says to one listener what there is to hear.
struct Speaker {
    news: watch::Receiver<News>,
    sender: EventSender,
    boot: String,
    turns: Arc<Semaphore>,
    hears: Hears,
    may_go_on: MayGoOn,
}

impl Speaker {
    /// Sends events until the listener is gone, may not go on, or the hall is closed.
    async fn speak(mut self) -> Result<(), Disconnected> {
        let mut said = *self.news.borrow_and_update();
        // Before the state is said: what changes after it is heard of.
        self.sees_anew().await;
        self.sender.send(self.event("state", said)).await?;
        loop {
            let heard = self.sender.wait_for(self.news.changed()).await?;
            if heard.is_err() || !(self.may_go_on)() {
                return Ok(());
            }
            let news = *self.news.borrow_and_update();
            let is_new = match &self.hears {
                Hears::All => news.journal != said.journal,
                Hears::Public => news.public != said.public,
                Hears::Own(_) if news.told == said.told => false,
                // Compared first in any case, so that a change is told once.
                Hears::Own(_) => self.sees_anew().await || news.day != said.day,
            };
            said = news;
            if is_new {
                self.sender.send(self.event("changed", news)).await?;
            }
        }
    }

    /// True if this listener sees something else than before, where that is what he hears of.
    async fn sees_anew(&self) -> bool {
        let Hears::Own(sees) = &self.hears else {
            return false;
        };
        let sees = Arc::clone(sees);
        // The turns never close: without one it compares all the same.
        let _turn = self.turns.acquire().await;
        spawn_blocking(move || sees()).await.unwrap_or(true)
    }

    fn event(&self, name: &str, news: News) -> Bytes {
        event(name, json!({ "journal": news.journal, "boot": self.boot }))
    }
}
