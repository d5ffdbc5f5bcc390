//! Games played in the program: their events, one after the other, each chained to the one before.
//!
//! They are outside the domain tables: undo does not reach them, and no fingerprint of the
//! tournament covers them. [`prove`] follows their own chain.

mod replayed;

use kralle_tournament::board_game::{BoardGame, GameEvent, GameEventKind, GameNumber, Millis};
use kralle_tournament::{RoundNumber, TableNumber};
use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior};
use sha2::{Digest as _, Sha256};

use crate::hash::Hash;
use crate::journal::{found_time, read, time_text};
use crate::verify::Finding;
use crate::watch::Watch;
use crate::{Store, StoreError, Time};

pub(crate) use replayed::ReplayedGames;

/// A game as the file holds it.
#[derive(Debug, Clone)]
pub struct KeptGame {
    /// What its events tell.
    pub game: BoardGame,
    /// How far its clocks are known to have run: later than the last event where
    /// [`Store::keep_moment`] was asked since.
    pub moment: Millis,
    /// When that was kept.
    pub kept: Time,
    /// The hash of the last event.
    head: Hash,
}

impl Store {
    /// Every game, by number.
    ///
    /// # Errors
    /// When an event is not as it must be.
    pub fn games(&self) -> Result<Vec<KeptGame>, StoreError> {
        numbers(self.connection())
            .and_then(|numbers| self.load_games(numbers))
            .map_err(|error| error.at(self.path()))
    }

    /// The games of a table of a round, by number.
    ///
    /// # Errors
    /// When an event of them is not as it must be.
    pub fn games_at(
        &self,
        round: RoundNumber,
        table: TableNumber,
    ) -> Result<Vec<KeptGame>, StoreError> {
        let connection = self.connection();
        read(
            connection,
            "SELECT board_game.number FROM board_game JOIN board_game_event AS first
                 ON first.game = board_game.number AND first.number = 1
             WHERE first.data ->> '$.round' = ?1 AND first.data ->> '$.table' = ?2
             ORDER BY board_game.number",
            (round.get(), table.get()),
            |row| Ok(GameNumber(row.get(0)?)),
        )
        .and_then(|numbers| self.load_games(numbers))
        .map_err(|error| error.at(self.path()))
    }

    /// The game of this number, if there is one.
    ///
    /// # Errors
    /// When an event is not as it must be.
    pub fn game(&self, number: GameNumber) -> Result<Option<KeptGame>, StoreError> {
        let found = head(self.connection(), number)?;
        found
            .map(|_| {
                let kept = self.replayed_games().load(self.connection(), number);
                kept.map_err(|error| error.at(self.path()))
            })
            .transpose()
    }

    fn load_games(&self, numbers: Vec<GameNumber>) -> Result<Vec<KeptGame>, StoreError> {
        let replayed = self.replayed_games();
        let games = numbers.into_iter();
        games
            .map(|number| replayed.load(self.connection(), number))
            .collect()
    }

    /// The events of a game, oldest first.
    ///
    /// # Errors
    /// When one is not as it must be.
    pub fn game_events(&self, number: GameNumber) -> Result<Vec<GameEvent>, StoreError> {
        let links = links(self.connection(), number).map_err(|error| error.at(self.path()))?;
        Ok(links.into_iter().map(|link| link.event).collect())
    }

    /// Opens a game by its first event, in one transaction; it gets the next number.
    ///
    /// # Errors
    /// When the event opens no game, or it cannot be written. Nothing is kept then.
    pub fn open_game(&mut self, event: &GameEvent) -> Result<KeptGame, StoreError> {
        let kept = self.change_games(|transaction| {
            let number: u32 = transaction.query_row(
                "SELECT coalesce(max(number), 0) + 1 FROM board_game",
                (),
                |row| row.get(0),
            )?;
            let number = GameNumber(number);
            let game = BoardGame::open(number, event)
                .map_err(|refusal| StoreError::damaged(EVENTS, format!("{number}/1"), refusal))?;
            let columns = columns(&event.kind)?;
            let hash = link(number, 1, &Hash::default(), event, &columns);
            transaction
                .prepare_cached(
                    "INSERT INTO board_game (number, events, head, moment, kept)
                     VALUES (?1, 1, ?2, ?3, ?4)",
                )?
                .execute((number.0, hash, moment_column(event), time_text(event.time)))?;
            insert(transaction, number, 1, event, &columns, hash)?;
            Ok(KeptGame {
                moment: game.moment(),
                kept: event.time,
                head: hash,
                game,
            })
        })?;
        self.replayed_games().keep(&kept);
        Ok(kept)
    }

    /// Adds events to a game as it was read, all of them or none, in one transaction.
    ///
    /// # Errors
    /// When they cannot have happened, the file has other events by now, or it cannot be written.
    /// Nothing is kept then.
    pub fn append_game_events(
        &mut self,
        kept: &KeptGame,
        events: &[GameEvent],
    ) -> Result<KeptGame, StoreError> {
        let number = kept.game.number();
        let after = self.change_games(|transaction| {
            let damage = |at: u32, reason: &dyn std::fmt::Display| {
                StoreError::damaged(EVENTS, format!("{number}/{at}"), reason)
            };
            let mut after = kept.clone();
            let mut count = after.game.events();
            if head(transaction, number)? != Some((count, after.head)) {
                return Err(damage(count, &"the game was changed by another hand"));
            }
            for event in events {
                count += 1;
                after
                    .game
                    .apply(event)
                    .map_err(|refusal| damage(count, &refusal))?;
                let columns = columns(&event.kind)?;
                after.head = link(number, count, &after.head, event, &columns);
                insert(transaction, number, count, event, &columns, after.head)?;
                after.moment = after.moment.max(event.moment);
                after.kept = event.time;
            }
            transaction
                .prepare_cached(
                    "UPDATE board_game SET events = ?2, head = ?3, moment = max(moment, ?4),
                         kept = ?5 WHERE number = ?1",
                )?
                .execute((
                    number.0,
                    count,
                    after.head,
                    column(after.moment),
                    time_text(after.kept),
                ))?;
            Ok(after)
        })?;
        self.replayed_games().keep(&after);
        Ok(after)
    }

    /// Keeps how far the clocks of a game have run. It is no event: a crash costs a player at most
    /// the time since.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep_moment(
        &mut self,
        number: GameNumber,
        moment: Millis,
        now: Time,
    ) -> Result<(), StoreError> {
        self.change_games(|transaction| {
            transaction
                .prepare_cached(
                    "UPDATE board_game SET moment = ?2, kept = ?3
                     WHERE number = ?1 AND moment < ?2",
                )?
                .execute((number.0, column(moment), time_text(now)))?;
            Ok(())
        })
    }

    fn change_games<T>(
        &mut self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.must_write()?;
        let path = self.path().to_owned();
        let change = || {
            let transaction = self
                .connection_mut()
                .transaction_with_behavior(TransactionBehavior::Immediate)?;
            let value = work(&transaction)?;
            transaction.commit()?;
            Ok(value)
        };
        change().map_err(|error: StoreError| error.at(&path))
    }
}

const GAMES: &str = "board_game";
const EVENTS: &str = "board_game_event";

fn column(moment: Millis) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

fn moment_column(event: &GameEvent) -> i64 {
    column(event.moment)
}

fn numbers(connection: &Connection) -> Result<Vec<GameNumber>, StoreError> {
    read(
        connection,
        "SELECT number FROM board_game ORDER BY number",
        (),
        |row| Ok(GameNumber(row.get(0)?)),
    )
}

/// How many events a game has, and the hash of the last one.
fn head(connection: &Connection, number: GameNumber) -> Result<Option<(u32, Hash)>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT events, head FROM board_game WHERE number = ?1")?
        .query_row([number.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?)
}

fn replayed(number: GameNumber, links: &[Link]) -> Result<BoardGame, StoreError> {
    BoardGame::replay(number, links.iter().map(|link| &link.event)).map_err(|(event, refusal)| {
        StoreError::damaged(EVENTS, format!("{number}/{event}"), refusal)
    })
}

/// An event and its place in the chain.
struct Link {
    number: u32,
    event: GameEvent,
    hash: Hash,
}

fn links(connection: &Connection, game: GameNumber) -> Result<Vec<Link>, StoreError> {
    read(
        connection,
        "SELECT number, time, moment, kind, data, hash FROM board_game_event
         WHERE game = ?1 ORDER BY number",
        [game.0],
        |row| {
            let number: u32 = row.get("number")?;
            let damage = |reason: &dyn std::fmt::Display| {
                StoreError::damaged(EVENTS, format!("{game}/{number}"), reason)
            };
            let kind: String = row.get("kind")?;
            let data: String = row.get("data")?;
            let time: String = row.get("time")?;
            let moment: i64 = row.get("moment")?;
            Ok(Link {
                number,
                event: GameEvent {
                    time: found_time(EVENTS, number, &time)?,
                    moment: Millis(u64::try_from(moment).map_err(|error| damage(&error))?),
                    kind: understand(&kind, &data).map_err(|error| damage(&error))?,
                },
                hash: row.get("hash")?,
            })
        },
    )
}

/// What an event says, from its two columns.
fn understand(kind: &str, data: &str) -> serde_json::Result<GameEventKind> {
    let data: serde_json::Value = serde_json::from_str(data)?;
    let mut tagged = serde_json::Map::new();
    tagged.insert("kind".to_owned(), kind.into());
    if !data.is_null() {
        tagged.insert("data".to_owned(), data);
    }
    serde_json::from_value(tagged.into())
}

/// What an event says, in two columns: kind and data.
struct Columns {
    kind: String,
    data: String,
}

fn columns(kind: &GameEventKind) -> Result<Columns, StoreError> {
    let damage = |error: &dyn std::fmt::Display| StoreError::damaged(EVENTS, "", error);
    let mut tagged = serde_json::to_value(kind).map_err(|error| damage(&error))?;
    let data = tagged.get_mut("data").map(serde_json::Value::take);
    let name = tagged
        .get("kind")
        .and_then(serde_json::Value::as_str)
        .ok_or_else(|| damage(&"an event without a kind"))?;
    Ok(Columns {
        kind: name.to_owned(),
        data: data.unwrap_or(serde_json::Value::Null).to_string(),
    })
}

fn insert(
    connection: &Connection,
    game: GameNumber,
    number: u32,
    event: &GameEvent,
    columns: &Columns,
    hash: Hash,
) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO board_game_event (game, number, time, moment, kind, data, hash)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute((
            game.0,
            number,
            time_text(event.time),
            moment_column(event),
            &columns.kind,
            &columns.data,
            hash,
        ))?;
    Ok(())
}

/// The hash of an event behind the one of hash `before`: SHA-256 over both, each part with its
/// length ahead.
fn link(
    game: GameNumber,
    number: u32,
    before: &Hash,
    event: &GameEvent,
    columns: &Columns,
) -> Hash {
    let mut hash = Sha256::new();
    let mut feed = |part: &[u8]| {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    };
    feed(before);
    feed(&game.0.to_le_bytes());
    feed(&number.to_le_bytes());
    feed(time_text(event.time).as_bytes());
    feed(&event.moment.0.to_le_bytes());
    feed(columns.kind.as_bytes());
    feed(columns.data.as_bytes());
    hash.finalize().into()
}

/// How many events all games have.
pub(crate) fn count_events(connection: &Connection) -> Result<usize, StoreError> {
    let sum = "SELECT coalesce(sum(events), 0) FROM board_game";
    let events: i64 = connection.query_row(sum, (), |row| row.get(0))?;
    Ok(usize::try_from(events).unwrap_or_default())
}

/// Follows the chain of every game and replays it: each hash, each number, each act by the rules,
/// and each opened entry against its commitment. `watch` hears how many events are done.
pub(crate) fn prove(
    connection: &Connection,
    watch: &mut Watch<'_>,
) -> Result<Vec<Finding>, StoreError> {
    let mut findings = Vec::new();
    let all = count_events(connection)?;
    let mut done = 0;
    for number in numbers(connection)? {
        watch(done, all)?;
        if let Some((events, _)) = head(connection, number)? {
            done += events as usize;
        }
        match changed_event(connection, number) {
            Ok(None) => {}
            Ok(Some(event)) => findings.push(Finding::GameChanged {
                game: number.0,
                event,
            }),
            Err(error) => findings.push(crate::verify::damage(error)?),
        }
    }
    Ok(findings)
}

/// The first event that is not the one that was written.
fn changed_event(connection: &Connection, number: GameNumber) -> Result<Option<u32>, StoreError> {
    let links = links(connection, number)?;
    let mut before = Hash::default();
    for (expected, found) in (1..).zip(&links) {
        let columns = columns(&found.event.kind)?;
        let hash = link(number, expected, &before, &found.event, &columns);
        if found.number != expected || found.hash != hash {
            return Ok(Some(expected));
        }
        before = hash;
    }
    let count = u32::try_from(links.len()).unwrap_or(u32::MAX);
    if head(connection, number)? != Some((count, before)) {
        return Ok(Some(count));
    }
    replayed(number, &links)?;
    Ok(None)
}
