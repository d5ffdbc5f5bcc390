//! Serialization of keys, and other values of 32 bytes, as hexadecimal digits.

use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer, Serializer};

use crate::core::mark::bytes;
use crate::door::slips::SigningKey;

pub(crate) fn serialize<S: Serializer>(key: &SigningKey, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&hex::encode(key))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<SigningKey, D::Error> {
    let text = String::deserialize(from)?;
    bytes(&text).ok_or_else(|| D::Error::custom("64 hexadecimal digits"))
}
