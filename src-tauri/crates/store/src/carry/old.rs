//! The lists of an older file, read from the tables that migration 10 sets aside.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use sha2::{Digest as _, Sha256};

use crate::StoreError;
use crate::hash::Hash;
use crate::journal::{Act, Kind, Row, read};

/// Kind of an old entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OldKind {
    /// The creation of the file, or a migration.
    Wall,
    /// A command that changed something.
    Change,
    /// An entry that changed nothing.
    Note,
}

/// An entry of the older file.
pub(super) struct OldEntry {
    pub(super) number: u32,
    pub(super) time: DateTime<Utc>,
    pub(super) kind: OldKind,
    pub(super) state: String,
    /// The converted row, still without number, changeset and link.
    pub(super) row: Row,
}

/// An undo or redo of an entry.
pub(super) struct OldMark {
    pub(super) entry: u32,
    pub(super) act: Act,
    pub(super) time: DateTime<Utc>,
    pub(super) time_text: String,
    pub(super) who: String,
}

/// An event of a game.
pub(super) struct OldEvent {
    /// Clamped: no earlier than the event before it in its game, nor than the opening of the game
    /// before.
    pub(super) time: DateTime<Utc>,
    /// The number of entries before it: those up to the publication of its round.
    pub(super) not_before: usize,
    /// The converted row, still without number, fingerprints and link.
    pub(super) row: Row,
    /// True if the separate hash chain of games is intact here.
    pub(super) fits: bool,
}

/// The contents of an old journal.
pub(super) struct OldFile {
    pub(super) entries: Vec<OldEntry>,
    pub(super) marks: Vec<OldMark>,
    pub(super) events: Vec<OldEvent>,
}

impl OldFile {
    pub(super) fn read(connection: &Connection) -> Result<Self, StoreError> {
        let entries = entries(connection)?;
        let events = events(connection, &entries)?;
        Ok(Self {
            marks: read(
                connection,
                "SELECT entry, act, time, who FROM old_mark ORDER BY number",
                (),
                |row| {
                    let act: String = row.get(1)?;
                    let time: String = row.get(2)?;
                    Ok(OldMark {
                        entry: row.get(0)?,
                        act: if act == "redone" {
                            Act::Redone
                        } else {
                            Act::Undone
                        },
                        time: moment(&time),
                        time_text: time,
                        who: row.get(3)?,
                    })
                },
            )?,
            entries,
            events,
        })
    }
}

/// Returns the changeset of an entry; `None` for a wall. It may be large, so only one is in memory at
/// a time.
pub(super) fn changeset(connection: &Connection, entry: u32) -> rusqlite::Result<Option<Vec<u8>>> {
    connection
        .prepare_cached("SELECT changeset FROM old_entry WHERE number = ?1")?
        .query_row([entry], |row| row.get(0))
}

/// Returns the subjects of an entry: kind and number, sorted.
pub(super) fn subjects(
    connection: &Connection,
    entry: u32,
) -> rusqlite::Result<Vec<(String, u32)>> {
    connection
        .prepare_cached(
            "SELECT kind, number FROM old_subject WHERE entry = ?1 ORDER BY kind, number",
        )?
        .query_map([entry], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect()
}

/// Parses a time; an invalid one sorts first, so that the order does not depend on it.
fn moment(text: &str) -> DateTime<Utc> {
    DateTime::parse_from_rfc3339(text).map_or(DateTime::UNIX_EPOCH, |time| time.to_utc())
}

fn entries(connection: &Connection) -> Result<Vec<OldEntry>, StoreError> {
    read(
        connection,
        "SELECT number, time, who, command, data, schema_version, hash_before, hash, state,
             changeset IS NULL, length(changeset)
         FROM old_entry ORDER BY number",
        (),
        |row| {
            let time: String = row.get(1)?;
            let is_wall: bool = row.get(9)?;
            let length: Option<i64> = row.get(10)?;
            Ok(OldEntry {
                number: row.get(0)?,
                time: moment(&time),
                kind: match length {
                    _ if is_wall => OldKind::Wall,
                    Some(0) => OldKind::Note,
                    Some(_) | None => OldKind::Change,
                },
                state: row.get(8)?,
                row: Row {
                    number: 0,
                    time,
                    who: row.get(2)?,
                    kind: Kind::Command.code().to_owned(),
                    command: row.get(3)?,
                    data: row.get(4)?,
                    game: None,
                    moment: None,
                    schema_version: row.get(5)?,
                    hash_before: row.get(6)?,
                    hash: row.get(7)?,
                    changeset: None,
                    subjects: Vec::new(),
                    link: Hash::default(),
                },
            })
        },
    )
}

/// Returns the events of all games in conversion order.
fn events(connection: &Connection, entries: &[OldEntry]) -> Result<Vec<OldEvent>, StoreError> {
    let heads: BTreeMap<u32, (u32, Hash)> = read(
        connection,
        "SELECT number, events, head FROM old_game",
        (),
        |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?))),
    )?
    .into_iter()
    .collect();
    let found: Vec<(u32, Hash, Row)> = read(
        connection,
        "SELECT number, hash, game, time, moment, kind, data FROM old_event ORDER BY game, number",
        (),
        |row| {
            Ok((
                row.get(0)?,
                row.get(1)?,
                Row {
                    number: 0,
                    time: row.get(3)?,
                    who: String::new(),
                    kind: Kind::Game.code().to_owned(),
                    command: row.get(5)?,
                    data: row.get(6)?,
                    game: row.get(2)?,
                    moment: row.get(4)?,
                    schema_version: 0,
                    hash_before: Hash::default(),
                    hash: Hash::default(),
                    changeset: Some(Vec::new()),
                    subjects: Vec::new(),
                    link: Hash::default(),
                },
            ))
        },
    )?;
    let mut events: Vec<OldEvent> = Vec::new();
    let (mut opened, mut count) = (DateTime::UNIX_EPOCH, 0);
    let mut before = Hash::default();
    for (place, (number, hash, row)) in found.iter().enumerate() {
        let follows = events.last().filter(|last| last.row.game == row.game);
        let mut time = moment(&row.time);
        let not_before = if let Some(last) = follows {
            time = time.max(last.time);
            last.not_before
        } else {
            time = time.max(opened);
            (opened, count, before) = (time, 0, Hash::default());
            published(entries, &row.data)
        };
        count += 1;
        let game = row.game.unwrap_or_default();
        let ends = found
            .get(place + 1)
            .is_none_or(|(.., next)| next.game != row.game);
        let fits = *number == count
            && *hash == old_link(&before, count, row)
            && (!ends || heads.get(&game) == Some(&(count, *hash)));
        before = *hash;
        events.push(OldEvent {
            time,
            not_before,
            row: row.clone(),
            fits,
        });
    }
    // Stable: events of a game keep their order; at equal times the game opened first comes first.
    events.sort_by_key(|event| event.time);
    Ok(events)
}

/// Returns the number of entries at the publication of a game's round; `opening` is the data of the
/// game's first event.
fn published(entries: &[OldEntry], opening: &str) -> usize {
    let round = |data: &str| -> Option<serde_json::Value> {
        let mut data: serde_json::Value = serde_json::from_str(data).ok()?;
        data.get_mut("round").map(serde_json::Value::take)
    };
    let of_game = round(opening);
    let is_it = |entry: &OldEntry| {
        entry.row.command == "publish_round"
            && of_game.is_some()
            && round(&entry.row.data) == of_game
    };
    entries.iter().position(is_it).map_or(0, |place| place + 1)
}

/// Returns the hash of an event after the hash `before`, in the chain of its game.
fn old_link(before: &Hash, number: u32, row: &Row) -> Hash {
    let mut hash = Sha256::new();
    let mut feed = |part: &[u8]| {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    };
    feed(before);
    feed(&row.game.unwrap_or_default().to_le_bytes());
    feed(&number.to_le_bytes());
    feed(row.time.as_bytes());
    feed(&row.moment.unwrap_or_default().to_le_bytes());
    feed(row.command.as_bytes());
    feed(row.data.as_bytes());
    hash.finalize().into()
}
