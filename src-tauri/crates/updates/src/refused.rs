//! Why no newer version came.

use serde::Serialize;
use tauri_plugin_updater::Error;

/// Why no newer version came. Nothing was changed.
#[derive(Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Refused {
    /// Nobody answered at the address of the updates, or not with one.
    #[error("not reached: {reason}")]
    UpdateNotReached {
        /// What the network said, in English.
        reason: String,
    },
    /// What is said of the newest version cannot be read.
    #[error("not readable: {reason}")]
    UpdateNotReadable {
        /// What is wrong with it, in English.
        reason: String,
    },
    /// The newest version that is offered is older than this one.
    #[error("{offered} is older than {current}")]
    UpdateOlder {
        /// The version that is offered.
        offered: String,
        /// This one.
        current: String,
    },
    /// There is a newer version, but not for this system.
    #[error("nothing for this system")]
    UpdateOtherSystem,
    /// It did not arrive whole.
    #[error("download broken off: {reason}")]
    UpdateBroken {
        /// What the network said, in English.
        reason: String,
    },
    /// It is not signed by those who make Kralle, not whole, or signed as another version.
    #[error("signature does not fit: {reason}")]
    UpdateNotSigned {
        /// What does not fit, in English.
        reason: String,
    },
    /// The system did not take it.
    #[error("not installed: {reason}")]
    UpdateNotInstalled {
        /// What the system said.
        reason: String,
    },
    /// It was not looked for, or something else was found meanwhile.
    #[error("nothing was found before")]
    UpdateNotFound,
}

impl Refused {
    /// While it was looked for.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the plugin knows many, and will know more"
    )]
    pub(crate) fn looking(error: &Error) -> Self {
        let reason = error.to_string();
        match error {
            Error::TargetNotFound(_) | Error::TargetsNotFound(_) => Self::UpdateOtherSystem,
            Error::Serialization(_) | Error::Semver(_) => Self::UpdateNotReadable { reason },
            Error::Reqwest(error) if error.is_decode() => Self::UpdateNotReadable { reason },
            _ => Self::UpdateNotReached { reason },
        }
    }

    /// While it was downloaded and its signature checked.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the plugin knows many, and will know more"
    )]
    pub(crate) fn fetching(error: &Error) -> Self {
        let reason = error.to_string();
        match error {
            Error::Minisign(_)
            | Error::Base64(_)
            | Error::SignatureUtf8(_)
            | Error::SignedVersionMismatch { .. }
            | Error::MissingSignedVersion => Self::UpdateNotSigned { reason },
            _ => Self::UpdateBroken { reason },
        }
    }
}
