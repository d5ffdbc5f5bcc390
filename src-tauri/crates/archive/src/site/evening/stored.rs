//! The file of what is public, for what only the file itself can answer.

use std::io::Write as _;
use std::path::Path;
use std::time::Duration;

use kralle_push::answer::RefusalCode;
use sqlx_core::query_as::query_as;
use tokio::time::timeout;

use crate::publication::Newest;
use crate::{Archive, Refusal};

/// How long somebody waits for his turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// Does something with the file, in its turn among the proofs: `work` reads it at a path where it lies
/// only meanwhile.
pub(super) async fn with_file<T: Send + 'static>(
    archive: &Archive,
    newest: Newest,
    work: impl FnOnce(&Path) -> Result<T, Refusal> + Send + 'static,
) -> Result<T, Refusal> {
    let turn = timeout(PATIENCE, archive.proofs.acquire()).await;
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
