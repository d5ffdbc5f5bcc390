//! Facts about a player: parsing of input, and conversion to and from files.

use crate::BirthYear;

/// The value of a fact in tables and files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldValue<'a> {
    Number(u32),
    Text(&'a str),
}

impl<'a> FieldValue<'a> {
    /// Returns the text; `None` for a number.
    pub const fn text(self) -> Option<&'a str> {
        match self {
            Self::Text(text) => Some(text),
            Self::Number(_) => None,
        }
    }

    /// Returns the number; `None` for a text, or a number out of the range of `T`.
    pub fn number<T: TryFrom<u32>>(self) -> Option<T> {
        match self {
            Self::Number(number) => T::try_from(number).ok(),
            Self::Text(_) => None,
        }
    }
}

impl std::fmt::Display for FieldValue<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.pad(text),
        }
    }
}

/// The reason a text is not a value of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FieldError {
    #[error("the text is empty")]
    Empty,
    #[error("the text is nothing of the kind")]
    Unreadable,
    #[error("{number} is out of range")]
    OutOfRange { number: u32 },
    #[error("{characters} characters are too many")]
    TooLong { characters: usize },
    #[error("the text has a control character")]
    ControlCharacter,
}

/// A fact about a player.
pub trait Fact: Sized {
    /// True if the values are numbers.
    const IS_NUMBER: bool = false;

    /// Parses an input text; `None` if it is empty.
    ///
    /// # Errors
    /// Fails if the text is not a value of this fact.
    fn read(typed: &str) -> Result<Option<Self>, FieldError>;

    /// Converts a value of a file; `None` if this program writes no such value.
    fn kept(value: FieldValue<'_>) -> Option<Self>;

    /// Returns the value for tables and files.
    fn value(&self) -> FieldValue<'_>;

    /// Combines this fact with an earlier one; by default it replaces the earlier one.
    #[must_use]
    fn beside(self, _earlier: &Self) -> Self {
        self
    }
}

/// Checks a text: 1 to `longest` characters, accepted by `is_one`, without control characters.
pub(crate) fn checked(
    text: String,
    longest: usize,
    is_one: impl Fn(&str) -> bool,
) -> Result<String, FieldError> {
    let characters = text.chars().count();
    if text.is_empty() {
        Err(FieldError::Empty)
    } else if !is_one(&text) {
        Err(FieldError::Unreadable)
    } else if characters > longest {
        Err(FieldError::TooLong { characters })
    } else if text.chars().any(char::is_control) {
        Err(FieldError::ControlCharacter)
    } else {
        Ok(text)
    }
}

/// Implements the parser, the conversions and [`Fact`] for a wrapper of a text.
///
/// `typed` normalizes input, and `is_one` is true for a valid text.
macro_rules! fact_text {
    ($name:ident, longest: $longest:literal, typed: $typed:expr, is_one: $is_one:expr,
        $($beside:item)?) => {
        impl $name {
            /// The maximum length, in characters.
            pub const LONGEST: usize = $longest;

            /// Parses an input text. Invisible characters are removed.
            ///
            /// # Errors
            /// Fails if the text is empty, too long or invalid, or has a control character.
            pub fn parse(typed: &str) -> Result<Self, $crate::FieldError> {
                Self::kept(&$typed(typed))
            }

            /// Parses a text of a file, in which invisible characters are kept.
            ///
            /// # Errors
            /// Fails as [`Self::parse`].
            pub fn kept(text: &str) -> Result<Self, $crate::FieldError> {
                let text = $crate::text::composed(text);
                $crate::fact::checked(text, Self::LONGEST, $is_one).map(Self)
            }
        }

        $crate::text::parsed_text!($name, $crate::FieldError);

        impl $crate::Fact for $name {
            fn read(typed: &str) -> Result<Option<Self>, $crate::FieldError> {
                match Self::parse(typed) {
                    Err($crate::FieldError::Empty) => Ok(None),
                    read => read.map(Some),
                }
            }

            fn kept(value: $crate::FieldValue<'_>) -> Option<Self> {
                let text = value.text()?;
                Self::kept(text).ok().filter(|it| it.as_str() == text)
            }

            fn value(&self) -> $crate::FieldValue<'_> {
                $crate::FieldValue::Text(self.as_str())
            }

            $($beside)?
        }
    };
}
pub(crate) use fact_text;

impl Fact for BirthYear {
    const IS_NUMBER: bool = true;

    /// Parses a year, or a date with one year of four digits; `None` for an empty text.
    fn read(typed: &str) -> Result<Option<Self>, FieldError> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        let is_date = typed
            .chars()
            .all(|it| it.is_ascii_digit() || ".-/ ".contains(it));
        let mut years = typed
            .split(|it: char| !it.is_ascii_digit())
            .filter(|part| part.len() == 4)
            .filter_map(|part| part.parse::<u16>().ok());
        match (years.next(), years.next(), is_date) {
            (Some(year), None, true) => match Self::try_from(year) {
                Ok(year) => Ok(Some(year)),
                Err(_) => Err(FieldError::OutOfRange {
                    number: year.into(),
                }),
            },
            _ => Err(FieldError::Unreadable),
        }
    }

    fn kept(value: FieldValue<'_>) -> Option<Self> {
        Self::try_from(value.number::<u16>()?).ok()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Number(self.get().into())
    }
}

/// A FIDE number: 1 to 9 digits, not 0.
impl Fact for u32 {
    const IS_NUMBER: bool = true;

    fn read(typed: &str) -> Result<Option<Self>, FieldError> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Ok(None);
        }
        let is_number = typed.len() <= 9 && typed.bytes().all(|it| it.is_ascii_digit());
        let number = typed.parse().ok().filter(|id| is_number && *id > 0);
        number.map(Some).ok_or(FieldError::Unreadable)
    }

    fn kept(value: FieldValue<'_>) -> Option<Self> {
        value.number()
    }

    fn value(&self) -> FieldValue<'_> {
        FieldValue::Number(*self)
    }
}
