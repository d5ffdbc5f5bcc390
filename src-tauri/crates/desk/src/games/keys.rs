//! The keys of sealed entries: on this machine, never in the tournament file.
//!
//! Whoever gets the file of a game that goes on (a copy on a stick, a backup) cannot open what is
//! stored. On another machine the key is missing; the player then enters again.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// A key.
pub(crate) type Key = [u8; 32];

/// Where the keys are.
#[derive(Default)]
pub(crate) struct Keys {
    /// The folder; without one keys live as long as the desk.
    folder: Option<PathBuf>,
    known: BTreeMap<String, Key>,
}

impl Keys {
    /// The keys of the person whose config folder this is.
    pub(crate) fn in_folder(config: &Path) -> Self {
        Self {
            folder: Some(config.join("games")),
            known: BTreeMap::new(),
        }
    }

    /// Makes a key and gives its name. When this returns, a power cut does not lose it.
    ///
    /// # Errors
    /// When there is no randomness, or the key cannot be written.
    pub(crate) fn make(&mut self) -> io::Result<String> {
        let mut name = [0; 16];
        random(&mut name)?;
        let name = hexadecimal(&name);
        self.make_named(&name)?;
        Ok(name)
    }

    fn make_named(&mut self, name: &str) -> io::Result<Key> {
        let mut key = Key::default();
        random(&mut key)?;
        if let Some(folder) = &self.folder {
            write_privately(folder, &file_of(folder, name), &key)?;
        }
        self.known.insert(name.to_owned(), key);
        Ok(key)
    }

    /// The key of this name, made where this machine has none.
    ///
    /// # Errors
    /// When there is no randomness, or the key cannot be written.
    pub(crate) fn find_or_make(&mut self, name: &str) -> io::Result<Key> {
        match self.find(name) {
            Some(key) => Ok(key),
            None => self.make_named(name),
        }
    }

    /// The key of this name; none when it is not on this machine.
    pub(crate) fn find(&self, name: &str) -> Option<Key> {
        if let Some(key) = self.known.get(name) {
            return Some(*key);
        }
        let read = fs::read(file_of(self.folder.as_ref()?, name)).ok()?;
        read.try_into().ok()
    }

    /// Throws the key of a game away that is over: nothing is left to open.
    pub(crate) fn forget(&mut self, name: &str) {
        self.known.remove(name);
        if let Some(folder) = &self.folder {
            // A key that stays behind opens nothing any more that is not open.
            let _ = fs::remove_file(file_of(folder, name));
        }
    }
}

fn random(bytes: &mut [u8]) -> io::Result<()> {
    getrandom::fill(bytes).map_err(io::Error::other)
}

/// Where a key is. Its name is checked when a game is opened or read: hexadecimal digits only.
fn file_of(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}.key"))
}

fn hexadecimal(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string does not fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Writes a file that only this person can read, for good.
fn write_privately(folder: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    #[cfg(unix)]
    fs::File::open(folder)?.sync_all()?;
    Ok(())
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
            let path = file_of(&config.path().join("games"), &name);
            let mode = fs::metadata(path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        other.forget(&name);
        assert_eq!(Keys::in_folder(config.path()).find(&name), None);
    }
}
