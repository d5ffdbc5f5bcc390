//! Text that people type, tidied.

use unicode_normalization::UnicodeNormalization;

/// Gives a type that holds a text the ways in and out: what is read from a file goes through `kept`.
macro_rules! parsed_text {
    ($name:ident, $error:ty) => {
        $crate::text::parsed_text!($name, $error, kept);
    };
    ($name:ident, $error:ty, $kept:ident) => {
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

/// True for a character that leaves no mark: of no width, of a direction, a blank letter. A name of
/// such characters alone shows as nothing, and one of them in a name makes it another.
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

/// Removes invisible characters from text that comes in.
pub fn visible(typed: &str) -> String {
    typed.chars().filter(|it| !is_invisible(*it)).collect()
}

/// Typed text as it is kept: without invisible characters, trimmed, each run of white space as one
/// space, composed (NFC).
pub(crate) fn folded(typed: &str) -> String {
    composed(&visible(typed))
}

/// The text, trimmed, each run of white space as one space, composed (NFC).
pub(crate) fn composed(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_leave_what_is_seen() {
        assert_eq!(
            visible("Kr\u{ad}ä\u{200d}he\u{202e}, A\u{300}"),
            "Krähe, A\u{300}"
        );
        assert_eq!(visible("\u{200b}\u{feff}\u{3164}\u{2800}\u{e0041}"), "");
        assert_eq!(visible("Šķirmantė 王 محمد"), "Šķirmantė 王 محمد");
    }
}
