//! Values of cells, as shown to the user.

/// The value of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Value {
    /// Text, a number or a date, as text.
    Text(String),
    /// An error such as `#REF!`.
    Error(String),
}

/// Maximum length of a cell, in bytes. Longer cells are cut.
pub(super) const MAX_LENGTH: usize = 4096;

/// Formats a number without unnecessary decimals.
pub(super) fn number(number: f64) -> String {
    format!("{number}")
}

/// Returns a text, cut to [`MAX_LENGTH`].
pub(super) fn text(text: &str) -> String {
    text[..text.floor_char_boundary(MAX_LENGTH)].to_owned()
}
