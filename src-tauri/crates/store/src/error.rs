//! The errors of opening, reading and changing a tournament file.

use std::path::Path;

use kralle_refusal::Refusal;
use rusqlite::ffi;

use crate::beside::Stray;
use crate::damage::damage_at;
use crate::file_path::{LongPart, NameFault};
use crate::place::Replaced;
use crate::system_error::{Cause, FileTrouble, System, when_making};

/// The reason an operation of the store failed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal)]
#[refusal(NotNow)]
pub enum StoreError {
    #[error("{path} does not exist")]
    #[refusal(BadInput)]
    Missing { path: String },
    #[error("{path} exists already")]
    #[refusal(BadInput)]
    Exists { path: String },
    #[error("the file is no database")]
    #[refusal(BadInput)]
    NotADatabase,
    /// The file is a database of another program.
    #[error("the file is a database, but no tournament")]
    #[refusal(BadInput)]
    NotATournament,
    /// A newer version of the program wrote the file.
    #[error("the file has schema {found}, known are schemas up to {known}")]
    #[refusal(BadInput)]
    NewerFile {
        /// The schema version of the file.
        found: i64,
        /// The newest schema version of this program.
        known: i64,
    },
    /// Another program has the file open.
    #[error("another program has the file open")]
    InUse,
    /// The file system has no locks, as on some network shares: two programs could write
    /// concurrently.
    #[error("files cannot be locked where {path} is")]
    NoLocks { path: String },
    /// The file, its folder or its medium is read-only.
    #[error("{path} can be read only")]
    #[refusal(NotAllowed)]
    ReadOnly { path: String },
    /// A file is next to it that this program never leaves there, and SQLite would act on it.
    #[error("{path} does not come from this program: {found:?}")]
    StrayBeside { path: String, found: Stray },
    /// Another program switched the file to a journal mode that needs more files.
    #[error("{path} was switched to a write-ahead log")]
    OtherMode { path: String },
    /// The file is larger than any tournament.
    #[error("the file has {bytes} bytes, at most {limit} are read")]
    TooLarge { bytes: u64, limit: u64 },
    /// The open file is not at its path any more, so nothing is written.
    #[error("{path} is not the file that was opened: {how:?}")]
    #[refusal(also = "kept")]
    FileReplaced { path: String, how: Replaced },
    #[error("{}", damage_at(table, row, reason))]
    #[refusal(BadInput)]
    Damaged {
        /// The table; empty if the file itself is damaged.
        table: String,
        /// The key of the row, columns separated by slashes; empty if no single row is damaged.
        row: String,
        /// The damage, in English.
        reason: String,
    },
    /// The tables differ from those after the last command.
    #[error("the tables are not what the last command left behind")]
    TablesChanged,
    /// The system clock is outside the years that can be stored. Nothing was kept.
    #[error("the clock stands at the year {year}")]
    ClockWrong { year: i32 },
    /// The medium is full; the file did not change.
    #[error("the medium is full")]
    DiskFull,
    /// The system refused a file operation; the user can fix the cause.
    #[error("{path}: {cause:?}")]
    FileTrouble { path: String, cause: FileTrouble },
    /// Windows forbids the name of the file to be created.
    #[error("{path}: Windows does not take {part:?} ({fault:?})")]
    #[refusal(BadInput)]
    BadFileName {
        path: String,
        fault: NameFault,
        /// The offending character, word or part of the path.
        part: String,
    },
    /// The path of the file to be created is too long; on Unix its name.
    #[error("{path}: the {} has the length {length}, at most {limit} fit", part.code())]
    #[refusal(BadInput)]
    PathTooLong {
        path: String,
        part: LongPart,
        /// In UTF-16 units on Windows, in bytes elsewhere.
        length: u32,
        limit: u32,
    },
    /// The system refused a file operation.
    #[error("{path}: {reason}")]
    Io {
        path: String,
        /// The system's message, in English.
        reason: String,
    },
    /// The `before` of a change is not the tournament in the file; nothing was kept.
    #[error("the file holds another state than the one that was changed")]
    Stale,
    /// A constraint of the schema refuses the change; nothing was kept.
    #[error("the file refuses the change: {reason}")]
    NotKept {
        /// The violated constraint, in English.
        reason: String,
    },
    /// No command can be undone: there is none after the creation of the file or the last migration.
    #[error("there is nothing to undo")]
    NothingToUndo,
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// A long operation was canceled; nothing has changed.
    #[error("stopped")]
    Canceled,
    #[error("there is no journal entry {entry}")]
    #[refusal(NotFound)]
    UnknownEntry { entry: u32 },
    /// The entry is older than the last migration: its changes cannot be undone or viewed.
    #[error("journal entry {entry} lies before entry {wall}, where the file was brought up")]
    BehindTheWall {
        entry: u32,
        /// The entry of the migration, or of the creation.
        wall: u32,
    },
    /// The entry is not in force, or cannot be redone any more.
    #[error("undo and redo do not lead to journal entry {entry}")]
    NotOnTheWay { entry: u32 },
    /// The entry is an event of the hall, independent of the tournament.
    #[error("journal entry {entry} was said in the hall: undo does not reach it")]
    SaidInHall { entry: u32 },
    #[error("there is no backup {name}")]
    #[refusal(NotFound)]
    UnknownBackup { name: String },
    /// A journal entry has a change that its command never makes, or leads to an invalid tournament;
    /// nothing was changed.
    #[error("journal entry {entry} ({command}) is not of this program: {reason}")]
    EntryForeign {
        entry: u32,
        command: String,
        /// The breach, in English.
        reason: String,
    },
    /// Undo or redo of an entry did not reach the state in the journal; nothing was changed.
    #[error("journal entry {entry} does not lead to the state it remembers")]
    JournalMismatch { entry: u32 },
}

impl StoreError {
    /// Reports damage to a row, or with an empty `row` to a table.
    pub(crate) fn damaged(
        table: &str,
        row: impl Into<String>,
        reason: impl std::fmt::Display,
    ) -> Self {
        Self::Damaged {
            table: table.to_owned(),
            row: row.into(),
            reason: reason.to_string(),
        }
    }

    /// Returns the error for a folder, a pipe or a device at `path`.
    pub(crate) fn not_a_file(path: &Path) -> Self {
        Self::Io {
            path: path.display().to_string(),
            reason: "not a file".to_owned(),
        }
    }

    /// Returns the error of the system for `path`.
    pub fn io(path: &Path, error: &std::io::Error) -> Self {
        Self::of_cause(path, Cause::of(error), error)
    }

    /// Returns the error of the system for a file to be created at `path`.
    pub fn not_made(path: &Path, error: &std::io::Error) -> Self {
        let folder_is_there = crate::whole::folder(path).is_dir();
        let cause = Cause::of(error).map(|cause| when_making(System::HERE, cause, folder_is_there));
        Self::of_cause(path, cause, error)
    }

    fn of_cause(path: &Path, cause: Option<Cause>, error: &std::io::Error) -> Self {
        let name = path.display().to_string();
        match cause.map(|cause| cause.with_attribute(has_read_only(path))) {
            Some(Cause::Missing) => Self::Missing { path: name },
            Some(Cause::Exists) => Self::Exists { path: name },
            Some(Cause::NotAllowed) => Self::ReadOnly { path: name },
            Some(Cause::DiskFull) => Self::DiskFull,
            Some(Cause::Trouble(cause)) => Self::FileTrouble { path: name, cause },
            Some(Cause::NoFile | Cause::TooLarge) | None => Self::Io {
                path: name,
                reason: error.to_string(),
            },
        }
    }

    /// Adds the path of the file, which an SQLite error does not have.
    pub(crate) fn at(mut self, file: &Path) -> Self {
        if let Self::ReadOnly { path } | Self::NoLocks { path } | Self::Io { path, .. } = &mut self
            && path.is_empty()
        {
            *path = file.display().to_string();
        }
        self
    }
}

/// True if the file at `path` has the read-only attribute.
fn has_read_only(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|metadata| metadata.permissions().readonly())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error::{
            FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error,
        };
        if let FromSqlConversionFailure(..)
        | IntegralValueOutOfRange(..)
        | InvalidColumnType(..)
        | Utf8Error(..) = error
        {
            return Self::damaged("", "", error);
        }
        let code = error.sqlite_error().map_or(0, |inner| inner.extended_code);
        let path = String::new();
        // The lowest byte of an extended code is the primary code.
        match code & 0xff {
            ffi::SQLITE_NOTADB => Self::NotADatabase,
            ffi::SQLITE_BUSY | ffi::SQLITE_LOCKED => Self::InUse,
            ffi::SQLITE_READONLY | ffi::SQLITE_PERM => Self::ReadOnly { path },
            ffi::SQLITE_FULL => Self::DiskFull,
            // Only the work budget of an unchecked file interrupts a statement.
            ffi::SQLITE_INTERRUPT => Self::damaged("", "", "reading it never ends"),
            ffi::SQLITE_CONSTRAINT => Self::NotKept {
                reason: error.to_string(),
            },
            ffi::SQLITE_CORRUPT | ffi::SQLITE_TOOBIG => Self::damaged("", "", error),
            _ => Self::Io {
                path,
                reason: error.to_string(),
            },
        }
    }
}

impl From<rusqlite_migration::Error> for StoreError {
    fn from(error: rusqlite_migration::Error) -> Self {
        if let rusqlite_migration::Error::RusqliteError { err, .. } = error {
            return err.into();
        }
        Self::Io {
            path: String::new(),
            reason: error.to_string(),
        }
    }
}
