//! A full-screen window for each game at the board.
//!
//! All windows ask the same desk. What one of them changes, every window hears as the event
//! `changed`; it then asks again for what it shows.

use serde::Serialize;
use tauri::{AppHandle, Manager as _, Runtime, WebviewUrl, WebviewWindow, WebviewWindowBuilder};

/// What the label of a table's window begins with; the game's number follows.
const LABEL: &str = "table-";

/// Why a table has no window.
#[derive(Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub(crate) enum TableWindowError {
    /// The system opened none.
    #[error("no window for game {game}: {reason}")]
    TableWindow {
        /// The game.
        game: u32,
        /// What the system said, in English.
        reason: String,
    },
}

/// Shows the table of a game in a window of its own, full screen; the one that is open already
/// comes to the front.
#[tauri::command]
pub(crate) async fn open_table_window<R: Runtime>(
    app: AppHandle<R>,
    game: u32,
    title: String,
) -> Result<(), TableWindowError> {
    let label = format!("{LABEL}{game}");
    let shown = match app.get_webview_window(&label) {
        Some(window) => window.show().and_then(|()| window.set_focus()),
        None => {
            let page = WebviewUrl::App(format!("index.html?game={game}").into());
            WebviewWindowBuilder::new(&app, label, page)
                .title(title)
                .inner_size(1280.0, 800.0)
                .min_inner_size(900.0, 600.0)
                .fullscreen(true)
                .build()
                .map(drop)
        }
    };
    shown.map_err(|error| TableWindowError::TableWindow {
        game,
        reason: error.to_string(),
    })
}

/// Closes the window that asks, if it is a table's. The game stays where it is, and its clocks run
/// on.
#[tauri::command]
pub(crate) async fn close_table_window<R: Runtime>(
    window: WebviewWindow<R>,
) -> Result<(), TableWindowError> {
    let Some(game) = window.label().strip_prefix(LABEL) else {
        return Ok(());
    };
    let game = game.parse().unwrap_or_default();
    window
        .close()
        .map_err(|error| TableWindowError::TableWindow {
            game,
            reason: error.to_string(),
        })
}
