//! The journal: one entry a command, never deleted.
//!
//! An entry keeps the SQLite changeset of its command and the fingerprints of the domain tables
//! before and after it. [`mod@crate::undo`] applies them.

use std::collections::BTreeSet;

use chrono::{DateTime, SecondsFormat, Utc};
use rusqlite::session::Session;
use rusqlite::{Connection, OptionalExtension, Params, Row};
use serde::Serialize;

use crate::hash::{self, Hash, TableHashes};
use crate::subject::{self, Subject};
use crate::table::{self, Rows, TABLES};
use crate::{StoreError, schema};

/// What a command says about itself.
#[derive(Debug, Clone, PartialEq)]
pub struct NewEntry {
    /// When it was given.
    pub time: DateTime<Utc>,
    /// Who gave it, as they call themselves.
    pub who: String,
    /// Its stable name in `snake_case`.
    pub command: String,
    /// The data of the sentence that tells it.
    pub data: serde_json::Value,
}

/// Whether what an entry did is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// It is in force.
    Done,
    /// It is undone and may be redone.
    Undone,
    /// It is undone, and a new command ended its redo.
    Ended,
}

/// What was done to an entry later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// It was undone.
    Undone,
    /// It was redone.
    Redone,
}

/// An undo or redo of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Mark {
    /// What was done.
    pub act: Act,
    /// When.
    pub time: DateTime<Utc>,
    /// By whom.
    pub who: String,
}

/// An entry of the journal.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct JournalEntry {
    /// Counted from 1 in the order of the commands.
    pub number: u32,
    /// When the command was given.
    pub time: DateTime<Utc>,
    /// Who gave it.
    pub who: String,
    /// Its stable name in `snake_case`.
    pub command: String,
    /// The data of the sentence that tells it.
    pub data: serde_json::Value,
    /// The schema version of the file at that time; undo does not reach over a change of it.
    pub schema_version: u32,
    /// Whether it is in force.
    pub state: EntryState,
    /// What was done to it later, in order.
    pub marks: Vec<Mark>,
}

/// What it takes to undo or redo an entry.
pub(crate) struct Replay {
    pub(crate) number: u32,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
    pub(crate) changeset: Vec<u8>,
}

/// A time as rows keep it.
pub(crate) fn time_text(time: DateTime<Utc>) -> String {
    time.to_rfc3339_opts(SecondsFormat::AutoSi, true)
}

pub(crate) fn found_time(
    table: &str,
    number: u32,
    text: &str,
) -> Result<DateTime<Utc>, StoreError> {
    match DateTime::parse_from_rfc3339(text) {
        Ok(time) => Ok(time.to_utc()),
        Err(error) => Err(StoreError::damaged(table, number.to_string(), error)),
    }
}

pub(crate) fn understand(row: &Row<'_>) -> Result<JournalEntry, StoreError> {
    let number: u32 = row.get("number")?;
    let damaged = |reason: String| StoreError::damaged("journal", number.to_string(), reason);
    let state: String = row.get("state")?;
    let state = match state.as_str() {
        "done" => EntryState::Done,
        "undone" => EntryState::Undone,
        "ended" => EntryState::Ended,
        other => return Err(damaged(format!("state is unknown: {other:?}"))),
    };
    let data: String = row.get("data")?;
    Ok(JournalEntry {
        number,
        time: found_time("journal", number, &row.get::<_, String>("time")?)?,
        who: row.get("who")?,
        command: row.get("command")?,
        data: serde_json::from_str(&data).map_err(|error| damaged(error.to_string()))?,
        schema_version: row.get("schema_version")?,
        state,
        marks: Vec::new(),
    })
}

pub(crate) fn understand_mark(row: &Row<'_>) -> Result<(u32, Mark), StoreError> {
    let number: u32 = row.get("number")?;
    let act: String = row.get("act")?;
    let act = match act.as_str() {
        "undone" => Act::Undone,
        "redone" => Act::Redone,
        other => {
            return Err(StoreError::damaged(
                "journal_mark",
                number.to_string(),
                format_args!("act is unknown: {other:?}"),
            ));
        }
    };
    let mark = Mark {
        act,
        time: found_time("journal_mark", number, &row.get::<_, String>("time")?)?,
        who: row.get("who")?,
    };
    Ok((row.get("entry")?, mark))
}

/// Reads rows that `understand` understands.
pub(crate) fn read<T>(
    connection: &Connection,
    select: &str,
    parameters: impl Params,
    understand: impl Fn(&Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(select)?;
    let mut rows = statement.query(parameters)?;
    let mut values = Vec::new();
    while let Some(row) = rows.next()? {
        values.push(understand(row)?);
    }
    Ok(values)
}

/// All entries, oldest first.
pub(crate) fn entries(connection: &Connection) -> Result<Vec<JournalEntry>, StoreError> {
    let mut entries = read(
        connection,
        "SELECT number, time, who, command, data, schema_version, state
         FROM journal ORDER BY number",
        (),
        understand,
    )?;
    let marks = read(
        connection,
        "SELECT number, entry, act, time, who FROM journal_mark ORDER BY number",
        (),
        understand_mark,
    )?;
    for (entry, mark) in marks {
        // A foreign key: the entry is there.
        if let Ok(index) = entries.binary_search_by_key(&entry, |entry| entry.number) {
            entries[index].marks.push(mark);
        }
    }
    Ok(entries)
}

/// The entry `number` alone.
pub(crate) fn entry(connection: &Connection, number: u32) -> Result<JournalEntry, StoreError> {
    let entry = read(
        connection,
        "SELECT number, time, who, command, data, schema_version, state
         FROM journal WHERE number = ?1",
        [number],
        understand,
    )?;
    let marks = read(
        connection,
        "SELECT number, entry, act, time, who FROM journal_mark WHERE entry = ?1 ORDER BY number",
        [number],
        understand_mark,
    )?;
    let mut entry = entry.into_iter().next().ok_or_else(|| {
        StoreError::damaged("journal", number.to_string(), "the entry is missing")
    })?;
    entry.marks = marks.into_iter().map(|(_, mark)| mark).collect();
    Ok(entry)
}

/// Refuses the number of an entry that is not there.
pub(crate) fn must_exist(connection: &Connection, number: u32) -> Result<(), StoreError> {
    connection
        .prepare_cached("SELECT 1 FROM journal WHERE number = ?1")?
        .query_row([number], |_| Ok(()))
        .optional()?
        .ok_or(StoreError::UnknownEntry { entry: number })
}

/// The last entry over which no undo and no redo reaches: the creation of the file, or the last
/// migration.
pub(crate) fn wall(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM journal WHERE changeset IS NULL")?
        .query_row((), |row| row.get(0))?)
}

/// What tells entries that changed nothing: they are told, never undone.
const CHANGED: &str = "(changeset IS NULL OR length(changeset) > 0)";

/// The last entry in force that changed something: the tables are as it left them.
pub(crate) fn position(connection: &Connection) -> Result<u32, StoreError> {
    let found: Option<u32> = connection
        .prepare_cached(&format!(
            "SELECT number FROM journal WHERE state = 'done' AND {CHANGED}
             ORDER BY number DESC LIMIT 1"
        ))?
        .query_row((), |row| row.get(0))
        .optional()?;
    found.ok_or_else(|| StoreError::damaged("journal", "", "no entry is in force"))
}

/// The number of the entry that undo takes next.
pub(crate) fn undoable(connection: &Connection) -> Result<Option<u32>, StoreError> {
    let position = position(connection)?;
    Ok((position > wall(connection)?).then_some(position))
}

/// The number of the entry that redo takes next.
pub(crate) fn redoable(connection: &Connection) -> Result<Option<u32>, StoreError> {
    Ok(connection
        .prepare_cached("SELECT min(number) FROM journal WHERE state = 'undone' AND number > ?1")?
        .query_row([wall(connection)?], |row| row.get(0))?)
}

/// The entries in force after `entry` that changed something, newest first: what falls when undo
/// goes back to it.
pub(crate) fn in_force_after(connection: &Connection, entry: u32) -> Result<Vec<u32>, StoreError> {
    read(
        connection,
        &format!(
            "SELECT number FROM journal WHERE state = 'done' AND number > ?1 AND {CHANGED}
             ORDER BY number DESC"
        ),
        [entry],
        |row| Ok(row.get(0)?),
    )
}

/// The undone entries up to `entry`, oldest first: what comes back when redo goes on to it.
pub(crate) fn undone_up_to(connection: &Connection, entry: u32) -> Result<Vec<u32>, StoreError> {
    read(
        connection,
        "SELECT number FROM journal WHERE state = 'undone' AND number <= ?1 ORDER BY number",
        [entry],
        |row| Ok(row.get(0)?),
    )
}

/// An entry as a link of the chain of fingerprints.
pub(crate) struct Link {
    pub(crate) number: u32,
    pub(crate) schema_version: u32,
    pub(crate) is_wall: bool,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
}

/// All entries from entry `first` on, oldest first, without what they changed.
pub(crate) fn links(connection: &Connection, first: u32) -> Result<Vec<Link>, StoreError> {
    read(
        connection,
        "SELECT number, schema_version, changeset IS NULL AS is_wall, hash_before, hash
         FROM journal WHERE number >= ?1 ORDER BY number",
        [first],
        |row| {
            Ok(Link {
                number: row.get("number")?,
                schema_version: row.get("schema_version")?,
                is_wall: row.get("is_wall")?,
                hash_before: row.get("hash_before")?,
                hash: row.get("hash")?,
            })
        },
    )
}

/// What it takes to undo or redo entry `number`.
pub(crate) fn replay(connection: &Connection, number: u32) -> Result<Replay, StoreError> {
    Ok(connection
        .prepare_cached("SELECT hash_before, hash, changeset FROM journal WHERE number = ?1")?
        .query_row([number], |row| {
            Ok(Replay {
                number,
                hash_before: row.get("hash_before")?,
                hash: row.get("hash")?,
                changeset: row.get("changeset")?,
            })
        })?)
}

/// The fingerprint that the tables must have now: that of the last entry in force.
pub(crate) fn remembered_hash(connection: &Connection) -> Result<Hash, StoreError> {
    Ok(connection
        .prepare_cached("SELECT hash FROM journal WHERE number = ?1")?
        .query_row([position(connection)?], |row| row.get(0))?)
}

/// Writes the first entry: the tournament as it was created.
pub(crate) fn begin(
    connection: &Connection,
    rows: &Rows,
    entry: &NewEntry,
) -> Result<(), StoreError> {
    table::write_difference(connection, &Rows::none(), rows)?;
    let hash = hash::of_file(connection)?;
    insert(connection, entry, hash, hash, None)?;
    Ok(())
}

/// Writes the difference of `before` and `after`, and the entry about it.
pub(crate) fn record(
    connection: &Connection,
    before: &Rows,
    after: &Rows,
    subjects: &BTreeSet<Subject>,
    entry: &NewEntry,
) -> Result<u32, StoreError> {
    let hash_before = remembered_hash(connection)?;
    let hashes_before = TableHashes::of_rows(before);
    if hashes_before.whole() != hash_before {
        return Err(StoreError::Stale);
    }
    let mut session = Session::new(connection)?;
    for table in TABLES {
        session.attach(Some(table.name))?;
    }
    table::write_difference(connection, before, after)?;
    let mut changeset = Vec::new();
    session.changeset_strm(&mut changeset)?;
    drop(session);
    // What is read back from the file, not what was meant to be written.
    let hash = hash::of_file(connection)?;
    if hash != hashes_before.changed(before, after).whole() {
        return Err(StoreError::Stale);
    }
    end_redo(connection)?;
    let number = insert(connection, entry, hash_before, hash, Some(&changeset))?;
    subject::insert(connection, number, subjects)?;
    Ok(number)
}

/// What was undone cannot be redone any more.
fn end_redo(connection: &Connection) -> rusqlite::Result<()> {
    connection
        .prepare_cached("UPDATE journal SET state = 'ended' WHERE state = 'undone'")?
        .execute(())?;
    Ok(())
}

/// Writes an entry that tells something and changes nothing.
pub(crate) fn note(connection: &Connection, entry: &NewEntry) -> Result<u32, StoreError> {
    let hash = remembered_hash(connection)?;
    end_redo(connection)?;
    Ok(insert(connection, entry, hash, hash, Some(&[]))?)
}

/// Writes the wall behind a migration, if there is one to be written: the tables have another
/// form than those that the last entry left behind. Nothing before it can be undone or redone.
pub(crate) fn build_wall(connection: &Connection, time: DateTime<Utc>) -> Result<(), StoreError> {
    let last: Option<(i64, Hash)> = connection
        .query_row(
            "SELECT schema_version, hash FROM journal WHERE state = 'done'
             ORDER BY number DESC LIMIT 1",
            (),
            |row| Ok((row.get(0)?, row.get(1)?)),
        )
        .optional()?;
    // A journal without an entry is for others to find damaged.
    let Some((from, hash_before)) = last else {
        return Ok(());
    };
    let to = schema::version(connection)?;
    if from == to {
        return Ok(());
    }
    let entry = NewEntry {
        time,
        who: String::new(),
        command: MIGRATION.to_owned(),
        data: serde_json::json!({ "from": from, "to": to }),
    };
    end_redo(connection)?;
    insert(
        connection,
        &entry,
        hash_before,
        hash::of_file(connection)?,
        None,
    )?;
    Ok(())
}

/// The command of the entry behind a migration; nobody gave it.
const MIGRATION: &str = "migrate_file";

fn insert(
    connection: &Connection,
    entry: &NewEntry,
    hash_before: Hash,
    hash: Hash,
    changeset: Option<&[u8]>,
) -> rusqlite::Result<u32> {
    connection
        .prepare_cached(
            "INSERT INTO journal (number, time, who, command, data, schema_version,
                 hash_before, hash, changeset, state)
             SELECT coalesce(max(number), 0) + 1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 'done'
             FROM journal RETURNING number",
        )?
        .query_row(
            (
                time_text(entry.time),
                &entry.who,
                &entry.command,
                entry.data.to_string(),
                schema::version(connection)?,
                hash_before,
                hash,
                changeset,
            ),
            |row| row.get(0),
        )
}
