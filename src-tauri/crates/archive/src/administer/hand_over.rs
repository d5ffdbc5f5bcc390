//! Transfer of a tournament or a season to another organizer, from an impostor or after the loss
//! of a key.

use std::collections::{BTreeMap, BTreeSet};

use kralle_push::PublicKey;
use kralle_push::answer::RefusalCode;
use kralle_store::FileId;
use kralle_view::shown::Shown;
use serde_json::{Value, json};
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_core::query_scalar::query_scalar;
use sqlx_core::types::Json;
use sqlx_postgres::PgConnection;

use super::{anew, unknown};
use crate::Refusal;
use crate::database::{Act, Database, note};

/// The items to transfer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Possession {
    Tournament(FileId),
    /// A season, by its slug.
    Season(String),
    /// Every tournament and season of the organizer with this key.
    AllOf(PublicKey),
}

/// The number of tournaments and seasons transferred.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct HandedOver {
    pub tournaments: usize,
    pub seasons: usize,
}

/// An organizer who takes part in a transfer.
#[derive(Debug, Clone, Copy)]
struct Side {
    organizer: i32,
    key: PublicKey,
}

/// Transfers `possession` to the organizer with the key `to`.
///
/// Statements about persons stay valid. If a tournament has no files left, its revision numbers
/// start again.
///
/// # Errors
/// Fails if the item or the key is unknown, or the organizer is barred or owns the item already.
/// Also fails if the database is unavailable.
pub async fn hand_over(
    database: &Database,
    possession: &Possession,
    to: &PublicKey,
) -> Result<HandedOver, Refusal> {
    let mut transaction = database.writers().begin().await?;
    let to = admitted(&mut transaction, to).await?;
    let (tournaments, seasons) = things(&mut transaction, possession).await?;
    let mut done = HandedOver::default();
    for (tournament, file, from) in tournaments {
        if from != to.organizer {
            hand_over_tournament(&mut transaction, (tournament, file), from, to).await?;
            done.tournaments += 1;
        }
    }
    for (slug, from) in seasons {
        if from != to.organizer {
            hand_over_season(&mut transaction, &slug, from, to).await?;
            done.seasons += 1;
        }
    }
    if done == HandedOver::default() {
        return Err(Refusal::new(
            RefusalCode::BadField,
            format!("nothing was handed over: it is of {} already", to.key),
        ));
    }
    transaction.commit().await?;
    Ok(done)
}

/// Returns the admitted organizer with a key.
///
/// # Errors
/// Fails if the key is unknown or barred.
async fn admitted(connection: &mut PgConnection, key: &PublicKey) -> Result<Side, Refusal> {
    let row: Option<(i32, bool)> =
        query_as("SELECT organizer, barred IS NOT NULL FROM organizer WHERE public_key = $1")
            .bind(key.bytes().as_slice())
            .fetch_optional(connection)
            .await?;
    match row {
        None => Err(unknown(format!("organizer {key}"))),
        Some((_, true)) => Err(Refusal::new(
            RefusalCode::BadField,
            format!("the organizer {key} is barred; admit the key first"),
        )),
        Some((organizer, false)) => Ok(Side {
            organizer,
            key: *key,
        }),
    }
}

type Tournament = (i32, [u8; 16], i32);
type Season = (String, i32);

/// Returns the tournaments and seasons of a possession with their organizers, locked until the
/// transaction ends.
///
/// # Errors
/// Fails if the item or the key is unknown, or the database is unavailable.
async fn things(
    connection: &mut PgConnection,
    possession: &Possession,
) -> Result<(Vec<Tournament>, Vec<Season>), Refusal> {
    let (file, slug, owner) = match possession {
        Possession::Tournament(file) => (Some(file.0.to_vec()), None, None),
        Possession::Season(slug) => (None, Some(slug.as_str()), None),
        Possession::AllOf(key) => {
            let owner: Option<i32> =
                query_scalar("SELECT organizer FROM organizer WHERE public_key = $1")
                    .bind(key.bytes().as_slice())
                    .fetch_optional(&mut *connection)
                    .await?;
            let owner = owner.ok_or_else(|| unknown(format!("organizer {key}")))?;
            (None, None, Some(owner))
        }
    };
    let rows: Vec<(i32, Vec<u8>, i32)> = query_as(
        "SELECT tournament, file, organizer FROM tournament WHERE file = $1 OR organizer = $2
         ORDER BY tournament FOR NO KEY UPDATE",
    )
    .bind(file)
    .bind(owner)
    .fetch_all(&mut *connection)
    .await?;
    let tournaments = rows
        .into_iter()
        .filter_map(|(tournament, file, organizer)| {
            Some((tournament, file.try_into().ok()?, organizer))
        });
    let tournaments: Vec<Tournament> = tournaments.collect();
    let seasons: Vec<Season> = query_as(
        "SELECT slug, organizer FROM season WHERE slug = $1 OR organizer = $2
         ORDER BY season FOR NO KEY UPDATE",
    )
    .bind(slug)
    .bind(owner)
    .fetch_all(connection)
    .await?;
    match possession {
        Possession::Tournament(file) if tournaments.is_empty() => {
            Err(unknown(format!("tournament {file}")))
        }
        Possession::Season(slug) if seasons.is_empty() => Err(unknown(format!("season {slug}"))),
        Possession::Tournament(_) | Possession::Season(_) | Possession::AllOf(_) => {
            Ok((tournaments, seasons))
        }
    }
}

async fn hand_over_tournament(
    connection: &mut PgConnection,
    (tournament, file): (i32, [u8; 16]),
    from: i32,
    to: Side,
) -> Result<(), Refusal> {
    move_people(connection, file, from, to.organizer).await?;
    query("DELETE FROM upload WHERE organizer = $1 AND file = $2")
        .bind(from)
        .bind(file.as_slice())
        .execute(&mut *connection)
        .await?;
    query("UPDATE tournament SET organizer = $2 WHERE tournament = $1")
        .bind(tournament)
        .bind(to.organizer)
        .execute(&mut *connection)
        .await?;
    // An impostor may have pushed with the largest revision number.
    query(
        "UPDATE tournament SET newest = 0, withdrawn_to = 0, another_copy_since = NULL
         WHERE tournament = $1
             AND NOT EXISTS (SELECT 1 FROM revision WHERE revision.tournament = $1)",
    )
    .bind(tournament)
    .execute(&mut *connection)
    .await?;
    anew::publish(connection, &[tournament], BTreeSet::new()).await?;
    let data = keys(connection, from, to).await?;
    let act = Act {
        name: "hand_over",
        organizer: None,
        file: Some(file),
        data,
    };
    note(connection, act).await?;
    Ok(())
}

async fn hand_over_season(
    connection: &mut PgConnection,
    slug: &str,
    from: i32,
    to: Side,
) -> Result<(), Refusal> {
    query("UPDATE season SET organizer = $2 WHERE slug = $1")
        .bind(slug)
        .bind(to.organizer)
        .execute(&mut *connection)
        .await?;
    let mut data = keys(connection, from, to).await?;
    data["slug"] = slug.into();
    let act = Act {
        name: "hand_over",
        organizer: None,
        file: None,
        data,
    };
    note(connection, act).await?;
    Ok(())
}

/// Returns both keys, for the log.
async fn keys(connection: &mut PgConnection, from: i32, to: Side) -> Result<Value, Refusal> {
    let from: Vec<u8> = query_scalar("SELECT public_key FROM organizer WHERE organizer = $1")
        .bind(from)
        .fetch_one(connection)
        .await?;
    let from = from.try_into().ok();
    let from = from.and_then(|bytes| PublicKey::from_bytes(bytes).ok());
    let from = from.map(|key| key.to_string());
    Ok(json!({ "from": from, "to": to.key.to_string() }))
}

/// A row of `people`: revision, organizer, and visibility by player.
type Stated = (i32, i32, Json<BTreeMap<u32, String>>);

/// Transfers the statements about the persons of a file. If both organizers made statements, the
/// stricter one applies.
///
/// # Errors
/// Fails if the database is unavailable.
async fn move_people(
    connection: &mut PgConnection,
    file: [u8; 16],
    from: i32,
    to: i32,
) -> Result<(), Refusal> {
    let rows: Vec<Stated> = query_as(
        "SELECT revision, organizer, players FROM people
         WHERE file = $1 AND organizer IN ($2, $3) FOR UPDATE",
    )
    .bind(file.as_slice())
    .bind(from)
    .bind(to)
    .fetch_all(&mut *connection)
    .await?;
    if rows.iter().any(|(_, organizer, _)| *organizer == to) {
        let mut players: BTreeMap<u32, Shown> = BTreeMap::new();
        for (player, code) in rows.iter().flat_map(|(_, _, Json(players))| players) {
            let shown = Shown::from_code(code).unwrap_or(Shown::Withheld);
            let least = players.entry(*player).or_default();
            *least = shown.max(*least);
        }
        let players: BTreeMap<u32, &str> = players
            .iter()
            .map(|(player, it)| (*player, it.code()))
            .collect();
        let revision = rows.iter().map(|(revision, ..)| *revision).max();
        query(
            "UPDATE people SET players = $3, revision = $4, sha256 = NULL
             WHERE organizer = $1 AND file = $2",
        )
        .bind(to)
        .bind(file.as_slice())
        .bind(Json(&players))
        .bind(revision.unwrap_or_default())
        .execute(&mut *connection)
        .await?;
        query("DELETE FROM people WHERE organizer = $1 AND file = $2")
            .bind(from)
            .bind(file.as_slice())
            .execute(connection)
            .await?;
    } else {
        query("UPDATE people SET organizer = $3 WHERE organizer = $1 AND file = $2")
            .bind(from)
            .bind(file.as_slice())
            .bind(to)
            .execute(connection)
            .await?;
    }
    Ok(())
}
