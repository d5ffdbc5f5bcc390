//! Converts errors of the TOML parser to mistakes with a message in every language.
//!
//! The parser's messages are English and classified here; an unknown one still reports the
//! unexpected text.

use super::mistake::{Mistake, Place, ValueKind};

impl Place<'_> {
    /// Converts `error` to a template error.
    pub(super) fn reader_error(&self, error: &toml::de::Error) -> super::TemplateError {
        let offset = error.span().map_or(0, |span| span.start);
        let offset = self.0.floor_char_boundary(offset);
        self.error(offset, self.mistake(error.message(), offset))
    }

    fn mistake(&self, said: &str, offset: usize) -> Mistake {
        let found = self.word_at(offset);
        let begins = |beginnings: &[&str]| beginnings.iter().any(|it| said.starts_with(it));
        if begins(&["missing field"]) {
            let name = quoted(said).next().unwrap_or_default().to_owned();
            return Mistake::Missing { name };
        }
        if begins(&["unknown field", "unknown variant"]) {
            let mut names = quoted(said);
            let found = names.next().unwrap_or_default().to_owned();
            let expected = names.collect::<Vec<_>>().join(", ");
            return Mistake::Unknown { found, expected };
        }
        if begins(&["duplicate"]) {
            return Mistake::Twice { found };
        }
        if begins(&["invalid type", "invalid value"])
            && let Some(expected) = ValueKind::of(said)
        {
            return Mistake::Kind { found, expected };
        }
        let ends = self.0[offset..].starts_with(['\n', '\r']) || offset >= self.0.trim_end().len();
        if ends && begins(&["invalid basic string", "invalid multi-line basic"]) {
            return Mistake::Unclosed { sign: '"' };
        }
        if ends && begins(&["invalid literal string", "invalid multi-line literal"]) {
            return Mistake::Unclosed { sign: '\'' };
        }
        if begins(&["unclosed inline table", "missing key for inline table"]) {
            return Mistake::Unclosed { sign: '}' };
        }
        if begins(&["unclosed", "unexpected `=` in array"]) {
            return Mistake::Unclosed { sign: ']' };
        }
        if begins(&["missing comma", "extra assignment between"]) {
            // An unclosed value makes the parser read on.
            let is_list = said.contains("array");
            let before = self.0[..offset].trim_end_matches([' ', '\t']);
            let reads_on = before.ends_with('\n') || found == "}";
            return match (reads_on, is_list) {
                (true, true) => Mistake::Unclosed { sign: ']' },
                (true, false) => Mistake::Unclosed { sign: '}' },
                (false, _) => Mistake::Comma,
            };
        }
        if ends || begins(&["key with no value", "missing assignment", "missing value"]) {
            return Mistake::NoValue;
        }
        if begins(&["string values must be quoted"]) {
            return Mistake::Unquoted { found };
        }
        Mistake::Unexpected { found }
    }

    /// Returns the word at `offset`, or the character if no word starts there.
    fn word_at(&self, offset: usize) -> String {
        let rest = &self.0[offset..];
        let part_of_word = |sign: &char| sign.is_alphanumeric() || "_-.+".contains(*sign);
        if let Some(quote) = rest
            .chars()
            .next()
            .filter(|sign| matches!(sign, '"' | '\''))
        {
            return rest[1..]
                .split([quote, '\n'])
                .next()
                .unwrap_or_default()
                .to_owned();
        }
        let word: String = rest.chars().take_while(part_of_word).collect();
        if word.is_empty() {
            rest.chars()
                .take(1)
                .filter(|sign| !sign.is_control())
                .collect()
        } else {
            word
        }
    }
}

impl ValueKind {
    /// Returns the expectation in the parser's message; `None` if it is unknown.
    fn of(said: &str) -> Option<Self> {
        let expected = said.rsplit_once("expected ")?.1;
        Some(match expected {
            "a string" | "string" => Self::Text,
            "a boolean" => Self::Truth,
            "a sequence" => Self::List,
            _ if expected.starts_with("f32") || expected.contains("number") => Self::Number,
            _ if expected.starts_with("struct") || expected.contains("map") => Self::Table,
            _ if expected.contains("variant") || expected.contains("enum") => Self::Text,
            _ => return None,
        })
    }
}

/// Returns the texts between backticks.
fn quoted(said: &str) -> impl Iterator<Item = &str> {
    said.split('`').skip(1).step_by(2)
}
