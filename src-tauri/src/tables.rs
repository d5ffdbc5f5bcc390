//! A full-screen window for each game at the board.
//!
//! All windows use the same desk. After a change in one of them, every window receives the event
//! `changed` and reloads its data.

use kralle_desk::Caller;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use tauri::{
    AppHandle, Manager as _, Runtime, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Window,
    WindowEvent,
};

/// The prefix of a table window's label; the game's number follows.
const LABEL: &str = "table-";

/// Returns the caller for the window of this label.
pub(crate) fn caller(label: &str) -> Caller {
    match label.strip_prefix(LABEL) {
        // No game has the number 0.
        Some(game) => Caller::Table {
            game: game.parse().unwrap_or_default(),
        },
        None if label == "main" => Caller::Director,
        None => Caller::Screen,
    }
}

/// Opens the table of a game in its own full-screen window, or brings an open one to the front.
#[tauri::command]
pub(crate) async fn open_table_window<R: Runtime>(
    app: AppHandle<R>,
    game: u32,
    title: String,
) -> Result<(), RefusalView> {
    let label = format!("{LABEL}{game}");
    let shown = if let Some(window) = app.get_webview_window(&label) {
        window.show().and_then(|()| window.set_focus())
    } else {
        let page = WebviewUrl::App(format!("index.html?game={game}").into());
        WebviewWindowBuilder::new(&app, label, page)
            .title(title)
            .inner_size(1280.0, 800.0)
            .min_inner_size(900.0, 600.0)
            .fullscreen(true)
            .build()
            .map(drop)
    };
    Ok(shown.map_err(|error| not_done(game, &error))?)
}

/// Closes the calling window, if it is a table's. The game stays open, and its clocks continue.
#[tauri::command]
pub(crate) async fn close_table_window<R: Runtime>(
    window: WebviewWindow<R>,
) -> Result<(), RefusalView> {
    let Some(game) = window.label().strip_prefix(LABEL) else {
        return Ok(());
    };
    let game = game.parse().unwrap_or_default();
    Ok(window.close().map_err(|error| not_done(game, &error))?)
}

fn not_done(game: u32, error: &tauri::Error) -> ShellRefusal {
    ShellRefusal::TableWindow {
        game,
        reason: error.to_string(),
    }
}

/// Closes the tables and the screens with the main window: without it no one could enter a result
/// or save.
pub(crate) fn go_with_main<R: Runtime>(window: &Window<R>, event: &WindowEvent) {
    if window.label() != "main" || !matches!(event, WindowEvent::Destroyed) {
        return;
    }
    for (label, other) in window.app_handle().webview_windows() {
        if label != "main" {
            // It may be closing already.
            let _ = other.close();
        }
    }
}
