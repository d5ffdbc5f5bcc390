//! The state of listening.

/// The state of the system: on while it reports keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Listening {
    On,
    Off,
}
