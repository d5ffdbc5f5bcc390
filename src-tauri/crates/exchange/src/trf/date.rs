//! Dates of reports: of days, of rounds and of births.

use chrono::NaiveDate;
use kralle_tournament::{BirthYear, date_of};

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
    BEGINNINGS
        .iter()
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

/// Returns the year of a birth date; `None` for an empty text or zeros. A year of two digits is not
/// after `latest`, the year of the tournament.
///
/// # Errors
/// Fails if the text is not a date or year.
pub(crate) fn birth_year(text: &str, latest: Option<u16>) -> Result<Option<BirthYear>, ()> {
    BirthYear::of_date(text, latest).map_err(|_| ())
}
