//! New entries.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use rusqlite::session::Session;
use rusqlite::{Connection, OptionalExtension};

use super::entry::{NewEntry, time_text};
use super::read::remembered_hash;
use crate::hash::{self, Hash, TableHashes};
use crate::subject::{self, Subject};
use crate::table::{self, Rows, TABLES};
use crate::{StoreError, schema};

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
