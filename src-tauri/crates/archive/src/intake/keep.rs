//! Storing of a proven file, in one transaction.

use std::sync::Arc;

use kralle_push::answer::RefusalCode;
use kralle_store::FileId;
use serde_json::json;
use sqlx_core::query::query;
use sqlx_postgres::PgConnection;

use super::signed_request::Signed;
use super::standing::{Hold, Standing, Verdict};
use super::upload::Part;
use crate::Refusal;
use crate::database::{Act, Database, note};
use crate::person::{count, join, said};
use crate::publication::{self, Change, Effect, Proven};

/// A file to be stored.
pub(super) struct Coming {
    /// The signed statement of the push.
    pub(super) signed: Signed,
    pub(super) file: FileId,
    pub(super) revision: i32,
    pub(super) sha256: [u8; 32],
    /// Size before packing.
    pub(super) bytes: usize,
    pub(super) packed: Vec<u8>,
    /// The verdict that the proof was based on.
    pub(super) verdict: Verdict,
    /// True if the file does not contain the withdrawn revision before it.
    pub(super) is_another_copy: bool,
    pub(super) proven: Arc<Proven>,
    /// The partial upload to remove afterwards. `None` if the body arrived in one request.
    pub(super) upload: Option<Part>,
}

/// The result of storing a file.
pub(super) enum Outcome {
    Kept(Change),
    /// Another request has stored the same file.
    WasHere,
    /// Another request has stored a different file, so the proof must be repeated.
    Again,
}

/// Stores the file.
///
/// # Errors
/// Fails if the statement or the revision is outdated, or the database is unavailable. Also fails
/// if the tournament belongs to another organizer, or its public time is over.
pub(super) async fn keep(database: &Database, coming: &Coming) -> Result<Outcome, Refusal> {
    let mut transaction = database.writers().begin().await?;
    let organizer = coming.signed.organizer;
    coming.signed.count(&mut transaction).await?;
    query(
        "INSERT INTO tournament
            (file, organizer, newest, name, place, game, formation, progress, teams, players)
         VALUES ($1, $2, 0, '', '', '', '', '', 0, 0) ON CONFLICT (file) DO NOTHING",
    )
    .bind(coming.file.0.as_slice())
    .bind(organizer)
    .execute(&mut *transaction)
    .await?;
    let standing = Standing::of(&mut transaction, coming.file, coming.revision, Hold::Yes)
        .await?
        .ok_or_else(|| Refusal::internal(&"a tournament has gone"))?;
    let verdict = standing.verdict(organizer, coming.revision, &coming.sha256)?;
    if verdict == Verdict::IsHere {
        return Ok(Outcome::WasHere);
    }
    if verdict != coming.verdict {
        return Ok(Outcome::Again);
    }
    let tournament = standing.tournament;
    revision(&mut transaction, tournament, coming).await?;
    let said = said(&mut transaction, organizer, coming.file).await?;
    if let (Some(until), true) = (said.public_until, said.is_over) {
        return Err(Refusal::new(
            RefusalCode::TimeIsOver,
            format!(
                "the tournament was to be public until {until}; state a later day, or none, then push again"
            ),
        ));
    }
    query(
        "UPDATE tournament SET pushed = now(), public_until = $2, ended = NULL,
             another_copy_since = coalesce($3, another_copy_since)
         WHERE tournament = $1",
    )
    .bind(tournament)
    .bind(said.public_until)
    .bind(coming.is_another_copy.then_some(coming.revision))
    .execute(&mut *transaction)
    .await?;
    let players = &coming.proven.tournament.players;
    let joined = join(&mut transaction, tournament, players, &said.players).await?;
    publication::keep(
        &mut transaction,
        tournament,
        coming.revision,
        Arc::clone(&coming.proven),
        joined.persons,
    )
    .await?;
    let change = publication::tell(&mut transaction, tournament, Effect::Shows).await?;
    if let Some(part) = &coming.upload {
        part.remove(&mut transaction).await?;
    }
    let act = Act {
        name: "push",
        organizer: Some(organizer),
        file: Some(coming.file.0),
        data: json!({ "revision": coming.revision }),
    };
    note(&mut transaction, act).await?;
    count::tournaments(&mut transaction, &joined.touched).await?;
    transaction.commit().await?;
    Ok(Outcome::Kept(change))
}

async fn revision(
    connection: &mut PgConnection,
    tournament: i32,
    coming: &Coming,
) -> Result<(), Refusal> {
    let head = &coming.proven.head;
    query(
        "INSERT INTO revision (tournament, revision, sha256, head_entry, head_link, bytes, packed)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(tournament)
    .bind(coming.revision)
    .bind(coming.sha256.as_slice())
    .bind(i32::try_from(head.entry).unwrap_or(i32::MAX))
    .bind(head.link.as_slice())
    .bind(i32::try_from(coming.bytes).unwrap_or(i32::MAX))
    .bind(&coming.packed)
    .execute(connection)
    .await?;
    Ok(())
}
