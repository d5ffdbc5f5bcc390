//! Year of birth in the notations of lists, reports and letters: a year, a date, a name of a month.

use crate::{BirthYear, FieldError};

/// The last year of a two-digit birth year in this century, if the caller knows no latest year.
const LAST_OF_CENTURY: u16 = 30;
/// Words before a birth year, folded, separated by spaces.
const BORN: &str = "\
    jg jahrgang jahrg geb geboren born b birth dob year ne nee nato nata nasc am im in en le il nel nell on the l ca circa zirka etwa vers env";
/// The months in German, English, French and Italian, folded, separated by spaces.
const MONTHS: &str = "\
    januar january janvier gennaio janner februar february fevrier febbraio feber marz march mars \
    marzo maerz april avril aprile mai may maggio juni june juin giugno juli july juillet luglio \
    august aout agosto september septembre settembre oktober october octobre ottobre november \
    novembre dezember december decembre dicembre";

impl BirthYear {
    /// Parses a birth date or year; `None` for an empty text or zeros: `1990/02/01`, `1.2.90`,
    /// `1. Februar 1990`, `1990-02-01T00:00`, `19900201`, `Jg. 1990`, `*1990`, `'90`. A year of two
    /// digits is not after `latest`, normally the year of the tournament.
    ///
    /// # Errors
    /// Fails if the text is not a date or year, or the year is out of range.
    pub fn of_date(text: &str, latest: Option<u16>) -> Result<Option<Self>, FieldError> {
        let text = without_time(text.trim()).trim();
        if text.bytes().all(|byte| !(b'1'..=b'9').contains(&byte)) {
            let is_blank = text.chars().all(|it| it == '0' || !it.is_alphanumeric());
            return if is_blank {
                Ok(None)
            } else {
                Err(FieldError::Unreadable)
            };
        }
        let year = year(text).ok_or(FieldError::Unreadable)?;
        let number: u16 = year.parse().map_err(|_| FieldError::Unreadable)?;
        let full = if year.len() > 2 {
            number
        } else if number <= latest.map_or(LAST_OF_CENTURY, |latest| latest.saturating_sub(2000)) {
            2000 + number
        } else {
            1900 + number
        };
        Self::try_from(full)
            .map(Some)
            .map_err(|_| FieldError::OutOfRange {
                number: full.into(),
            })
    }
}

/// Cuts the time off a date: "1990-02-01T00:00:00", "1990-02-01 00:00".
fn without_time(text: &str) -> &str {
    let is_date =
        |before: &str| before.len() >= 6 && before.ends_with(|it: char| it.is_ascii_digit());
    let is_time =
        |after: &str| after.contains(':') && after.starts_with(|it: char| it.is_ascii_digit());
    match text.split_once(['T', ' ']) {
        Some((before, after)) if is_date(before) && is_time(after) => before,
        Some(_) | None => text,
    }
}

/// Returns the digits of the year in a date; `None` for other text.
fn year(text: &str) -> Option<&str> {
    let separates = |it: char| !it.is_alphanumeric();
    let is_number = |it: &&str| it.bytes().all(|byte| byte.is_ascii_digit());
    if text.contains(|it: char| !it.is_alphanumeric() && !" ./-–*~'’,()°º:\u{a0}".contains(it))
    {
        return None;
    }
    let (numbers, words): (Vec<&str>, Vec<&str>) = text
        .split(separates)
        .filter(|it| !it.is_empty())
        .partition(is_number);
    let mut month = false;
    for word in words {
        // "1er" of French dates.
        let word = crate::folded(word);
        let is_day = matches!(word.as_str(), "1er" | "1st" | "2nd" | "3rd")
            || word.strip_suffix("th").is_some_and(|it| is_number(&it));
        let is_month = || {
            let mut months = MONTHS.split_whitespace();
            word.len() > 2 && months.any(|it| it.starts_with(word.as_str()))
        };
        if BORN.split_whitespace().any(|it| it == word) || is_day {
            continue;
        }
        if month || !is_month() {
            return None;
        }
        month = true;
    }
    let long = |it: &&&str| it.len() == 4;
    let mut years = numbers.iter().filter(long);
    match (years.next(), years.next()) {
        (Some(year), None)
            if numbers.len() <= 3 && numbers.iter().all(|it| matches!(it.len(), 1 | 2 | 4)) =>
        {
            return Some(year);
        }
        (Some(_), _) => return None,
        (None, _) => {}
    }
    match numbers[..] {
        [date] if date.len() == 8 => {
            let is_first = date.starts_with("19") || date.starts_with("20");
            if is_first {
                date.get(..4)
            } else {
                date.get(4..)
            }
        }
        [short] if short.len() == 2 => Some(short),
        [day, short] if month && day.len() <= 2 && short.len() == 2 => Some(short),
        [one, middle, other]
            if !month && one.len() <= 2 && middle.len() <= 2 && other.len() <= 2 =>
        {
            let year = if is_last(text, one, other) {
                other
            } else {
                one
            };
            (year.len() == 2).then_some(year)
        }
        _ => None,
    }
}

/// True if the year of a date with two-digit parts is the last part. Dates with dots are written
/// from the day on, others from the year on, unless a part cannot be a day.
fn is_last(text: &str, one: &str, other: &str) -> bool {
    let is_day = |part: &str| part.parse().is_ok_and(|day: u8| (1..=31).contains(&day));
    match (is_day(one), is_day(other)) {
        (true, false) => true,
        (false, _) => false,
        (true, true) => text.contains('.') || one.len() == 1,
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::fide("1990/02/01", Some(1990))]
    #[case::year_and_zeros("1990/00/00", Some(1990))]
    #[case::year("1990", Some(1990))]
    #[case::german("01.02.1990", Some(1990))]
    #[case::iso("1990-02-01", Some(1990))]
    #[case::iso_with_time("1990-02-01T00:00:00", Some(1990))]
    #[case::with_time("01.02.1990 00:00", Some(1990))]
    #[case::dots_from_the_year("1990.02.01", Some(1990))]
    #[case::short("90/02/01", Some(1990))]
    #[case::short_of_this_century("12/02/01", Some(2012))]
    #[case::short_german("1.2.90", Some(1990))]
    #[case::short_german_of_this_century("01.02.12", Some(2012))]
    #[case::not_yet_born("28/02/01", Some(1928))]
    #[case::digits("19900201", Some(1990))]
    #[case::digits_from_the_day("01021990", Some(1990))]
    #[case::two_digits("90", Some(1990))]
    #[case::apostrophe("'12", Some(2012))]
    #[case::month_of_a_year("02/1990", Some(1990))]
    #[case::german_month("1. Februar 1990", Some(1990))]
    #[case::german_month_short("1. Feb. 90", Some(1990))]
    #[case::english_month("February 1, 1990", Some(1990))]
    #[case::english_day("1st March 1990", Some(1990))]
    #[case::french_month("1er août 1990", Some(1990))]
    #[case::italian_month("3 dicembre 1990", Some(1990))]
    #[case::month_alone("Feb 1990", Some(1990))]
    #[case::labeled("Jg. 1990", Some(1990))]
    #[case::star("*1990", Some(1990))]
    #[case::french("née en 2001", Some(2001))]
    #[case::italian("nata nel 1990", Some(1990))]
    #[case::in_brackets("(1990)", Some(1990))]
    #[case::about("ca. 1990", Some(1990))]
    #[case::empty("", None)]
    #[case::zeros("0000/00/00", None)]
    #[case::blank_parts("    /  /", None)]
    fn a_birth_date_has_a_year(#[case] text: &str, #[case] expected: Option<u16>) {
        let year = BirthYear::of_date(text, Some(2026));
        assert_eq!(year.map(|it| it.map(BirthYear::get)), Ok(expected));
    }

    #[rstest]
    #[case::points("2.5")]
    #[case::a_number("7")]
    #[case::two_years("1990/1991")]
    #[case::a_word("ja")]
    #[case::other_words("Klasse 1990")]
    #[case::a_long_number("1990020100")]
    fn other_text_is_no_birth_date(#[case] text: &str) {
        let year = BirthYear::of_date(text, Some(2026));
        assert_eq!(year, Err(FieldError::Unreadable));
    }

    #[test]
    fn a_year_out_of_range_is_named() {
        let year = BirthYear::of_date("1790/02/01", None);
        assert_eq!(year, Err(FieldError::OutOfRange { number: 1790 }));
    }
}
