//! Where this person's settings and tournaments lie.

use std::path::PathBuf;

use kralle_desk::Folders;
use tauri::{AppHandle, Manager as _, Runtime};

/// Names another folder for the settings (tests; a stick that carries its own).
const CONFIG_VARIABLE: &str = "KRALLE_CONFIG_DIR";
/// Names another folder for new tournaments.
const DOCUMENTS_VARIABLE: &str = "KRALLE_DOCUMENTS_DIR";

/// Where the settings lie of the program of this identifier: asks the environment first, then the system, also
/// before there is a window. None where the system has no such folder.
pub(crate) fn settings(identifier: &str) -> Option<PathBuf> {
    named(CONFIG_VARIABLE).or_else(|| Some(dirs::config_dir()?.join(identifier)))
}

/// Asks the environment first, then the system.
pub(crate) fn find<R: Runtime>(app: &AppHandle<R>) -> tauri::Result<Folders> {
    let config = settings(&app.config().identifier).ok_or(tauri::Error::UnknownPath)?;
    let documents = match named(DOCUMENTS_VARIABLE) {
        Some(folder) => folder,
        // A system without a documents folder (a bare server) still has a home.
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
