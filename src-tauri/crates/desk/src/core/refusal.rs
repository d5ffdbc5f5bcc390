//! A refusal as it crosses the bridge: a code, an article, data; never a sentence.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Deref;

use kralle_refusal::{Declaration, Declared, Refusal};
use kralle_tournament::Line;
use kralle_view::datum::declared;
use serde::{Deserialize, Serialize};

use crate::core::field::{Expected, Field};
use crate::core::refusals::DeskRefusal;
use crate::core::wire::wire;

pub use kralle_view::datum::{Data, Datum, data, short};

wire! {
    /// A reference to an article of a regulation.
    pub struct ArticleView {
        /// The regulation's stable name, such as `dsj`.
        pub regulation: String,
        /// As the command line prints it, such as `Grundkonzept (4b)`.
        pub text: String,
        /// The heading, if the regulation has headings instead of numbers; none otherwise.
        pub heading: Option<String>,
        /// The number, or the point under the heading.
        pub point: String,
    }
}

wire! {
    /// A refusal with its code, article and data.
    pub struct RefusalView {
        /// Stable and never translated, such as `odd_players`; the message is
        /// `refusal-odd-players`.
        #[cfg_attr(debug_assertions, ts(type = "import('./refusals').RefusalCode"), schemars(with = "String"))]
        pub code: RefusalCode,
        pub article: Option<Box<ArticleView>>,
        pub data: BTreeMap<String, Datum>,
    }
}

/// The code of a refusal. Only enums of refusals create new codes.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct RefusalCode {
    code: Cow<'static, str>,
    exit: u8,
    status: u16,
}

impl RefusalCode {
    /// The exit code of the command line.
    pub const fn exit(&self) -> u8 {
        self.exit
    }

    /// The HTTP status code.
    pub const fn status(&self) -> u16 {
        self.status
    }
}

impl From<Declaration> for RefusalCode {
    fn from(declared: Declaration) -> Self {
        Self {
            code: declared.code.into(),
            exit: declared.exit,
            status: declared.status,
        }
    }
}

/// A stored or received code, possibly of a newer version: exit code 1, HTTP status 422.
impl From<String> for RefusalCode {
    fn from(code: String) -> Self {
        Self {
            code: code.into(),
            exit: 1,
            status: 422,
        }
    }
}

impl From<RefusalCode> for String {
    fn from(code: RefusalCode) -> Self {
        code.code.into_owned()
    }
}

impl Deref for RefusalCode {
    type Target = str;

    fn deref(&self) -> &str {
        &self.code
    }
}

impl PartialEq for RefusalCode {
    fn eq(&self, other: &Self) -> bool {
        self.code == other.code
    }
}

impl PartialEq<Declaration> for RefusalCode {
    fn eq(&self, other: &Declaration) -> bool {
        self.code == other.code
    }
}

impl PartialEq<&str> for RefusalCode {
    fn eq(&self, other: &&str) -> bool {
        self.code == *other
    }
}

/// An enum in the list of refusals (`crate::refusals`), the source of the union of codes in
/// TypeScript.
pub trait Listed: Declared {}

impl<T: Refusal + Listed> From<T> for RefusalView {
    fn from(refusal: T) -> Self {
        Self::of(&refusal)
    }
}

impl RefusalView {
    /// Creates a refusal with its own data; the caller adds data that the error does not carry.
    pub fn of(refusal: &impl Listed) -> Self {
        Self {
            data: declared(refusal.data()),
            ..Self::without_data(refusal.declared())
        }
    }

    /// Creates a refusal from its code alone, without data.
    pub fn without_data(declared: Declaration) -> Self {
        Self {
            code: declared.into(),
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

    /// The refusal for a field whose value is not the expected one.
    pub fn bad_field(field: Field, found: impl std::fmt::Display, expected: Expected) -> Self {
        Self::of_field("unreadable", field, found, expected)
    }

    /// The refusal for a required field that is empty.
    pub fn missing_field(field: Field, expected: Expected) -> Self {
        Self::of_field("missing", field, "", expected)
    }

    /// The refusal for a field that must be empty.
    pub fn unexpected_field(field: Field, found: impl std::fmt::Display) -> Self {
        Self::of_field("unexpected", field, found, Expected::Nothing)
    }

    fn of_field(
        kind: &'static str,
        field: Field,
        found: impl std::fmt::Display,
        expected: Expected,
    ) -> Self {
        let refusal = DeskRefusal::BadField {
            kind,
            field: field.code(),
            found: found.to_string(),
            expected: expected.code(),
        };
        refusal.into()
    }

    /// The refusal for an internal error, a bug.
    pub fn internal(error: &dyn std::fmt::Display) -> Self {
        let reason = Some(error.to_string());
        DeskRefusal::Internal { reason }.into()
    }
}

/// Returns the number of a game as journal data; `None` if matches have one game.
pub(crate) fn game(number: Option<u16>) -> Option<(String, Datum)> {
    number.map(|number| ("game".to_owned(), number.into()))
}

/// Returns the reason as journal data; `None` if no reason was given.
pub(crate) fn reason(reason: Option<&Line>) -> Option<(String, Datum)> {
    reason.map(|reason| ("reason".to_owned(), reason.as_str().into()))
}
