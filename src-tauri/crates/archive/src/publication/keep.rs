//! Storing of public content, and announcing changes to all servers.

use std::collections::BTreeMap;
use std::sync::Arc;

use kralle_store::FileId;
use kralle_tournament::PlayerId;
use kralle_view::shown::Shown;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;
use tokio::task::spawn_blocking;

use super::{Change, Proven, evening, look, pack, publish};
use crate::Refusal;

/// The PostgreSQL channel for changes.
pub(crate) const CHANNEL: &str = "kralle_archive";

/// Stores the public content of a revision, replacing the previous one.
///
/// # Errors
/// Fails if the tournament contradicts itself, or the database is unavailable.
pub(crate) async fn keep(
    connection: &mut PgConnection,
    tournament: i32,
    revision: i32,
    proven: Arc<Proven>,
    persons: BTreeMap<PlayerId, (i32, Shown)>,
) -> Result<(), Refusal> {
    let made = spawn_blocking(move || {
        let internal = |error: std::io::Error| Refusal::internal(&error);
        let (kept, listed) = publish(&proven.tournament, &proven.head, &persons)
            .map_err(|refusal| Refusal::internal(&format!("{refusal:?}")))?;
        let evening = evening(&proven.tournament, &proven.head);
        let public = pack(&kept).map_err(internal)?;
        Ok::<_, Refusal>((public, pack(&evening).map_err(internal)?, listed))
    });
    let (public, evening, listed) = made.await.map_err(|error| Refusal::internal(&error))??;
    query(
        "WITH kept AS (
             INSERT INTO kept (tournament, revision, public, evening) VALUES ($1, $2, $3, $4)
             ON CONFLICT (tournament) DO UPDATE SET revision = excluded.revision,
             public = excluded.public, evening = excluded.evening),
         found AS (
             INSERT INTO tournament_words (tournament, words) VALUES ($1, $13)
             ON CONFLICT (tournament) DO UPDATE SET words = excluded.words
             WHERE tournament_words.words <> excluded.words)
         UPDATE tournament SET newest = $2, name = $5, place = $6, date = $7, game = $8,
             formation = $9, progress = $10, teams = $11, players = $12
         WHERE tournament = $1",
    )
    .bind(tournament)
    .bind(revision)
    .bind(public)
    .bind(evening)
    .bind(listed.name)
    .bind(listed.place)
    .bind(listed.date)
    .bind(listed.game)
    .bind(listed.formation)
    .bind(listed.progress)
    .bind(listed.teams)
    .bind(listed.players)
    .bind(listed.words)
    .execute(connection)
    .await?;
    Ok(())
}

/// Recreates the public content of the newest revision from the file, after a change of
/// visibility. Does nothing if the file was removed.
///
/// # Errors
/// Fails if the file is unreadable, or the database is unavailable.
pub(crate) async fn keep_again(
    connection: &mut PgConnection,
    tournament: i32,
    persons: BTreeMap<PlayerId, (i32, Shown)>,
) -> Result<(), Refusal> {
    let found: Option<(i32, i32, Vec<u8>)> = query_as(
        "SELECT revision, bytes, packed FROM revision
         JOIN tournament ON tournament.tournament = revision.tournament AND newest = revision
         WHERE revision.tournament = $1",
    )
    .bind(tournament)
    .fetch_optional(&mut *connection)
    .await?;
    let Some((revision, bytes, packed)) = found else {
        return Ok(());
    };
    let proven = spawn_blocking(move || {
        let file = zstd::bulk::decompress(&packed, usize::try_from(bytes).unwrap_or_default());
        look(&file.map_err(|error| Refusal::internal(&error))?)
    });
    let proven = proven.await.map_err(|error| Refusal::internal(&error))??;
    keep(connection, tournament, revision, Arc::new(proven), persons).await
}

/// The effect of a change on the public view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effect {
    /// New content is public.
    Shows,
    /// Content is no longer public, or a person's visibility was reduced.
    Hides,
}

/// Marks a tournament as changed now, and notifies all servers when the transaction commits.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn tell(
    connection: &mut PgConnection,
    tournament: i32,
    effect: Effect,
) -> Result<Change, Refusal> {
    // The clock of the database, strictly increasing.
    let (file, revision, changed): (Vec<u8>, i32, i64) = query_as(
        "UPDATE tournament
         SET changed = greatest(clock_timestamp(), changed + interval '1 microsecond')
         WHERE tournament = $1
         RETURNING file,
             CASE WHEN withdrawn_to < newest AND NOT is_taken_down
                 AND (public_until IS NULL OR public_until >= current_date)
             THEN newest ELSE 0 END,
             (extract(epoch FROM changed) * 1000000)::bigint",
    )
    .bind(tournament)
    .fetch_one(&mut *connection)
    .await?;
    let broken = || Refusal::internal(&format!("tournament {tournament}: a damaged row"));
    let change = Change {
        file: file.try_into().map_err(|_| broken())?,
        revision: u32::try_from(revision).map_err(|_| broken())?,
        changed,
        hides: effect == Effect::Hides,
    };
    query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(change.to_string())
        .execute(connection)
        .await?;
    Ok(change)
}

/// Returns the public address of a tournament, relative to the site's root.
pub(crate) fn page(file: FileId) -> String {
    format!("/tournaments/{file}/")
}
