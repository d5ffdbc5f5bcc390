//! Where this person's settings and tournaments lie.

use std::path::PathBuf;

use kralle_desk::Folders;
use tauri::{AppHandle, Manager as _, Runtime};

/// Names another folder for the settings (tests; a stick that carries its own).
const CONFIG_VARIABLE: &str = "KRALLE_CONFIG_DIR";
/// Names another folder for new tournaments.
const DOCUMENTS_VARIABLE: &str = "KRALLE_DOCUMENTS_DIR";

/// Asks the environment first, then the system.
pub(crate) fn find<R: Runtime>(app: &AppHandle<R>) -> tauri::Result<Folders> {
    let config = match named(CONFIG_VARIABLE) {
        Some(folder) => folder,
        None => app.path().app_config_dir()?,
    };
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
