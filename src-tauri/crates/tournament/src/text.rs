//! Text that people type: parsed once at the border, then trusted.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

/// The longest line a person may type, in characters.
pub const LONGEST_LINE: usize = 200;

/// One line of text: trimmed, white space folded, NFC, 1 to [`LONGEST_LINE`] characters, no
/// control characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Line(String);

/// Why a text is not a [`Line`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// Nothing but white space.
    #[error("the text is empty")]
    Empty,
    /// More than [`LONGEST_LINE`] characters.
    #[error("the text has {characters} characters, {LONGEST_LINE} at most")]
    TooLong { characters: usize },
    #[error("the text has a control character at position {position}")]
    ControlCharacter {
        /// Where, counted from 1.
        position: usize,
    },
}

impl Line {
    /// Reads a line as typed.
    ///
    /// # Errors
    /// When it is empty, too long, or holds a control character other than white space.
    pub fn parse(typed: &str) -> Result<Self, LineError> {
        let folded = folded(typed);
        if folded.is_empty() {
            return Err(LineError::Empty);
        }
        let characters = folded.chars().count();
        if characters > LONGEST_LINE {
            return Err(LineError::TooLong { characters });
        }
        match folded.chars().position(char::is_control) {
            Some(index) => Err(LineError::ControlCharacter {
                position: index + 1,
            }),
            None => Ok(Self(folded)),
        }
    }

    /// Reads a line that may be left empty.
    ///
    /// # Errors
    /// As [`Line::parse`], but an empty text is `None`.
    pub fn parse_optional(typed: &str) -> Result<Option<Self>, LineError> {
        match Self::parse(typed) {
            Ok(line) => Ok(Some(line)),
            Err(LineError::Empty) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Gives a type that holds a text and was read by its `parse` the ways in and out: what is read from
/// a file goes through `parse` again.
macro_rules! parsed_text {
    ($name:ident, $error:ty) => {
        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(&self.0)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(typed: String) -> Result<Self, $error> {
                Self::parse(&typed)
            }
        }

        impl From<$name> for String {
            fn from(it: $name) -> Self {
                it.0
            }
        }
    };
}
pub(crate) use parsed_text;

parsed_text!(Line, LineError);

/// What was typed, trimmed, with each run of white space as one space, and composed (NFC).
pub(crate) fn folded(typed: &str) -> String {
    let words: Vec<_> = typed.split_whitespace().collect();
    words.join(" ").nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn white_space_is_folded_and_letters_composed() {
        let line = Line::parse("  Mu\u{308}ller,\t Lara ").unwrap();
        assert_eq!(line.as_str(), "Müller, Lara");
    }

    #[test]
    fn what_is_no_line_is_refused() {
        assert_eq!(Line::parse(" \n "), Err(LineError::Empty));
        assert_eq!(
            Line::parse("a\0b"),
            Err(LineError::ControlCharacter { position: 2 })
        );
        assert!(Line::parse(&"x".repeat(200)).is_ok());
        assert_eq!(
            Line::parse(&"x".repeat(201)),
            Err(LineError::TooLong { characters: 201 })
        );
    }
}
