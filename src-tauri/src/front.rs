//! Brings the window to the front, with the file from a second start of the program.

use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tauri::{AppHandle, Emitter as _, Manager as _, Runtime, Url};

use crate::start_file::{StartFile, is_tournament};

/// The timeout for the thread that draws.
const PATIENCE: Duration = Duration::from_secs(10);

/// Handles files opened by the system: macOS sends a double click as an event, also to a running
/// program.
#[cfg_attr(
    not(target_os = "macos"),
    expect(dead_code, reason = "others start the program with it")
)]
pub(crate) fn opened<R: Runtime>(app: &AppHandle<R>, addresses: &[Url]) {
    let Some(file) = tournament_among(addresses) else {
        return;
    };
    let app = app.clone();
    // The drawing thread would wait for itself.
    thread::spawn(move || show(&app, Some(file)));
}

/// Returns the first tournament among file URLs.
fn tournament_among(addresses: &[Url]) -> Option<PathBuf> {
    let mut files = addresses.iter().filter_map(|it| it.to_file_path().ok());
    files.find(|path| is_tournament(path))
}

/// Shows the window and passes `file` to its screens. False without a window, or if it hangs.
pub(crate) fn show<R: Runtime>(app: &AppHandle<R>, file: Option<PathBuf>) -> bool {
    let (done, shown) = mpsc::channel();
    let drawing = app.clone();
    let asked = app.run_on_main_thread(move || {
        let window = drawing.get_webview_window("main");
        let is_there = window.is_some();
        if let Some(window) = window {
            // A window manager may ignore this.
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
    // Screens that are not loaded yet fetch it at startup.
    app.emit_to("main", "file", ()).is_ok()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn of_what_was_opened_the_first_tournament_is_shown() {
        let urls =
            |all: &[&str]| -> Vec<Url> { all.iter().filter_map(|it| it.parse().ok()).collect() };
        let path = |text: &str| Some(PathBuf::from(text));
        for (opened, shown) in [
            (
                urls(&["file:///a/Klub%20%C3%9C.kralle"]),
                path("/a/Klub Ü.kralle"),
            ),
            (
                urls(&[
                    "file:///a/list.csv",
                    "file:///b/b.KRALLE",
                    "file:///c.kralle",
                ]),
                path("/b/b.KRALLE"),
            ),
            (urls(&["https://example.org/a.kralle", "kralle:open"]), None),
            (urls(&[]), None),
        ] {
            assert_eq!(tournament_among(&opened), shown, "{opened:?}");
        }
    }
}
