//! Keys, and other values of 32 bytes, as hexadecimal digits.

use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer, Serializer};

use crate::core::mark::hexadecimal;
use crate::core::slips::SigningKey;

/// The 32 bytes of hexadecimal digits.
pub(crate) fn bytes_of(digits: &str) -> Option<SigningKey> {
    let mut bytes = SigningKey::default();
    if digits.len() != 64 || !digits.is_ascii() {
        return None;
    }
    for (place, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * place..2 * place + 2)?, 16).ok()?;
    }
    Some(bytes)
}

pub(crate) fn serialize<S: Serializer>(key: &SigningKey, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&hexadecimal(key))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SigningKey, D::Error> {
    let text = String::deserialize(from)?;
    bytes_of(&text).ok_or_else(|| D::Error::custom("64 hexadecimal digits"))
}
