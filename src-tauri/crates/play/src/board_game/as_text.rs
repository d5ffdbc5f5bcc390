//! Serialization of rule values in events, as their display text.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize as _, Deserializer, Serializer, de};

pub(super) fn serialize<T: Display, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

pub(super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse()
        .map_err(|_| de::Error::custom(format_args!("{text:?} is not what stands here")))
}

/// Serialization of optional values.
pub(super) mod optional {
    use super::{Deserializer, Display, FromStr, Serializer, de};
    use serde::Deserialize as _;

    #[expect(clippy::ref_option, reason = "serde calls it so")]
    pub(in super::super) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_none(),
        }
    }

    pub(in super::super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        Option::<String>::deserialize(deserializer)?
            .map(|text| {
                text.parse().map_err(|_| {
                    de::Error::custom(format_args!("{text:?} is not what stands here"))
                })
            })
            .transpose()
    }
}
