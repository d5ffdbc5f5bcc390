//! The database: its schema and three connection pools. Searches cannot use up the connections of
//! readers, nor readers those of pushes.
//!
//! Not here: the queries. Each module has its own, in short transactions.

mod log;
mod migrations;

use std::time::Duration;

use sqlx_core::pool::PoolConnection;
use sqlx_postgres::{PgConnectOptions, PgPool, PgPoolOptions, Postgres};

pub(crate) use log::{Act, note, note_once};
pub(crate) use migrations::newest as newest_schema;
pub use migrations::{SchemaError, migrate, must_be_current};

use crate::Refusal;

/// Timeout for getting a connection; after it, the database counts as unavailable.
const PATIENCE: Duration = Duration::from_secs(3);
/// Maximum connections for readers, searches and writers. PostgreSQL's default limit is 100.
const READERS: u32 = 8;
const SEARCHERS: u32 = 3;
const WRITERS: u32 = 8;
/// PostgreSQL's statement timeout; no statement here takes this long.
const STATEMENT: &str = "15s";
/// The statement timeout for searches.
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
    /// Creates the pools for the database at `url` (`postgres://…`). Connections are opened on
    /// demand.
    ///
    /// # Errors
    /// Fails if the URL is invalid.
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

    /// Closes all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        self.searchers.close().await;
        self.writers.close().await;
    }

    /// The pool for reading.
    pub(crate) const fn readers(&self) -> &PgPool {
        &self.readers
    }

    /// Returns a connection for a search, separate from those for pages.
    ///
    /// # Errors
    /// Fails if all of them are in use, or the database is unavailable.
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

    /// The pool for searches, for metrics.
    pub(crate) const fn searchers(&self) -> &PgPool {
        &self.searchers
    }

    /// The pool for transactions that write.
    pub(crate) const fn writers(&self) -> &PgPool {
        &self.writers
    }

    /// The options for a dedicated connection that listens or runs for long.
    pub(crate) const fn options(&self) -> &PgConnectOptions {
        &self.options
    }
}
