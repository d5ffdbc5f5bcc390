//! Files that come into being whole: under a random name in the same folder, synced, then renamed.
//! What lies there under another name is never touched, and no half file ever stands at a name that
//! somebody asked for.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

use tempfile::TempPath;

use crate::beside;
use crate::system_error::{System, may_pass};

/// Who may read a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// Everyone who may read the files this person makes.
    AsUsual,
    OnlyMe,
}

/// A file that is not finished; unless it is [put](Self::put) somewhere it goes again when this is
/// dropped.
#[derive(Debug)]
pub struct Unfinished {
    file: TempPath,
    _beside: Beside,
}

/// What SQLite has beside an unfinished file; it goes when this is dropped.
#[derive(Debug)]
struct Beside(PathBuf);

impl Unfinished {
    /// An empty file in the folder of `path`.
    ///
    /// # Errors
    /// What the system says.
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
        // Closed at once: SQLite's locks would be dropped with the handle.
        let file = name.tempfile_in(folder(path))?.into_temp_path();
        Ok(Self {
            _beside: Beside(file.to_path_buf()),
            file,
        })
    }

    /// A file in the folder of `path` that holds `bytes`, on the medium.
    fn with(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<Self> {
        let unfinished = Self::beside(path, readers)?;
        let mut file = File::options().write(true).open(unfinished.path())?;
        file.write_all(bytes)?;
        file.sync_all()?;
        Ok(unfinished)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.file
    }

    /// Gives it the name `path`, in the place of what lies there, for good.
    ///
    /// # Errors
    /// What the system says; nothing has changed then.
    pub fn put(self, path: &Path) -> io::Result<()> {
        replace(self.file, path)?;
        sync(folder(path))
    }

    /// Gives it the name `path`, which must be free, for good.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyExists`] when something lies there, and what the system says.
    pub fn put_anew(self, path: &Path) -> io::Result<()> {
        if let Err(refused) = self.file.persist_noclobber(path) {
            // Not every file system can do both at once.
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

/// How an unfinished file is called, and how many letters and digits by chance stand between.
const NAME: (&str, usize, &str) = (".kralle-", 12, ".new");

/// After this time nobody finishes a file any more.
const ABANDONED: Duration = Duration::from_hours(24);

/// Takes away what programs that were ended in the middle left in `folder`: old files under the names
/// of [`Unfinished`], and what SQLite has beside them. What cannot be looked at or taken away stays.
pub fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let now = SystemTime::now();
    for entry in entries.flatten() {
        // Of a link this is the link itself.
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

/// Whether a file has a name as [`Unfinished`] gives it.
fn is_unfinished(name: &OsStr) -> bool {
    let (begins, by_chance, ends) = NAME;
    let middle = name
        .to_str()
        .and_then(|name| name.strip_prefix(begins)?.strip_suffix(ends));
    middle
        .is_some_and(|it| it.len() == by_chance && it.bytes().all(|it| it.is_ascii_alphanumeric()))
}

/// Writes the file `path` whole, in the place of what lies there. When this returns, a power cut does
/// not lose it.
///
/// # Errors
/// What the system says; what lies there is then as it was.
pub fn write_whole(path: &Path, bytes: &[u8], readers: Readers) -> io::Result<()> {
    Unfinished::with(path, bytes, readers)?.put(path)
}

/// Files that are written together: none of them gets its name before all are on the medium.
#[derive(Debug)]
pub struct UnfinishedFiles {
    readers: Readers,
    files: Vec<(Unfinished, PathBuf)>,
}

impl UnfinishedFiles {
    /// No files yet.
    pub const fn new(readers: Readers) -> Self {
        Self {
            readers,
            files: Vec::new(),
        }
    }

    /// Writes what `path` will hold, under another name.
    ///
    /// # Errors
    /// Fails with the error of the system; the file at `path` is as it was.
    pub fn add(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let unfinished = Unfinished::with(path, bytes, self.readers)?;
        self.files.push((unfinished, path.to_owned()));
        Ok(())
    }

    /// Gives all of them their names, in the order in which they came, for good.
    ///
    /// # Errors
    /// Fails with the error of the system for the first that does not get its name; those before it have
    /// theirs.
    pub fn put(self) -> io::Result<()> {
        let mut folders = BTreeSet::new();
        for (unfinished, path) in self.files {
            replace(unfinished.file, &path)?;
            folders.insert(folder(&path));
        }
        folders.into_iter().try_for_each(sync)
    }
}

/// The attempts to replace a file that somebody reads, and the pause between two: half a second in all.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(25);

/// Gives a file the name `path`, in the place of what has it.
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

/// Makes names in a folder outlast a power cut, where the system can.
fn sync(folder: PathBuf) -> io::Result<()> {
    if cfg!(unix) {
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
