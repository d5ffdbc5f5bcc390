//! Games played in the program: their events, in the journal with all other rows.
//!
//! They are outside the domain tables: undo does not reach them, and no fingerprint of the
//! tournament covers them. The links of the journal do. Events that a restore dropped do not count.

mod replayed;

use std::collections::BTreeSet;

use kralle_play::board_game::{BoardGame, GameEvent, GameEventKind, GameNumber, Millis};
use kralle_tournament::{RoundNumber, TableNumber};
use rusqlite::Connection;

use crate::contains::left_links;
use crate::finding::{self, Finding, Fork};
use crate::hash::Hash;
use crate::journal::{self, Kind, Left, NewEntry, NewRow, Tree, found_time, read, time_text};
use crate::watch::Watch;
use crate::{Store, StoreError, Time};

pub(crate) use replayed::ReplayedGames;

/// Identifies the state of a game. While it is unchanged, so are the game and everything in the
/// file before its last event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameHead {
    pub events: u32,
    /// The link of the last event.
    pub link: [u8; 32],
}

/// A game as stored in the file.
#[derive(Debug, Clone)]
pub struct KeptGame {
    pub game: BoardGame,
    /// The latest time its clocks are known to have reached. Later than the last event after a call
    /// of [`Store::keep_moment`].
    pub moment: Millis,
    pub kept: Time,
    /// The link of the last event.
    link: Hash,
}

impl KeptGame {
    /// Returns the head that identifies the game's state.
    pub const fn head(&self) -> GameHead {
        GameHead {
            events: self.game.events(),
            link: self.link,
        }
    }
}

impl Store {
    /// Returns every game, by number.
    ///
    /// # Errors
    /// Fails if an event is invalid.
    pub fn games(&self) -> Result<Vec<KeptGame>, StoreError> {
        numbers(self.connection())
            .and_then(|numbers| self.load_games(numbers))
            .map_err(|error| error.at(self.path()))
    }

    /// Returns the games of a table in a round, by number.
    ///
    /// # Errors
    /// Fails if one of their events is invalid.
    pub fn games_at(
        &self,
        round: RoundNumber,
        table: TableNumber,
    ) -> Result<Vec<KeptGame>, StoreError> {
        let connection = self.connection();
        read(
            connection,
            "SELECT board_game.number FROM board_game JOIN journal AS first ON first.number =
                 (SELECT min(number) FROM journal WHERE game = board_game.number)
             WHERE first.data ->> '$.round' = ?1 AND first.data ->> '$.table' = ?2
             ORDER BY board_game.number",
            (round.get(), table.get()),
            |row| Ok(GameNumber(row.get(0)?)),
        )
        .and_then(|numbers| self.load_games(numbers))
        .map_err(|error| error.at(self.path()))
    }

    /// Returns the game of this number; `None` if there is none.
    ///
    /// # Errors
    /// Fails if an event is invalid.
    pub fn game(&self, number: GameNumber) -> Result<Option<KeptGame>, StoreError> {
        if !is_there(self.connection(), number)? {
            return Ok(None);
        }
        let mut games = self
            .load_games(vec![number])
            .map_err(|error| error.at(self.path()))?;
        Ok(games.pop())
    }

    fn load_games(&self, numbers: Vec<GameNumber>) -> Result<Vec<KeptGame>, StoreError> {
        let replayed = self.replayed_games();
        let left = self.tree()?.left();
        let games = numbers.into_iter();
        games
            .map(|number| replayed.load(self.connection(), &left, number))
            .collect()
    }

    /// Returns the events of a game, oldest first.
    ///
    /// # Errors
    /// Fails if one is invalid.
    pub fn game_events(&self, number: GameNumber) -> Result<Vec<GameEvent>, StoreError> {
        let kept = kept_events(self.connection(), &self.tree()?.left(), number);
        let kept = kept.map_err(|error| error.at(self.path()))?;
        Ok(kept.into_iter().map(|it| it.event).collect())
    }

    /// Opens a game by its first event, in one transaction; assigns the next number.
    ///
    /// # Errors
    /// Fails if the event opens no game, or cannot be written. Nothing is kept then.
    pub fn open_game(&mut self, event: &GameEvent) -> Result<KeptGame, StoreError> {
        let kept = self.write(|transaction, _| {
            // Also above the numbers of dropped games: a number is never reused.
            let number: u32 = transaction.query_row(
                "SELECT max(coalesce((SELECT max(number) FROM board_game), 0),
                     coalesce((SELECT max(game) FROM journal), 0)) + 1",
                (),
                |row| row.get(0),
            )?;
            let number = GameNumber(number);
            let game = BoardGame::open(number, event)
                .map_err(|refusal| StoreError::damaged(GAMES, number.to_string(), refusal))?;
            transaction
                .prepare_cached(
                    "INSERT INTO board_game (number, moment, kept) VALUES (?1, ?2, ?3)",
                )?
                .execute((number.0, column(event.moment), time_text(event.time)))?;
            Ok(KeptGame {
                moment: game.moment(),
                kept: event.time,
                link: append(transaction, number, event)?,
                game,
            })
        })?;
        self.replayed_games().keep(&kept);
        Ok(kept)
    }

    /// True if the game was once at `head`, in the current journal or in a part that a restore
    /// dropped.
    ///
    /// # Errors
    /// Fails if the file cannot be read.
    pub fn was_at(&self, number: GameNumber, head: &GameHead) -> Result<bool, StoreError> {
        let connection = self.connection();
        let is_a_row = connection
            .prepare_cached("SELECT 1 FROM journal WHERE game = ?1 AND link = ?2")?
            .exists((number.0, head.link))?;
        if is_a_row {
            return Ok(true);
        }
        for restore in self.tree()?.restores() {
            let told = left_links(connection, restore)?;
            if told.iter().any(|(_, link)| *link == head.link) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Appends events to a game, all of them or none, in one transaction. Calls `before_commit`
    /// with the new head before the commit; an error aborts it.
    ///
    /// # Errors
    /// Fails if the events are impossible, the file has other events by now, it cannot be written,
    /// or `before_commit` fails. Nothing is kept then.
    pub fn append_game_events(
        &mut self,
        kept: &KeptGame,
        events: &[GameEvent],
        before_commit: impl FnOnce(&GameHead) -> Result<(), StoreError>,
    ) -> Result<KeptGame, StoreError> {
        let number = kept.game.number();
        let left = self.tree()?.left();
        let after = self.write(|transaction, _| {
            let damage = |reason: &dyn std::fmt::Display| {
                StoreError::damaged(GAMES, number.to_string(), reason)
            };
            let mut after = kept.clone();
            if newest_link(transaction, &left, number)? != Some(after.link) {
                return Err(damage(&"the game was changed by another hand"));
            }
            for event in events {
                after
                    .game
                    .apply(event)
                    .map_err(|refusal| damage(&refusal))?;
                after.link = append(transaction, number, event)?;
                after.moment = after.moment.max(event.moment);
                after.kept = event.time;
            }
            transaction
                .prepare_cached(
                    "UPDATE board_game SET moment = max(moment, ?2), kept = ?3 WHERE number = ?1",
                )?
                .execute((number.0, column(after.moment), time_text(after.kept)))?;
            before_commit(&after.head())?;
            Ok(after)
        })?;
        self.replayed_games().keep(&after);
        Ok(after)
    }

    /// Saves the time that the clocks of a game have reached. It is no event: after a crash a
    /// player loses at most the time since.
    ///
    /// # Errors
    /// Fails if it cannot be written.
    pub fn keep_moment(
        &mut self,
        number: GameNumber,
        moment: Millis,
        now: Time,
    ) -> Result<(), StoreError> {
        self.write(|transaction, _| {
            transaction
                .prepare_cached(
                    "UPDATE board_game SET moment = ?2, kept = ?3
                     WHERE number = ?1 AND moment < ?2",
                )?
                .execute((number.0, column(moment), time_text(now)))?;
            Ok(())
        })
    }
}

const GAMES: &str = "board_game";

fn column(moment: Millis) -> i64 {
    i64::try_from(moment.0).unwrap_or(i64::MAX)
}

fn numbers(connection: &Connection) -> Result<Vec<GameNumber>, StoreError> {
    read(
        connection,
        "SELECT number FROM board_game ORDER BY number",
        (),
        |row| Ok(GameNumber(row.get(0)?)),
    )
}

fn is_there(connection: &Connection, number: GameNumber) -> Result<bool, StoreError> {
    Ok(connection
        .prepare_cached("SELECT 1 FROM board_game WHERE number = ?1")?
        .exists([number.0])?)
}

/// Returns the link of the last event of a game; `None` without events.
fn newest_link(
    connection: &Connection,
    left: &Left,
    number: GameNumber,
) -> Result<Option<Hash>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT number, link FROM journal WHERE game = ?1 ORDER BY number DESC")?;
    let mut rows = statement.query([number.0])?;
    while let Some(row) = rows.next()? {
        if left.restore_after(row.get(0)?).is_none() {
            return Ok(Some(row.get(1)?));
        }
    }
    Ok(None)
}

fn replayed(number: GameNumber, kept: &[KeptEvent]) -> Result<BoardGame, StoreError> {
    let events = kept.iter().map(|it| &it.event);
    BoardGame::replay(number, events).map_err(|(event, refusal)| {
        let row = (event as usize)
            .checked_sub(1)
            .and_then(|place| kept.get(place));
        match row {
            Some(row) => StoreError::damaged("journal", row.row.to_string(), refusal),
            None => StoreError::damaged(GAMES, number.to_string(), refusal),
        }
    })
}

/// An event and its journal row.
struct KeptEvent {
    row: u32,
    event: GameEvent,
}

/// Reads the events of a game, oldest first.
fn kept_events(
    connection: &Connection,
    left: &Left,
    game: GameNumber,
) -> Result<Vec<KeptEvent>, StoreError> {
    let mut kept = read(
        connection,
        "SELECT number, time, moment, command, data FROM journal WHERE game = ?1 ORDER BY number",
        [game.0],
        |row| {
            let number: u32 = row.get("number")?;
            let damage = |reason: &dyn std::fmt::Display| {
                StoreError::damaged("journal", number.to_string(), reason)
            };
            let kind: String = row.get("command")?;
            let data: String = row.get("data")?;
            let time: String = row.get("time")?;
            let moment: i64 = row.get("moment")?;
            Ok(KeptEvent {
                row: number,
                event: GameEvent {
                    time: found_time("journal", number, &time)?,
                    moment: Millis(u64::try_from(moment).map_err(|error| damage(&error))?),
                    kind: understand(&kind, &data).map_err(|error| damage(&error))?,
                },
            })
        },
    )?;
    kept.retain(|it| left.restore_after(it.row).is_none());
    Ok(kept)
}

/// Parses an event from its two columns.
fn understand(kind: &str, data: &str) -> serde_json::Result<GameEventKind> {
    let data: serde_json::Value = serde_json::from_str(data)?;
    let mut tagged = serde_json::Map::new();
    tagged.insert("kind".to_owned(), kind.into());
    if !data.is_null() {
        tagged.insert("data".to_owned(), data);
    }
    serde_json::from_value(tagged.into())
}

/// Appends an event to the journal; returns its link.
fn append(
    connection: &Connection,
    game: GameNumber,
    event: &GameEvent,
) -> Result<Hash, StoreError> {
    let damage = |error: &dyn std::fmt::Display| StoreError::damaged("journal", "", error);
    let mut tagged = serde_json::to_value(&event.kind).map_err(|error| damage(&error))?;
    let data = tagged.get_mut("data").map(serde_json::Value::take);
    let kind = tagged
        .get("kind")
        .and_then(serde_json::Value::as_str)
        .ok_or_else(|| damage(&"an event without a kind"))?;
    let entry = NewEntry {
        time: event.time,
        who: String::new(),
        command: kind.to_owned(),
        data: data.unwrap_or(serde_json::Value::Null),
    };
    let hash = journal::remembered_hash(connection)?;
    let new = NewRow {
        kind: Kind::Game,
        entry: &entry,
        game: Some((game.0, column(event.moment))),
        hash_before: hash,
        hash,
        changeset: Some(Vec::new()),
        subjects: &BTreeSet::new(),
    };
    Ok(journal::append(connection, new)?.link)
}

/// Returns the number of events of all games.
pub(crate) fn count_events(connection: &Connection) -> Result<usize, StoreError> {
    let count = "SELECT count(game) FROM journal WHERE game IS NOT NULL";
    let events: i64 = connection.query_row(count, (), |row| row.get(0))?;
    Ok(usize::try_from(events).unwrap_or_default())
}

/// Replays every game by the rules and checks every revealed entry against its commitment. `watch`
/// receives the number of events done.
pub(crate) fn prove(
    connection: &Connection,
    tree: &Tree,
    watch: &mut Watch<'_>,
) -> Result<(Vec<Finding>, Vec<Fork>), StoreError> {
    let left = tree.left();
    let mut forks = Vec::new();
    let all = count_events(connection)?;
    let mut done = 0;
    let mut findings = Vec::new();
    let numbers = numbers(connection)?;
    for number in &numbers {
        watch(done, all)?;
        let proved = kept_events(connection, &left, *number).and_then(|kept| {
            done += kept.len();
            replayed(*number, &kept)
        });
        match proved {
            Ok(game) => forks.extend(game.forks().iter().map(|pair| Fork {
                game: number.0,
                pair: *pair,
            })),
            Err(error) => findings.push(finding::damage(error)?),
        }
    }
    let there = BTreeSet::from_iter(numbers);
    let opened = read(
        connection,
        "SELECT game, min(number) FROM journal WHERE game IS NOT NULL GROUP BY game",
        (),
        |row| Ok((GameNumber(row.get(0)?), row.get(1)?)),
    )?;
    let missing = opened
        .into_iter()
        .filter(|(game, first)| !there.contains(game) && left.restore_after(*first).is_none());
    findings.extend(missing.map(|(game, _)| Finding::Damaged {
        table: GAMES.to_owned(),
        row: game.to_string(),
        reason: "the game is missing".to_owned(),
    }));
    Ok((findings, forks))
}
