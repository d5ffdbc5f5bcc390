//! The bridge between the screens and the desk.
//!
//! A call may run as a job: then the window receives `progress` events, and the call `cancel` stops
//! it. After a change, all windows receive the event `changed`.

use std::sync::Arc;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Changed, Desk, Files, Folders, Job, SharedDesk};
use serde_json::Value;
use tauri::{AppHandle, Emitter as _, Manager as _, Runtime, State, WebviewWindow};

use crate::open_hall::OpenHall;
use crate::tables;

/// The desk of the window.
pub(crate) struct Bridge(Arc<SharedDesk>);

impl Bridge {
    /// Creates the desk with the user's folders, in the system's language until another is chosen.
    /// Its calls can access only granted files.
    pub(crate) fn new<R: Runtime>(app: &AppHandle<R>, folders: Folders, files: Files) -> Self {
        let languages = sys_locale::get_locales();
        let desk = Desk::first_speaking(folders, languages).touching_only(files);
        let desk = SharedDesk::new(desk);
        let everybody = app.clone();
        desk.on_change(Box::new(move || {
            // A closed window receives nothing.
            let _ = everybody.emit("changed", ());
        }));
        Self(Arc::new(desk))
    }

    pub(crate) fn desk(&self) -> &Arc<SharedDesk> {
        &self.0
    }
}

/// Calls `name` at the desk, off the thread that draws the window; as a job with that number, if
/// there is one.
#[tauri::command]
pub(crate) async fn call<R: Runtime>(
    window: WebviewWindow<R>,
    bridge: State<'_, Bridge>,
    name: String,
    input: Value,
    job: Option<u32>,
) -> Result<Value, RefusalView> {
    let desk = Arc::clone(&bridge.0);
    let app = window.app_handle().clone();
    let open_hall = app.clone();
    let caller = tables::caller(window.label());
    let job = job.map(|number| {
        Job::new(
            number,
            Arc::new(move |progress| {
                // A closed window receives nothing, and the work continues.
                let _ = app.emit("progress", progress);
            }),
        )
    });
    let answer = tauri::async_runtime::spawn_blocking(move || {
        let answer = desk.call_and_see(caller, &name, input, job.as_ref(), &mut Changed::No);
        open_hall.state::<OpenHall>().close_with_its_file(&desk);
        answer
    });
    answer
        .await
        .unwrap_or_else(|error| Err(RefusalView::internal(&error)))
}
