//! New rows.

use std::collections::BTreeSet;
use std::io::Read;

use chrono::{DateTime, Datelike as _, Utc};
use rusqlite::Connection;
use rusqlite::fallible_streaming_iterator::FallibleStreamingIterator as _;
use rusqlite::session::{ChangesetIter, Session};

use super::entry::{NewEntry, time_text};
use super::read::remembered_hash;
use super::row::{self, Kind, Row};
use crate::hash::{self, Hash, TableHashes};
use crate::head::FileId;
use crate::known_rows::KnownRows;
#[cfg(debug_assertions)]
use crate::law;
use crate::rows::{self, Rows, TABLES};
use crate::subject::{self, Subject};
use crate::{StoreError, schema};

/// A row that is to be written behind the newest one.
pub(crate) struct NewRow<'a> {
    pub(crate) kind: Kind,
    pub(crate) entry: &'a NewEntry,
    /// Of an event: the number of the game, and the moment on its clocks.
    pub(crate) game: Option<(u32, i64)>,
    pub(crate) hash_before: Hash,
    pub(crate) hash: Hash,
    /// None behind which nothing can be undone.
    pub(crate) changeset: Option<Vec<u8>>,
    pub(crate) subjects: &'a BTreeSet<Subject>,
}

/// Writes `new` as the next row; gives it as it stands in the file.
pub(crate) fn append(connection: &Connection, new: NewRow<'_>) -> Result<Row, StoreError> {
    // A year of more digits is no time that is read again.
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

/// Writes the identity of a new file and the first row: the tournament as it was created.
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

/// Writes a row behind which nothing can be undone or redone.
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

/// Writes the difference of `before` and `after`, and the row about it; gives its number, and the
/// fingerprints of the tables then.
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
    // Of each table that was written, what is read back from the file, not what was meant to be.
    let written = tables_of(&changeset)?;
    let mut hashes = before.hashes.clone();
    hashes.refresh(connection, |table| written.contains(table))?;
    if hashes != before.hashes.changed(&before.rows, after) {
        return Err(StoreError::Stale);
    }
    // The tests of a command find what its law lacks; a person's work is kept all the same.
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

/// The names of the tables that a changeset changes, also by references that act.
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

/// Writes the wall behind a migration, if there is one to be written: the tables have another
/// form than those that the last row left behind. Nothing before it can be undone or redone.
pub(crate) fn build_wall(connection: &Connection, time: DateTime<Utc>) -> Result<(), StoreError> {
    // A journal without a row is for others to find damaged.
    let Some(newest) = row::newest(connection)? else {
        return Ok(());
    };
    let (from, to) = (newest.schema_version, schema::version(connection)?);
    if from == to {
        return Ok(());
    }
    // A migration leads on. What says otherwise was not written by any version.
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

/// The command of the row behind a migration; nobody gave it.
const MIGRATION: &str = "migrate_file";
