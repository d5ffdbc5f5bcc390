//! The state of listening, and its errors.

use serde::Serialize;

/// The state of the system: on while it reports keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Listening {
    On,
    Off,
}

/// The reason for which devices are not told apart.
#[derive(Debug, Serialize, thiserror::Error)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub(crate) enum DevicesError {
    /// The system tells no program.
    #[cfg(not(windows))]
    #[error("{system} does not say which device a key comes from")]
    DevicesAlike {
        /// The system: `wayland`, `macos` or `other`.
        system: &'static str,
    },
    /// The system would tell, and cannot be asked.
    #[cfg(any(target_os = "linux", windows))]
    #[error("devices cannot be asked: {reason}")]
    DevicesUnheard {
        /// The error of the system, in English.
        reason: String,
    },
}
