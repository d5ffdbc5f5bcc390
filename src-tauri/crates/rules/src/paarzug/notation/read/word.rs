//! A word of a record, and its errors.

/// A position in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// The position and cause of an error in a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: found {found}, expected {expected}", place.line, place.column)]
pub struct NotationError {
    pub place: Place,
    pub found: String,
    pub expected: String,
}

/// A word and its position.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) place: Place,
}

impl Word<'_> {
    pub(super) fn error(&self, expected: &str) -> NotationError {
        self.error_at(0, expected)
    }

    /// Returns an error at a byte offset in the word.
    pub(super) fn error_at(&self, offset: usize, expected: &str) -> NotationError {
        let before = self.text.get(..offset).unwrap_or_default();
        NotationError {
            place: Place {
                line: self.place.line,
                column: self.place.column + before.chars().count(),
            },
            found: if self.text.is_empty() {
                "the end of the text".to_owned()
            } else {
                format!("{:?}", self.text)
            },
            expected: expected.to_owned(),
        }
    }
}
