//! Server-sent events.

use std::convert::Infallible;
use std::fmt::Display;
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Body, Bytes, Frame};
use tokio::select;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// The number of events buffered for a slow client.
const WAITING: usize = 4;
/// A keep-alive comment for proxies and both ends.
const STILL_OPEN: Bytes = Bytes::from_static(b": still here\n\n");

/// Formats an event; `data` must be one line.
pub fn event(name: &str, data: impl Display) -> Bytes {
    format!("event: {name}\ndata: {data}\n\n").into()
}

/// Creates a stream and its sender, which sends a keep-alive comment after this time without an
/// event.
pub fn event_stream(comment_after: Duration) -> (EventSender, EventStream) {
    let (frames, stream) = mpsc::channel(WAITING);
    let sender = EventSender {
        frames,
        comment_after,
        comment_at: Instant::now() + comment_after,
    };
    (sender, EventStream(stream))
}

/// The body of an event stream; ends with its sender.
#[derive(Debug)]
pub struct EventStream(mpsc::Receiver<Bytes>);

impl Body for EventStream {
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

/// The client of a stream has disconnected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disconnected;

/// Sends events to one client.
#[derive(Debug)]
pub struct EventSender {
    frames: mpsc::Sender<Bytes>,
    comment_after: Duration,
    comment_at: Instant,
}

impl EventSender {
    /// Sends an event; waits while the client reads slowly.
    ///
    /// # Errors
    /// Fails if the client has disconnected.
    pub async fn send(&mut self, event: Bytes) -> Result<(), Disconnected> {
        let sent = self.frames.send(event).await;
        self.comment_at = Instant::now() + self.comment_after;
        sent.map_err(|_| Disconnected)
    }

    /// Sends a comment, which makes proxies forward the response head.
    ///
    /// # Errors
    /// Fails if the client has disconnected.
    pub async fn comment(&mut self) -> Result<(), Disconnected> {
        self.send(STILL_OPEN).await
    }

    /// Awaits `next`, sending keep-alive comments meanwhile.
    ///
    /// # Errors
    /// Fails if the client has disconnected.
    pub async fn wait_for<T>(&mut self, next: impl Future<Output = T>) -> Result<T, Disconnected> {
        let mut next = pin!(next);
        loop {
            select! {
                () = self.frames.closed() => return Err(Disconnected),
                value = next.as_mut() => return Ok(value),
                () = sleep_until(self.comment_at) => {}
            }
            self.comment().await?;
        }
    }
}
