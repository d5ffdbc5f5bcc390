//! What is open, kept in a file of its own when the file it came from is not at its path any more.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_choice::Choice;
use kralle_tournament::Tournament;
use serde::Serialize;

use crate::head::FileId;
use crate::journal::NewEntry;
use crate::restore::contents;
use crate::{Store, StoreError, copy};

/// What of an open file was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "KeptName")]
pub enum WhatIsKept {
    Everything,
    /// The tournament as it is now, without its history.
    Tournament,
}

impl Store {
    /// Keeps what is open in the new file `path`, and proves that file. SQLite's pages in memory are
    /// as the last command left them, whatever was written into the file since; should one be
    /// missing there, `tournament` is kept with `entry` as its first, as the new file `file`: its
    /// journal has nothing in common with the one that was lost.
    ///
    /// # Errors
    /// When there is a file of that name, or nothing can be written there.
    pub fn rescue(
        &self,
        path: &Path,
        tournament: &Tournament,
        entry: &NewEntry,
        file: FileId,
    ) -> Result<WhatIsKept, StoreError> {
        // Whatever the length of the path: nothing else keeps what is open.
        copy::copy(self.connection(), path)?;
        if contents(path).is_ok() {
            return Ok(WhatIsKept::Everything);
        }
        // This program made it a moment ago, and what is in it cannot be read.
        std::fs::remove_file(path).map_err(|error| StoreError::io(path, &error))?;
        drop(Self::create(path, tournament, entry, file)?);
        Ok(WhatIsKept::Tournament)
    }
}

/// The most bytes of a file's name that go into the name of what is kept of it.
const LONGEST_STEM: usize = 180;

/// A free name in `folder` for what is kept of `file`, with the time.
pub fn rescue_path(folder: &Path, file: &Path, now: DateTime<Utc>) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    // No system takes a name of more than 255 bytes.
    let stem = &stem[..stem.floor_char_boundary(LONGEST_STEM)];
    let time = now.format("%Y-%m-%d %H-%M-%SZ");
    let mut path = folder.join(format!("{stem} rescued {time}.kralle"));
    let mut count = 1;
    while path.symlink_metadata().is_ok() {
        count += 1;
        path = folder.join(format!("{stem} rescued {time} {count}.kralle"));
    }
    path
}
