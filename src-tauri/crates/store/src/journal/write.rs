//! Appends rows.

use std::collections::BTreeSet;
use std::io::Read;

use chrono::{DateTime, Datelike as _, Utc};
use rusqlite::Connection;
use rusqlite::fallible_streaming_iterator::FallibleStreamingIterator as _;
use rusqlite::session::{ChangesetIter, Session};

use super::entry::{NewEntry, time_text};
use super::read::remembered_hash;
use super::row::{self, Kind, Newest, Row};
use crate::hash::{self, Hash, TableHashes};
use crate::head::FileId;
use crate::known_rows::KnownRows;
#[cfg(debug_assertions)]
use crate::law;
use crate::rows::{self, Rows, TABLES};
use crate::subject::{self, Subject};
use crate::{StoreError, schema};

/// A row to append after the newest one.
pub(crate) struct NewRow<'a> {
    pub(crate) kind: Kind,
    pub(crate) entry: &'a NewEntry,
    /// The number of the game and the time on its clocks in milliseconds; `None` unless it is a
    /// game event.
    pub(crate) game: Option<(u32, i64)>,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
    /// `None` for a row that undo cannot cross.
    pub(crate) changeset: Option<Vec<u8>>,
    pub(crate) subjects: &'a BTreeSet<Subject>,
}

/// Appends `new`; returns the stored row.
pub(crate) fn append(connection: &Connection, new: NewRow<'_>) -> Result<Row, StoreError> {
    // A year with more digits could not be read back.
    let year = new.entry.time.year();
    if !(0..=9999).contains(&year) {
        return Err(StoreError::ClockWrong { year });
    }
    let (number, before) = match row::newest(connection)? {
        Some(newest) => (newest.number.checked_add(1), newest.link),
        None => (Some(1), row::first_link(row::identity(connection)?)),
    };
    let number = number.ok_or_else(|| StoreError::damaged("journal", "", "it is full"))?;
    let mut row = Row {
        number,
        time: time_text(new.entry.time),
        who: new.entry.who.clone(),
        kind: new.kind.code().to_owned(),
        command: new.entry.command.clone(),
        data: new.entry.data.to_string(),
        game: new.game.map(|(game, _)| game),
        moment: new.game.map(|(_, moment)| moment),
        schema_version: schema::version(connection)?,
        hash_before: new.hash_before,
        hash: new.hash,
        changeset: new.changeset,
        subjects: subject::sorted(new.subjects),
        link: Hash::default(),
    };
    row.link = row.link_behind(&before);
    row.insert(connection)?;
    Ok(row)
}

/// Writes the identity of a new file and its first row, the creation of the tournament.
pub(crate) fn begin(
    connection: &Connection,
    rows: &Rows,
    entry: &NewEntry,
    file: FileId,
) -> Result<(), StoreError> {
    rows::write_difference(connection, &Rows::none(), rows)?;
    row::identify(connection, file)?;
    let hash = hash::of_file(connection)?;
    wall(connection, entry, hash, hash)
}

/// Writes a row that undo and redo cannot cross.
fn wall(
    connection: &Connection,
    entry: &NewEntry,
    hash_before: Hash,
    hash: Hash,
) -> Result<(), StoreError> {
    let new = NewRow {
        kind: Kind::Command,
        entry,
        game: None,
        hash_before,
        hash,
        changeset: None,
        subjects: &BTreeSet::new(),
    };
    append(connection, new)?;
    Ok(())
}

/// Writes the difference of `before` and `after` and its row; returns its number and the new
/// fingerprints of the tables.
pub(crate) fn record(
    connection: &Connection,
    (before, after): (&KnownRows, &Rows),
    subjects: &BTreeSet<Subject>,
    entry: &NewEntry,
) -> Result<(u32, TableHashes), StoreError> {
    let hash_before = remembered_hash(connection)?;
    if before.hashes.whole() != hash_before {
        return Err(StoreError::Stale);
    }
    let mut session = Session::new(connection)?;
    for table in TABLES {
        session.attach(Some(table.name))?;
    }
    rows::write_difference(connection, &before.rows, after)?;
    let mut changeset = Vec::new();
    session.changeset_strm(&mut changeset)?;
    drop(session);
    // Hash the written tables from the file, not from the intended rows.
    let written = tables_of(&changeset)?;
    let mut hashes = before.hashes.clone();
    hashes.refresh(connection, |table| written.contains(table))?;
    if hashes != before.hashes.changed(&before.rows, after) {
        return Err(StoreError::Stale);
    }
    // Tests of the commands report a breach of the law; at run time the user's work is kept anyway.
    #[cfg(debug_assertions)]
    law::must_be_lawful(0, &entry.command, &changeset)?;
    let new = NewRow {
        kind: Kind::Command,
        entry,
        game: None,
        hash_before,
        hash: hashes.whole(),
        changeset: Some(changeset),
        subjects,
    };
    Ok((append(connection, new)?.number, hashes))
}

/// Returns the names of the tables that a changeset changes, including foreign key actions.
fn tables_of(mut changeset: &[u8]) -> Result<BTreeSet<String>, StoreError> {
    let mut names = BTreeSet::new();
    if changeset.is_empty() {
        return Ok(names);
    }
    let input: &mut dyn Read = &mut changeset;
    let mut changes = ChangesetIter::start_strm(&input)?;
    while let Some(change) = changes.next()? {
        names.insert(change.op()?.table_name().to_owned());
    }
    Ok(names)
}

/// Returns the newest row if the wall after a migration is missing: the schema differs from that
/// of the row.
fn before_missing_wall(connection: &Connection) -> Result<Option<Newest>, StoreError> {
    // Other checks report a journal without rows as damaged.
    let Some(newest) = row::newest(connection)? else {
        return Ok(None);
    };
    let is_missing = newest.schema_version != schema::version(connection)?;
    Ok(is_missing.then_some(newest))
}

/// True if a migration has no wall yet, which opening adds.
pub(crate) fn lacks_wall(connection: &Connection) -> Result<bool, StoreError> {
    Ok(before_missing_wall(connection)?.is_some())
}

/// Writes the wall after a migration if it is missing. Nothing before it can be undone or redone.
pub(crate) fn build_wall(connection: &Connection, time: DateTime<Utc>) -> Result<(), StoreError> {
    let Some(newest) = before_missing_wall(connection)? else {
        return Ok(());
    };
    let (from, to) = (newest.schema_version, schema::version(connection)?);
    // A migration only goes to a newer version; no version wrote anything else.
    if !(1..to).contains(&from) {
        let number = newest.number.to_string();
        let reason = format_args!("schema version {from}");
        return Err(StoreError::damaged("journal", number, reason));
    }
    let entry = NewEntry {
        time,
        who: String::new(),
        command: MIGRATION.to_owned(),
        data: serde_json::json!({ "from": from, "to": to }),
    };
    wall(connection, &entry, newest.hash, hash::of_file(connection)?)
}

/// The command of the row after a migration; it has no author.
const MIGRATION: &str = "migrate_file";
