//! A full-screen window for each game at the board.
//!
//! All windows ask the same desk. What one of them changes, every window hears as the event
//! `changed`; it then asks again for what it shows.

use kralle_desk::Caller;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use tauri::{
    AppHandle, Manager as _, Runtime, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Window,
    WindowEvent,
};

/// What the label of a table's window begins with; the game's number follows.
const LABEL: &str = "table-";

/// Who calls from the window of this label.
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

/// Shows the table of a game in a window of its own, full screen; the one that is open already
/// comes to the front.
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

/// Closes the window that asks, if it is a table's. The game stays where it is, and its clocks run
/// on.
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

/// Closes the tables and the screens with the main window: without it nobody could enter a result or
/// save.
pub(crate) fn go_with_main<R: Runtime>(window: &Window<R>, event: &WindowEvent) {
    if window.label() != "main" || !matches!(event, WindowEvent::Destroyed) {
        return;
    }
    for (label, other) in window.app_handle().webview_windows() {
        if label != "main" {
            // One that is closing already is no trouble.
            let _ = other.close();
        }
    }
}
