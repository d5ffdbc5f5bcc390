//! Access to the stored file of a public tournament.

use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use kralle_push::answer::RefusalCode;
use sqlx_core::query_as::query_as;
use tokio::time::timeout;

use crate::publication::Newest;
use crate::{Archive, Refusal};

/// Maximum wait for a permit to read a file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Runs `work` with the path of a temporary copy of the stored file. The permits for reading are
/// separate from those of pushes.
///
/// # Errors
/// Fails if too many files are being read, the tournament changed, or `work` fails.
pub(super) async fn with_file<T: Send + 'static>(
    archive: &Archive,
    newest: Newest,
    work: impl FnOnce(&Path) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let turn = timeout(PATIENCE, archive.stored_reads.acquire()).await;
    let Ok(Ok(_turn)) = turn else {
        return Err(Refusal::new(RefusalCode::TooMany, "too many ask at once"));
    };
    let row: Option<(Vec<u8>,)> = query_as(
        "SELECT packed FROM revision JOIN public_tournament USING (tournament)
         WHERE tournament = $1 AND revision = $2",
    )
    .bind(newest.tournament)
    .bind(newest.revision.cast_signed())
    .fetch_optional(archive.database.readers())
    .await?;
    let (packed,) = row.ok_or_else(|| Refusal::new(RefusalCode::OldRevision, "it has changed"))?;
    let most = archive.limits.file_bytes;
    let done = tokio::task::spawn_blocking(move || {
        let internal = |error: std::io::Error| Refusal::internal(&error);
        let bytes = zstd::bulk::decompress(&packed, most).map_err(internal)?;
        let mut file = tempfile::Builder::new()
            .suffix(".kralle")
            .tempfile()
            .map_err(internal)?;
        file.write_all(&bytes).map_err(internal)?;
        work(file.path())
    });
    done.await.map_err(|error| Refusal::internal(&error))?
}

#[cfg(test)]
mod tests {
    use kralle_push::answer::RefusalCode;

    use super::with_file;
    use crate::database::Database;
    use crate::publication::Newest;
    use crate::{Archive, Limits};

    #[tokio::test]
    async fn a_reader_of_a_stored_file_waits_for_no_proof_and_a_proof_for_no_reader() {
        let nowhere = Database::at("postgres://nobody@localhost/none?host=/nonexistent").unwrap();
        let archive = Archive::new(nowhere, Limits::default());
        let all = u32::try_from(archive.limits.proofs.get()).unwrap();
        let proofs = archive.proofs.try_acquire_many(all).unwrap();
        let newest = Newest::of_test(1);
        let read = with_file(&archive, newest, |_| Ok(())).await;
        // The read got its permit and reached the database.
        assert_eq!(read.unwrap_err().code, RefusalCode::DatabaseAway);
        drop(proofs);
        let reads = archive.stored_reads.try_acquire_many(all).unwrap();
        assert!(archive.proofs.try_acquire().is_ok());
        drop(reads);
    }
}
