//! The keys that a phone and the desk agreed on.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::door::digits;
use crate::door::slips::SigningKey;

/// The keys that a phone and the desk agreed on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Session {
    /// The id with which the phone signs.
    pub(crate) id: String,
    /// The phone's public key, in hexadecimal digits.
    pub(crate) public: String,
    /// The desk's public key for the phone, in hexadecimal digits.
    pub(crate) own_public: String,
    #[serde(with = "digits")]
    pub(crate) key: SigningKey,
}

/// Omits the keys.
impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}
