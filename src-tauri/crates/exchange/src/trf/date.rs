//! Dates of reports: of days, of rounds and of births.

use chrono::NaiveDate;
use kralle_tournament::{BirthYear, Fact, date_of};

/// The last year of a two-digit birth year in this century, if the tournament has no date.
const LAST_OF_CENTURY: u16 = 30;

/// Parses the first date of a text: 2026/11/21, 21.11.2026, 21.11.26, 20261121 or 21 November 2026.
/// A day of the week, a time or a second date may stand beside it. `None` for other text.
pub(crate) fn date(text: &str) -> Option<NaiveDate> {
    let lower = text.trim().to_lowercase();
    if lower.starts_with('-') {
        return None;
    }
    let words = lower.split(|it: char| !it.is_alphanumeric());
    let parts: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    let of_digits = parts.iter().find(|it| it.len() == 8).and_then(|it| {
        let number = |from, to| it.get(from..to)?.parse().ok();
        date_of(it.get(..4)?.parse().ok()?, number(4, 6)?, number(6, 8)?)
    });
    let has_points = lower.contains('.');
    of_digits.or_else(|| {
        parts.windows(3).find_map(|it| {
            let [one, two, three] = it else {
                return None;
            };
            match (one.len(), three.len()) {
                (4, 1 | 2) => ymd(one, two, three),
                (1 | 2, 4) => ymd(three, two, one),
                (1 | 2, 2) if has_points => ymd(&format!("20{three}"), two, one),
                // "November 21, 2026"
                (_, 4) => ymd(three, one, two),
                _ => None,
            }
        })
    })
}

fn ymd(year: &str, month: &str, day: &str) -> Option<NaiveDate> {
    let month = month.parse().ok().or_else(|| month_of(month))?;
    date_of(year.parse().ok()?, month, day.parse().ok()?)
}

/// Returns the number of a month by its name in four languages, in full or shortened.
fn month_of(name: &str) -> Option<u32> {
    const BEGINNINGS: [(&str, u32); 32] = [
        ("jan", 1),
        ("gen", 1),
        ("jän", 1),
        ("feb", 2),
        ("fév", 2),
        ("fev", 2),
        ("mar", 3),
        ("mär", 3),
        ("apr", 4),
        ("avr", 4),
        ("may", 5),
        ("mai", 5),
        ("mag", 5),
        ("juin", 6),
        ("jun", 6),
        ("giu", 6),
        ("jul", 7),
        ("juil", 7),
        ("lug", 7),
        ("aug", 8),
        ("ago", 8),
        ("ao", 8),
        ("sep", 9),
        ("set", 9),
        ("okt", 10),
        ("oct", 10),
        ("ott", 10),
        ("nov", 11),
        ("dez", 12),
        ("dec", 12),
        ("déc", 12),
        ("dic", 12),
    ];
    let mut known = BEGINNINGS.iter();
    known
        .find(|(begins, _)| name.starts_with(begins))
        .map(|(_, month)| *month)
}

/// Parses the date of a round, whose year has two digits: 26/11/21. `None` for other text.
pub(crate) fn round_date(text: &str) -> Option<NaiveDate> {
    let of_century = || match parts(text)[..] {
        [year, month, day] if year.len() == 2 && day.len() <= 2 => {
            let year = 2000 + year.parse::<i32>().ok()?;
            date_of(year, month.parse().ok()?, day.parse().ok()?)
        }
        _ => None,
    };
    date(text).or_else(of_century)
}

fn parts(text: &str) -> Vec<&str> {
    let text = text.trim();
    text.split(|character: char| !character.is_ascii_digit())
        .collect()
}

/// Returns the year of a birth date (`1990/02/01`, `01.02.1990`, `90/02/01`, `1990`); `None` for an empty text or zeros. A year of two digits is
/// not after `latest`, the year of the tournament.
///
/// # Errors
/// Fails if the text is not a date or year.
pub(crate) fn birth_year(text: &str, latest: Option<u16>) -> Result<Option<BirthYear>, ()> {
    let text = text.trim().trim_end_matches('.');
    let parts: Vec<&str> = text.split(['/', '.', '-', ' ']).collect();
    let is_number = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
    if !parts.iter().all(is_number) {
        return Err(());
    }
    if text.bytes().all(|byte| !(b'1'..=b'9').contains(&byte)) {
        return Ok(None);
    }
    let year = match parts[..] {
        [date] if date.len() == 8 => date.get(..4),
        [short] if short.len() == 2 => Some(short),
        [one, _, other] if one.len() <= 2 && other.len() <= 2 => {
            Some(if is_last(text, one, other) {
                other
            } else {
                one
            })
        }
        _ => {
            let year = BirthYear::read(text).map_err(|_| ())?;
            return Ok(year);
        }
    };
    let year: u16 = year.unwrap_or(text).parse().map_err(|_| ())?;
    let full = if year >= 100 {
        year
    } else if year <= latest.map_or(LAST_OF_CENTURY, |latest| latest.saturating_sub(2000)) {
        2000 + year
    } else {
        1900 + year
    };
    BirthYear::try_from(full).map(Some).map_err(|_| ())
}

/// True if the year of a date with two-digit parts is the last part. Dates with dots are written
/// from the day on, others from the year on, unless a part cannot be a day.
fn is_last(text: &str, one: &str, other: &str) -> bool {
    let is_day = |part: &str| part.parse().is_ok_and(|day: u8| day <= 31);
    match (is_day(one), is_day(other)) {
        (true, false) => true,
        (false, _) => false,
        (true, true) => text.contains('.'),
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::fide("2026/11/21")]
    #[case::iso("2026-11-21")]
    #[case::german("21.11.2026")]
    #[case::german_short("21.11.26")]
    #[case::slashes("21/11/2026")]
    #[case::time("2026/11/21 10:00")]
    #[case::range("2026/11/21 - 2026/11/22")]
    #[case::range_in_words("21.11.2026 bis 22.11.2026")]
    #[case::digits("20261121")]
    #[case::month("21. November 2026")]
    #[case::weekday("Sat 21 Nov 2026")]
    #[case::english("November 21, 2026")]
    #[case::italian("sabato 21 novembre 2026")]
    fn the_first_date_of_a_text_is_read(#[case] text: &str) {
        assert_eq!(date(text), date_of(2026, 11, 21), "{text}");
    }

    #[rstest]
    #[case::no_year("21.11.")]
    #[case::no_day("November 2026")]
    #[case::no_date("in autumn")]
    #[case::month_13("2026/13/21")]
    fn other_texts_are_no_date(#[case] text: &str) {
        assert_eq!(date(text), None);
    }

    #[rstest]
    #[case::fide("1990/02/01", Ok(Some(1990)))]
    #[case::year_and_zeros("1990/00/00", Ok(Some(1990)))]
    #[case::year("1990", Ok(Some(1990)))]
    #[case::german("01.02.1990", Ok(Some(1990)))]
    #[case::iso("1990-02-01", Ok(Some(1990)))]
    #[case::dots_from_the_year("1990.02.01", Ok(Some(1990)))]
    #[case::short("90/02/01", Ok(Some(1990)))]
    #[case::short_of_this_century("12/02/01", Ok(Some(2012)))]
    #[case::short_german("01.02.90", Ok(Some(1990)))]
    #[case::short_german_of_this_century("01.02.12", Ok(Some(2012)))]
    #[case::not_yet_born("28/02/01", Ok(Some(1928)))]
    #[case::digits("19900201", Ok(Some(1990)))]
    #[case::empty("", Ok(None))]
    #[case::zeros("0000/00/00", Ok(None))]
    #[case::blank_parts("    /  /", Ok(None))]
    #[case::month_name("Feb 1990", Err(()))]
    #[case::points("2.5", Err(()))]
    #[case::before_all("1790/02/01", Err(()))]
    fn a_birth_date_has_a_year(#[case] text: &str, #[case] expected: Result<Option<u16>, ()>) {
        let year = birth_year(text, Some(2026));
        assert_eq!(year.map(|it| it.map(BirthYear::get)), expected);
    }
}
