//! Signatures of requests and answers, and the key exchange behind them, from `docs/hall.md`.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use x25519_dalek::{PublicKey, StaticSecret};

/// An id and the key that signs for it: a slip, or the session of a phone.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Code")]
pub struct Signer {
    pub id: String,
    pub key: Vec<u8>,
}

/// The code of a slip as text: its id, and its key in base64url.
#[derive(Deserialize)]
struct Code {
    id: String,
    key: String,
}

impl TryFrom<Code> for Signer {
    type Error = &'static str;

    fn try_from(code: Code) -> Result<Self, Self::Error> {
        Self::from_code(&code.id, &code.key).ok_or("the key is not base64url")
    }
}

/// Encodes bytes as base64url without padding.
pub fn base64url(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Decodes base64url without padding; `None` if the text is malformed.
pub fn from_base64url(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text).ok()
}

fn hmac(key: &[u8], text: &[u8]) -> Vec<u8> {
    // HMAC takes keys of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) else {
        return Vec::new();
    };
    mac.update(text);
    mac.finalize().into_bytes().to_vec()
}

fn signature(key: &[u8], head: &str, body: &[u8]) -> String {
    let hash = hex::encode(Sha256::digest(body));
    hex::encode(hmac(key, format!("{head}\n{hash}").as_bytes()))
}

impl Signer {
    /// Parses the code of a slip as its QR code has it: id and key.
    pub fn from_code(id: &str, key: &str) -> Option<Self> {
        Some(Self {
            id: id.to_owned(),
            key: from_base64url(key)?,
        })
    }

    /// Derives a slip from its sixteen letters, as a captain types them.
    pub fn from_letters(letters: &str) -> Option<Self> {
        let letters: String = letters
            .chars()
            .filter(char::is_ascii_alphabetic)
            .map(|it| it.to_ascii_uppercase())
            .collect();
        let (id, rest) = letters.split_at_checked(4)?;
        (rest.len() == 12).then(|| Self {
            id: id.to_owned(),
            key: hmac(rest.as_bytes(), b"kralle/code"),
        })
    }

    /// Signs a request; `once` is its idempotency key, or empty.
    pub fn request(&self, method: &str, path: &str, once: &str, body: &[u8]) -> String {
        signature(&self.key, &format!("{method}\n{path}\n{once}"), body)
    }

    /// Signs the answer to the request with the signature `request`.
    pub fn answer(&self, status: u16, request: &str, body: &[u8]) -> String {
        signature(&self.key, &format!("{status}\n{request}"), body)
    }

    /// Proves that a phone has this session, when it enters the slip `slip` with its `public` key.
    pub(super) fn proof(&self, slip: &str, public: &str) -> String {
        let code = hmac(
            &self.key,
            format!("kralle/phone\n{slip}\n{public}").as_bytes(),
        );
        format!("{}.{}", self.id, base64url(&code))
    }

    /// Derives the key of a session from a slip, the own secret and the public key of the other side.
    pub fn session_key(&self, secret: [u8; 32], public: &str) -> Option<Vec<u8>> {
        let public: [u8; 32] = from_base64url(public)?.try_into().ok()?;
        let shared = StaticSecret::from(secret).diffie_hellman(&PublicKey::from(public));
        shared
            .was_contributory()
            .then(|| hmac(&self.key, shared.as_bytes()))
    }
}

/// Returns the public key of a secret.
pub fn public_key(secret: [u8; 32]) -> String {
    base64url(PublicKey::from(&StaticSecret::from(secret)).as_bytes())
}
