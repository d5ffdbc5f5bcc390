//! Keys and their movements, with the device.

use std::borrow::Cow;

use serde::Serialize;

/// A key that was pressed, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct DeviceKey {
    /// The device, by the system's number; another one after it was plugged in anew.
    pub(super) device: u32,
    /// The key by its place on the keyboard, as web pages name it (UI Events, `code`).
    pub(super) code: Cow<'static, str>,
    /// The letter on it, a to z, where the system says which.
    pub(super) letter: Option<char>,
}

/// The direction of a movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    #[cfg_attr(
        all(not(any(target_os = "linux", windows)), not(test)),
        expect(dead_code, reason = "these systems report no keys")
    )]
    Down,
    Up,
}

/// A movement of a key, as the system tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stroke {
    pub(super) key: DeviceKey,
    pub(super) way: Way,
}
