//! Brings the window to the front, with the file that another start of the program has handed over.

use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;

use tauri::{AppHandle, Emitter as _, Manager as _, Runtime};

use crate::start_file::StartFile;

/// How long the thread that draws may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Shows the window and lets its screens take `file`. False where there is no window, or it hangs.
pub(crate) fn show<R: Runtime>(app: &AppHandle<R>, file: Option<PathBuf>) -> bool {
    let (done, shown) = mpsc::channel();
    let drawing = app.clone();
    let asked = app.run_on_main_thread(move || {
        let window = drawing.get_webview_window("main");
        let is_there = window.is_some();
        if let Some(window) = window {
            // A window manager may leave it where it is.
            let _ = window.unminimize();
            let _ = window.show();
            let _ = window.set_focus();
        }
        let _ = done.send(is_there);
    });
    if asked.is_err() || !shown.recv_timeout(PATIENCE).unwrap_or(false) {
        return false;
    }
    let Some(file) = file else { return true };
    app.state::<StartFile>().lay(file);
    // Screens that are not there yet take it when they begin.
    app.emit_to("main", "file", ()).is_ok()
}
