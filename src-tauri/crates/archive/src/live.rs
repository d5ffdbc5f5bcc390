//! Live updates of open pages: server-sent events.
//!
//! A push sends `NOTIFY` in the database. Every server of the archive listens there and notifies
//! its own clients.

mod hear;

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use kralle_push::answer::RefusalCode;
use kralle_serve::{Disconnected, EventSender, event, event_stream};
use kralle_store::FileId;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

pub(crate) use hear::hear;

pub use crate::publication::Change;
use crate::publication::file_id;
use crate::{Archive, Refusal};

/// Maximum number of changes that a client may lag behind before it must reload.
const LAG: usize = 256;
/// Maximum number of clients per server.
const MOST: usize = 5000;
/// Interval of keep-alive comments, so that proxies keep the stream open.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);

/// Broadcasts the changes to all clients; `None` when the server stops.
#[derive(Debug, Clone)]
pub struct Changes(broadcast::Sender<Option<Change>>);

impl Default for Changes {
    fn default() -> Self {
        Self(broadcast::Sender::new(LAG))
    }
}

impl Changes {
    /// Sends a change to all clients of this server.
    pub fn tell(&self, change: Change) {
        // Without clients there is no receiver.
        let _ = self.0.send(Some(change));
    }

    /// Ends all streams.
    pub(crate) fn end(&self) {
        let _ = self.0.send(None);
    }

    /// Returns a receiver of all future changes.
    pub fn listen(&self) -> broadcast::Receiver<Option<Change>> {
        self.0.subscribe()
    }

    /// Number of clients.
    pub fn listeners(&self) -> usize {
        self.0.receiver_count()
    }
}

/// Returns the routes of streams, below `/api/v1`.
pub fn routes() -> Router<Archive> {
    Router::new().route("/events/{file_id}", get(events))
}

/// `GET /api/v1/events/{file_id}`: sends an event `revision` with `{"revision":n}` for each new
/// revision, and `{"revision":0}` when the tournament is no longer public.
async fn events(
    State(archive): State<Archive>,
    Path(file): Path<String>,
) -> Result<Response, Refusal> {
    let file = file_id(&file).ok_or_else(|| {
        Refusal::new(
            RefusalCode::BadField,
            format!("file_id: found `{file}`, expected 32 hexadecimal digits"),
        )
    })?;
    if archive.changes.listeners() >= MOST {
        return Err(Refusal::new(
            RefusalCode::TooMany,
            "as many listen here as can; look again later",
        ));
    }
    let (sender, stream) = event_stream(SIGN_OF_LIFE);
    tokio::spawn(send(sender, file, archive.changes.listen()));
    let kind = [
        (CONTENT_TYPE, "text/event-stream"),
        (CACHE_CONTROL, "no-cache"),
    ];
    Ok((kind, Body::new(stream)).into_response())
}

/// Sends the changes of one tournament until the client disconnects or the server stops.
async fn send(
    mut events: EventSender,
    file: FileId,
    mut changes: broadcast::Receiver<Option<Change>>,
) -> Result<(), Disconnected> {
    // Some proxies forward the head only when the body begins.
    events.comment().await?;
    loop {
        let revision = match events.wait_for(changes.recv()).await? {
            Ok(Some(change)) if change.file == file.0 => change.revision.to_string(),
            Ok(Some(_)) => continue,
            // A missed change may concern this tournament, so the client must reload.
            Err(RecvError::Lagged(_)) => "null".to_owned(),
            Ok(None) | Err(RecvError::Closed) => return Ok(()),
        };
        let data = format!("{{\"revision\":{revision}}}");
        events.send(event("revision", data)).await?;
    }
}
