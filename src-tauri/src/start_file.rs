//! The tournament file of the program's start, such as from a double click, or handed over by a
//! later start.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kralle_desk::Files;
use kralle_desk::core::refusal::RefusalView;
use tauri::{Runtime, State, WebviewWindow};

use crate::hall::must_be_the_director_s;

/// The file to open first, until the screens fetch it.
#[derive(Debug, Default)]
pub(crate) struct StartFile(Mutex<Option<PathBuf>>);

impl StartFile {
    /// Uses the first argument that names a `.kralle` file.
    ///
    /// The desk decides if it can be opened, with a message for the user.
    pub(crate) fn from_arguments(arguments: impl IntoIterator<Item = OsString>) -> Self {
        let file = arguments
            .into_iter()
            .map(PathBuf::from)
            .find(|path| is_tournament(path));
        Self(Mutex::new(file))
    }

    /// Returns the file, without removing it.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.slot().clone()
    }

    /// Sets another file, replacing one that was not fetched.
    pub(crate) fn lay(&self, file: PathBuf) {
        *self.slot() = Some(file);
    }

    fn take(&self) -> Option<PathBuf> {
        self.slot().take()
    }

    fn slot(&self) -> MutexGuard<'_, Option<PathBuf>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// True if the name of a file is that of a tournament.
pub(crate) fn is_tournament(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("kralle"))
}

/// Returns the file once, and only to the director's window: a reloaded screen must not open it
/// again.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands are given their state this way"
)]
pub(crate) fn take_start_file<R: Runtime>(
    window: WebviewWindow<R>,
    file: State<'_, StartFile>,
    files: State<'_, Files>,
) -> Result<Option<PathBuf>, RefusalView> {
    must_be_the_director_s(&window)?;
    let Some(path) = file.take() else {
        return Ok(None);
    };
    let path = std::path::absolute(&path).unwrap_or(path);
    files.grant_reading(&path);
    Ok(Some(path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn started_with(arguments: &[&str]) -> StartFile {
        StartFile::from_arguments(arguments.iter().map(OsString::from))
    }

    #[test]
    fn a_tournament_file_is_handed_out_once() {
        let file = started_with(&["--flag", "Klub.KRALLE", "other.kralle"]);
        assert_eq!(file.take(), Some(PathBuf::from("Klub.KRALLE")));
        assert_eq!(file.take(), None);
    }

    #[test]
    fn other_arguments_are_not_tournaments() {
        assert_eq!(started_with(&["players.csv", "kralle"]).take(), None);
    }
}
