//! Why something was not done, as it crosses the bridge: a code, an article, data; never a sentence.

use std::collections::BTreeMap;

use kralle_tournament::Line;

use crate::core::field::{Expected, Field};
use crate::core::wire::wire;

wire! {
    /// A piece of data in a sentence.
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

wire! {
    /// Where a rule stands.
    pub struct ArticleView {
        /// The regulation's stable name, such as `dsj`.
        pub regulation: String,
        /// As the command line prints it, such as `Grundkonzept (4b)`.
        pub text: String,
        /// The heading, where the regulation has headings instead of numbers.
        pub heading: Option<String>,
        /// The number, or the point under the heading.
        pub point: String,
    }
}

wire! {
    /// Why something was not done.
    pub struct RefusalView {
        /// Stable and never translated, such as `odd_players`; the message is `refusal-odd-players`.
        pub code: String,
        pub article: Option<Box<ArticleView>>,
        pub data: BTreeMap<String, Datum>,
    }
}

/// What a sentence needs, by name.
pub type Data = BTreeMap<String, Datum>;

impl RefusalView {
    /// A refusal that needs no data.
    pub fn new(code: &str) -> Self {
        Self {
            code: code.to_owned(),
            article: None,
            data: Data::new(),
        }
    }

    /// Adds a piece of data.
    #[must_use]
    pub fn with(mut self, name: &str, datum: impl Into<Datum>) -> Self {
        self.data.insert(name.to_owned(), short(name, datum.into()));
        self
    }

    /// A field that does not hold what is expected there.
    pub fn bad_field(field: Field, found: impl std::fmt::Display, expected: Expected) -> Self {
        Self::of_field("unreadable", field, found, expected)
    }

    /// A field that is needed and empty.
    pub fn missing_field(field: Field, expected: Expected) -> Self {
        Self::of_field("missing", field, "", expected)
    }

    /// A field that holds something where nothing belongs.
    pub fn unexpected_field(field: Field, found: impl std::fmt::Display) -> Self {
        Self::of_field("unexpected", field, found, Expected::Nothing)
    }

    fn of_field(
        kind: &str,
        field: Field,
        found: impl std::fmt::Display,
        expected: Expected,
    ) -> Self {
        Self::new("bad_field")
            .with("kind", kind)
            .with("field", field.code())
            .with("found", found.to_string())
            .with("expected", expected.code())
    }

    /// Something that must not happen.
    pub fn internal(error: &dyn std::fmt::Display) -> Self {
        Self::new("internal").with("reason", error.to_string())
    }
}

/// How much of what was found is repeated, in characters: enough to know it again.
const LONGEST: usize = 80;

/// Shortens texts that a person or a reader wrote: a value, its reason, an entry of a list.
pub(crate) fn short(name: &str, datum: Datum) -> Datum {
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

/// A reason for the journal, if one was given.
pub(crate) fn reason(reason: Option<&Line>) -> Option<(String, Datum)> {
    reason.map(|reason| ("reason".to_owned(), reason.as_str().into()))
}
