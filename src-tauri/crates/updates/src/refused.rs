//! Reasons an update failed.

use serde::Serialize;
use tauri_plugin_updater::Error;

/// The reason an update failed. Nothing was changed.
#[derive(Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Refused {
    /// The update server did not respond, or not with an update.
    #[error("not reached: {reason}")]
    UpdateNotReached {
        /// The network error, in English.
        reason: String,
    },
    /// The description of the newest version does not parse.
    #[error("not readable: {reason}")]
    UpdateNotReadable {
        /// The parse error, in English.
        reason: String,
    },
    /// The newest version on the server is older than this one.
    #[error("{offered} is older than {current}")]
    UpdateOlder {
        /// The version on the server.
        offered: String,
        /// The running version.
        current: String,
    },
    /// There is a newer version, but not for this system.
    #[error("nothing for this system")]
    UpdateOtherSystem,
    /// The download is incomplete.
    #[error("download broken off: {reason}")]
    UpdateBroken {
        /// The network error, in English.
        reason: String,
    },
    /// The signature is not ours, does not match the content, or is for another version.
    #[error("signature does not fit: {reason}")]
    UpdateNotSigned {
        /// The verification error, in English.
        reason: String,
    },
    /// The system refused the installation.
    #[error("not installed: {reason}")]
    UpdateNotInstalled {
        /// The system's error.
        reason: String,
    },
    /// No check was made, or a later check returned another version.
    #[error("nothing was found before")]
    UpdateNotFound,
}

impl Refused {
    /// Converts an error of the check.
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

    /// Converts an error of the download and verification.
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
