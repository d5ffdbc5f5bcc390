//! `PUT /api/v1/tournaments/{file_id}/people/{revision}`: visibility of persons, and the last
//! public day.

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use chrono::NaiveDate;
use kralle_push::answer::RefusalCode;
use kralle_push::{Claim, ContentHash, Revision};
use kralle_view::shown::Shown;
use serde::Deserialize;
use serde_json::json;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_core::types::Json;
use sqlx_postgres::PgConnection;

use super::address::{Address, bad_field, number, revision};
use super::body::Arriving;
use super::signed_request::{SignedRequest, content_hash, must_be_content};
use super::standing::{Hold, Standing};
use crate::database::{Act, note};
use crate::person::{count, said, show_anew};
use crate::publication::{self, Change, Effect, is_calendar_day};
use crate::{Archive, Refusal};

/// Maximum size of the body, in bytes: a line for each player of the largest tournament.
const LARGEST: usize = 256 << 10;

/// The organizer's statement. It replaces the previous one.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct People {
    /// Visibility by player: `initials`, `withheld` or `name`.
    players: BTreeMap<u32, String>,
    /// The last day on which the tournament is public; `None` for no limit.
    public_until: Option<NaiveDate>,
}

/// Stores the statement. It may precede the first push, so that no player is shown against the
/// organizer's wish.
///
/// # Errors
/// Fails if the request is invalid or outdated, the tournament belongs to another organizer, or
/// the last day is in the past.
pub(super) async fn put(
    State(archive): State<Archive>,
    Path((file, revision_text)): Path<(String, String)>,
    headers: HeaderMap,
    body: Arriving,
) -> Result<StatusCode, Refusal> {
    let address = Address::of(file)?;
    let revision = revision(&revision_text)?;
    let request = SignedRequest::of(&headers, "people")?;
    let sha256 = content_hash(&headers)?;
    let claim = Claim::People {
        file: &address.text,
        revision,
        sha256,
    };
    let signed = match request.check(&archive, claim, address.subject()).await {
        Ok(signed) => signed,
        Err(refusal) => {
            body.discard().await;
            return Err(refusal);
        }
    };
    let organizer = signed.organizer;
    let body = body.complete(LARGEST, &archive).await?;
    must_be_content(&body, sha256)?;
    let people = parse(&body)?;
    let mut transaction = archive.database.writers().begin().await?;
    signed.count(&mut transaction).await?;
    let standing = Standing::of(&mut transaction, address.file, 0, Hold::Yes).await?;
    if let Some(standing) = &standing {
        standing.must_be_of(organizer)?;
    }
    must_not_be_over(&mut transaction, organizer, &address, people.public_until).await?;
    let kept = query(
        "INSERT INTO people (organizer, file, revision, sha256, players, public_until)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (organizer, file) DO UPDATE
         SET revision = excluded.revision, sha256 = excluded.sha256, players = excluded.players,
             public_until = excluded.public_until
         WHERE people.revision < excluded.revision",
    )
    .bind(organizer)
    .bind(address.file.0.as_slice())
    .bind(number(revision))
    .bind(sha256.0.as_slice())
    .bind(Json(&people.players))
    .bind(people.public_until)
    .execute(&mut *transaction)
    .await?;
    if kept.rows_affected() == 0 {
        must_be_the_same(&mut transaction, (organizer, &address), revision, sha256).await?;
        transaction.commit().await?;
        return Ok(StatusCode::NO_CONTENT);
    }
    let act = Act {
        name: "people",
        organizer: Some(organizer),
        file: Some(address.file.0),
        // The log does not name the persons, to protect their privacy.
        data: json!({ "revision": revision, "players": people.players.len(), "public_until": people.public_until }),
    };
    note(&mut transaction, act).await?;
    let change = match &standing {
        Some(standing) => Some(show(&mut transaction, organizer, &address, standing).await?),
        None => None,
    };
    transaction.commit().await?;
    if let Some(change) = change {
        archive.has_changed(change).await;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses a last day in the past, unless it was stated before. A withdrawal hides a tournament,
/// and a mistyped date must not delete its files.
async fn must_not_be_over(
    connection: &mut PgConnection,
    organizer: i32,
    address: &Address,
    until: Option<NaiveDate>,
) -> Result<(), Refusal> {
    let Some(until) = until else {
        return Ok(());
    };
    // In some time zones it is still the day before.
    let (is_over, is_stated): (bool, bool) = query_as(
        "SELECT $1::date < current_date - 1, EXISTS (
             SELECT 1 FROM people WHERE organizer = $2 AND file = $3 AND public_until = $1)",
    )
    .bind(until)
    .bind(organizer)
    .bind(address.file.0.as_slice())
    .fetch_one(connection)
    .await?;
    if !is_over || is_stated {
        return Ok(());
    }
    Err(bad_field(
        "public_until",
        &until.to_string(),
        "today or a later day; withdraw the tournament to take it back now",
    ))
}

/// Refuses a statement that differs from the last one.
async fn must_be_the_same(
    connection: &mut PgConnection,
    (organizer, address): (i32, &Address),
    revision: Revision,
    sha256: ContentHash,
) -> Result<(), Refusal> {
    let (newest, same): (i32, Option<bool>) =
        query_as("SELECT revision, sha256 = $3 FROM people WHERE organizer = $1 AND file = $2")
            .bind(organizer)
            .bind(address.file.0.as_slice())
            .bind(sha256.0.as_slice())
            .fetch_one(connection)
            .await?;
    if newest == number(revision) && same == Some(true) {
        return Ok(());
    }
    Err(Refusal::old(
        RefusalCode::OldPeople,
        format!("{newest} was said of the persons already, {revision} with this body is not later"),
        newest,
    ))
}

fn parse(body: &[u8]) -> Result<People, Refusal> {
    let mut people: People = serde_json::from_slice(body)
        .map_err(|error| bad_field("body", &error.to_string(), "players and public_until"))?;
    for (player, shown) in &people.players {
        if Shown::from_code(shown).is_none() {
            let field = format!("players.{player}");
            return Err(bad_field(&field, shown, &Shown::CODES.join(", ")));
        }
    }
    if let Some(until) = people.public_until.filter(|it| !is_calendar_day(*it)) {
        let until = until.to_string();
        return Err(bad_field("public_until", &until, "a year from 1 to 9999"));
    }
    people
        .players
        .retain(|_, shown| *shown != Shown::Name.code());
    Ok(people)
}

/// Applies the current visibility to a stored tournament.
///
/// # Errors
/// Fails if the stored file is unreadable, or the database is unavailable.
async fn show(
    connection: &mut PgConnection,
    organizer: i32,
    address: &Address,
    standing: &Standing,
) -> Result<Change, Refusal> {
    let said = said(connection, organizer, address.file).await?;
    query(
        "UPDATE tournament SET public_until = $2,
             ended = CASE WHEN public_until IS NOT DISTINCT FROM $2 THEN ended END
         WHERE tournament = $1",
    )
    .bind(standing.tournament)
    .bind(said.public_until)
    .execute(&mut *connection)
    .await?;
    let persons = show_anew(connection, standing.tournament, &said.players).await?;
    let touched: BTreeSet<i32> = persons.values().map(|(person, _)| *person).collect();
    publication::keep_again(connection, standing.tournament, persons).await?;
    let change = publication::tell(connection, standing.tournament, Effect::Hides).await?;
    count::tournaments(connection, &touched).await?;
    Ok(change)
}
