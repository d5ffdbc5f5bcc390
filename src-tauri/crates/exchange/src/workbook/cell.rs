//! What stands in a cell, as a person sees it.

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Value {
    /// Text, a number or a date, as text.
    Text(String),
    /// An error such as `#REF!`.
    Error(String),
}

/// A cell longer than this is cut: nothing Kralle reads is as long.
pub(super) const MAX_LENGTH: usize = 4096;

/// A number as a person would type it: without decimals where it has none.
pub(super) fn number(number: f64) -> String {
    format!("{number}")
}

/// Text, cut where it is longer than anything we read.
pub(super) fn text(text: &str) -> String {
    text[..text.floor_char_boundary(MAX_LENGTH)].to_owned()
}
