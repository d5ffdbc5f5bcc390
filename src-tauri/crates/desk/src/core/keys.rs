//! The keys of sealed entries: stored on this machine, never in the tournament file.
//!
//! A copy of the file of a running game (on a stick, in a backup) does not open its sealed entries.
//! On another machine the key is missing; the player then enters the move again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use kralle_store::{Readers, make_folder, write_whole};

use crate::core::environment::{Environment as _, ThisSystem};
use crate::core::mark::Mark;
use crate::core::outside::read_whole;

pub(crate) type Key = [u8; 32];

/// The maximum size of a key or mark file, in bytes.
const LARGEST: u64 = 4096;

/// The keys of sealed games, with their marks.
#[derive(Default)]
pub(crate) struct Keys {
    /// The folder; if `None`, keys live as long as the desk.
    folder: Option<PathBuf>,
    known: BTreeMap<String, Key>,
    marks: BTreeMap<String, Mark>,
}

impl Keys {
    /// The keys in the config folder of the user.
    pub(crate) fn in_folder(config: &Path) -> Self {
        Self {
            folder: Some(config.join("games")),
            ..Self::default()
        }
    }

    /// Creates a key and returns its name, with the key durably on disk.
    ///
    /// # Errors
    /// Fails if there is no randomness, or the key cannot be written.
    pub(crate) fn make(&mut self) -> io::Result<String> {
        let mut name = [0; 16];
        random(&mut name)?;
        let name = hex::encode(name);
        self.make_named(&name)?;
        Ok(name)
    }

    fn make_named(&mut self, name: &str) -> io::Result<Key> {
        let mut key = Key::default();
        random(&mut key)?;
        if let Some(folder) = &self.folder {
            write_privately(folder, &file_of(folder, name, "key"), &key)?;
        }
        self.known.insert(name.to_owned(), key);
        Ok(key)
    }

    /// Returns the key with this name; creates it if this machine has none.
    ///
    /// # Errors
    /// Fails if there is no randomness, or the key cannot be written.
    pub(crate) fn find_or_make(&mut self, name: &str) -> io::Result<Key> {
        match self.find(name) {
            Some(key) => Ok(key),
            None => self.make_named(name),
        }
    }

    /// Returns the key with this name; `None` if it is not on this machine.
    pub(crate) fn find(&self, name: &str) -> Option<Key> {
        if let Some(key) = self.known.get(name) {
            return Some(*key);
        }
        let read = read_whole(&file_of(self.folder.as_ref()?, name, "key"), LARGEST).ok()?;
        read.try_into().ok()
    }

    /// Returns the last known state of the game of a key; `None` if nothing was stored with it yet.
    ///
    /// # Errors
    /// Fails if the mark cannot be read; no sealed entry may then be opened.
    pub(crate) fn mark(&self, name: &str) -> io::Result<Option<Mark>> {
        if let Some(mark) = self.marks.get(name) {
            return Ok(Some(mark.clone()));
        }
        let Some(folder) = &self.folder else {
            return Ok(None);
        };
        match read_whole(&file_of(folder, name, "mark"), LARGEST) {
            Ok(text) => Mark::read(&String::from_utf8_lossy(&text))
                .map(Some)
                .ok_or_else(|| io::Error::other("what stands beside the key cannot be read")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Stores the state of the game of a key, durably on disk. Called before the file is written.
    ///
    /// # Errors
    /// Fails if the mark cannot be written.
    pub(crate) fn set_mark(&mut self, name: &str, mark: &Mark) -> io::Result<()> {
        if let Some(folder) = &self.folder {
            let path = file_of(folder, name, "mark");
            write_privately(folder, &path, mark.text().as_bytes())?;
        }
        self.marks.insert(name.to_owned(), mark.clone());
        Ok(())
    }

    /// Deletes the key of a finished game with no sealed entry left. The mark stays, so that no
    /// entry is opened twice.
    pub(crate) fn forget(&mut self, name: &str) {
        self.known.remove(name);
        if let Some(folder) = &self.folder {
            // A remaining key opens nothing that is not already open.
            let _ = fs::remove_file(file_of(folder, name, "key"));
        }
    }
}

pub(crate) fn random(bytes: &mut [u8]) -> io::Result<()> {
    ThisSystem.fill(bytes)
}

/// Returns the path of a key or mark. Names are checked to be hexadecimal when a game is opened or
/// read.
fn file_of(folder: &Path, name: &str, ending: &str) -> PathBuf {
    folder.join(format!("{name}.{ending}"))
}

/// Writes a file that only this user can read, atomically and durably.
fn write_privately(folder: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    make_folder(folder)?;
    write_whole(path, bytes, Readers::OnlyMe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_private_and_found_by_another_desk() {
        let config = tempfile::tempdir().unwrap();
        let name = Keys::in_folder(config.path()).make().unwrap();
        let mut other = Keys::in_folder(config.path());
        let key = other.find(&name).unwrap();
        assert_ne!(key, Key::default());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let path = file_of(&config.path().join("games"), &name, "key");
            let mode = fs::metadata(path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        other.forget(&name);
        assert_eq!(Keys::in_folder(config.path()).find(&name), None);
    }
}
