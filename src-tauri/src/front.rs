//! Brings the window to the front, with the file that another start of the program has handed over.

use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use tauri::{AppHandle, Emitter as _, Manager as _, Runtime, Url};

use crate::start_file::{StartFile, is_tournament};

/// How long the thread that draws may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Shows what the system says was opened: macOS tells a double click so, also to a program that runs.
#[cfg_attr(
    not(target_os = "macos"),
    expect(dead_code, reason = "others start the program with it")
)]
pub(crate) fn opened<R: Runtime>(app: &AppHandle<R>, addresses: &[Url]) {
    let Some(file) = tournament_among(addresses) else {
        return;
    };
    let app = app.clone();
    // The thread that draws would wait for itself.
    thread::spawn(move || show(&app, Some(file)));
}

/// The first tournament among the addresses of files.
fn tournament_among(addresses: &[Url]) -> Option<PathBuf> {
    let mut files = addresses.iter().filter_map(|it| it.to_file_path().ok());
    files.find(|path| is_tournament(path))
}

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
