//! The tournament file given when the program was started, such as by a double click, or handed over by
//! one that was started later.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use kralle_desk::Files;
use kralle_desk::core::refusal::RefusalView;
use tauri::{Runtime, State, WebviewWindow};

use crate::hall::must_be_the_director_s;

/// The file to open first, until the screens have taken it.
#[derive(Debug, Default)]
pub(crate) struct StartFile(Mutex<Option<PathBuf>>);

impl StartFile {
    /// Takes the first argument that names a `.kralle` file.
    ///
    /// Whether it can be opened is for the desk to say, in a sentence the person can read.
    pub(crate) fn from_arguments(arguments: impl IntoIterator<Item = OsString>) -> Self {
        let file = arguments
            .into_iter()
            .map(PathBuf::from)
            .find(|path| is_tournament(path));
        Self(Mutex::new(file))
    }

    /// Looks at the file, which stays to be taken.
    pub(crate) fn path(&self) -> Option<PathBuf> {
        self.slot().clone()
    }

    /// Lays another file in the place of the one that may still lie there.
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

/// Whether a file is a tournament, by its name.
pub(crate) fn is_tournament(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("kralle"))
}

/// Hands out the file once, and to the director's window alone: a reloaded screen must not open it over another
/// one.
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
