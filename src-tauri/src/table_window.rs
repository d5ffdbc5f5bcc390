//! A window of its own for each table: the board, full screen, for two players and the public.
//!
//! All windows ask the one desk. Not here: what a table shows, which is the screens'.

use kralle_desk::view::refusal::RefusalView;
use tauri::{
    AppHandle, Manager as _, Runtime, WebviewUrl, WebviewWindow, WebviewWindowBuilder, Window,
    WindowEvent,
};

/// The window that opens the others and takes them along when it goes.
const MAIN: &str = "main";

/// The name of a table's window, by the number of its game; the screens read it, too.
fn label(game: u32) -> String {
    format!("table-{game}")
}

/// Shows the table of a game in a window of its own, full screen; one that is there comes forward.
#[tauri::command]
pub(crate) async fn open_table_window<R: Runtime>(
    app: AppHandle<R>,
    game: u32,
    title: String,
) -> Result<(), RefusalView> {
    let shown = match app.get_webview_window(&label(game)) {
        Some(window) => window.set_focus(),
        None => WebviewWindowBuilder::new(&app, label(game), WebviewUrl::default())
            .title(title)
            .min_inner_size(900.0, 600.0)
            .fullscreen(true)
            .build()
            .map(drop),
    };
    shown.map_err(|error| RefusalView::internal(&error))
}

/// Closes the window of a table.
#[tauri::command]
pub(crate) async fn close_table_window<R: Runtime>(
    window: WebviewWindow<R>,
) -> Result<(), RefusalView> {
    if window.label() == MAIN {
        return Ok(());
    }
    window
        .close()
        .map_err(|error| RefusalView::internal(&error))
}

/// The tables go with the main window: without it nobody could pair, enter or save.
pub(crate) fn follow_main<R: Runtime>(window: &Window<R>, event: &WindowEvent) {
    if window.label() != MAIN || !matches!(event, WindowEvent::Destroyed) {
        return;
    }
    for (label, table) in window.app_handle().webview_windows() {
        if label != MAIN {
            // One that is closing already is no trouble.
            let _ = table.close();
        }
    }
}
