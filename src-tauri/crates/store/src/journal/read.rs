//! Queries of journal rows.

use std::collections::BTreeMap;

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension as _, Params, params_from_iter};

use super::entry::{Act, EntryState, JournalEntry, Mark, found_time, understand};
use super::row;
use super::tree::Tree;
use crate::StoreError;
use crate::hash::Hash;

/// The data to undo or redo an entry.
pub(crate) struct Replay {
    pub(crate) number: u32,
    pub(crate) command: String,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
    pub(crate) changeset: Vec<u8>,
}

/// Reads rows, converted by `understand`.
pub(crate) fn read<T>(
    connection: &Connection,
    select: &str,
    parameters: impl Params,
    understand: impl Fn(&rusqlite::Row<'_>) -> Result<T, StoreError>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(select)?;
    let mut rows = statement.query(parameters)?;
    let mut values = Vec::new();
    while let Some(row) = rows.next()? {
        values.push(understand(row)?);
    }
    Ok(values)
}

/// The row kinds shown in the history; undo and redo are marks on them.
pub(crate) const TOLD: &str = "kind IN ('command', 'restore', 'hall')";

/// The number of newest undo and redo marks shown for one entry: a hostile file could have any
/// number.
const MARKS: usize = 50;

/// Returns the entries that match `condition` (with numbered values), in its order, with their
/// states and marks.
pub(crate) fn entries_where(
    connection: &Connection,
    tree: &Tree,
    condition: &str,
    values: &[Value],
) -> Result<Vec<JournalEntry>, StoreError> {
    let mut entries = read(
        connection,
        &format!(
            "SELECT number, time, who, command, data, schema_version FROM journal
             WHERE {TOLD} AND {condition}"
        ),
        params_from_iter(values),
        understand,
    )?;
    let left = tree.left();
    let mut numbers: Vec<u32> = entries.iter().map(|entry| entry.number).collect();
    numbers.sort_unstable();
    let mut marks: BTreeMap<u32, Vec<Mark>> = BTreeMap::new();
    for (entry, row, act) in tree.marks(&numbers, &left).into_iter().rev() {
        let marks = marks.entry(entry).or_default();
        if marks.len() < MARKS {
            marks.push(mark(connection, row, act)?);
        }
    }
    for entry in &mut entries {
        entry.state = tree.state(entry.number, &left).unwrap_or(EntryState::Done);
        entry.marks = marks.remove(&entry.number).unwrap_or_default();
        entry.marks.reverse();
    }
    Ok(entries)
}

/// Returns the author and time of the undo or redo in row `number`.
fn mark(connection: &Connection, number: u32, act: Act) -> Result<Mark, StoreError> {
    let (time, who): (String, String) = connection
        .prepare_cached("SELECT time, who FROM journal WHERE number = ?1")?
        .query_row([number], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Mark {
        act,
        time: found_time("journal", number, &time)?,
        who,
    })
}

/// Reads all entries, oldest first.
pub(crate) fn entries(
    connection: &Connection,
    tree: &Tree,
) -> Result<Vec<JournalEntry>, StoreError> {
    entries_where(connection, tree, "TRUE ORDER BY number", &[])
}

/// Returns the entry `number`; `None` if there is none.
pub(crate) fn entry(
    connection: &Connection,
    tree: &Tree,
    number: u32,
) -> Result<Option<JournalEntry>, StoreError> {
    let found = entries_where(connection, tree, "number = ?1", &[i64::from(number).into()])?;
    Ok(found.into_iter().next())
}

/// Returns the entry `number`, which must exist.
pub(crate) fn expected_entry(
    connection: &Connection,
    tree: &Tree,
    number: u32,
) -> Result<JournalEntry, StoreError> {
    entry(connection, tree, number)?
        .ok_or_else(|| StoreError::damaged("journal", number.to_string(), "the entry is missing"))
}

/// Returns the current entry: the tournament is in the state after it.
pub(crate) fn position(tree: &Tree) -> Result<u32, StoreError> {
    tree.position()
        .ok_or_else(|| StoreError::damaged("journal", "", "it is empty"))
}

/// Returns the last entry that undo and redo cannot cross.
pub(crate) fn wall(tree: &Tree) -> Result<u32, StoreError> {
    tree.wall()
        .ok_or_else(|| StoreError::damaged("journal", "", "it is empty"))
}

/// The columns of a row for the chain of fingerprints.
pub(crate) struct Passage {
    pub(crate) number: u32,
    pub(crate) schema_version: i64,
    /// The kind: `command`, `undo`, …
    pub(crate) kind: String,
    pub(crate) command: String,
    /// The target row of undo, redo and restore; `None` for other kinds and without a valid target.
    pub(crate) to: Option<u32>,
    pub(crate) is_wall: bool,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
}

/// Returns all rows, oldest first, without changesets.
pub(crate) fn passages(connection: &Connection) -> Result<Vec<Passage>, StoreError> {
    read(
        connection,
        "SELECT number, schema_version, kind, command, changeset IS NULL AS is_wall,
             hash_before, hash,
             CASE WHEN kind IN ('undo', 'redo', 'restore') THEN data ->> '$.to' END AS goes
         FROM journal ORDER BY number",
        (),
        |row| {
            let goes = row.get_ref("goes")?.as_i64().ok();
            Ok(Passage {
                number: row.get("number")?,
                schema_version: row.get("schema_version")?,
                kind: row.get("kind")?,
                command: row.get("command")?,
                to: goes.and_then(|to| u32::try_from(to).ok()),
                is_wall: row.get("is_wall")?,
                hash_before: row.get("hash_before")?,
                hash: row.get("hash")?,
            })
        },
    )
}

/// Returns the data to undo or redo entry `number`.
pub(crate) fn replay(connection: &Connection, number: u32) -> Result<Replay, StoreError> {
    Ok(connection
        .prepare_cached(
            "SELECT command, hash_before, hash, changeset FROM journal WHERE number = ?1",
        )?
        .query_row([number], |row| {
            Ok(Replay {
                number,
                command: row.get("command")?,
                hash_before: row.get("hash_before")?,
                hash: row.get("hash")?,
                changeset: row.get("changeset")?,
            })
        })?)
}

/// Returns the command of entry `number`.
pub(crate) fn command_of(connection: &Connection, number: u32) -> rusqlite::Result<String> {
    connection
        .prepare_cached("SELECT command FROM journal WHERE number = ?1")?
        .query_row([number], |row| row.get(0))
}

/// Returns the fingerprint after entry `number`.
pub(crate) fn hash_after(connection: &Connection, number: u32) -> Result<Hash, StoreError> {
    let found = connection
        .prepare_cached("SELECT hash FROM journal WHERE number = ?1")?
        .query_row([number], |row| row.get(0))
        .optional()?;
    found.ok_or(StoreError::UnknownEntry { entry: number })
}

/// Returns the expected fingerprint of the current tables.
pub(crate) fn remembered_hash(connection: &Connection) -> Result<Hash, StoreError> {
    row::newest(connection)?
        .map(|newest| newest.hash)
        .ok_or_else(|| StoreError::damaged("journal", "", "it is empty"))
}
