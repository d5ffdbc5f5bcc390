//! Guards the path of an open file: SQLite must still have the file at that path.
//!
//! SQLite keeps writing into a file that was moved, deleted or overwritten, without an error. So
//! the path is checked around every commit, through one handle that is open as long as the store.
//! On Unix, closing any handle of a file drops all locks of the process on it.

use std::cell::Cell;
use std::fs::{self, File, Metadata};
use std::io::{ErrorKind, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use kralle_choice::Choice;
use rusqlite::Connection;
use serde::Serialize;

use crate::StoreError;
use crate::beside::{self, HalfDone, Stray};
use crate::file_path;
use crate::guard::LARGEST;
use crate::place::identity::{Claim, Identity};
use crate::rollback::{self, Leaves};
use crate::schema::Schema;
use crate::system_error::System;

mod identity;

pub use identity::is_open_here;

/// The length of a database header, in bytes.
const HEADER: usize = 100;

/// The change that displaced the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "ReplacedHow")]
pub enum Replaced {
    /// The path has no file any more.
    Gone,
    FolderGone,
    OtherFile,
    /// The file was overwritten or truncated.
    WrittenOver,
}

/// The file at its path, and a handle of it.
#[derive(Debug)]
pub(crate) struct Place {
    /// The absolute path as requested.
    asked: PathBuf,
    /// The resolved path.
    path: PathBuf,
    handle: File,
    identity: Identity,
    /// The file's attributes at the last check.
    seen: Cell<Seen>,
    // After the handle, so that it closes before another store may open the file.
    _claim: Claim,
}

/// File attributes that change when another program writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seen {
    length: u64,
    header: [u8; HEADER],
    times: Times,
}

/// Modification time, and on Unix the change time in seconds and nanoseconds; `None` if the system
/// has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Times(Option<SystemTime>, Option<(i64, i64)>);

impl Place {
    /// Claims the file at `path` for one store.
    ///
    /// # Errors
    /// Fails if there is no file, or this program has it open already. Fails if it is a database in
    /// a mode that this program does not write.
    pub(crate) fn take(path: &Path) -> Result<Self, StoreError> {
        let io = |error: std::io::Error| StoreError::io(path, &error);
        file_path::may_be_opened(path)?;
        let asked = std::path::absolute(path).map_err(io)?;
        let real = real_path(path).map_err(io)?;
        let found = fs::symlink_metadata(&real).map_err(io)?;
        if !found.is_file() {
            return Err(StoreError::not_a_file(path));
        }
        let claim = Claim::of(&real, &found).map_err(io)?;
        let claim = claim.ok_or(StoreError::InUse)?;
        let handle = File::open(&real).map_err(io)?;
        let identity = Identity::of(&handle).map_err(io)?;
        let handle = claim.must_be_of(handle, &identity).map_err(io)?;
        let seen = Cell::new(Seen::of(&handle).map_err(io)?);
        let place = Self {
            asked,
            path: real,
            handle,
            identity,
            seen,
            _claim: claim,
        };
        place.must_be_ours()?;
        Ok(place)
    }

    /// Returns the resolved path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the size of the file, in bytes.
    pub(crate) fn length(&self) -> u64 {
        self.seen.get().length
    }

    /// Checks the files next to it; call it right before SQLite opens the file.
    pub(crate) fn beside(&self) -> Result<HalfDone, StoreError> {
        beside::look(&self.path)
    }

    /// Refuses bytes after the last page: SQLite ignores them, and no command leaves any.
    pub(crate) fn must_end_with_its_pages(&self, open: &Connection) -> Result<(), StoreError> {
        let number = |name| open.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
        let pages = u64::from(number("page_count")?) * u64::from(number("page_size")?);
        let length = self.length();
        if length == pages {
            return Ok(());
        }
        let reason = format_args!("it has {length} bytes, its pages {pages}");
        Err(StoreError::damaged("", "", reason))
    }

    /// Returns the content after the rollback that SQLite would do. Refuses a journal that would
    /// not leave a sound tournament.
    pub(crate) fn rolled_back(&self, schema: &Schema) -> Result<Vec<u8>, StoreError> {
        let path = beside::journal(&self.path);
        let io = |error: std::io::Error| StoreError::io(&path, &error);
        let seen = self.seen_with_journal().map_err(io)?;
        let (file, journal) = (self.all().map_err(io)?, beside::read(&path).map_err(io)?);
        let left = match rollback::roll_back(&file, &journal) {
            // SQLite deletes the journal of an empty file.
            _ if file.is_empty() => None,
            Leaves::TheFile => Some(file),
            Leaves::Bytes(left) => match rollback::must_be_sound(&left, schema) {
                Ok(()) => Some(left),
                Err(error @ (StoreError::NotATournament | StoreError::NewerFile { .. })) => {
                    return Err(error);
                }
                Err(_) => None,
            },
            Leaves::Larger => None,
        };
        // Another program may be running a command.
        if let Some(left) = left {
            Ok(left)
        } else if self.seen_with_journal().ok() == Some(seen) {
            Err(beside::stray(&path, Stray::Misfit))
        } else {
            Err(StoreError::InUse)
        }
    }

    /// Returns the current attributes of the file and its journal.
    fn seen_with_journal(&self) -> std::io::Result<(Seen, u64, Times)> {
        let journal = fs::symlink_metadata(beside::journal(&self.path))?;
        Ok((Seen::of(&self.handle)?, journal.len(), Times::of(&journal)))
    }

    /// Refuses a file that SQLite would not read the way this program writes it. An unfinished
    /// command may be in the header; the check runs again after the rollback.
    fn must_be_ours(&self) -> Result<(), StoreError> {
        let seen = self.seen.get();
        if seen.length > LARGEST {
            return Err(StoreError::TooLarge {
                bytes: seen.length,
                limit: LARGEST,
            });
        }
        // The write and read versions: 2 is the write-ahead log.
        if seen.header.starts_with(b"SQLite format 3\0") && seen.header[18..20].contains(&2) {
            return Err(StoreError::OtherMode {
                path: self.path.display().to_string(),
            });
        }
        // No SQLite version wrote another one. SQLite would read such a file but never write it.
        if seen.header.starts_with(b"SQLite format 3\0") && seen.header[18] > 2 {
            return Err(StoreError::NotADatabase);
        }
        Ok(())
    }

    /// Records the attributes of the file when it is opened.
    ///
    /// # Errors
    /// Fails if it is not at its path any more, or is not a file of this program.
    pub(crate) fn see(&self) -> Result<(), StoreError> {
        self.must_lie_here()?;
        let seen = Seen::of(&self.handle).map_err(|error| StoreError::io(&self.path, &error))?;
        self.seen.set(seen);
        self.must_be_ours()
    }

    /// Fails if the file is not at its path any more, or another program wrote to it since the last
    /// check. Unchanged attributes skip comparing the content.
    pub(crate) fn must_be_untouched(&self, open: &Connection) -> Result<(), StoreError> {
        self.must_lie_here()?;
        let now = Seen::of(&self.handle).map_err(|_| self.replaced(Replaced::WrittenOver))?;
        if now == self.seen.get() {
            return Ok(());
        }
        self.must_hold(open)
    }

    /// Fails unless the file at its path equals, byte by byte, the database that SQLite has `open`.
    pub(crate) fn must_hold(&self, open: &Connection) -> Result<(), StoreError> {
        self.must_lie_here()?;
        // First the attributes, then the content: a write in between shows at the next check.
        let seen = Seen::of(&self.handle).map_err(|_| self.replaced(Replaced::WrittenOver))?;
        let expected = open.serialize("main")?;
        if self.all().is_ok_and(|all| *all == *expected) {
            self.seen.set(seen);
            Ok(())
        } else {
            Err(self.replaced(Replaced::WrittenOver))
        }
    }

    /// Fails if the file of this handle is not at its path.
    pub(crate) fn must_lie_here(&self) -> Result<(), StoreError> {
        // A link on the path may have changed since.
        for path in [&self.path, &self.asked] {
            let found = if path == &self.path {
                fs::symlink_metadata(path)
            } else {
                fs::metadata(path)
            };
            match found {
                Ok(found) if self.identity.is_of(path, &found) => {}
                Ok(_) => return Err(self.replaced(Replaced::OtherFile)),
                Err(error) if error.kind() == ErrorKind::NotFound => {
                    let folder = path.parent().is_some_and(Path::is_dir);
                    return Err(self.replaced(if folder {
                        Replaced::Gone
                    } else {
                        Replaced::FolderGone
                    }));
                }
                // Its folder is inaccessible, or the medium was removed.
                Err(_) => return Err(self.replaced(Replaced::FolderGone)),
            }
        }
        Ok(())
    }

    fn replaced(&self, how: Replaced) -> StoreError {
        StoreError::FileReplaced {
            path: self.asked.display().to_string(),
            how,
        }
    }

    /// Adds the system's cause to an SQLite error, which has none: the medium or server may be
    /// gone.
    pub(crate) fn explained(&self, error: StoreError) -> StoreError {
        if !matches!(error, StoreError::Io { .. } | StoreError::ReadOnly { .. }) {
            return error;
        }
        let seen = Seen::of(&self.handle).map(drop);
        let lies = fs::symlink_metadata(&self.path).map(drop);
        match seen
            .and(lies)
            .map_err(|system| StoreError::io(&self.path, &system))
        {
            Err(cause @ StoreError::FileTrouble { .. }) => cause,
            Ok(()) | Err(_) => error,
        }
    }

    /// Reads the file completely.
    fn all(&self) -> std::io::Result<Vec<u8>> {
        let mut handle = &self.handle;
        handle.seek(SeekFrom::Start(0))?;
        let mut all = Vec::new();
        handle.take(LARGEST).read_to_end(&mut all)?;
        Ok(all)
    }
}

/// Resolves `path` to the form in which SQLite looks for a journal next to it.
pub(crate) fn real_path(path: &Path) -> std::io::Result<PathBuf> {
    let real = dunce::canonicalize(path)?;
    let long = real
        .to_str()
        .and_then(|text| file_path::with_room_for_journal(System::HERE, text));
    Ok(long.map_or(real, PathBuf::from))
}

impl Seen {
    fn of(mut handle: &File) -> std::io::Result<Self> {
        let found = handle.metadata()?;
        handle.seek(SeekFrom::Start(0))?;
        let mut begins = Vec::with_capacity(HEADER);
        handle.take(HEADER as u64).read_to_end(&mut begins)?;
        // The length distinguishes a shorter file.
        begins.resize(HEADER, 0);
        let mut header = [0; HEADER];
        header.copy_from_slice(&begins);
        Ok(Self {
            length: found.len(),
            header,
            times: Times::of(&found),
        })
    }
}

impl Times {
    #[cfg(unix)]
    fn of(found: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        Self(
            found.modified().ok(),
            Some((found.ctime(), found.ctime_nsec())),
        )
    }

    #[cfg(not(unix))]
    fn of(found: &Metadata) -> Self {
        Self(found.modified().ok(), None)
    }
}
