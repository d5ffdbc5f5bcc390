//! Normalization of input text.

use unicode_normalization::UnicodeNormalization;

/// Implements the conversions of a wrapper of a text. Texts of files are parsed by `kept`.
macro_rules! parsed_text {
    ($name:ident, $error:ty) => {
        $crate::text::parsed_text!($name, $error, kept);
    };
    ($name:ident, $error:ty, $kept:ident) => {
        impl $name {
            /// Returns the text.
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

/// True for a character without a visible form: zero width, text direction, blank letters.
///
/// A name of only such characters looks empty, and one of them makes equal-looking names differ.
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

/// Removes invisible characters from input text.
pub fn visible(typed: &str) -> String {
    typed.chars().filter(|it| !is_invisible(*it)).collect()
}

/// Normalizes input text: removes invisible characters, trims, folds white space to single spaces,
/// composes (NFC).
pub(crate) fn folded(typed: &str) -> String {
    composed(&visible(typed))
}

/// Trims a text, folds white space to single spaces, and composes (NFC).
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
