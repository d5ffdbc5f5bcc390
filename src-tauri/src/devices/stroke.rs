//! Key movements and their device.

use std::borrow::Cow;

use serde::Serialize;

/// A pressed key and its device.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) struct DeviceKey {
    /// The system's number of the device; changes when it is plugged in again.
    pub(super) device: u32,
    /// The position of the key on the keyboard, named as in web pages (UI Events, `code`).
    pub(super) code: Cow<'static, str>,
    /// The letter on it, a to z; `None` if the system does not report it.
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

/// A movement of a key, as reported by the system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Stroke {
    pub(super) key: DeviceKey,
    pub(super) way: Way,
}
