//! The system's file dialogs. The files chosen there are granted to the calls, and no others.
//!
//! The texts come from the screens, in the user's language. In debug builds a path can come from
//! the environment instead, since a test that drives the window cannot operate the system's
//! dialogs.

use std::path::PathBuf;

use kralle_desk::{Files, file_name};
use serde::Deserialize;
use tauri::{AppHandle, Runtime, State};
use tauri_plugin_dialog::{DialogExt as _, FileDialogBuilder};

/// The texts and defaults of a dialog.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Picture {
    title: String,
    /// The displayed kind of file.
    kind: String,
    /// The extensions of that kind, without the dot.
    extensions: Vec<String>,
    /// Name proposed for a new file.
    #[serde(default)]
    name: Option<String>,
    /// The initial folder.
    #[serde(default)]
    folder: Option<PathBuf>,
}

/// Asks for an existing file; `None` if the dialog was canceled.
#[tauri::command]
pub(crate) async fn pick_file_to_open<R: Runtime>(
    app: AppHandle<R>,
    files: State<'_, Files>,
    picture: Picture,
) -> Result<Option<PathBuf>, ()> {
    let chosen = match from_environment("KRALLE_TEST_OPEN_PATH") {
        Some(path) => Some(path),
        None => one(shown(picture, dialog(&app), FileDialogBuilder::blocking_pick_file).await),
    };
    if let Some(path) = &chosen {
        files.grant_reading(path);
    }
    Ok(chosen)
}

/// Asks for existing files; empty if the dialog was canceled.
#[tauri::command]
pub(crate) async fn pick_files_to_open<R: Runtime>(
    app: AppHandle<R>,
    files: State<'_, Files>,
    picture: Picture,
) -> Result<Vec<PathBuf>, ()> {
    let chosen = match from_environment("KRALLE_TEST_OPEN_PATH") {
        Some(path) => vec![path],
        None => shown(
            picture,
            dialog(&app),
            FileDialogBuilder::blocking_pick_files,
        )
        .await
        .into_iter()
        .flatten()
        .filter_map(|path| path.into_path().ok())
        .collect(),
    };
    for path in &chosen {
        files.grant_reading(path);
    }
    Ok(chosen)
}

/// Asks for an existing folder; `None` if the dialog was canceled.
#[tauri::command]
pub(crate) async fn pick_folder_to_open<R: Runtime>(
    app: AppHandle<R>,
    files: State<'_, Files>,
    title: String,
) -> Result<Option<PathBuf>, ()> {
    let chosen = if let Some(path) = from_environment("KRALLE_TEST_OPEN_PATH") {
        Some(path)
    } else {
        let dialog = dialog(&app).set_title(&title);
        let asked = tauri::async_runtime::spawn_blocking(|| dialog.blocking_pick_folder());
        one(asked.await.ok().flatten())
    };
    if let Some(path) = &chosen {
        files.grant_reading(path);
    }
    Ok(chosen)
}

/// Asks for a file to write; `None` if the dialog was canceled.
#[tauri::command]
pub(crate) async fn pick_file_to_save<R: Runtime>(
    app: AppHandle<R>,
    files: State<'_, Files>,
    picture: Picture,
) -> Result<Option<PathBuf>, ()> {
    let chosen = match from_environment("KRALLE_TEST_SAVE_PATH") {
        Some(path) => Some(path),
        None => one(shown(picture, dialog(&app), FileDialogBuilder::blocking_save_file).await),
    };
    if let Some(path) = &chosen {
        files.grant_writing(path);
    }
    Ok(chosen)
}

fn dialog<R: Runtime>(app: &AppHandle<R>) -> FileDialogBuilder<R> {
    app.dialog().file()
}

/// Shows the dialog on its own thread and waits for the answer.
async fn shown<R: Runtime, Answer: Send + 'static>(
    picture: Picture,
    empty: FileDialogBuilder<R>,
    ask: fn(FileDialogBuilder<R>) -> Option<Answer>,
) -> Option<Answer> {
    let extensions: Vec<&str> = picture.extensions.iter().map(String::as_str).collect();
    let mut dialog = empty
        .set_title(&picture.title)
        .add_filter(&picture.kind, &extensions);
    if let Some(name) = picture.name.as_deref() {
        dialog = dialog.set_file_name(proposed(name, &extensions));
    }
    if let Some(folder) = &picture.folder {
        dialog = dialog.set_directory(folder);
    }
    let answer = tauri::async_runtime::spawn_blocking(move || ask(dialog)).await;
    answer.ok().flatten()
}

/// Converts the chosen file to a path; `None` if there is none.
fn one(chosen: Option<tauri_plugin_dialog::FilePath>) -> Option<PathBuf> {
    chosen?.into_path().ok()
}

/// Returns a proposed name that every system allows; names of teams and tournaments may contain any
/// characters.
fn proposed(name: &str, extensions: &[&str]) -> String {
    for extension in extensions {
        let stem = name.strip_suffix(extension);
        if let Some(stem) = stem.and_then(|stem| stem.strip_suffix('.')) {
            return format!("{}.{extension}", file_name(stem));
        }
    }
    file_name(name)
}

/// Returns the path set by a test.
///
/// The variable contains either the path or `@FILE`: then FILE contains the path, so that a test
/// can change it while the program runs.
fn from_environment(variable: &str) -> Option<PathBuf> {
    if !cfg!(debug_assertions) {
        return None;
    }
    let value = std::env::var(variable).ok()?;
    match value.strip_prefix('@') {
        Some(file) => {
            let path = std::fs::read_to_string(file).ok()?;
            Some(PathBuf::from(path.trim_end()))
        }
        None => Some(PathBuf::from(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::proposed;

    #[test]
    fn a_proposed_name_keeps_its_ending() {
        for (name, proposes) in [
            ("Cup 12/2026.pdf", "Cup 12-2026.pdf"),
            ("Wer spielt gegen wen?.pdf", "Wer spielt gegen wen.pdf"),
            ("Con.pdf", "Con_.pdf"),
            ("Cup 1.5", "Cup 1.5"),
        ] {
            assert_eq!(proposed(name, &["pdf", "txt"]), proposes);
        }
        let long = format!("{}.pdf", "a".repeat(300));
        assert!(proposed(&long, &["pdf"]).ends_with("a.pdf"));
    }
}
