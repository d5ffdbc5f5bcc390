//! The user's directories: settings and tournaments.

use std::path::PathBuf;

use kralle_desk::Folders;
use tauri::{AppHandle, Manager as _, Runtime};

/// The environment variable with another settings folder (for tests, and portable use on a stick).
const CONFIG_VARIABLE: &str = "KRALLE_CONFIG_DIR";
/// The environment variable with another folder for new tournaments.
const DOCUMENTS_VARIABLE: &str = "KRALLE_DOCUMENTS_DIR";

/// Returns the settings folder of the program with this identifier: from the environment, otherwise
/// from the system. Works before there is a window; `None` if the system has no such folder.
pub(crate) fn settings(identifier: &str) -> Option<PathBuf> {
    named(CONFIG_VARIABLE).or_else(|| Some(dirs::config_dir()?.join(identifier)))
}

/// Finds the folders: from the environment, otherwise from the system.
pub(crate) fn find<R: Runtime>(app: &AppHandle<R>) -> tauri::Result<Folders> {
    let config = settings(&app.config().identifier).ok_or(tauri::Error::UnknownPath)?;
    let documents = match named(DOCUMENTS_VARIABLE) {
        Some(folder) => folder,
        // A system without a documents folder (a minimal server) still has a home.
        None => app
            .path()
            .document_dir()
            .or_else(|_| app.path().home_dir())?
            .join("Kralle"),
    };
    Ok(Folders { config, documents })
}

fn named(variable: &str) -> Option<PathBuf> {
    std::env::var_os(variable)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
}
