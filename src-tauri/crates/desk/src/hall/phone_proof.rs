//! The proof that a phone is the one whose name it gives: the name goes through the air in clear, so
//! that anybody who listens could give it, too.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::door::doors::Doors;
use crate::door::phone::{NameProof, Phone};
use crate::door::slips::mac_holds;

/// The beginning of the message of a proof, before the slip and the public key.
const PURPOSE: &str = "kralle/phone";

/// A code by the key of a session that the phone already has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneProof {
    /// The id of that session.
    pub(crate) session: String,
    pub(crate) code: [u8; 32],
}

impl PhoneProof {
    /// A proof by `code`, made with the key of `session`: HMAC-SHA256 over
    /// `kralle/phone\nSLIP\nPUBLIC`, the public key as the request has it.
    pub const fn new(session: String, code: [u8; 32]) -> Self {
        Self { session, code }
    }

    /// True if the session is one of a phone of this name, and the code is by its key.
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
