//! What the journal holds, and where the file stands in it.

use rusqlite::{Connection, OptionalExtension, Params, Row};

use super::entry::{JournalEntry, understand, understand_mark};
use crate::StoreError;
use crate::hash::Hash;

/// What it takes to undo or redo an entry.
pub(crate) struct Replay {
    pub(crate) number: u32,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
    pub(crate) changeset: Vec<u8>,
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

/// The number of the newest entry.
pub(crate) fn newest(connection: &Connection) -> Result<u32, StoreError> {
    Ok(connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM journal")?
        .query_row((), |row| row.get(0))?)
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
