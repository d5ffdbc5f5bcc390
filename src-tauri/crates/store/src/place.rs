//! The file at its path: whether what SQLite has open is still what lies there.
//!
//! A store goes on writing into a file that was moved away, deleted or written over, and SQLite
//! does not say so. So the place is looked at around every commit, through one handle that is held
//! as long as the store: on Unix, closing any handle of a file drops the locks that SQLite holds on
//! it, in the whole program.

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

/// How long the header of a database is.
const HEADER: usize = 100;

/// What happened to the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "ReplacedHow")]
pub enum Replaced {
    /// Nothing lies at its path any more.
    Gone,
    FolderGone,
    OtherFile,
    /// It was written over, or cut.
    WrittenOver,
}

/// The file at its path, and a handle of it.
#[derive(Debug)]
pub(crate) struct Place {
    /// Where it was asked for, from the root on.
    asked: PathBuf,
    /// Where it lies: the end of all links.
    path: PathBuf,
    handle: File,
    identity: Identity,
    /// How it was seen last.
    seen: Cell<Seen>,
    // Behind the handle, so that it is closed before another store may open the file.
    _claim: Claim,
}

/// How a file is seen: what changes when another hand writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Seen {
    length: u64,
    header: [u8; HEADER],
    times: Times,
}

/// When a file was written last, and when anything about it was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Times(Option<SystemTime>, Option<(i64, i64)>);

impl Place {
    /// Takes the file at `path` for one store.
    ///
    /// # Errors
    /// When there is no file, this program has it already, or it is no database that this program
    /// writes.
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

    /// Where the file lies: the end of all links.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// How large the file is.
    pub(crate) fn length(&self) -> u64 {
        self.seen.get().length
    }

    /// What lies beside the file; to be asked right before SQLite looks for the first time.
    pub(crate) fn beside(&self) -> Result<HalfDone, StoreError> {
        beside::look(&self.path)
    }

    /// Refuses bytes behind the last page: SQLite passes over them, and no command leaves any.
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

    /// What SQLite would make of the file by the journal beside it. Refuses a journal by which it
    /// would be no sound tournament.
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
        // Another program may be in the middle of a command.
        if let Some(left) = left {
            Ok(left)
        } else if self.seen_with_journal().ok() == Some(seen) {
            Err(beside::stray(&path, Stray::Misfit))
        } else {
            Err(StoreError::InUse)
        }
    }

    /// How the file and its journal are seen now.
    fn seen_with_journal(&self) -> std::io::Result<(Seen, u64, Times)> {
        let journal = fs::symlink_metadata(beside::journal(&self.path))?;
        Ok((Seen::of(&self.handle)?, journal.len(), Times::of(&journal)))
    }

    /// Refuses what SQLite would not read as this program writes it. What a command left half done
    /// may stand in the header; it is asked again when that was rolled back.
    fn must_be_ours(&self) -> Result<(), StoreError> {
        let seen = self.seen.get();
        if seen.length > LARGEST {
            return Err(StoreError::TooLarge {
                bytes: seen.length,
                limit: LARGEST,
            });
        }
        // The versions for writing and for reading: 2 is the write-ahead log.
        if seen.header.starts_with(b"SQLite format 3\0") && seen.header[18..20].contains(&2) {
            return Err(StoreError::OtherMode {
                path: self.path.display().to_string(),
            });
        }
        // No version of SQLite wrote another one. It would read such a file, and write it nowhere.
        if seen.header.starts_with(b"SQLite format 3\0") && seen.header[18] > 2 {
            return Err(StoreError::NotADatabase);
        }
        Ok(())
    }

    /// Sees the file as it is now, at its opening.
    ///
    /// # Errors
    /// When it is not at its path any more, or not what this program writes.
    pub(crate) fn see(&self) -> Result<(), StoreError> {
        self.must_lie_here()?;
        let seen = Seen::of(&self.handle).map_err(|error| StoreError::io(&self.path, &error))?;
        self.seen.set(seen);
        self.must_be_ours()
    }

    /// Refuses when the file is not at its path any more, or another hand has written into it since
    /// it was seen last. Where nothing about it has changed its content is not read.
    pub(crate) fn must_be_untouched(&self, open: &Connection) -> Result<(), StoreError> {
        self.must_lie_here()?;
        let now = Seen::of(&self.handle).map_err(|_| self.replaced(Replaced::WrittenOver))?;
        if now == self.seen.get() {
            return Ok(());
        }
        self.must_hold(open)
    }

    /// Refuses when the file at its path is not, byte by byte, what SQLite has `open`.
    pub(crate) fn must_hold(&self, open: &Connection) -> Result<(), StoreError> {
        self.must_lie_here()?;
        // First how it looks, then what is in it: what is written between shows the next time.
        let seen = Seen::of(&self.handle).map_err(|_| self.replaced(Replaced::WrittenOver))?;
        let expected = open.serialize("main")?;
        if self.all().is_ok_and(|all| *all == *expected) {
            self.seen.set(seen);
            Ok(())
        } else {
            Err(self.replaced(Replaced::WrittenOver))
        }
    }

    /// Refuses when the file of this handle does not lie at its path.
    pub(crate) fn must_lie_here(&self) -> Result<(), StoreError> {
        // A link on the way may have been changed since.
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
                // Its folder cannot be entered any more, or the medium is out.
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

    /// An error of SQLite, which reports none of the system, with the cause that the system reports of the
    /// file now: its medium or its server may be gone.
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

    /// Everything in the file.
    fn all(&self) -> std::io::Result<Vec<u8>> {
        let mut handle = &self.handle;
        handle.seek(SeekFrom::Start(0))?;
        let mut all = Vec::new();
        handle.take(LARGEST).read_to_end(&mut all)?;
        Ok(all)
    }
}

/// The end of all links at `path`, in the form in which SQLite finds a journal beside it.
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
        // A shorter file is recognized by its length.
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
