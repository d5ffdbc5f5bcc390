//! Opens a sheet in the system's PDF viewer, for printing.

use std::path::{Path, PathBuf};

use kralle_desk::Files;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use tauri::{AppHandle, Runtime, State};
use tauri_plugin_opener::OpenerExt as _;

use crate::program_for;

/// True if the name of a file is that of a sheet.
pub(crate) fn is_sheet(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
}

/// Opens the PDF file at `path` in the user's PDF viewer.
#[tauri::command]
pub(crate) async fn show_sheet<R: Runtime>(
    app: AppHandle<R>,
    files: State<'_, Files>,
    path: PathBuf,
) -> Result<(), RefusalView> {
    let shown = path.display().to_string();
    if !is_sheet(&path) || !files.may_read(&path) {
        return Err(ShellRefusal::NotASheet { path: shown }.into());
    }
    if !program_for::is_there("application/pdf").await {
        let (path, reason) = (shown, String::new());
        return Err(ShellRefusal::NoViewer { path, reason }.into());
    }
    let opened = app.opener().open_path(path.to_string_lossy(), None::<&str>);
    Ok(opened.map_err(|error| ShellRefusal::NoViewer {
        path: shown,
        reason: error.to_string(),
    })?)
}
