//! Refusals as types: an enum declares the code, the class and the data of each.

use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;

/// The fields of a refusal by name; `null` for an absent one.
pub type Data = serde_json::Map<String, Value>;

/// Gives an enum [`Declared`] and, unless it is bare or needs rules for its articles (`#[article(…)]`), [`Refusal`].
///
/// The code is the variant in `snake_case` or its `#[code("…")]`. The data are its fields. The attribute `refusal`:
///
/// - `NotNow` on the enum: the class of its variants; on a variant: the class of that one. A variant with an
///   `#[article(…)]` is `NotAllowed` by itself.
/// - `exit = 1`, `status = 404`: the exit code or status that is promised where the class has another.
/// - `prefix = "archive_"` on the enum: opens every code.
/// - `also = "line column"`: data that are added later.
/// - `inner` on a variant with one field: the field declares everything.
/// - `text` on the enum: its data are texts.
/// - `bare` on the enum: declares no data, since the desk adds them.
pub use kralle_choice::Refusal;

/// The kind of a refusal, for programs that do not know its code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// The input cannot be read or used.
    BadInput,
    /// The state does not admit it.
    NotNow,
    /// The input answers a state that has changed.
    Conflict,
    /// The rules or the rights of the caller forbid it.
    NotAllowed,
    /// The subject does not exist.
    NotFound,
    /// More than is taken, or taken at once.
    TooMuch,
    /// The program or the machine failed.
    Broken,
}

impl Class {
    const fn exit(self) -> u8 {
        match self {
            Self::BadInput => 2,
            Self::Broken => 3,
            Self::NotNow | Self::Conflict | Self::NotAllowed | Self::NotFound | Self::TooMuch => 1,
        }
    }

    /// The hall answers 422 to every call that it understands and refuses.
    const fn status(self) -> u16 {
        match self {
            Self::Conflict => 409,
            Self::TooMuch => 429,
            Self::BadInput | Self::NotNow | Self::NotAllowed | Self::NotFound | Self::Broken => 422,
        }
    }
}

/// A refusal as its enum declares it.
#[derive(Debug, Clone, Copy)]
pub struct Declaration {
    /// Stable and never translated.
    pub code: &'static str,
    pub class: Class,
    /// The exit code of the command line.
    pub exit: u8,
    /// The status over HTTP.
    pub status: u16,
    /// The names of the data; `None` where the desk adds them.
    pub data: Option<&'static [&'static str]>,
}

impl Declaration {
    /// A refusal whose exit code and status follow from its class.
    pub const fn new(code: &'static str, class: Class) -> Self {
        Self {
            code,
            class,
            exit: class.exit(),
            status: class.status(),
            data: None,
        }
    }
}

/// An enum of refusals.
pub trait Declared {
    /// The refusals of this enum, without those of enums inside it.
    const DECLARED: &'static [Declaration];

    fn declared(&self) -> Declaration;

    fn data(&self) -> Data;
}

/// A refusal that needs nothing else to be shown.
pub trait Refusal: Declared {}

/// A field of a variant as a piece of data; `null` if it cannot be serialized.
pub fn datum(name: &str, field: &impl Serialize) -> (String, Value) {
    let value = serde_json::to_value(field).unwrap_or_default();
    (name.to_owned(), value)
}

/// A field of a variant as a text.
pub fn text(name: &str, field: &impl Display) -> (String, Value) {
    (name.to_owned(), Value::String(field.to_string()))
}
