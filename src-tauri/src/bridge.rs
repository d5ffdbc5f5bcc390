//! The one bridge between the screens and the desk.
//!
//! A call may come as a job: then the window hears the event `progress` while it is worked on,
//! and the call `cancel` stops it. What a call changed, all windows hear as the event `changed`.

use std::sync::Arc;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Changed, Desk, Files, Folders, Job, SharedDesk};
use serde_json::Value;
use tauri::{AppHandle, Emitter as _, Manager as _, Runtime, State, WebviewWindow};

use crate::open_hall::OpenHall;
use crate::tables;

/// The desk, as the window holds it.
pub(crate) struct Bridge(Arc<SharedDesk>);

impl Bridge {
    /// Sets up the desk over the person's folders, in the language of the system until another is
    /// chosen. Its calls touch no files but those that are granted.
    pub(crate) fn new<R: Runtime>(app: &AppHandle<R>, folders: Folders, files: Files) -> Self {
        let languages = sys_locale::get_locales();
        let desk = Desk::first_speaking(folders, languages).touching_only(files);
        let desk = SharedDesk::new(desk);
        let everybody = app.clone();
        desk.on_change(Box::new(move || {
            // A window that has gone hears nothing.
            let _ = everybody.emit("changed", ());
        }));
        Self(Arc::new(desk))
    }

    /// The desk.
    pub(crate) fn desk(&self) -> &Arc<SharedDesk> {
        &self.0
    }
}

/// Asks the desk `name`, away from the thread that draws the window; as the job of that number,
/// where one is given.
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
                // A window that has gone hears nothing, and the work goes on.
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
