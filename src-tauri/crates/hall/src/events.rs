//! Streams of events: that something changed, never what.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use hyper::body::{Body, Bytes, Frame};
use serde_json::json;
use tokio::sync::{mpsc, watch};
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::limits::Limits;

/// What there is to hear.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct News {
    /// Counts every sign of the desk, so that streams look whether their id is still one.
    pub(crate) signs: u64,
    pub(crate) journal: u32,
    /// Counts what the public sees anew.
    pub(crate) public: u64,
}

/// Whose stream it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Listener {
    /// Hears of everything.
    Device(String),
    /// Hears of what the public sees.
    Projector(String),
    Public(IpAddr),
}

/// Of a listener still to come, whether he may go on.
pub(crate) type MayGoOn = Box<dyn Fn() -> bool + Send>;

/// The body of a stream.
pub(crate) struct Stream(mpsc::Receiver<Bytes>);

impl Body for Stream {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let next = self.0.poll_recv(context);
        next.map(|it| it.map(|bytes| Ok(Frame::data(bytes))))
    }
}

/// Every open stream.
pub(crate) struct Streams {
    news: watch::Receiver<News>,
    /// Which start of the hall this is.
    boot: String,
    limits: Limits,
    open: Arc<Mutex<HashMap<Listener, VecDeque<AbortHandle>>>>,
}

impl Streams {
    pub(crate) fn new(news: watch::Receiver<News>, boot: String, limits: Limits) -> Self {
        Self {
            news,
            boot,
            limits,
            open: Arc::default(),
        }
    }

    /// Opens a stream; none when there are too many of nobody's at this address.
    pub(crate) fn open(&self, listener: Listener, may_go_on: MayGoOn) -> Option<Stream> {
        let most = match &listener {
            Listener::Device(_) | Listener::Projector(_) => self.limits.streams_of_device,
            Listener::Public(_) => self.limits.streams_of_address,
        };
        let mut all = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, open| {
            open.retain(|it| !it.is_finished());
            !open.is_empty()
        });
        let open = all.entry(listener.clone()).or_default();
        if open.len() >= most {
            match &listener {
                Listener::Public(_) => return None,
                Listener::Device(_) | Listener::Projector(_) => {
                    open.pop_front().iter().for_each(AbortHandle::abort);
                }
            }
        }
        let (frames, body) = mpsc::channel(4);
        let speaker = Speaker {
            news: self.news.clone(),
            frames,
            boot: self.boot.clone(),
            limits: self.limits,
            public: !matches!(listener, Listener::Device(_)),
            may_go_on,
        };
        open.push_back(tokio::spawn(speaker.speak()).abort_handle());
        Some(Stream(body))
    }
}

/// Says to one listener what there is to hear.
struct Speaker {
    news: watch::Receiver<News>,
    frames: mpsc::Sender<Bytes>,
    boot: String,
    limits: Limits,
    /// Hears only of what the public sees.
    public: bool,
    may_go_on: MayGoOn,
}

impl Speaker {
    /// Until the listener is gone, may not go on, or the hall is closed.
    async fn speak(mut self) {
        let mut said = *self.news.borrow_and_update();
        let mut next = Some(self.event("state", said));
        loop {
            if let Some(frame) = next.take()
                && self.frames.send(frame).await.is_err()
            {
                return;
            }
            let heard = timeout(self.limits.stream_says_within, self.news.changed());
            next = match heard.await {
                Err(_) => Some(Bytes::from_static(b": still here\n\n")),
                Ok(Err(_)) => return,
                Ok(Ok(())) if !(self.may_go_on)() => return,
                Ok(Ok(())) => {
                    let news = *self.news.borrow_and_update();
                    let is_new = if self.public {
                        news.public != said.public
                    } else {
                        news.journal != said.journal
                    };
                    said = news;
                    is_new.then(|| self.event("changed", news))
                }
            };
        }
    }

    fn event(&self, name: &str, news: News) -> Bytes {
        let data = json!({ "journal": news.journal, "boot": self.boot });
        format!("event: {name}\ndata: {data}\n\n").into()
    }
}
