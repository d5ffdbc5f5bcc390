//! Closing of the main window: its screens may ask first if it would end something.

use std::sync::{Mutex, MutexGuard, PoisonError};

use kralle_desk::core::refusal::RefusalView;
use tauri::{Emitter as _, Manager as _, Runtime, State, WebviewWindow, Window, WindowEvent};

use crate::hall::must_be_the_director_s;

/// The readiness of the main window's screens to decide on closing it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Screens {
    /// They are not loaded yet: the window closes immediately.
    #[default]
    Absent,
    Listening,
    /// They were asked and have not responded yet.
    Asked,
}

impl Screens {
    /// Returns the state after the frame of the window asks to close it; `None` closes it. Screens
    /// that did not respond to the previous request hang, and keep no window open.
    const fn after_request(self) -> Option<Self> {
        match self {
            Self::Listening => Some(Self::Asked),
            Self::Absent | Self::Asked => None,
        }
    }
}

/// The decision on closing the main window.
#[derive(Default)]
pub(crate) struct Closing(Mutex<Screens>);

impl Closing {
    fn screens(&self) -> MutexGuard<'_, Screens> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks the screens when the frame of the main window, or the system, requests closing.
pub(crate) fn ask_screens<R: Runtime>(window: &Window<R>, event: &WindowEvent) {
    let WindowEvent::CloseRequested { api, .. } = event else {
        return;
    };
    if window.label() != "main" {
        return;
    }
    let closing = window.state::<Closing>();
    let mut screens = closing.screens();
    if let Some(after) = screens.after_request()
        && window.emit_to("main", "close_asked", ()).is_ok()
    {
        *screens = after;
        api.prevent_close();
    }
}

/// Marks the screens as loaded; they also call it to acknowledge each request.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands get what they are given"
)]
pub(crate) fn decide_on_closing<R: Runtime>(
    window: WebviewWindow<R>,
    closing: State<'_, Closing>,
) -> Result<(), RefusalView> {
    must_be_the_director_s(&window)?;
    *closing.screens() = Screens::Listening;
    Ok(())
}

/// Closes the main window without asking; the program ends with it.
#[tauri::command]
#[expect(
    clippy::needless_pass_by_value,
    reason = "commands get what they are given"
)]
pub(crate) fn close_window<R: Runtime>(window: WebviewWindow<R>) -> Result<(), RefusalView> {
    must_be_the_director_s(&window)?;
    window
        .destroy()
        .map_err(|error| RefusalView::internal(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_screens_that_hear_keep_the_window_open() {
        assert_eq!(Screens::Absent.after_request(), None);
        assert_eq!(Screens::Listening.after_request(), Some(Screens::Asked));
        assert_eq!(Screens::Asked.after_request(), None);
    }
}
