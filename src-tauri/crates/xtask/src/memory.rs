//! A folder in memory for the temporary files of tests.
//!
//! Tests write thousands of tournament files, and each command in them waits for the disk several
//! times. In memory these calls return immediately. Without enough memory the system's default
//! folder is used.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The usual in-memory file system on Linux.
const MEMORY: &str = "/dev/shm";
/// The free space in kilobytes below which the folder is not used; containers often have 64 MB.
const NEEDED: u64 = 4 * 1024 * 1024;

static FOLDER: OnceLock<Option<PathBuf>> = OnceLock::new();

/// Returns the folder of this run, created on the first call; `None` if there is too little memory.
pub(crate) fn folder() -> Option<&'static Path> {
    let made = || {
        let free = free(Path::new(MEMORY))?;
        let folder = Path::new(MEMORY).join(format!("kralle-tests-{}", std::process::id()));
        (free >= NEEDED && fs::create_dir(&folder).is_ok()).then_some(folder)
    };
    FOLDER.get_or_init(made).as_deref()
}

/// Removes the folder and the leftovers of killed tests.
pub(crate) fn remove() {
    if let Some(Some(folder)) = FOLDER.get()
        && let Err(error) = fs::remove_dir_all(folder)
    {
        println!("{}: {error}", folder.display());
    }
}

/// Returns the free space of the file system that holds `folder`, in kilobytes.
fn free(folder: &Path) -> Option<u64> {
    let mut df = Command::new("df");
    let answer = df
        .args(["--output=avail", "-k"])
        .arg(folder)
        .output()
        .ok()?;
    let text = String::from_utf8(answer.stdout).ok()?;
    text.lines().nth(1)?.trim().parse().ok()
}
