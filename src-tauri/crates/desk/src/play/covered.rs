//! Text that is hidden from logs and error messages.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

/// A text that no log or error reveals: `Debug` hides it, as does the error for invalid input.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(debug_assertions, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
#[cfg_attr(debug_assertions, ts(type = "string"))]
pub struct CoveredText(String);

impl CoveredText {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for CoveredText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CoveredText(…)")
    }
}

impl<'de> Deserialize<'de> for CoveredText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match serde_json::Value::deserialize(deserializer) {
            Ok(serde_json::Value::String(text)) => Ok(Self(text)),
            Ok(_) | Err(_) => Err(de::Error::custom("the entry is not a text")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_message_tells_the_text() {
        let it: CoveredText = serde_json::from_str("\"e2e4\"").unwrap();
        assert!(!format!("{it:?}").contains("e2e4"));
        let error = serde_json::from_str::<CoveredText>("5254").unwrap_err();
        assert!(!error.to_string().contains("5254"), "{error}");
    }
}
