//! Logs errors of the window's own code to a file in the settings folder, and to standard error.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;

use tauri::{AppHandle, Runtime};

use crate::complaint::complain;
use crate::folders;

/// The name of the log file.
const NAME: &str = "faults.log";
/// The maximum length of a logged error, in characters.
const LONGEST: usize = 2_000;
/// The size at which the log starts over, in bytes.
const LARGEST: u64 = 256 * 1024;

/// Logs an error with its time. A log that cannot be written is ignored.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands get what they are given"
)]
pub(crate) fn note_fault<R: Runtime>(app: AppHandle<R>, what: String) {
    let line = plain(&what);
    complain(&line);
    if let Ok(folders) = folders::find(&app) {
        let _ = write(&folders.config, &line);
    }
}

fn write(folder: &Path, line: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let path = folder.join(NAME);
    let is_full = fs::metadata(&path).is_ok_and(|it| it.len() >= LARGEST);
    let mut log = OpenOptions::new()
        .create(true)
        .write(true)
        .append(!is_full)
        .truncate(is_full)
        .open(path)?;
    writeln!(log, "{line}")
}

/// Returns the text on one line, without control characters.
fn plain(what: &str) -> String {
    let letters = what.chars().take(LONGEST);
    letters
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_one_line_and_a_full_log_begins_anew() -> io::Result<()> {
        let folder = tempfile::tempdir()?;
        write(folder.path(), &plain("one\nline\u{1b}[2J"))?;
        write(folder.path(), "two")?;
        let path = folder.path().join(NAME);
        assert_eq!(fs::read_to_string(&path)?, "one line [2J\ntwo\n");
        let full = usize::try_from(LARGEST).unwrap_or(usize::MAX);
        fs::write(&path, "x".repeat(full))?;
        write(folder.path(), "three")?;
        assert_eq!(fs::read_to_string(&path)?, "three\n");
        assert_eq!(plain(&"ü".repeat(LONGEST + 1)).chars().count(), LONGEST);
        Ok(())
    }
}
