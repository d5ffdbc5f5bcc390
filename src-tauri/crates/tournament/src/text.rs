//! Text typed by people: parsed once on input, then trusted.

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

/// The maximum length of a typed line, in characters.
pub const LONGEST_LINE: usize = 200;

/// One line of text: trimmed, white space folded, NFC, 1 to [`LONGEST_LINE`] characters, no control
/// characters. A line from [`Line::parse`] has no [invisible](is_invisible) characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Line(String);

/// The reason a text is not a [`Line`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// Only white space.
    #[error("the text is empty")]
    Empty,
    /// More than [`LONGEST_LINE`] characters.
    #[error("the text has {characters} characters, {LONGEST_LINE} at most")]
    TooLong { characters: usize },
    #[error("the text has a control character at position {position}")]
    ControlCharacter {
        /// Its position, counted from 1.
        position: usize,
    },
}

impl Line {
    /// Parses a typed line. Removes invisible characters.
    ///
    /// # Errors
    /// Fails if it is empty, too long, or contains a control character other than white space.
    pub fn parse(typed: &str) -> Result<Self, LineError> {
        Self::checked(folded(typed))
    }

    /// Parses a line from a file. Files of older versions may contain invisible characters.
    ///
    /// # Errors
    /// Fails as [`Line::parse`].
    pub fn kept(text: &str) -> Result<Self, LineError> {
        Self::checked(composed(text))
    }

    fn checked(folded: String) -> Result<Self, LineError> {
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

    /// Parses an optional line.
    ///
    /// # Errors
    /// Fails as [`Line::parse`], but an empty text is `None`.
    pub fn parse_optional(typed: &str) -> Result<Option<Self>, LineError> {
        match Self::parse(typed) {
            Ok(line) => Ok(Some(line)),
            Err(LineError::Empty) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// Implements the conversions of a text type; deserializing uses `kept`.
macro_rules! parsed_text {
    ($name:ident, $error:ty) => {
        $crate::text::parsed_text!($name, $error, kept);
    };
    ($name:ident, $error:ty, $kept:ident) => {
        impl $name {
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

            fn try_from(text: String) -> Result<Self, $error> {
                Self::$kept(&text)
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

/// True for a character without a visible mark: zero width, a direction mark, a blank letter. A
/// name of such characters alone looks empty, and one of them makes a name different.
pub const fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Removes invisible characters from input.
pub fn visible(typed: &str) -> String {
    typed.chars().filter(|it| !is_invisible(*it)).collect()
}

/// Normalizes typed text: without invisible characters, trimmed, each run of white space as one
/// space, composed (NFC).
pub(crate) fn folded(typed: &str) -> String {
    composed(&visible(typed))
}

/// Returns the text trimmed, each run of white space as one space, composed (NFC).
pub(crate) fn composed(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
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
    fn invisible_characters_leave_what_is_seen() {
        assert_eq!(
            visible("Kr\u{ad}ä\u{200d}he\u{202e}, A\u{300}"),
            "Krähe, A\u{300}"
        );
        assert_eq!(visible("\u{200b}\u{feff}\u{3164}\u{2800}\u{e0041}"), "");
        assert_eq!(visible("Šķirmantė 王 محمد"), "Šķirmantė 王 محمد");
    }

    #[test]
    fn a_line_that_comes_in_loses_what_nobody_sees_and_a_kept_one_stays() {
        let typed = "\u{202e}Kr\u{200b}ähe\u{2066}, A\u{feff}nna\u{2069}";
        assert_eq!(Line::parse(typed).unwrap().as_str(), "Krähe, Anna");
        assert_eq!(Line::kept(typed).unwrap().as_str(), typed);
        assert_eq!(Line::parse("\u{202e}\u{200d}"), Err(LineError::Empty));
        let json = serde_json::to_string(&Line::kept(typed).unwrap()).unwrap();
        assert_eq!(serde_json::from_str(&json).ok(), Line::kept(typed).ok());
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
