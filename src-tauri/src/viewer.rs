//! Shows a printed sheet in the system's viewer, where it can be printed on paper.

use std::path::{Path, PathBuf};

use kralle_desk::Files;
use serde::Serialize;
use tauri::{AppHandle, Runtime, State};
use tauri_plugin_opener::OpenerExt as _;

use crate::program_for;

/// Why a sheet could not be shown. The file itself lies where it was written.
#[derive(Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub(crate) enum ViewerError {
    /// Only sheets that were printed here are handed to the system, nothing that it might run.
    #[error("no sheet of ours: {}", path.display())]
    NotASheet { path: PathBuf },
    /// The system has no viewer for PDF files, or it did not start.
    #[error("no viewer for {}: {reason}", path.display())]
    NoViewer {
        path: PathBuf,
        /// What the system said, in its language; empty where it knows of no such program.
        reason: String,
    },
}

/// Whether a file is a sheet by its name.
pub(crate) fn is_sheet(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
}

/// Opens the PDF file at `path` in the program the person uses for PDF files.
#[tauri::command]
pub(crate) async fn show_sheet<R: Runtime>(
    app: AppHandle<R>,
    files: State<'_, Files>,
    path: PathBuf,
) -> Result<(), ViewerError> {
    if !is_sheet(&path) || !files.may_read(&path) {
        return Err(ViewerError::NotASheet { path });
    }
    if !program_for::is_there("application/pdf").await {
        let reason = String::new();
        return Err(ViewerError::NoViewer { path, reason });
    }
    app.opener()
        .open_path(path.to_string_lossy(), None::<&str>)
        .map_err(|error| ViewerError::NoViewer {
            path,
            reason: error.to_string(),
        })
}
