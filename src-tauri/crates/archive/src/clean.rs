//! Hourly cleanup: unfinished uploads, expired tournaments and old refusals.

use std::time::Duration;

use chrono::NaiveDate;
use serde_json::json;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;
use tokio::time::sleep;

use crate::database::{Act, Database, note};
use crate::person::count;
use crate::publication::{self, Change, Effect};
use crate::refusal::complain;
use crate::{Archive, Refusal};

/// The interval between cleanups.
const PAUSE: Duration = Duration::from_hours(1);
/// The advisory lock: only one of the archive's servers cleans at a time.
const LOCK: i64 = 0x6b72_616c_6c65_0003;

/// The result of a cleanup.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Cleaned {
    /// Number of uploads removed, interrupted a day ago.
    pub uploads: u64,
    /// Tournaments whose public time ended.
    pub ended: Vec<Change>,
    /// Number of tournaments whose files were removed, thirty days after their end.
    pub removed: u64,
}

/// Cleans every hour while the archive is served.
pub(crate) async fn hourly(archive: Archive) {
    loop {
        match clean(&archive.database).await {
            Ok(cleaned) => {
                for change in cleaned.iter().flat_map(|it| &it.ended) {
                    archive.has_changed(*change).await;
                }
            }
            Err(refusal) => complain(&refusal),
        }
        sleep(PAUSE).await;
    }
}

/// Cleans now; `None` if another server is cleaning.
///
/// # Errors
/// Fails if the database is unavailable; nothing is changed then.
pub async fn clean(database: &Database) -> Result<Option<Cleaned>, Refusal> {
    let mut transaction = database.writers().begin().await?;
    let is_mine: bool = query_scalar("SELECT pg_try_advisory_xact_lock($1)")
        .bind(LOCK)
        .fetch_one(&mut *transaction)
        .await?;
    if !is_mine {
        return Ok(None);
    }
    let uploads = query("DELETE FROM upload WHERE begun < now() - interval '1 day'")
        .execute(&mut *transaction)
        .await?
        .rows_affected();
    query("DELETE FROM log WHERE act = 'refuse' AND at < now() - interval '90 days'")
        .execute(&mut *transaction)
        .await?;
    let mut cleaned = Cleaned {
        uploads,
        ended: end(&mut transaction).await?,
        removed: 0,
    };
    cleaned.removed = remove(&mut transaction).await?;
    transaction.commit().await?;
    Ok(Some(cleaned))
}

/// Ends expired tournaments, and logs the end with the day on which the files are removed.
///
/// # Errors
/// Fails if the database is unavailable.
async fn end(connection: &mut PgConnection) -> Result<Vec<Change>, Refusal> {
    type Row = (i32, Vec<u8>, NaiveDate, NaiveDate);
    let over: Vec<Row> = query_as(
        "WITH over AS (
             SELECT tournament FROM tournament WHERE public_until < current_date AND ended IS NULL
             ORDER BY tournament FOR NO KEY UPDATE)
         UPDATE tournament SET ended = now() WHERE tournament IN (SELECT tournament FROM over)
         RETURNING tournament, file, public_until, current_date + 30",
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut ended = Vec::with_capacity(over.len());
    for (tournament, file, until, removed_on) in over {
        ended.push(publication::tell(connection, tournament, Effect::Hides).await?);
        let act = Act {
            name: "end",
            organizer: None,
            file: file.try_into().ok(),
            data: json!({ "public_until": until, "removed_on": removed_on }),
        };
        note(connection, act).await?;
        count::of_tournament(connection, tournament).await?;
    }
    Ok(ended)
}

/// Removes the files and players of tournaments whose end was logged thirty days ago. The days
/// count from the log entry, so even a date long ago leaves thirty days.
///
/// # Errors
/// Fails if the database is unavailable.
async fn remove(connection: &mut PgConnection) -> Result<u64, Refusal> {
    let over: Vec<(i32, Vec<u8>)> = query_as(
        "SELECT tournament, file FROM tournament
         WHERE ended < now() - interval '30 days' AND public_until < current_date
           AND EXISTS (SELECT 1 FROM revision WHERE revision.tournament = tournament.tournament)
         ORDER BY tournament FOR NO KEY UPDATE",
    )
    .fetch_all(&mut *connection)
    .await?;
    let mut removed = 0;
    for (tournament, file) in over {
        files_of(connection, tournament).await?;
        let act = Act {
            name: "remove",
            organizer: None,
            file: file.try_into().ok(),
            data: json!({}),
        };
        note(connection, act).await?;
        removed += 1;
    }
    Ok(removed)
}

/// Removes a tournament's files, public content and players, and persons without other
/// tournaments.
///
/// A person whose visibility the administrator limited stays, so that the limit applies to later
/// tournaments. The tournament's row stays, so that no other organizer can push a file with its
/// identity.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn files_of(
    connection: &mut PgConnection,
    tournament: i32,
) -> Result<(), Refusal> {
    for sql in [
        "DELETE FROM revision WHERE tournament = $1",
        "DELETE FROM kept WHERE tournament = $1",
        "DELETE FROM tournament_words WHERE tournament = $1",
        "UPDATE tournament SET name = '', place = '', another_copy_since = NULL WHERE tournament = $1",
    ] {
        query(sql)
            .bind(tournament)
            .execute(&mut *connection)
            .await?;
    }
    let persons: Vec<i32> =
        query_scalar("DELETE FROM entry WHERE tournament = $1 RETURNING person")
            .bind(tournament)
            .fetch_all(&mut *connection)
            .await?;
    let nowhere: Vec<i32> = query_scalar(
        "SELECT person FROM person WHERE person = ANY ($1) AND shown = 'name'
         AND NOT EXISTS (SELECT 1 FROM entry WHERE entry.person = person.person)
         AND NOT EXISTS (SELECT 1 FROM person other WHERE other.merged_into = person.person)",
    )
    .bind(&persons)
    .fetch_all(&mut *connection)
    .await?;
    for sql in [
        "DELETE FROM rating WHERE person = ANY ($1)",
        "DELETE FROM person_word WHERE person = ANY ($1)",
        "DELETE FROM person WHERE person = ANY ($1)",
    ] {
        query(sql).bind(&nowhere).execute(&mut *connection).await?;
    }
    count::tournaments(connection, &persons.into_iter().collect()).await
}
