//! Values of cells, as shown to the user.

/// The value of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Value {
    /// Text, a number or a date, as text.
    Text(String),
    /// An error such as `#REF!`.
    Error(String),
    /// A formula without a stored result, with its equals sign.
    Formula(String),
}

/// Maximum length of a cell, in bytes. Longer cells are cut.
pub(super) const MAX_LENGTH: usize = 4096;

/// Formats a number without unnecessary decimals, to the 15 digits that a spreadsheet shows:
/// 1400.0000000000002 is the 1400 of a calculation.
pub(super) fn number(number: f64) -> String {
    let shown = format!("{number:.14e}").parse().unwrap_or(number);
    format!("{shown}")
}

/// Returns a text, cut to [`MAX_LENGTH`].
pub(super) fn text(text: &str) -> String {
    text[..text.floor_char_boundary(MAX_LENGTH)].to_owned()
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::number;

    #[rstest]
    #[case::sum_of_fractions(1_400.000_000_000_000_2, "1400")]
    #[case::just_below(1_399.999_999_999_999_8, "1400")]
    #[case::decimals(1.5, "1.5")]
    #[case::a_long_number(123_456_789_012.0, "123456789012")]
    #[case::many_decimals(0.1 + 0.2, "0.3")]
    #[case::negative(-2.0, "-2")]
    #[case::no_number(f64::NAN, "NaN")]
    fn a_number_has_the_digits_that_a_spreadsheet_shows(#[case] value: f64, #[case] shown: &str) {
        assert_eq!(number(value), shown);
    }
}
