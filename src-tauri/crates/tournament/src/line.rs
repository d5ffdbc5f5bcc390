//! A line of text, validated on input.

use serde::{Deserialize, Serialize};

use crate::fact::fact_text;
use crate::text::folded;

/// One line of text: trimmed, white space folded, NFC, 1 to [`Line::LONGEST`] characters, no
/// control characters. [`Line::parse`] also removes invisible characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Line(String);

fact_text!(Line, longest: 200, typed: folded, is_one: |_| true,);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FieldError;

    #[test]
    fn white_space_is_folded_and_letters_composed() {
        let line = Line::parse("  Mu\u{308}ller,\t Lara ").unwrap();
        assert_eq!(line.as_str(), "Müller, Lara");
    }

    #[test]
    fn a_line_that_comes_in_loses_what_nobody_sees_and_a_kept_one_stays() {
        let typed = "\u{202e}Kr\u{200b}ähe\u{2066}, A\u{feff}nna\u{2069}";
        assert_eq!(Line::parse(typed).unwrap().as_str(), "Krähe, Anna");
        assert_eq!(Line::kept(typed).unwrap().as_str(), typed);
        assert_eq!(Line::parse("\u{202e}\u{200d}"), Err(FieldError::Empty));
        let json = serde_json::to_string(&Line::kept(typed).unwrap()).unwrap();
        assert_eq!(serde_json::from_str(&json).ok(), Line::kept(typed).ok());
    }

    #[test]
    fn what_is_no_line_is_refused() {
        assert_eq!(Line::parse(" \n "), Err(FieldError::Empty));
        assert_eq!(Line::parse("a\0b"), Err(FieldError::ControlCharacter));
        assert!(Line::parse(&"x".repeat(200)).is_ok());
        assert_eq!(
            Line::parse(&"x".repeat(201)),
            Err(FieldError::TooLong { characters: 201 })
        );
    }
}
