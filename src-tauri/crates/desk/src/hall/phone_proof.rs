//! The proof that a phone owns its name: the name is sent unencrypted, so that an eavesdropper
//! could use it too.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::door::doors::Doors;
use crate::door::phone::{NameProof, Phone};
use crate::door::slips::mac_holds;

/// The first line of a proof's message, before the slip and the public key.
const PURPOSE: &str = "kralle/phone";

/// A code made with the key of a session that the phone already has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneProof {
    /// The id of that session.
    pub(crate) session: String,
    pub(crate) code: [u8; 32],
}

impl PhoneProof {
    /// Creates a proof from `code`, made with the key of `session`: HMAC-SHA256 of
    /// `kralle/phone\nSLIP\nPUBLIC`, with the public key as in the request.
    pub const fn new(session: String, code: [u8; 32]) -> Self {
        Self { session, code }
    }

    /// True if the session belongs to a phone with this proved name, and its key made the code.
    pub(crate) fn holds(&self, doors: &Doors, name: &str, slip: &str, public: &[u8; 32]) -> bool {
        let is_its = |it: &&Phone| it.session.id == self.session && it.own_name == name;
        let mut phones = doors
            .phones
            .iter()
            .filter(is_its)
            .filter(|it| it.name_proof == NameProof::Proved);
        let message = format!("{PURPOSE}\n{slip}\n{}", URL_SAFE_NO_PAD.encode(public));
        phones.any(|it| mac_holds(&it.session.key, message.as_bytes(), &self.code))
    }
}
