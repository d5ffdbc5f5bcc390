//! Data of the sentences of refusals and journal entries.

use std::collections::BTreeMap;

use kralle_words::Arg;
use serde_json::{Map, Value};

use crate::wire;

wire! {
    /// A value in a sentence.
    #[serde(untagged)]
    pub enum Datum {
        Number(i32),
        Numbers(Vec<i32>),
        /// A text, or a stable code that has a message of its own.
        Text(String),
        /// Texts or codes.
        Texts(Vec<String>),
    }
}

/// The data of a sentence, by name.
pub type Data = BTreeMap<String, Datum>;

impl Datum {
    /// Converts the value to an argument of a sentence; lists are joined by ", ".
    pub fn arg(&self) -> Arg<'_> {
        match self {
            Self::Number(number) => Arg::from(*number),
            Self::Text(text) => Arg::from(text),
            Self::Numbers(numbers) => {
                let texts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                Arg::from(texts.join(", "))
            }
            Self::Texts(texts) => Arg::from(texts.join(", ")),
        }
    }
}

/// Converts the data of a refusal, with long texts shortened ([`short`]) and nulls and objects left out.
pub fn declared(data: Map<String, Value>) -> Data {
    let data = data.into_iter().filter_map(|(name, value)| {
        let datum = short(&name, datum(value)?);
        Some((name, datum))
    });
    data.collect()
}

/// Converts a JSON value; `None` for `null` and for objects. In a list of texts, other values are dropped.
fn datum(value: Value) -> Option<Datum> {
    match value {
        Value::Number(number) => Some(Datum::Number(as_i32(&number))),
        Value::String(text) => Some(Datum::Text(text)),
        Value::Bool(flag) => Some(Datum::Text(flag.to_string())),
        Value::Array(items) => {
            let numbers: Option<Vec<i32>> = items
                .iter()
                .map(|item| item.as_number().map(as_i32))
                .collect();
            Some(match numbers {
                Some(numbers) => Datum::Numbers(numbers),
                None => Datum::Texts(
                    items
                        .into_iter()
                        .filter_map(|item| item.as_str().map(str::to_owned))
                        .collect(),
                ),
            })
        }
        Value::Null | Value::Object(_) => None,
    }
}

/// Converts a number for JavaScript and messages; a number outside the range becomes `i32::MAX`.
fn as_i32(number: &serde_json::Number) -> i32 {
    number
        .as_i64()
        .and_then(|number| i32::try_from(number).ok())
        .unwrap_or(i32::MAX)
}

/// The longest text that is repeated unshortened, in characters: enough to recognize it.
const LONGEST: usize = 80;

/// Cuts a text from outside the program after 80 characters and appends "…".
///
/// These texts are called `found`, `reason` and `entry`; data of other names stays.
pub fn short(name: &str, datum: Datum) -> Datum {
    let Datum::Text(text) = &datum else {
        return datum;
    };
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) if matches!(name, "found" | "reason" | "entry") => {
            Datum::Text(format!("{}…", &text[..end]))
        }
        Some(_) | None => datum,
    }
}

impl From<&str> for Datum {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Datum {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Vec<String>> for Datum {
    fn from(texts: Vec<String>) -> Self {
        Self::Texts(texts)
    }
}

impl From<u16> for Datum {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Datum {
    fn from(number: u32) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<usize> for Datum {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

/// Collects data by name.
pub fn data<const N: usize>(pieces: [(&str, Datum); N]) -> Data {
    pieces
        .into_iter()
        .map(|(name, datum)| (name.to_owned(), datum))
        .collect()
}
