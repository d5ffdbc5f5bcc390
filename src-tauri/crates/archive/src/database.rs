//! The database: its schema, and two pools, so that readers cannot take the connections of those who push.
//!
//! Not here: what is asked. Each module asks for itself, in short transactions.

mod log;
mod migrations;

use std::time::Duration;

use sqlx_postgres::{PgConnectOptions, PgPool, PgPoolOptions};

pub(crate) use log::{Act, note};
pub(crate) use migrations::newest as newest_schema;
pub use migrations::{SchemaError, migrate, must_be_current};

/// How long somebody waits for a connection before the archive says that the database is away.
const PATIENCE: Duration = Duration::from_secs(3);
/// How many connections readers have, and how many writers. PostgreSQL takes 100 as it comes.
const READERS: u32 = 8;
const WRITERS: u32 = 8;
/// After how long PostgreSQL gives up a statement: nothing here takes so long.
const STATEMENT: &str = "15s";

/// The database of an archive.
#[derive(Debug, Clone)]
pub struct Database {
    readers: PgPool,
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
        let pool = |most| {
            PgPoolOptions::new()
                .max_connections(most)
                .acquire_timeout(PATIENCE)
                .connect_lazy_with(options.clone())
        };
        Ok(Self {
            readers: pool(READERS),
            writers: pool(WRITERS),
            options: options.clone(),
        })
    }

    /// Ends all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writers.close().await;
    }

    /// For looks.
    pub(crate) const fn readers(&self) -> &PgPool {
        &self.readers
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
