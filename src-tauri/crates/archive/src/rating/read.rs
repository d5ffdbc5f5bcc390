//! Reading of the matches of all public tournaments.

use std::collections::HashMap;

use chrono::NaiveDate;
use kralle_season::rating::Games;
use kralle_season::{Evening, EveningKey, PersonNumber};
use kralle_tournament::PlayerId;
use sqlx_core::query::query;
use sqlx_core::query_as::query_as;
use sqlx_postgres::PgConnection;
use tokio::task::spawn_blocking;

use crate::Refusal;
use crate::publication::unpack;

/// Number of tournaments read at a time: some megabytes.
const CHUNK: i32 = 2000;

/// The data for a rating run.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) games: Games,
    /// The tournaments in rating order: by date, undated ones last, then by key.
    pub(super) evenings: Vec<RatedEvening>,
    /// The largest person number.
    ///
    /// Larger numbers are unnamed players, one per tournament and player. Ratings therefore
    /// include only matches in which the public sees the person's name.
    pub(super) last_person: u32,
    /// The number of unnamed players so far.
    unnamed: u32,
}

/// A player of a tournament: numbers of tournament, player and person, and true if shown by name.
type Entry = (i32, i32, i32, bool);

/// A tournament in rating order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RatedEvening {
    is_undated: bool,
    pub(super) date: Option<NaiveDate>,
    key: EveningKey,
    pub(super) tournament: i32,
}

/// Reads everything from one snapshot.
///
/// # Errors
/// Fails if the database is unavailable.
pub(super) async fn matches(connection: &mut PgConnection) -> Result<Read, Refusal> {
    query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        .execute(&mut *connection)
        .await?;
    let (last_person,): (i32,) = query_as("SELECT coalesce(max(person), 0) FROM person")
        .fetch_one(&mut *connection)
        .await?;
    let mut read = Read {
        last_person: last_person.unsigned_abs(),
        ..Read::default()
    };
    let mut after = 0;
    loop {
        let evenings: Vec<(i32, Vec<u8>)> = query_as(
            "SELECT tournament, evening FROM kept JOIN public_tournament USING (tournament)
             WHERE tournament > $1 ORDER BY tournament LIMIT $2",
        )
        .bind(after)
        .bind(CHUNK)
        .fetch_all(&mut *connection)
        .await?;
        let Some((last, _)) = evenings.last() else {
            break;
        };
        let entries: Vec<Entry> = query_as(
            "SELECT tournament, player, coalesce(merged_into, person), entry.shown = 'name'
             FROM entry JOIN person USING (person) WHERE tournament > $1 AND tournament <= $2
             ORDER BY tournament, player",
        )
        .bind(after)
        .bind(last)
        .fetch_all(&mut *connection)
        .await?;
        after = *last;
        read = spawn_blocking(move || read.with(&evenings, &entries))
            .await
            .map_err(|error| Refusal::internal(&error))?
            .map_err(|error| Refusal::internal(&error))?;
    }
    query("COMMIT").execute(&mut *connection).await?;
    read.evenings.sort_unstable();
    Ok(read)
}

impl Read {
    fn with(mut self, evenings: &[(i32, Vec<u8>)], entries: &[Entry]) -> std::io::Result<Self> {
        let mut persons: HashMap<(i32, i32), PersonNumber> = HashMap::with_capacity(entries.len());
        for (tournament, player, person, is_named) in entries {
            let number = if *is_named {
                person.unsigned_abs()
            } else {
                self.unnamed += 1;
                self.last_person.saturating_add(self.unnamed)
            };
            persons.insert((*tournament, *player), PersonNumber(number));
        }
        for (tournament, packed) in evenings {
            let evening: Evening = unpack(packed)?;
            self.games.take(&evening, |PlayerId(player)| {
                let player = i32::try_from(player).ok()?;
                persons.get(&(*tournament, player)).copied()
            });
            self.evenings.push(RatedEvening {
                is_undated: evening.date.is_none(),
                date: evening.date,
                key: evening.key,
                tournament: *tournament,
            });
        }
        Ok(self)
    }
}
