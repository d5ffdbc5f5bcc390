//! Bodies that broke off: kept for a day, so that the rest is enough.

use kralle_push::ContentHash;
use kralle_store::FileId;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;

use super::packing::Packing;
use crate::database::Database;

/// How many of an organizer are kept: the oldest makes room.
const MOST: i64 = 4;

/// The place of a body that arrives in parts: whose it is, and the content that was signed.
#[derive(Debug, Clone, Copy)]
pub(super) struct Part {
    pub(super) organizer: i32,
    pub(super) file: FileId,
    pub(super) revision: i32,
    /// Of the file before it is packed.
    pub(super) sha256: ContentHash,
    pub(super) packing: Packing,
}

/// A statement about the part whose place is bound as `$1` to `$5`.
macro_rules! of_part {
    ($before:literal) => {
        concat!(
            $before,
            " WHERE organizer = $1 AND file = $2 AND revision = $3 AND sha256 = $4 AND packing = $5"
        )
    };
}

impl Part {
    /// How many bytes are there.
    pub(super) async fn length(&self, database: &Database) -> Result<usize, sqlx_core::Error> {
        let length: Option<i32> = query_scalar(of_part!("SELECT length(bytes) FROM upload"))
            .bind(self.organizer)
            .bind(self.file.0.as_slice())
            .bind(self.revision)
            .bind(self.sha256.0.as_slice())
            .bind(self.packing.code())
            .fetch_optional(database.writers())
            .await?;
        Ok(length.and_then(|it| usize::try_from(it).ok()).unwrap_or(0))
    }

    /// The bytes that are there; empty where nothing is.
    pub(super) async fn bytes(&self, database: &Database) -> Result<Vec<u8>, sqlx_core::Error> {
        let bytes: Option<Vec<u8>> = query_scalar(of_part!("SELECT bytes FROM upload"))
            .bind(self.organizer)
            .bind(self.file.0.as_slice())
            .bind(self.revision)
            .bind(self.sha256.0.as_slice())
            .bind(self.packing.code())
            .fetch_optional(database.writers())
            .await?;
        Ok(bytes.unwrap_or_default())
    }

    /// Keeps the bytes that came.
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

    /// Removes a part that is no longer needed.
    pub(super) async fn remove(
        &self,
        connection: &mut PgConnection,
    ) -> Result<(), sqlx_core::Error> {
        query(of_part!("DELETE FROM upload"))
            .bind(self.organizer)
            .bind(self.file.0.as_slice())
            .bind(self.revision)
            .bind(self.sha256.0.as_slice())
            .bind(self.packing.code())
            .execute(connection)
            .await?;
        Ok(())
    }
}
