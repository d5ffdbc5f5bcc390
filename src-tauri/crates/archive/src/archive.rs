//! What every request shares.

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

/// How much the archive takes, keeps and does at once.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The largest tournament file, before it is packed, in bytes.
    pub file_bytes: usize,
    /// How many bytes of pages are kept in memory.
    pub page_bytes: u64,
    /// How many bytes of bodies may arrive at one moment, over all who send.
    pub arriving_bytes: usize,
    pub body_pace: BodyPace,
    /// The number of files that are proven at once. As many stored files are read at once for the public.
    pub proofs: NonZeroUsize,
    /// Of a request line and its headers, in bytes.
    pub head_bytes: usize,
    /// How long a head may take to come, and a connection may stay idle.
    pub head_within: Duration,
    /// The longest time for which a client may read nothing of a response.
    pub taken_within: Duration,
    /// The time after which the connection of a vanished client ends.
    pub gone_within: Duration,
    /// How many connections there may be.
    pub connections: usize,
    /// How many of them from one address that is not of this machine, where a proxy is.
    pub connections_of_address: usize,
    /// How many requests an address may ask in a minute; none: as many as it likes, for an archive behind a
    /// proxy that limits, and for measuring.
    pub requests_a_minute: Option<u32>,
    /// After how long the ratings follow what is new.
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
    /// The limits of connections. Loopback has no share of its own: a proxy may be there.
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

/// See [`Archive`].
pub struct Shared {
    pub(crate) database: Database,
    pub(crate) limits: Limits,
    /// To prove a file takes a core for some milliseconds; more at once would only take memory.
    pub(crate) proofs: Semaphore,
    /// A permit for each stored file that is read for the public: readers take no turn of a push.
    pub(crate) stored_reads: Semaphore,
    /// A permit for each kilobyte of bodies that arrive at this moment.
    pub(crate) arriving: Arc<Semaphore>,
    pub(crate) standings: Standings,
    pub(crate) pages: KeptPages,
    pub(crate) changes: Changes,
    /// The settings of a season came here.
    pub(crate) season_came: Notify,
    /// Held while a reader works out a season that is out of date: the others wait for the result.
    pub(crate) season_turn: Mutex<()>,
    identity: OnceCell<ArchiveId>,
    pub(crate) metrics: Metrics,
}

impl Archive {
    /// An archive on this database.
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

    /// The identity of the archive, which every statement to it names.
    ///
    /// # Errors
    /// Fails if the database cannot be asked the first time.
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

    /// Applies a change of this server to its caches. Listeners hear it as they hear other servers, by the database;
    /// where that tells nothing, at once.
    pub(crate) async fn has_changed(&self, change: Change) {
        self.apply(&change).await;
        if !self.standings.is_told() {
            self.changes.tell(change);
        }
    }

    /// Applies a change of any server to the caches: content that it hides is in none of them afterwards. True if the
    /// change was not applied before.
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
