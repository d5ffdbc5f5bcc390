//! The one bridge between the screens and the desk.
//!
//! Not here: progress and cancelling. They come with the first call that takes long.

use std::sync::{Arc, Mutex, PoisonError};

use kralle_desk::view::refusal::RefusalView;
use kralle_desk::{Desk, Folders};
use serde_json::Value;
use tauri::State;

/// The desk, as the window holds it.
pub(crate) struct Bridge(Arc<Mutex<Desk>>);

impl Bridge {
    /// Sets up the desk over the person's folders.
    pub(crate) fn new(folders: Folders) -> Self {
        Self(Arc::new(Mutex::new(Desk::new(folders))))
    }
}

/// Asks the desk `name`, away from the thread that draws the window.
#[tauri::command]
pub(crate) async fn call(
    bridge: State<'_, Bridge>,
    name: String,
    input: Value,
) -> Result<Value, RefusalView> {
    let desk = Arc::clone(&bridge.0);
    let answer = tauri::async_runtime::spawn_blocking(move || {
        // A call that broke down left the desk as it was before: it keeps what it
        // decided in one go.
        let mut desk = desk.lock().unwrap_or_else(PoisonError::into_inner);
        desk.call(&name, input)
    });
    match answer.await {
        Ok(answer) => answer,
        Err(error) => Err(RefusalView::internal(&error)),
    }
}
