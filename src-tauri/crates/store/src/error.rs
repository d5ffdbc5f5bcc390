//! Why a tournament file could not be opened, read or changed.

use std::path::Path;

use kralle_refusal::Refusal;
use rusqlite::ffi;

use crate::beside::Stray;
use crate::damage::damage_at;
use crate::file_path::{LongPart, NameFault};
use crate::place::Replaced;
use crate::system_error::{Cause, FileTrouble, System, when_making};

/// Why the store did not do what it was asked.
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
        /// The newest schema version this program knows.
        known: i64,
    },
    /// Another program has the file open.
    #[error("another program has the file open")]
    InUse,
    /// Files there cannot be locked, as on some network shares: two programs could write at once.
    #[error("files cannot be locked where {path} is")]
    NoLocks { path: String },
    /// The file, its folder or its medium can be read only.
    #[error("{path} can be read only")]
    #[refusal(NotAllowed)]
    ReadOnly { path: String },
    /// Beside the file lies what this program never leaves there, and SQLite would act on it.
    #[error("{path} does not come from this program: {found:?}")]
    StrayBeside { path: String, found: Stray },
    /// Another program has switched the file to a mode that needs files beside it.
    #[error("{path} was switched to a write-ahead log")]
    OtherMode { path: String },
    /// The file is larger than any tournament.
    #[error("the file has {bytes} bytes, at most {limit} are read")]
    TooLarge { bytes: u64, limit: u64 },
    /// What this program has open is not at its path any more, so that nothing is written.
    #[error("{path} is not the file that was opened: {how:?}")]
    #[refusal(also = "kept")]
    FileReplaced { path: String, how: Replaced },
    #[error("{}", damage_at(table, row, reason))]
    #[refusal(BadInput)]
    Damaged {
        /// The table; empty when the damage is to the file itself.
        table: String,
        /// The key of the row, its columns separated by slashes; empty when no single row is
        /// damaged.
        row: String,
        /// What is wrong, in English.
        reason: String,
    },
    /// The tables are not what the last command left behind.
    #[error("the tables are not what the last command left behind")]
    TablesChanged,
    /// The clock stands where no time is written: nothing was kept.
    #[error("the clock stands at the year {year}")]
    ClockWrong { year: i32 },
    /// The medium is full; the file is as it was before.
    #[error("the medium is full")]
    DiskFull,
    /// The system refused a file operation for a cause that a person can act on.
    #[error("{path}: {cause:?}")]
    FileTrouble { path: String, cause: FileTrouble },
    /// Windows does not take the name of the file that was to be made.
    #[error("{path}: Windows does not take {part:?} ({fault:?})")]
    #[refusal(BadInput)]
    BadFileName {
        path: String,
        fault: NameFault,
        /// The character, the word or the part of the path.
        part: String,
    },
    /// The path of the file that was to be made is too long, on Unix its name.
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
        /// What the system said, in English.
        reason: String,
    },
    /// The tournament that was to be changed is not the one in the file; nothing was kept.
    #[error("the file holds another state than the one that was changed")]
    Stale,
    /// The file's own rules refuse the change; nothing was kept.
    #[error("the file refuses the change: {reason}")]
    NotKept {
        /// Which rule, in English.
        reason: String,
    },
    /// No command can be undone: there is none, or a migration lies before it.
    #[error("there is nothing to undo")]
    NothingToUndo,
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// Long work was stopped on request; nothing has changed.
    #[error("stopped")]
    Canceled,
    #[error("there is no journal entry {entry}")]
    #[refusal(NotFound)]
    UnknownEntry { entry: u32 },
    /// The entry lies before the last migration: its changes cannot be taken back or looked at.
    #[error("journal entry {entry} lies before entry {wall}, where the file was brought up")]
    BehindTheWall {
        entry: u32,
        /// The entry of the migration, or of the creation.
        wall: u32,
    },
    /// The entry is not in force, or cannot be redone any more.
    #[error("undo and redo do not lead to journal entry {entry}")]
    NotOnTheWay { entry: u32 },
    /// It was said in the hall, beside the tournament.
    #[error("journal entry {entry} was said in the hall: undo does not reach it")]
    SaidInHall { entry: u32 },
    #[error("there is no backup {name}")]
    #[refusal(NotFound)]
    UnknownBackup { name: String },
    /// An entry of the journal does what its command never does, or leads to what is no tournament;
    /// nothing was changed.
    #[error("journal entry {entry} ({command}) is not of this program: {reason}")]
    EntryForeign {
        entry: u32,
        command: String,
        /// The breach, in English.
        reason: String,
    },
    /// Undoing or redoing an entry did not lead to the state the journal remembers; nothing was
    /// changed.
    #[error("journal entry {entry} does not lead to the state it remembers")]
    JournalMismatch { entry: u32 },
}

impl StoreError {
    /// Damage to a row, or with an empty `row` to a table.
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

    /// That at `path` lies a folder, a pipe or a device.
    pub(crate) fn not_a_file(path: &Path) -> Self {
        Self::Io {
            path: path.display().to_string(),
            reason: "not a file".to_owned(),
        }
    }

    /// What the system said about `path`.
    pub fn io(path: &Path, error: &std::io::Error) -> Self {
        Self::of_cause(path, Cause::of(error), error)
    }

    /// The same for the file at `path` that was to be made.
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

    /// Says which file an error of SQLite, which does not say it, is about.
    pub(crate) fn at(mut self, file: &Path) -> Self {
        if let Self::ReadOnly { path } | Self::NoLocks { path } | Self::Io { path, .. } = &mut self
            && path.is_empty()
        {
            *path = file.display().to_string();
        }
        self
    }
}

/// True if the file at `path` has the attribute that lets nobody write it.
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
            // Only the allowance of a file that is not proved puts an end to a statement.
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
