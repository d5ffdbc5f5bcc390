//! The key pair of an organizer (Ed25519, RFC 8032), and its signatures.

use std::fmt;
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};

use crate::Statement;

/// The reason a text is not a key or signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// The text is not base64url.
    #[error("not base64url without padding")]
    NotBase64,
    /// Base64url of another length, in bytes.
    #[error("{found} bytes instead of {expected}")]
    Length { found: usize, expected: usize },
    /// 32 bytes that are no point of the curve, or one of the few weak ones.
    #[error("no key of Ed25519")]
    NoPoint,
}

/// The identity of an organizer at an archive. Written in base64url without padding: 43 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey([u8; 32]);

/// The secret of an organizer. Its text is stored in a file that only its owner can read.
pub struct SecretKey(SigningKey);

/// A signature. Written in base64url without padding: 86 characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature([u8; 64]);

impl PublicKey {
    /// Returns the key of these bytes.
    ///
    /// # Errors
    /// Fails with [`KeyError::NoPoint`].
    pub fn from_bytes(bytes: [u8; 32]) -> Result<Self, KeyError> {
        let key = VerifyingKey::from_bytes(&bytes).map_err(|_| KeyError::NoPoint)?;
        if key.is_weak() {
            return Err(KeyError::NoPoint);
        }
        Ok(Self(bytes))
    }

    /// Returns its 32 bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// True if the owner of this key signed `statement`.
    pub fn has_signed(&self, statement: &Statement<'_>, signature: &Signature) -> bool {
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        VerifyingKey::from_bytes(&self.0).is_ok_and(|key| {
            key.verify_strict(statement.to_string().as_bytes(), &signature)
                .is_ok()
        })
    }
}

impl SecretKey {
    /// Returns the key from 32 random bytes.
    pub fn from_bytes(chance: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(chance))
    }

    /// Returns its seed, for storing.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0.to_bytes()
    }

    /// Returns the corresponding public key.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Signs `statement`. Deterministic: the same statement has the same signature.
    pub fn sign(&self, statement: &Statement<'_>) -> Signature {
        Signature(self.0.sign(statement.to_string().as_bytes()).to_bytes())
    }
}

impl Signature {
    /// Returns its 64 bytes.
    pub const fn bytes(&self) -> &[u8; 64] {
        &self.0
    }
}

fn read<const N: usize>(text: &str) -> Result<[u8; N], KeyError> {
    let bytes = URL_SAFE_NO_PAD
        .decode(text)
        .map_err(|_| KeyError::NotBase64)?;
    let found = bytes.len();
    bytes
        .try_into()
        .map_err(|_| KeyError::Length { found, expected: N })
}

impl FromStr for PublicKey {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        Self::from_bytes(read(text)?)
    }
}

impl FromStr for Signature {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        read(text).map(Self)
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PublicKey({self})")
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Signature({self})")
    }
}

impl fmt::Debug for SecretKey {
    /// Never prints the key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SecretKey(of {})", self.public())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rstest::rstest;

    use super::{KeyError, PublicKey, SecretKey, Signature};
    use crate::{ArchiveId, Claim, ContentHash, Revision, Statement, StatementNumber};

    const FILE: &str = "00112233445566778899AABBCCDDEEFF";

    fn push(archive: &ArchiveId, number: u64, sha256: [u8; 32]) -> Statement<'_> {
        Statement {
            archive,
            number: StatementNumber::new(number).unwrap(),
            claim: Claim::Push {
                file: FILE,
                revision: Revision::FIRST,
                sha256: ContentHash(sha256),
            },
        }
    }

    #[rstest]
    #[case("", KeyError::Length { found: 0, expected: 32 })]
    #[case("AAAA", KeyError::Length { found: 3, expected: 32 })]
    #[case("AA+A", KeyError::NotBase64)]
    #[case("AAAA=", KeyError::NotBase64)]
    // The neutral point: a signature for it needs no secret.
    #[case("AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", KeyError::NoPoint)]
    fn what_is_no_key_is_refused(#[case] text: &str, #[case] expected: KeyError) {
        assert_eq!(text.parse::<PublicKey>(), Err(expected));
    }

    /// RFC 8032, 7.1, TEST 1: the public key of a secret key.
    #[test]
    fn the_public_key_is_that_of_the_standard() {
        let secret = [
            0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec,
            0x2c, 0xc4, 0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03,
            0x1c, 0xae, 0x7f, 0x60,
        ];
        let public = SecretKey::from_bytes(&secret).public();
        assert_eq!(public.bytes()[..4], [0xd7, 0x5a, 0x98, 0x01]);
    }

    #[test]
    fn a_secret_key_is_never_shown() {
        let secret = SecretKey::from_bytes(&[7; 32]);
        let shown = format!("{secret:?}");
        assert!(shown.contains(&secret.public().to_string()));
        assert!(!shown.contains("7, 7"));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn who_has_signed_is_known(chance: [u8; 32], sha256: [u8; 32], flipped in 0_usize..256) {
            let [here, elsewhere] = [[1; 16], [2; 16]].map(ArchiveId::from_bytes);
            let secret = SecretKey::from_bytes(&chance);
            let signature = secret.sign(&push(&here, 7, sha256));
            let read: Signature = signature.to_string().parse()?;
            let public: PublicKey = secret.public().to_string().parse()?;
            prop_assert!(public.has_signed(&push(&here, 7, sha256), &read));
            let mut other = sha256;
            other[flipped / 8] ^= 1 << (flipped % 8);
            prop_assert!(!public.has_signed(&push(&here, 7, other), &read));
            prop_assert!(!public.has_signed(&push(&here, 8, sha256), &read));
            prop_assert!(!public.has_signed(&push(&elsewhere, 7, sha256), &read));
        }
    }
}
