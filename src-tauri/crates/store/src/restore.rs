//! Inspecting a file that is not open, and replacing a file with a backup.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_tournament::Tournament;
use rusqlite::Connection;
use serde_json::{Map, Value};

use crate::backup::{self, Occasion};
use crate::beside::{self, HalfDone};
use crate::connection::remove_if_there;
use crate::guard::Allowance;
use crate::head::FileId;
use crate::journal::{self, JournalEntry, NewEntry};
use crate::restore::left::Present;
use crate::schema::Schema;
use crate::verify::{self, Report};
use crate::watch::{Watch, unwatched};
use crate::whole::{Readers, Unfinished};
use crate::{StoreError, connection, copy, finding, integrity, load, schema};

pub(crate) mod left;

/// The contents of a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Contents {
    /// The identity of the file, shared by copies and backups.
    pub file: FileId,
    pub tournament: Tournament,
    /// The number of journal entries.
    pub entries: u32,
    /// The last entry in force.
    pub last: JournalEntry,
    pub schema_version: i64,
}

/// Reads the file `path`, of any schema, without changing it; an older one is migrated in memory.
/// Checks its pages, and its tables against the journal. Only [`proved`] checks the journal itself.
///
/// # Errors
/// Fails as [`Store::open`](crate::Store::open), and if it is damaged.
pub fn contents(path: &Path) -> Result<Contents, StoreError> {
    look(path).map_err(|error| error.at(path))
}

/// Verifies the file `path` in memory, as [`Store::verify`](crate::Store::verify) does.
///
/// # Errors
/// Fails if it cannot be read at all, or with the error of `watch`.
pub fn proved(path: &Path, watch: &mut Watch<'_>) -> Result<Report, StoreError> {
    let mut prove = || {
        let copy = InMemory::of(path)?;
        let mut report = verify::prove(&copy.connection, &copy.allowance, watch)?;
        if let Err(error) = copy.end {
            report.findings.insert(0, finding::damage(error)?);
        }
        Ok(report)
    };
    prove().map_err(|error: StoreError| error.at(path))
}

/// A file migrated in memory.
pub(crate) struct InMemory {
    pub(crate) connection: Connection,
    pub(crate) allowance: Allowance,
    /// The schema version on the medium.
    schema_version: i64,
    /// An error if the file has bytes after its last page.
    end: Result<(), StoreError>,
}

impl InMemory {
    pub(crate) fn of(path: &Path) -> Result<Self, StoreError> {
        let schema = Schema::known()?;
        let mut copy = connection::looking(path, &schema, |file, end| {
            let (connection, allowance) = copy::in_memory(file)?;
            Ok(Self {
                connection,
                allowance,
                schema_version: schema::version(file)?,
                end,
            })
        })?;
        if schema.is_older(&copy.connection)? {
            // A migration must read rows as long as an import writes them.
            let _ = integrity::must_be_whole(&copy.connection);
        }
        schema.bring_up(&mut copy.connection, DateTime::UNIX_EPOCH)?;
        Ok(copy)
    }

    /// Refuses damaged pages.
    pub(crate) fn must_be_whole(&self) -> Result<(), StoreError> {
        integrity::must_be_whole(&self.connection)?;
        self.end.clone()
    }
}

fn look(path: &Path) -> Result<Contents, StoreError> {
    let copy = InMemory::of(path)?;
    copy.must_be_whole()?;
    let memory = &copy.connection;
    let tournament = load::load(memory)?;
    integrity::must_be_unchanged(memory)?;
    let tree = journal::tree(memory)?;
    Ok(Contents {
        file: journal::identity(memory)?,
        tournament,
        entries: u32::try_from(tree.len()).unwrap_or(u32::MAX),
        last: journal::expected_entry(memory, &tree, journal::position(&tree)?)?,
        schema_version: copy.schema_version,
    })
}

/// Replaces the file `path`, which must not be open, with `from`. Keeps the old file as a backup,
/// sound or damaged. `entry` records it in the journal, which continues the old one: see
/// [`mod@left`]. Returns the name of that backup; `None` if there was no file. `watch` receives the
/// progress of verifying `from` and may cancel.
///
/// # Errors
/// Fails if `from` is not sound, `path` is in use, something cannot be written, or with the error
/// of `watch`. `path` does not change then.
pub fn restore(
    path: &Path,
    from: &Path,
    entry: &NewEntry,
    watch: &mut Watch<'_>,
) -> Result<Option<PathBuf>, StoreError> {
    // Replace the target of a link.
    let path = &dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    // A stray file next to it would act on the new file.
    let half_done = beside::look(path)?;
    let report = proved(from, watch)?;
    if let Some(finding) = report.findings.first() {
        return Err(StoreError::damaged("", "", finding));
    }
    let (kept, present) = keep_present(path, half_done, entry.time)?;
    let entry = told(entry, from, kept.as_deref());
    prepare(path, from, &entry, &present)
        .and_then(|made| {
            remove_if_there(&beside::journal(path))?;
            made.put(path).map_err(|error| StoreError::io(path, &error))
        })
        .map_err(|error| error.at(path))?;
    Ok(kept)
}

/// Copies the file at `path` to its backups, and reads its journal as far as possible. Returns the
/// path of the backup, `None` if there is no file.
fn keep_present(
    path: &Path,
    half_done: HalfDone,
    now: DateTime<Utc>,
) -> Result<(Option<PathBuf>, Present), StoreError> {
    let is_there = path
        .try_exists()
        .map_err(|error| StoreError::io(path, &error))?;
    if !is_there {
        beside::must_be_free(path)?;
        return Ok((None, Present::default()));
    }
    let schema = Schema::known()?;
    let mut present = Present::default();
    // Opening the file would finish or roll back an unfinished command. If journal and file do not
    // match, that would damage it.
    if half_done == HalfDone::Yes {
        let kept = keep_bytes(path, now)?;
        let opened = connection::with(path, &schema, |file| {
            present = Present::of(file);
            Ok(())
        });
        return match opened {
            Err(error) if must_stop(&error) => {
                let _ = fs::remove_file(beside::journal(&kept));
                let _ = fs::remove_file(&kept);
                Err(error)
            }
            Ok(()) | Err(_) => Ok((Some(kept), present)),
        };
    }
    let mut keep = || {
        connection::with(path, &schema, |file| {
            present = Present::of(file);
            backup::of_database(file, path, Occasion::Restore, now)
        })
    };
    let kept = match keep() {
        // A medium may fail once: a damaged file fails twice.
        Err(error) if !must_stop(&error) => keep(),
        kept => kept,
    };
    let kept = match kept {
        Err(error) if must_stop(&error) => return Err(error),
        // Too damaged to open.
        Err(_) => keep_bytes(path, now)?,
        Ok(kept) => kept,
    };
    Ok((Some(kept), present))
}

/// True if another program has the file, or the medium cannot be written: then nothing is done.
const fn must_stop(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::InUse
            | StoreError::NoLocks { .. }
            | StoreError::DiskFull
            | StoreError::ReadOnly { .. }
            | StoreError::FileTrouble { .. }
    )
}

/// Keeps the bytes of the file, and those of an unfinished command.
fn keep_bytes(path: &Path, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
    let kept = backup::make(path, Occasion::Restore, None, now, |target| {
        copy::copy_bytes(path, target)
    })?;
    if beside::look(path)? == HalfDone::Yes {
        copy::copy_bytes(&beside::journal(path), &beside::journal(&kept))?;
    }
    Ok(kept)
}

/// Adds the names of both backups to the entry of a restore.
fn told(entry: &NewEntry, from: &Path, kept: Option<&Path>) -> NewEntry {
    let mut data = match &entry.data {
        Value::Object(data) => data.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            Map::new()
        }
    };
    let mut name = |key: &str, path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        data.insert(key.to_owned(), name.into_owned().into());
    };
    name("backup", from);
    if let Some(kept) = kept {
        name("kept", kept);
    }
    NewEntry {
        data: data.into(),
        ..entry.clone()
    }
}

/// Builds the file that replaces `path`: a migrated copy of `from` whose journal continues the
/// present one.
fn prepare(
    path: &Path,
    from: &Path,
    entry: &NewEntry,
    present: &Present,
) -> Result<Unfinished, StoreError> {
    let (made, report) = make(path, from, entry, present)?;
    if report.is_sound() {
        return Ok(made);
    }
    // The backup was sound: so the present file is not, although its links are intact.
    Ok(make(path, from, entry, &present.without_proof())?.0)
}

/// Builds that file and verifies it.
fn make(
    path: &Path,
    from: &Path,
    entry: &NewEntry,
    present: &Present,
) -> Result<(Unfinished, Report), StoreError> {
    let schema = Schema::known()?;
    let unfinished = Unfinished::beside(path, Readers::AsUsual);
    let unfinished = unfinished.map_err(|error| StoreError::io(path, &error))?;
    let mut made = connection::create(unfinished.path())?;
    connection::looking(from, &schema, |file, _| copy::copy_into(file, &mut made))?;
    let was_older = schema.is_older(&made)?;
    schema.lay(&mut made)?;
    let transaction = made.transaction()?;
    present.go_on(&transaction, entry, was_older)?;
    transaction.commit()?;
    let allowance = Allowance::of(&made)?;
    let report = verify::prove(&made, &allowance, &mut unwatched)?;
    connection::leave(&made)?;
    made.close().map_err(|(_, error)| error)?;
    Ok((unfinished, report))
}
