//! The database: its schema, and three pools, so that searches cannot take the connections of readers, nor readers
//! those of who pushes.
//!
//! Not here: what is asked. Each module asks for itself, in short transactions.

mod log;
mod migrations;

use std::time::Duration;

use sqlx_core::pool::PoolConnection;
use sqlx_postgres::{PgConnectOptions, PgPool, PgPoolOptions, Postgres};

pub(crate) use log::{Act, note, note_once};
pub(crate) use migrations::newest as newest_schema;
pub use migrations::{SchemaError, migrate, must_be_current};

use crate::Refusal;

/// How long somebody waits for a connection before the archive says that the database is away.
const PATIENCE: Duration = Duration::from_secs(3);
/// The numbers of connections of readers, searches and writers. PostgreSQL takes 100 as it comes.
const READERS: u32 = 8;
const SEARCHERS: u32 = 3;
const WRITERS: u32 = 8;
/// After how long PostgreSQL gives up a statement: nothing here takes so long.
const STATEMENT: &str = "15s";
/// The same for a statement of a search.
const SEARCH: &str = "3s";

/// The database of an archive.
#[derive(Debug, Clone)]
pub struct Database {
    readers: PgPool,
    searchers: PgPool,
    writers: PgPool,
    options: PgConnectOptions,
}

impl Database {
    /// The database at `url` (`postgres://…`). It is asked when somebody needs it.
    ///
    /// # Errors
    /// When the URL is none.
    pub fn at(url: &str) -> Result<Self, sqlx_core::Error> {
        let options: PgConnectOptions = url.parse()?;
        let options = options
            .application_name("kralle-archive")
            .options([("statement_timeout", STATEMENT)]);
        let pool = |most, options: &PgConnectOptions| {
            PgPoolOptions::new()
                .max_connections(most)
                .acquire_timeout(PATIENCE)
                .connect_lazy_with(options.clone())
        };
        let searching = options.clone().options([("statement_timeout", SEARCH)]);
        Ok(Self {
            readers: pool(READERS, &options),
            searchers: pool(SEARCHERS, &searching),
            writers: pool(WRITERS, &options),
            options,
        })
    }

    /// Ends all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        self.searchers.close().await;
        self.writers.close().await;
    }

    /// For looks.
    pub(crate) const fn readers(&self) -> &PgPool {
        &self.readers
    }

    /// For searches, so that they take no connection of those who open a page.
    ///
    /// # Errors
    /// Fails while all of them search, and if the database cannot be asked.
    pub(crate) async fn searcher(&self) -> Result<PoolConnection<Postgres>, Refusal> {
        match self.searchers.acquire().await {
            Err(sqlx_core::Error::PoolTimedOut) if self.is_searching() => {
                Err(Refusal::busy("too many search at this moment"))
            }
            acquired => Ok(acquired?),
        }
    }

    /// True if every connection for searches is in use.
    fn is_searching(&self) -> bool {
        self.searchers.size() >= SEARCHERS && self.searchers.num_idle() == 0
    }

    /// For searches, to be counted.
    pub(crate) const fn searchers(&self) -> &PgPool {
        &self.searchers
    }

    /// For transactions that write.
    pub(crate) const fn writers(&self) -> &PgPool {
        &self.writers
    }

    /// How to connect, for a connection that is kept: one that listens, or that runs for long.
    pub(crate) const fn options(&self) -> &PgConnectOptions {
        &self.options
    }
}
