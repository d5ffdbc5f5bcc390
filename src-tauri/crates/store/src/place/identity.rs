//! The identity of a file under any name: device and inode on Unix, volume and index on Windows.

#[cfg(unix)]
pub(crate) use unix::{Claim, Identity};
#[cfg(not(unix))]
pub(crate) use windows::{Claim, Identity};

/// True if a store of this program has the file at `path` open. Such a file must not be opened by
/// other means, which would drop the store's locks, nor overwritten.
pub fn is_open_here(path: &std::path::Path) -> bool {
    Claim::stands_for(path)
}

#[cfg(unix)]
mod unix {
    use std::collections::BTreeSet;
    use std::fs::{self, File, Metadata};
    use std::io;
    use std::os::unix::fs::MetadataExt as _;
    use std::path::Path;
    use std::sync::{Mutex, PoisonError};

    /// Device and inode.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub(crate) struct Identity(u64, u64);

    impl Identity {
        pub(crate) fn of(handle: &File) -> io::Result<Self> {
            Ok(Self::from(&handle.metadata()?))
        }

        /// True if the metadata at a path is of this file.
        pub(crate) fn is_of(&self, _: &Path, found: &Metadata) -> bool {
            found.is_file() && Self::from(found) == *self
        }
    }

    impl From<&Metadata> for Identity {
        fn from(found: &Metadata) -> Self {
            Self(found.dev(), found.ino())
        }
    }

    /// The files that stores of this program have open.
    static CLAIMED: Mutex<BTreeSet<Identity>> = Mutex::new(BTreeSet::new());

    /// A claim to a file. No other store may open it, since closing the second handle would drop
    /// the locks of the first.
    #[derive(Debug)]
    pub(crate) struct Claim(Identity);

    impl Claim {
        /// Claims a file; `None` if another store has it.
        #[expect(clippy::unnecessary_wraps, reason = "it can fail on other systems")]
        pub(crate) fn of(_: &Path, found: &Metadata) -> io::Result<Option<Self>> {
            let identity = Identity::from(found);
            let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
            Ok(claimed.insert(identity).then(|| Self(identity)))
        }

        /// Returns the handle if it is of the claimed file.
        pub(crate) fn must_be_of(&self, handle: File, identity: &Identity) -> io::Result<File> {
            if self.0 == *identity {
                return Ok(handle);
            }
            // Another file was put there in the meantime. A store may have it, so the handle stays
            // open.
            std::mem::forget(handle);
            Err(io::Error::other("another file was put in its place"))
        }

        pub(crate) fn stands_for(path: &Path) -> bool {
            let claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
            fs::metadata(path).is_ok_and(|found| claimed.contains(&Identity::from(&found)))
        }
    }

    impl Drop for Claim {
        fn drop(&mut self) {
            let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
            claimed.remove(&self.0);
        }
    }
}

// Also compiled on Unix for tests, where files are recognized in the same way.
#[cfg(any(test, not(unix)))]
mod windows {
    use std::fs::{File, Metadata};
    use std::io;
    use std::path::{Path, PathBuf};
    use std::sync::{Mutex, PoisonError};

    use same_file::Handle;

    /// Volume and index of a file. Keeps a handle, since the index of a closed file may be reused.
    #[derive(Debug, PartialEq, Eq)]
    pub(crate) struct Identity(Handle);

    impl Identity {
        pub(crate) fn of(handle: &File) -> io::Result<Self> {
            Handle::from_file(handle.try_clone()?).map(Self)
        }

        /// True if the file at a path is this file.
        pub(crate) fn is_of(&self, path: &Path, found: &Metadata) -> bool {
            // Closing a second handle does no harm on Windows.
            found.is_file() && Handle::from_path(path).is_ok_and(|handle| handle == self.0)
        }
    }

    /// The paths of the files that stores of this program have open.
    static CLAIMED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

    /// A claim to a file.
    #[derive(Debug)]
    pub(crate) struct Claim(PathBuf);

    impl Claim {
        /// Claims the file at `path`; never `None`. Closing a second handle does no harm here, and
        /// the lock detects another store with the file.
        #[expect(clippy::unnecessary_wraps, reason = "it can fail on other systems")]
        pub(crate) fn of(path: &Path, _: &Metadata) -> io::Result<Option<Self>> {
            let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
            claimed.push(path.to_owned());
            Ok(Some(Self(path.to_owned())))
        }

        /// Returns the handle if it is of the claimed file.
        pub(crate) fn must_be_of(&self, handle: File, identity: &Identity) -> io::Result<File> {
            if Handle::from_path(&self.0)? == identity.0 {
                return Ok(handle);
            }
            Err(io::Error::other("another file was put in its place"))
        }

        pub(crate) fn stands_for(path: &Path) -> bool {
            let claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
            let is = |other: &PathBuf| same_file::is_same_file(path, other).unwrap_or(false);
            claimed.iter().any(is)
        }
    }

    impl Drop for Claim {
        fn drop(&mut self) {
            let mut claimed = CLAIMED.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(at) = claimed.iter().position(|path| *path == self.0) {
                claimed.swap_remove(at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs::{self, File};
    use std::path::Path;

    use super::windows::{Claim, Identity};

    fn identity(path: &Path) -> Identity {
        Identity::of(&File::open(path).unwrap()).unwrap()
    }

    #[test]
    fn on_windows_a_file_is_known_whatever_it_is_called() {
        let folder = tempfile::tempdir().unwrap();
        let [first, second] = ["a.kralle", "b.kralle"].map(|name| folder.path().join(name));
        fs::write(&first, "a").unwrap();
        fs::write(&second, "b").unwrap();
        let known = identity(&first);
        let is_at = |path: &Path| {
            let found = fs::metadata(path);
            found.is_ok_and(|found| known.is_of(path, &found))
        };
        assert!(is_at(&first) && !is_at(&second) && !is_at(folder.path()));
        let moved = folder.path().join("c.kralle");
        fs::rename(&first, &moved).unwrap();
        fs::rename(&second, &first).unwrap();
        assert!(is_at(&moved) && !is_at(&first));
    }

    #[test]
    fn on_windows_a_claim_stands_for_its_file_until_it_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.kralle");
        fs::write(&path, "a").unwrap();
        let found = fs::metadata(&path).unwrap();
        let claim = Claim::of(&path, &found).unwrap().unwrap();
        let dotted = folder.path().join(".").join("a.kralle");
        assert!(Claim::stands_for(&dotted));
        let handle = || File::open(&path).unwrap();
        assert!(claim.must_be_of(handle(), &identity(&path)).is_ok());
        let other = folder.path().join("b.kralle");
        fs::write(&other, "b").unwrap();
        assert!(claim.must_be_of(handle(), &identity(&other)).is_err());
        assert!(!Claim::stands_for(&other));
        drop(claim);
        assert!(!Claim::stands_for(&path));
    }
}
