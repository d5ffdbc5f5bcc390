//! Who looks hears that something is new: server-sent events.

use axum::Router;
use tokio::sync::broadcast;

use crate::Archive;

/// How many changes somebody may lag behind before he is told to look anew.
const LAG: usize = 256;

/// A tournament that has a new revision, or is no longer public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// The identity of the file.
    pub file: [u8; 16],
    /// The newest revision; 0 when it is no longer public.
    pub revision: u32,
}

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
}

/// The routes of streams.
pub fn routes() -> Router<Archive> {
    Router::new()
}
