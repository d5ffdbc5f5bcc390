//! Systems that report the device of a key only with permission to read all keys (macOS: "Input
//! Monitoring"). That is too much to request for a move.

use tauri::{App, AppHandle, Runtime};

use kralle_desk::core::refusals::ShellRefusal;

use super::listening::Listening;
use super::stroke::Stroke;

/// Uninhabited: there is no such system.
pub(super) enum System {}

/// Does nothing: no setup is needed.
pub(crate) fn install(_: &mut App) {}

impl System {
    /// Always refused, with the name of the system.
    pub(super) fn open<R: Runtime>(
        _: &AppHandle<R>,
        _: impl FnMut(Stroke) + Send + 'static,
    ) -> Result<Self, ShellRefusal> {
        let system = if cfg!(target_os = "macos") {
            "macos"
        } else {
            "other"
        };
        Err(ShellRefusal::DevicesAlike { system })
    }

    /// Never called.
    pub(super) fn listen(&self, _: Listening) -> Result<(), ShellRefusal> {
        match *self {}
    }
}
