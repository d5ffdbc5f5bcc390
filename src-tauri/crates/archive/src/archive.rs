//! Shared state of all requests.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use kralle_push::ArchiveId;
use kralle_serve::{BodyPace, SeatLimits};
use sqlx_core::query_as::query_as;
use tokio::sync::{Mutex, Notify, OnceCell, Semaphore};

use crate::Refusal;
use crate::database::Database;
use crate::live::{Change, Changes};
use crate::publication::Standings;
use crate::serve::{Metrics, Proxies};
use crate::site::KeptPages;

/// An archive that is being served. Clones are cheap.
#[derive(Clone)]
pub struct Archive(Arc<Shared>);

/// Limits of sizes, times and concurrency.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Maximum size of a tournament file before packing, in bytes.
    pub file_bytes: usize,
    /// Maximum size of the page cache, in bytes.
    pub page_bytes: u64,
    /// Maximum number of body bytes in transfer at the same time, over all clients.
    pub arriving_bytes: usize,
    pub body_pace: BodyPace,
    /// Maximum number of concurrent proofs, and also of concurrent reads of stored files for the
    /// public.
    pub proofs: NonZeroUsize,
    /// Maximum size of a request line with its headers, in bytes.
    pub head_bytes: usize,
    /// Timeout for receiving a request head, and for idle connections.
    pub head_within: Duration,
    /// Timeout for clients that stop reading a response.
    pub taken_within: Duration,
    /// The time after which the connection of a vanished client ends.
    pub gone_within: Duration,
    /// Maximum number of connections.
    pub connections: usize,
    /// Maximum number of connections from one address. Loopback is exempt, because a proxy may run
    /// there.
    pub connections_of_address: usize,
    /// Maximum number of requests per address and minute. `None` means no limit, for an archive
    /// behind a proxy with its own limit, and for benchmarks.
    pub requests_a_minute: Option<u32>,
    /// The delay after which ratings include new results.
    pub rate_every: Duration,
    pub proxies: Proxies,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            file_bytes: 64 << 20,
            arriving_bytes: 256 << 20,
            page_bytes: 256 << 20,
            body_pace: BodyPace {
                silence: Duration::from_secs(20),
                grace: Duration::from_mins(1),
                slowest: 1024,
            },
            proofs: available_parallelism().unwrap_or(NonZeroUsize::MIN),
            head_bytes: 16 << 10,
            head_within: Duration::from_secs(15),
            taken_within: Duration::from_secs(20),
            gone_within: Duration::from_secs(45),
            connections: 8192,
            connections_of_address: 512,
            requests_a_minute: Some(600),
            rate_every: Duration::from_mins(10),
            proxies: Proxies::default(),
        }
    }
}

impl Limits {
    /// Returns the limits of connections. Loopback has no limit of its own, because a proxy may
    /// run there.
    pub(crate) const fn connections(&self) -> kralle_serve::Limits {
        kralle_serve::Limits {
            seats: SeatLimits {
                in_all: self.connections,
                of_address: self.connections_of_address,
                of_loopback: self.connections,
                make_room: false,
            },
            head_bytes: self.head_bytes,
            head_within: self.head_within,
            read_within: self.taken_within,
            gone_within: self.gone_within,
        }
    }
}

/// The shared state; see [`Archive`].
pub struct Shared {
    pub(crate) database: Database,
    pub(crate) limits: Limits,
    /// Permits for proofs. A proof uses one core for some milliseconds, so more at once would
    /// only use more memory.
    pub(crate) proofs: Semaphore,
    /// Permits for reading stored files for the public, separate from those of pushes.
    pub(crate) stored_reads: Semaphore,
    /// Permits for bodies in transfer, one per kilobyte.
    pub(crate) arriving: Arc<Semaphore>,
    pub(crate) standings: Standings,
    pub(crate) pages: KeptPages,
    pub(crate) changes: Changes,
    /// Notified when settings of a season arrive.
    pub(crate) season_came: Notify,
    /// Locked while a reader recalculates an outdated season; other readers wait for the result.
    pub(crate) season_turn: Mutex<()>,
    identity: OnceCell<ArchiveId>,
    pub(crate) metrics: Metrics,
}

impl Archive {
    /// Creates an archive on this database.
    pub fn new(database: Database, limits: Limits) -> Self {
        Self(Arc::new(Shared {
            database,
            limits,
            proofs: Semaphore::new(limits.proofs.get()),
            stored_reads: Semaphore::new(limits.proofs.get()),
            arriving: Arc::new(Semaphore::new(limits.arriving_bytes >> 10)),
            standings: Standings::default(),
            pages: KeptPages::new(limits.page_bytes),
            changes: Changes::default(),
            season_came: Notify::new(),
            season_turn: Mutex::new(()),
            identity: OnceCell::new(),
            metrics: Metrics::default(),
        }))
    }

    /// Returns the identity of the archive, which every signed statement names.
    ///
    /// # Errors
    /// Fails if the database is unavailable at the first call.
    pub(crate) async fn identity(&self) -> Result<&ArchiveId, Refusal> {
        self.identity.get_or_try_init(|| self.read_identity()).await
    }

    async fn read_identity(&self) -> Result<ArchiveId, Refusal> {
        let (id,): (Vec<u8>,) = query_as("SELECT id FROM archive_identity")
            .fetch_one(self.database.writers())
            .await?;
        <[u8; 16]>::try_from(id)
            .map(ArchiveId::from_bytes)
            .map_err(|_| Refusal::internal(&"a damaged identity of the archive"))
    }

    /// Applies a change made by this server to its caches. Open pages are notified through the
    /// database like those of other servers, or directly while the database connection is down.
    pub(crate) async fn has_changed(&self, change: Change) {
        self.apply(&change).await;
        if !self.standings.is_told() {
            self.changes.tell(change);
        }
    }

    /// Applies a change by any server to the caches; hidden content is in no cache afterwards.
    /// Returns true if the change is new.
    pub(crate) async fn apply(&self, change: &Change) -> bool {
        let is_news = self.standings.tell(change).await;
        if is_news && change.hides {
            self.pages.hide();
        }
        is_news
    }
}

impl std::ops::Deref for Archive {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}
