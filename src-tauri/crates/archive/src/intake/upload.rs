//! Interrupted uploads, kept for a day so that they can be resumed.

use kralle_push::ContentHash;
use kralle_store::FileId;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use super::packing::Packing;
use crate::database::Database;

/// Maximum number per organizer; a new one replaces the oldest.
const MOST: i64 = 4;

/// The key of a partial upload: its organizer and the signed content.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    pub(super) organizer: i32,
    pub(super) file: FileId,
    pub(super) revision: i32,
    /// The hash of the file before packing.
    pub(super) sha256: ContentHash,
    pub(super) packing: Packing,
}

/// Builds a query about one partial upload.
macro_rules! of_part {
    ($part:expr, $query:ident($before:literal)) => {
        $query(concat!(
            $before,
            " WHERE organizer = $1 AND file = $2 AND revision = $3 AND sha256 = $4 AND packing = $5"
        ))
        .bind($part.organizer)
        .bind($part.file.0.as_slice())
        .bind($part.revision)
        .bind($part.sha256.0.as_slice())
        .bind($part.packing.code())
    };
}

impl Part {
    /// Returns the number of stored bytes; 0 if there are none.
    ///
    /// # Errors
    /// Fails if the database is unavailable.
    pub(super) async fn length(&self, database: &Database) -> Result<usize, sqlx_core::Error> {
        let length: Option<i32> = of_part!(self, query_scalar("SELECT length(bytes) FROM upload"))
            .fetch_optional(database.writers())
            .await?;
        Ok(length.and_then(|it| usize::try_from(it).ok()).unwrap_or(0))
    }

    /// Returns the stored bytes; empty if there are none.
    ///
    /// # Errors
    /// Fails if the database is unavailable.
    pub(super) async fn bytes(&self, database: &Database) -> Result<Vec<u8>, sqlx_core::Error> {
        let bytes: Option<Vec<u8>> = of_part!(self, query_scalar("SELECT bytes FROM upload"))
            .fetch_optional(database.writers())
            .await?;
        Ok(bytes.unwrap_or_default())
    }

    /// Stores the received bytes.
    ///
    /// # Errors
    /// Fails if the database is unavailable.
    pub(super) async fn keep(
        &self,
        database: &Database,
        bytes: &[u8],
    ) -> Result<(), sqlx_core::Error> {
        let mut transaction = database.writers().begin().await?;
        query(
            "INSERT INTO upload (organizer, file, revision, sha256, packing, bytes)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (organizer, file, revision, sha256, packing)
             DO UPDATE SET bytes = excluded.bytes",
        )
        .bind(self.organizer)
        .bind(self.file.0.as_slice())
        .bind(self.revision)
        .bind(self.sha256.0.as_slice())
        .bind(self.packing.code())
        .bind(bytes)
        .execute(&mut *transaction)
        .await?;
        query(
            "DELETE FROM upload WHERE organizer = $1 AND (file, revision, sha256, packing) IN (
                 SELECT file, revision, sha256, packing FROM upload WHERE organizer = $1
                 ORDER BY begun DESC, file, revision, sha256, packing OFFSET $2)",
        )
        .bind(self.organizer)
        .bind(MOST)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await
    }

    /// Removes the partial upload.
    ///
    /// # Errors
    /// Fails if the database is unavailable.
    pub(super) async fn remove(
        &self,
        connection: &mut PgConnection,
    ) -> Result<(), sqlx_core::Error> {
        of_part!(self, query("DELETE FROM upload"))
            .execute(connection)
            .await?;
        Ok(())
    }
}
