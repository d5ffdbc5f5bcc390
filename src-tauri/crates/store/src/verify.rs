//! Proves a file: is it whole, does it hold together, does its journal lead where it says?

use std::path::Path;

use rusqlite::Connection;
use serde::Serialize;

use crate::hash::TableHashes;
use crate::invariants::{Violation, violations};
use crate::journal::{self, Act, EntryState, JournalEntry};
use crate::{Store, StoreError, copy, load, schema, undo};

/// Something wrong with a file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Finding {
    /// SQLite's own check found damage.
    #[error("{message}")]
    Integrity {
        /// What it said, in English.
        message: String,
    },
    /// A row refers to one that is not there.
    #[error("{table}: a row refers to one of {parent} that is not there")]
    ForeignKey {
        /// The table of the row.
        table: String,
        /// The table it refers to.
        parent: String,
    },
    /// A row is not as it must be.
    #[error("{table} {row}: {reason}")]
    Damaged {
        /// The table.
        table: String,
        /// The key of the row.
        row: String,
        /// What is wrong, in English.
        reason: String,
    },
    /// Something does not hold that holds in every tournament.
    #[error("{violation}")]
    Violation {
        /// What.
        violation: Violation,
    },
    /// The tables are not what the last command in force left behind.
    #[error("the tables are not what the last command left behind")]
    TablesChanged,
    /// An entry of the journal does not lead back or on to the state it remembers.
    #[error("journal entry {entry} does not lead to the state it remembers")]
    JournalMismatch {
        /// The number of the entry.
        entry: u32,
    },
}

/// What was looked at and what was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    /// The schema version of the file.
    pub schema_version: u32,
    /// How many entries the journal has.
    pub entries: usize,
    /// How many of them were taken back and put in force again; those before a migration, the
    /// creation, and those whose redo has ended cannot be.
    pub replayed: usize,
    /// Everything wrong.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }
}

/// Proves the file `path`; it stays as it is.
///
/// # Errors
/// As [`Store::open`]: when the file is too damaged to look into it, or cannot be opened.
pub fn verify(path: &Path) -> Result<Report, StoreError> {
    Store::open(path)?.verify()
}

impl Store {
    /// Proves this file: SQLite's integrity check, references, what holds in every tournament, and
    /// in a copy in memory the journal back to its wall and on again, every fingerprint compared.
    ///
    /// # Errors
    /// When the file cannot be read at all.
    pub fn verify(&self) -> Result<Report, StoreError> {
        prove(self.connection()).map_err(|error| error.at(self.path()))
    }
}

fn prove(connection: &Connection) -> Result<Report, StoreError> {
    let version = schema::version(connection)?;
    let mut report = Report {
        schema_version: u32::try_from(version).unwrap_or(u32::MAX),
        entries: 0,
        replayed: 0,
        findings: integrity(connection)?,
    };
    report.findings.extend(foreign_keys(connection)?);
    match load::load(connection) {
        Ok(tournament) => {
            let violations = violations(&tournament).into_iter();
            let found = violations.map(|violation| Finding::Violation { violation });
            report.findings.extend(found);
        }
        Err(error) => report.findings.push(damage(error)?),
    }
    match journal::entries(connection) {
        Ok(entries) => {
            report.entries = entries.len();
            replay(connection, &entries, &mut report)?;
        }
        Err(error) => report.findings.push(damage(error)?),
    }
    Ok(report)
}

/// Damage is a finding, anything else ends the proof.
fn damage(error: StoreError) -> Result<Finding, StoreError> {
    if let StoreError::Damaged { table, row, reason } = error {
        Ok(Finding::Damaged { table, row, reason })
    } else {
        Err(error)
    }
}

fn integrity(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let messages = statement
        .query_map((), |row| row.get::<_, String>(0))?
        .collect::<Result<Vec<_>, _>>()?;
    Ok(messages
        .into_iter()
        .filter(|message| message != "ok")
        .map(|message| Finding::Integrity { message })
        .collect())
}

fn foreign_keys(connection: &Connection) -> Result<Vec<Finding>, StoreError> {
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let findings = statement
        .query_map((), |row| {
            Ok(Finding::ForeignKey {
                table: row.get(0)?,
                parent: row.get(2)?,
            })
        })?
        .collect::<Result<Vec<_>, _>>()?;
    Ok(findings)
}

/// Goes back to the wall and on again, to the last entry that can be redone.
fn replay(
    connection: &Connection,
    entries: &[JournalEntry],
    report: &mut Report,
) -> Result<(), StoreError> {
    let remembered = journal::remembered_hash(connection)?;
    let mut hashes = TableHashes::of_file(connection)?;
    if remembered.is_some_and(|remembered| remembered != hashes.whole()) {
        report.findings.push(Finding::TablesChanged);
        return Ok(());
    }
    let mut memory = Connection::open_in_memory()?;
    copy::copy_into(connection, &mut memory)?;
    memory.pragma_update(None, "foreign_keys", true)?;

    let wall = journal::wall(&memory)?;
    let in_state = |state: EntryState| {
        let beyond = entries.iter().filter(move |entry| entry.number > wall);
        beyond.filter(move |entry| entry.state == state)
    };
    let back = in_state(EntryState::Done).rev().map(|it| (it, Act::Undone));
    let forward = in_state(EntryState::Done)
        .chain(in_state(EntryState::Undone))
        .map(|it| (it, Act::Redone));
    for (entry, act) in back.chain(forward) {
        match step(&memory, &mut hashes, entry.number, act) {
            Ok(()) if act == Act::Redone => report.replayed += 1,
            Ok(()) => {}
            Err(StoreError::JournalMismatch { entry }) => {
                report.findings.push(Finding::JournalMismatch { entry });
                break;
            }
            Err(error) => {
                report.findings.push(damage(error)?);
                break;
            }
        }
    }
    Ok(())
}

/// Takes entry `number` back or puts it in force again, and compares the fingerprint; `hashes` are
/// those of the tables, of which only the touched ones are read again.
fn step(
    memory: &Connection,
    hashes: &mut TableHashes,
    number: u32,
    act: Act,
) -> Result<(), StoreError> {
    let entry = journal::replay(memory, number)?;
    let touched = undo::apply(memory, &entry, act)?;
    hashes.refresh(memory, |table| touched.contains(table))?;
    if hashes.whole() == undo::destination(&entry, act) {
        Ok(())
    } else {
        Err(StoreError::JournalMismatch { entry: number })
    }
}
