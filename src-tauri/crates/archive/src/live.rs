//! Who looks hears that something is new: server-sent events.
//!
//! A push tells the database (`NOTIFY`), every server of the archive listens there, and tells those who listen to it.

mod hear;

use std::convert::Infallible;
use std::time::Duration;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::routing::get;
use kralle_push::answer::RefusalCode;
use tokio::sync::broadcast;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::wrappers::errors::BroadcastStreamRecvError;
use tokio_stream::{Stream, StreamExt as _};

pub(crate) use hear::hear;

pub use crate::publication::Change;
use crate::publication::file_id;
use crate::{Archive, Refusal};

/// How many changes somebody may lag behind before he is told to look anew.
const LAG: usize = 256;
/// How many may listen to one server at once.
const MOST: usize = 5000;
/// After how long without news a sign of life is sent, so that proxies keep the stream.
const SIGN_OF_LIFE: Duration = Duration::from_secs(20);

/// What is new, for all who listen.
#[derive(Debug, Clone)]
pub struct Changes(broadcast::Sender<Change>);

impl Default for Changes {
    fn default() -> Self {
        Self(broadcast::Sender::new(LAG))
    }
}

impl Changes {
    /// Tells all who listen on this machine.
    pub fn tell(&self, change: Change) {
        // Nobody listens: nobody is told.
        let _ = self.0.send(change);
    }

    /// Everything that is told from now on.
    pub fn listen(&self) -> broadcast::Receiver<Change> {
        self.0.subscribe()
    }

    /// How many listen.
    pub fn listeners(&self) -> usize {
        self.0.receiver_count()
    }
}

/// The routes of streams, below `/api/v1`.
pub fn routes() -> Router<Archive> {
    Router::new().route("/events/{file_id}", get(events))
}

/// `GET /api/v1/events/{file_id}`: an event `revision` with `{"revision":n}` whenever the tournament has a new
/// one, `{"revision":0}` when it is no longer public.
async fn events(
    State(archive): State<Archive>,
    Path(file): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
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
    let changes = BroadcastStream::new(archive.changes.listen());
    let events = changes.filter_map(move |change| {
        let revision = match change {
            Ok(change) if change.file == file.0 => change.revision.to_string(),
            Ok(_) => return None,
            // What was missed may have been about this tournament: who listens looks anew.
            Err(BroadcastStreamRecvError::Lagged(_)) => "null".to_owned(),
        };
        let data = format!("{{\"revision\":{revision}}}");
        Some(Ok(Event::default().event("revision").data(data)))
    });
    // There are proxies that pass on no head before something of the body: who listens would not know that he does.
    let begun = tokio_stream::once(Ok(Event::default().comment("")));
    Ok(Sse::new(begun.chain(events)).keep_alive(KeepAlive::new().interval(SIGN_OF_LIFE)))
}
