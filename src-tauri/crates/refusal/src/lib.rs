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
/// - `NotNow` on the enum: the class of its variants; on a variant: the class of that variant. A variant with an
///   `#[article(…)]` has the class `NotAllowed` by default.
/// - `exit = 1`, `status = 404`: an exit code or status other than that of the class.
/// - `prefix = "archive_"` on the enum: prefixes every code.
/// - `also = "line column"`: names of data that are added later.
/// - `inner` on a variant with one field: the declarations are those of the field.
/// - `text` on the enum: its data are serialized as text.
/// - `bare` on the enum: declares no data, since the desk adds them.
pub use kralle_choice::Refusal;

/// The kind of a refusal, for programs that do not know its code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// The input cannot be read or used.
    BadInput,
    /// The state does not allow it.
    NotNow,
    /// The input refers to a state that has changed.
    Conflict,
    /// The rules or the rights of the caller forbid it.
    NotAllowed,
    /// The subject does not exist.
    NotFound,
    /// A size or rate limit is exceeded.
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

    /// Returns the HTTP status. The hall answers 422 to every call that it parses and refuses.
    const fn status(self) -> u16 {
        match self {
            Self::Conflict => 409,
            Self::TooMuch => 429,
            Self::BadInput | Self::NotNow | Self::NotAllowed | Self::NotFound | Self::Broken => 422,
        }
    }
}

/// A refusal as declared by its enum.
#[derive(Debug, Clone, Copy)]
pub struct Declaration {
    /// The code: stable and never translated.
    pub code: &'static str,
    pub class: Class,
    /// The exit code of the command line.
    pub exit: u8,
    /// The HTTP status.
    pub status: u16,
    /// The names of the data; `None` if the desk adds them.
    pub data: Option<&'static [&'static str]>,
}

impl Declaration {
    /// Returns a refusal with the exit code and status of its class.
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
    /// The refusals of this enum, without those of inner enums.
    const DECLARED: &'static [Declaration];

    fn declared(&self) -> Declaration;

    fn data(&self) -> Data;
}

/// A refusal that can be shown without further data.
pub trait Refusal: Declared {}

/// Returns a field of a variant as a datum; `null` if it cannot be serialized.
pub fn datum(name: &str, field: &impl Serialize) -> (String, Value) {
    let value = serde_json::to_value(field).unwrap_or_default();
    (name.to_owned(), value)
}

/// Returns a field of a variant as text.
pub fn text(name: &str, field: &impl Display) -> (String, Value) {
    (name.to_owned(), Value::String(field.to_string()))
}
