//! The state of listening.

/// The key reports of the system: on or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Listening {
    On,
    Off,
}
