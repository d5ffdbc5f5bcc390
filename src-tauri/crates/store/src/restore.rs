//! A look into a file that is not open, and a backup put in the place of a file.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_tournament::Tournament;
use rusqlite::Connection;

use crate::backup::{self, Occasion};
use crate::connection::half_done;
use crate::journal::{self, JournalEntry, NewEntry};
use crate::schema::Schema;
use crate::verify::{self, Report};
use crate::watch::Watch;
use crate::{StoreError, connection, copy, load, schema};

/// What is in a file.
#[derive(Debug, Clone, PartialEq)]
pub struct Contents {
    /// The tournament.
    pub tournament: Tournament,
    /// How many entries its journal has.
    pub entries: u32,
    /// The last entry in force.
    pub last: JournalEntry,
    /// The schema version of the file.
    pub schema_version: i64,
}

/// Looks into the file `path`, whatever its schema: it stays as it is, older ones are brought up in
/// memory. Its pages and its tables are held against what the journal remembers; the journal itself
/// only by [`proved`].
///
/// # Errors
/// As [`Store::open`](crate::Store::open), and when it is damaged.
pub fn contents(path: &Path) -> Result<Contents, StoreError> {
    look(path).map_err(|error| error.at(path))
}

/// Proves the file `path` in memory, as [`Store::verify`](crate::Store::verify) does.
///
/// # Errors
/// When it cannot be read at all, and what `watch` refused with.
pub fn proved(path: &Path, watch: &mut Watch<'_>) -> Result<Report, StoreError> {
    in_memory(path)
        .and_then(|(memory, _)| verify::prove(&memory, watch))
        .map_err(|error| error.at(path))
}

/// The file `path` in memory, brought up, and the schema version it has on the medium.
pub(crate) fn in_memory(path: &Path) -> Result<(Connection, i64), StoreError> {
    let schema = Schema::known()?;
    let mut memory = Connection::open_in_memory()?;
    let version = connection::looking(path, &schema, |file| {
        copy::copy_into(file, &mut memory)?;
        Ok(schema::version(file)?)
    })?;
    schema.bring_up(&mut memory, DateTime::UNIX_EPOCH)?;
    Ok((memory, version))
}

fn look(path: &Path) -> Result<Contents, StoreError> {
    let (memory, schema_version) = in_memory(path)?;
    verify::must_be_whole(&memory)?;
    let tournament = load::load(&memory)?;
    verify::must_be_unchanged(&memory)?;
    Ok(Contents {
        tournament,
        entries: memory.query_row("SELECT count(*) FROM journal", (), |row| row.get(0))?,
        last: journal::entry(&memory, journal::position(&memory)?)?,
        schema_version,
    })
}

/// Puts `from` in the place of the file `path`, which must not be open, and keeps what was there as
/// a backup, as whole or as damaged as it is. `entry` tells it in the journal. Gives the name of
/// that backup; none when nothing was there. `watch` hears how far the proof of `from` is, and may
/// stop there.
///
/// # Errors
/// When `from` is not sound, `path` is in use, something cannot be written, or what `watch` refused
/// with. `path` is then as it was.
pub fn restore(
    path: &Path,
    from: &Path,
    entry: &NewEntry,
    watch: &mut Watch<'_>,
) -> Result<Option<PathBuf>, StoreError> {
    // Where a link leads, there is the file.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let report = proved(from, watch)?;
    if let Some(finding) = report.findings.first() {
        return Err(StoreError::damaged("", "", finding));
    }
    let kept = keep_present(path, entry.time)?;
    let unfinished = copy::unfinished(path);
    let made = prepare(from, &unfinished, entry, kept.as_deref())
        .and_then(|()| remove_if_there(&half_done(path)))
        .and_then(|()| copy::put_in_place(&unfinished, path));
    if let Err(error) = made {
        // The first error is the one to tell.
        let _ = fs::remove_file(&unfinished);
        return Err(error.at(path));
    }
    Ok(kept)
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(StoreError::io(path, &error))
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Copies what stands at `path` among its backups.
fn keep_present(path: &Path, now: DateTime<Utc>) -> Result<Option<PathBuf>, StoreError> {
    let is_there = path
        .try_exists()
        .map_err(|error| StoreError::io(path, &error))?;
    if !is_there {
        return Ok(None);
    }
    let schema = Schema::known()?;
    // To open a file is to finish or roll back what a command left half done; when the file and
    // that do not belong together, nothing good comes of it.
    if fs::metadata(half_done(path)).is_ok_and(|half_done| half_done.len() > 0) {
        let kept = keep_bytes(path, now)?;
        return match connection::with(path, &schema, |_| Ok(())) {
            Err(error) if must_stop(&error) => {
                let _ = fs::remove_file(half_done(&kept));
                let _ = fs::remove_file(&kept);
                Err(error)
            }
            Ok(()) | Err(_) => Ok(Some(kept)),
        };
    }
    let kept = connection::with(path, &schema, |file| {
        backup::of_database(file, path, Occasion::Restore, now)
    });
    match kept {
        Err(error) if must_stop(&error) => Err(error),
        // Too damaged for that.
        Err(_) => keep_bytes(path, now).map(Some),
        Ok(kept) => Ok(Some(kept)),
    }
}

/// Whether another program has the file, or nothing more can be written: then nothing is done.
const fn must_stop(error: &StoreError) -> bool {
    matches!(
        error,
        StoreError::InUse
            | StoreError::NoLocks { .. }
            | StoreError::DiskFull
            | StoreError::ReadOnly { .. }
    )
}

/// Keeps the file byte by byte, with what an unfinished command left behind.
fn keep_bytes(path: &Path, now: DateTime<Utc>) -> Result<PathBuf, StoreError> {
    let kept = backup::make(path, Occasion::Restore, now, |target| {
        copy::copy_bytes(path, target)
    })?;
    if half_done(path).exists() {
        copy::copy_bytes(&half_done(path), &half_done(&kept))?;
    }
    Ok(kept)
}

/// Makes the file that is to be put in the place: a copy of `from`, brought up, with its entry.
fn prepare(
    from: &Path,
    unfinished: &Path,
    entry: &NewEntry,
    kept: Option<&Path>,
) -> Result<(), StoreError> {
    let schema = Schema::known()?;
    remove_if_there(unfinished)?;
    let mut made = connection::create_new(unfinished)?;
    connection::looking(from, &schema, |file| copy::copy_into(file, &mut made))?;
    schema.bring_up(&mut made, entry.time)?;
    let mut entry = entry.clone();
    if let (Some(kept), Some(data)) = (kept, entry.data.as_object_mut()) {
        let name = kept.file_name().unwrap_or_default().to_string_lossy();
        data.insert("kept".to_owned(), name.into_owned().into());
    }
    let transaction = made.transaction()?;
    journal::note(&transaction, &entry)?;
    transaction.commit()?;
    connection::leave(&made)?;
    made.close().map_err(|(_, error)| error.into())
}
