//! Atomic file writes: a random name in the same folder, sync, rename. A file of another name is
//! never touched, and no partial file ever has the final name.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use kralle_fault::Fault;
use tempfile::TempPath;

use crate::beside;
use crate::system_error::{System, may_pass};

/// Read permissions of a new file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// The user's default permissions.
    AsUsual,
    OnlyMe,
}

/// An unfinished file; deleted on drop unless it was [put](Self::put) in place.
#[derive(Debug)]
pub struct Unfinished {
    file: TempPath,
    _beside: Beside,
}

/// SQLite's files next to an unfinished file; deleted on drop.
#[derive(Debug)]
struct Beside(PathBuf);

impl Unfinished {
    /// Creates an empty file in the folder of `path`.
    ///
    /// # Errors
    /// Fails with the error of the system.
    pub fn beside(path: &Path, readers: Readers) -> io::Result<Self> {
        let mut name = tempfile::Builder::new();
        let (begins, by_chance, ends) = NAME;
        name.prefix(begins).suffix(ends).rand_bytes(by_chance);
        #[cfg(unix)]
        if readers == Readers::AsUsual {
            use std::os::unix::fs::PermissionsExt as _;
            name.permissions(fs::Permissions::from_mode(0o666));
        }
        #[cfg(not(unix))]
        let _ = readers;
        // Closed immediately: SQLite's locks would be dropped with the handle.
        let file = name.tempfile_in(folder(path))?.into_temp_path();
        Ok(Self {
            _beside: Beside(file.to_path_buf()),
            file,
        })
    }

    /// Creates a file in the folder of `path` with the content `bytes`, synced to the medium.
    fn with(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<Self> {
        let unfinished = Self::beside(path, readers)?;
        let mut file = File::options().write(true).open(unfinished.path())?;
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(unfinished)
    }

    /// Returns the path of the unfinished file.
    pub fn path(&self) -> &Path {
        &self.file
    }

    /// Renames it to `path`, replacing any file there, durably.
    ///
    /// # Errors
    /// Fails with the error of the system; nothing has changed then.
    pub fn put(self, path: &Path) -> io::Result<()> {
        replace(self.file, path)?;
        sync(folder(path))
    }

    /// Renames it to `path`, which must be free, durably.
    ///
    /// # Errors
    /// Fails with [`ErrorKind::AlreadyExists`] if the path is taken, or with the error of the
    /// system.
    pub fn put_anew(self, path: &Path) -> io::Result<()> {
        if let Err(refused) = self.file.persist_noclobber(path) {
            // Not every file system can check and rename in one step.
            if path.symlink_metadata().is_ok() {
                return Err(ErrorKind::AlreadyExists.into());
            }
            refused.path.persist(path).map_err(|error| error.error)?;
        }
        sync(folder(path))
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        for name in beside::names(&self.0) {
            let _ = fs::remove_file(name);
        }
    }
}

/// Prefix, number of random letters and digits, and suffix of an unfinished file's name.
const NAME: (&str, usize, &str) = (".kralle-", 12, ".new");

/// The age after which an unfinished file is abandoned.
const ABANDONED: Duration = Duration::from_hours(24);

/// Deletes leftovers of killed programs in `folder`: old files with names of [`Unfinished`], and
/// SQLite's files next to them. Skips files that it cannot read or delete.
pub fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let now = SystemTime::now();
    for entry in entries.flatten() {
        // For a link, the metadata of the link itself.
        let Ok(found) = entry.metadata() else {
            continue;
        };
        let age = found
            .modified()
            .ok()
            .and_then(|at| now.duration_since(at).ok());
        if is_unfinished(&entry.file_name())
            && found.is_file()
            && age.is_some_and(|age| age > ABANDONED)
        {
            drop(Beside(entry.path()));
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// True if a file has a name of [`Unfinished`].
fn is_unfinished(name: &OsStr) -> bool {
    let (begins, by_chance, ends) = NAME;
    let middle = name
        .to_str()
        .and_then(|name| name.strip_prefix(begins)?.strip_suffix(ends));
    middle
        .is_some_and(|it| it.len() == by_chance && it.bytes().all(|it| it.is_ascii_alphanumeric()))
}

/// Writes the file `path` atomically, replacing any file there. On return the file survives a power
/// cut.
///
/// # Errors
/// Fails with the error of the system; an existing file does not change then.
pub fn write_whole(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    Unfinished::with(path, bytes, readers)?.put(path)
}

/// Files written together: none is renamed before all are on the medium.
#[derive(Debug)]
pub struct UnfinishedFiles {
    readers: Readers,
    files: Vec<(Unfinished, PathBuf)>,
}

impl UnfinishedFiles {
    /// Starts an empty set of files.
    pub const fn new(readers: Readers) -> Self {
        Self {
            readers,
            files: Vec::new(),
        }
    }

    /// Writes the future content of `path`, under a temporary name.
    ///
    /// # Errors
    /// Fails with the error of the system; the file at `path` does not change.
    pub fn add(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let unfinished = Unfinished::with(path, bytes, self.readers)?;
        self.files.push((unfinished, path.to_owned()));
        Ok(())
    }

    /// Renames all of them to their final names, in the order of addition, durably.
    ///
    /// # Errors
    /// Fails with the error of the system for the first file that cannot be renamed; earlier ones
    /// are renamed by then.
    pub fn put(self) -> io::Result<()> {
        let mut folders = BTreeSet::new();
        for (unfinished, path) in self.files {
            replace(unfinished.file, &path)?;
            folders.insert(folder(&path));
        }
        folders.into_iter().try_for_each(sync)
    }
}

/// The number of attempts to replace a file that another program reads; with the pause between two,
/// half a second in all.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(25);

/// Renames a file to `path`, replacing any file there.
fn replace(mut file: TempPath, path: &Path) -> io::Result<()> {
    for _ in 1..ATTEMPTS {
        let Err(refused) = file.persist(path) else {
            return Ok(());
        };
        let code = refused.error.raw_os_error();
        if !code.is_some_and(|code| may_pass(System::HERE, code)) {
            return Err(refused.error);
        }
        file = refused.path;
        thread::sleep(PAUSE);
    }
    file.persist(path).map_err(|refused| refused.error)
}

pub(crate) fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        Some(_) | None => PathBuf::from("."),
    }
}

/// Creates a folder, and the missing ones above it. On return they survive a power cut.
///
/// # Errors
/// Fails with the error of the system.
pub fn make_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    let above = folder(path);
    make_folder(&above)?;
    match fs::create_dir(path) {
        Err(error) if error.kind() != ErrorKind::AlreadyExists || !path.is_dir() => Err(error),
        Ok(()) | Err(_) => sync(above),
    }
}

/// Makes the names in a folder survive a power cut, if the system supports it.
fn sync(folder: PathBuf) -> io::Result<()> {
    if cfg!(unix) && !Fault::RenameWithoutFolderSync.is_put_back() {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_old_files_of_ours_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        let old = SystemTime::now() - 2 * ABANDONED;
        let make = |name: &str, time: SystemTime| {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(time).unwrap();
        };
        let swept = [
            ".kralle-0123456789aB.new",
            ".kralle-0123456789aB.new-journal",
        ];
        let kept = [
            "a.kralle",
            ".kralle-0123456789a.new",
            ".kralle-0123456789aBc.new",
            ".kralle-0123456789a-.new",
            ".kralle-0123456789aB.new.txt",
            "thesis.new",
            "x.kralle-0123456789aB.new",
        ];
        for name in swept.iter().chain(&kept) {
            make(name, old);
        }
        make(".kralle-aaaaaaaaaaaa.new", SystemTime::now());
        fs::create_dir(folder.path().join(".kralle-bbbbbbbbbbbb.new")).unwrap();
        #[cfg(unix)]
        {
            let link = folder.path().join(".kralle-cccccccccccc.new");
            std::os::unix::fs::symlink(folder.path().join("a.kralle"), link).unwrap();
        }
        let names = || {
            let entries = fs::read_dir(folder.path()).unwrap();
            let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
            names.collect::<std::collections::BTreeSet<_>>()
        };
        let before = names();
        sweep(folder.path());
        let gone: Vec<String> = before.difference(&names()).cloned().collect();
        assert_eq!(gone, swept);
    }
}
