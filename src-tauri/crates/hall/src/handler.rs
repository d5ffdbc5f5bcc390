//! The hall without sockets: answers requests, and does the work behind them.

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use hyper::body::{self, Bytes};
use hyper::{Request, Response};
use kralle_desk::SharedDesk;
use kralle_serve::Client;
use tokio::sync::watch;

use crate::acts::Acts;
use crate::answer::Body;
use crate::events::{News, Streams};
use crate::limits::Limits;
use crate::log::Log;
use crate::looks_once::LooksOnce;
use crate::pace::Paces;
use crate::public::Public;
use crate::requests::Requests;
use crate::telling::{Signal, hear, tell};

/// Work that ends with its handler.
type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// The request handler of a hall.
pub struct Handler {
    requests: Requests,
    /// `None` once streams have ended.
    signal: Mutex<Option<Arc<Signal>>>,
}

/// The work behind a handler. Without it, acts are never answered and streams announce nothing.
pub struct Background {
    /// Performs acts; it blocks, so it needs a thread of its own in a hall with sockets.
    pub acts: Work,
    /// Notifies streams of changes.
    pub news: Work,
}

impl fmt::Debug for Handler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handler").finish_non_exhaustive()
    }
}

impl Handler {
    /// Creates the handler of a desk, and its work.
    ///
    /// # Errors
    /// Fails if the system has no randomness.
    pub async fn begin(
        desk: &Arc<SharedDesk>,
        limits: Limits,
        log: Log,
    ) -> io::Result<(Self, Background)> {
        let (news, heard) = watch::channel(News {
            journal: desk.journal(),
            ..News::default()
        });
        let signal = Arc::new(Signal::new(news));
        let listener = Arc::downgrade(&signal);
        desk.on_change(Box::new(move || hear(&listener)));
        let public = Arc::new(Public::new(Arc::clone(desk)));
        // Before anyone can listen, so that later changes are announced.
        let seen = public.seen().await;
        let (acts, writer) = Acts::at(Arc::clone(desk), limits.acts_waiting, limits.acts_at_once);
        let telling = tell(
            Arc::clone(desk),
            (Arc::clone(&public), seen),
            Arc::downgrade(&signal),
            limits.events_apart,
        );
        let requests = Requests {
            desk: Arc::clone(desk),
            limits,
            paces: Paces::new(limits),
            acts,
            public,
            streams: Streams::new(heard, boot(desk)?, limits),
            looks: LooksOnce::new(desk.now().timestamp_millis()),
            log,
            naming_files: naming_files(),
        };
        let handler = Self {
            requests,
            signal: Mutex::new(Some(signal)),
        };
        let background = Background {
            acts: Box::pin(writer),
            news: Box::pin(telling),
        };
        Ok((handler, background))
    }

    /// Checks a request of `client` and returns its response.
    pub async fn answer(
        &self,
        request: Request<impl body::Body<Data = Bytes> + Unpin>,
        client: &Client,
    ) -> Response<Body> {
        self.requests.answer(request, client).await
    }

    /// Ends all streams.
    pub(crate) fn end_streams(&self) {
        let mut signal = self.signal.lock().unwrap_or_else(PoisonError::into_inner);
        // Streams end with their sender.
        signal.take();
    }
}

/// Returns a random id of this run of the hall.
fn boot(desk: &SharedDesk) -> io::Result<String> {
    let mut bytes = [0; 8];
    desk.random(&mut bytes)?;
    Ok(hex::encode(bytes))
}

/// Returns the calls whose input has a file name.
fn naming_files() -> BTreeSet<&'static str> {
    let calls = kralle_desk::list().into_iter();
    calls
        .filter(|it| it.names_a_file)
        .map(|it| it.name)
        .collect()
}
