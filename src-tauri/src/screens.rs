//! Public windows, on the second monitor: they show only data that the hall may see.

use std::sync::Arc;

use kralle_desk::PublicView;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::{DeskRefusal, ShellRefusal};
use serde_json::Value;
use tauri::{
    AppHandle, Manager as _, Runtime, State, WebviewUrl, WebviewWindow, WebviewWindowBuilder,
};

use crate::bridge::Bridge;

/// The prefix of a screen window's label; the screen's number follows.
const LABEL: &str = "screen-";

/// Opens a screen in its own window, or brings an open one to the front. It fills a second monitor
/// if there is one.
#[tauri::command]
pub(crate) async fn open_screen_window<R: Runtime>(
    app: AppHandle<R>,
    window: WebviewWindow<R>,
    screen: u16,
    title: String,
) -> Result<(), RefusalView> {
    crate::hall::must_be_the_director_s(&window)?;
    let label = format!("{LABEL}{screen}");
    let shown = match app.get_webview_window(&label) {
        Some(open) => open.show().and_then(|()| open.set_focus()),
        None => open(&window, &label, screen, &title),
    };
    shown.map_err(|error| {
        ShellRefusal::NoWindow {
            reason: error.to_string(),
        }
        .into()
    })
}

fn open<R: Runtime>(
    main: &WebviewWindow<R>,
    label: &str,
    screen: u16,
    title: &str,
) -> tauri::Result<()> {
    let own = main.current_monitor()?;
    let own = own.as_ref().map(|it| *it.position());
    let monitors = main.available_monitors()?;
    let second = monitors.iter().find(|it| Some(*it.position()) != own);
    let page = WebviewUrl::App(format!("screen.html#{screen}").into());
    let mut window = WebviewWindowBuilder::new(main.app_handle(), label, page)
        .title(title)
        .inner_size(1280.0, 720.0)
        .min_inner_size(640.0, 480.0);
    if let Some(second) = second {
        let place = second.position().to_logical::<f64>(second.scale_factor());
        window = window.position(place.x, place.y).fullscreen(true);
    }
    window.build().map(drop)
}

/// Toggles full screen for the window of a screen.
#[tauri::command]
pub(crate) async fn fill_screen<R: Runtime>(window: WebviewWindow<R>) -> Result<(), RefusalView> {
    if !window.label().starts_with(LABEL) {
        return Ok(());
    }
    let turned = window
        .is_fullscreen()
        .and_then(|fills| window.set_fullscreen(!fills));
    turned.map_err(|error| RefusalView::internal(&error))
}

/// Returns a public view, by its path in the hall.
#[tauri::command]
pub(crate) async fn public_view(
    bridge: State<'_, Bridge>,
    path: String,
) -> Result<Value, RefusalView> {
    let view = PublicView::at(&path);
    let view = view.ok_or(DeskRefusal::UnknownCall { name: path })?;
    let desk = Arc::clone(bridge.desk());
    let seen = tauri::async_runtime::spawn_blocking(move || desk.public(&view));
    seen.await
        .unwrap_or_else(|error| Err(RefusalView::internal(&error)))
}
