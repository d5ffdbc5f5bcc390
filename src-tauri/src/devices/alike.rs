//! Systems that tell no program which device a key comes from, unless a person lets it read every
//! key there is (macOS: "Input Monitoring"). That is too much to ask for a move.

use tauri::{App, AppHandle, Runtime};

use kralle_desk::core::refusals::ShellRefusal;

use super::listening::Listening;
use super::stroke::Stroke;

/// What there is not.
pub(super) enum System {}

/// Nothing is to be set up.
pub(crate) fn install(_: &mut App) {}

impl System {
    /// Always refused.
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

    /// There is nobody to ask.
    pub(super) fn listen(&self, _: Listening) -> Result<(), ShellRefusal> {
        match *self {}
    }
}
