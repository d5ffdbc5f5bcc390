//! Number formats of each language.
//!
//! The same as the window's `Intl.NumberFormat` for `de`, `de-CH`, `en`, `fr`, `it` (CLDR), as far
//! as messages need it: sign, grouping, decimals.

use fluent_bundle::types::{FluentNumber, FluentNumberStyle};

use crate::Language;

/// The separators of thousands and decimals in a language.
struct Separators {
    group: &'static str,
    decimal: &'static str,
    /// The minimum number of digits for grouping thousands.
    grouped_from: usize,
}

const fn separators(language: Language) -> Separators {
    match language {
        Language::German => Separators {
            group: ".",
            decimal: ",",
            grouped_from: 4,
        },
        Language::SwissGerman => Separators {
            group: "’",
            decimal: ".",
            grouped_from: 4,
        },
        Language::English => Separators {
            group: ",",
            decimal: ".",
            grouped_from: 4,
        },
        Language::French => Separators {
            group: "\u{202f}",
            decimal: ",",
            grouped_from: 4,
        },
        Language::Italian => Separators {
            group: ".",
            decimal: ",",
            grouped_from: 5,
        },
    }
}

/// Formats a number with a decimal point, using the decimal sign of the language.
pub(crate) fn write_decimal(figure: &str, language: Language) -> String {
    figure.replace('.', separators(language).decimal)
}

pub(crate) fn write_number(number: &FluentNumber, language: Language) -> String {
    let options = &number.options;
    let percent = options.style == FluentNumberStyle::Percent;
    let value = if percent {
        number.value * 100.0
    } else {
        number.value
    };
    let most = options
        .maximum_fraction_digits
        .unwrap_or(if percent { 0 } else { 3 });
    let least = options.minimum_fraction_digits.unwrap_or(0);
    let most = most.max(least).min(20);

    let plain = format!("{:.most$}", value.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut fraction = fraction;
    while fraction.len() > least && fraction.ends_with('0') {
        fraction = &fraction[..fraction.len() - 1];
    }

    let Separators {
        group,
        decimal,
        grouped_from,
    } = separators(language);
    let mut text = String::new();
    if value < 0.0 && plain.bytes().any(|digit| matches!(digit, b'1'..=b'9')) {
        text.push('-');
    }
    let grouped = options.use_grouping && whole.len() >= grouped_from;
    for (i, digit) in whole.chars().enumerate() {
        if grouped && i > 0 && (whole.len() - i).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push_str(decimal);
        text.push_str(fraction);
    }
    if percent {
        // Only English has no space before the sign.
        text.push_str(if language == Language::English {
            "%"
        } else {
            "\u{a0}%"
        });
    }
    text
}

#[cfg(test)]
mod tests {
    use fluent_bundle::types::FluentNumberOptions;
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(Language::German, 1234.0, "1.234")]
    #[case(Language::English, 12345.5, "12,345.5")]
    #[case(Language::French, 1_234_567.0, "1\u{202f}234\u{202f}567")]
    #[case(Language::Italian, 1234.0, "1234")]
    #[case(Language::Italian, 12345.0, "12.345")]
    #[case(Language::SwissGerman, 1234.5, "1’234.5")]
    #[case(Language::German, -0.0001, "0")]
    #[case(Language::German, -2.25, "-2,25")]
    #[case(Language::German, 999.0, "999")]
    fn numbers_are_written_as_intl_writes_them(
        #[case] language: Language,
        #[case] value: f64,
        #[case] text: &str,
    ) {
        let number = FluentNumber::new(value, FluentNumberOptions::default());
        assert_eq!(write_number(&number, language), text);
    }

    #[rstest]
    #[case(Language::German, "7,25")]
    #[case(Language::SwissGerman, "7.25")]
    #[case(Language::English, "7.25")]
    #[case(Language::French, "7,25")]
    #[case(Language::Italian, "7,25")]
    fn a_figure_has_the_decimal_sign_of_its_language(
        #[case] language: Language,
        #[case] text: &str,
    ) {
        assert_eq!(write_decimal("7.25", language), text);
    }
}
