//! Saves an open tournament to a new file when its own file is not at its path any more.

use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use kralle_choice::Choice;
use kralle_tournament::Tournament;
use serde::Serialize;

use crate::head::FileId;
use crate::journal::NewEntry;
use crate::restore::contents;
use crate::{Store, StoreError, copy};

/// The part of an open file that was saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Choice)]
#[serde(rename_all = "snake_case")]
#[code(name = "KeptName")]
pub enum WhatIsKept {
    Everything,
    /// The current tournament, without its history.
    Tournament,
}

impl Store {
    /// Saves the open tournament to the new file `path`, and verifies that file. SQLite's pages in
    /// memory are those after the last command, whatever was written to the file since. If a page
    /// is missing in memory, saves `tournament` with `entry` as its first, as the new file `file`.
    /// Its journal is then unrelated to the lost one.
    ///
    /// # Errors
    /// Fails if there is a file of that name, or it cannot be written.
    pub fn rescue(
        &self,
        path: &Path,
        tournament: &Tournament,
        entry: &NewEntry,
        file: FileId,
    ) -> Result<WhatIsKept, StoreError> {
        // For any path length: nothing else saves the open tournament.
        copy::copy(self.connection(), path)?;
        if contents(path).is_ok() {
            return Ok(WhatIsKept::Everything);
        }
        // This program has just created it, and it is unreadable.
        std::fs::remove_file(path).map_err(|error| StoreError::io(path, &error))?;
        drop(Self::create(path, tournament, entry, file)?);
        Ok(WhatIsKept::Tournament)
    }
}

/// The maximum number of bytes of the original name used in the name of a saved file.
const LONGEST_STEM: usize = 180;

/// Returns a free name in `folder` for the saved content of `file`, with the time.
pub fn rescue_path(folder: &Path, file: &Path, now: DateTime<Utc>) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    // No system allows a name of more than 255 bytes.
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
