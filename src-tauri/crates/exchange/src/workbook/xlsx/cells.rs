//! Reader for the cells of a sheet, in the order of the part.

use chrono::{Days, NaiveDate};

use super::super::archive::damaged;
use super::super::cell::{self, Value};
use super::super::sheet::{Limits, Taker, WorkbookError};
use super::super::xml::{Node, Xml, attribute, number, unfinished};
use super::formats::Format;
use super::package::Package;
use super::strings::{rich_text, unescaped};

/// Maximum number of rows in a sheet, and with `COLUMNS` that of columns. No program writes more.
const ROWS: u32 = 1_048_576;
const COLUMNS: u32 = 16_384;
/// The last day of a sheet: 9999-12-31, in days since 1899-12-30.
const LAST_DAY: u64 = 2_958_465;
/// Days between the two epochs, 1899-12-30 and 1904-01-01.
const UNTIL_1904: u64 = 1_462;

/// A cell whose element has begun.
struct Begun {
    row: u32,
    column: u32,
    kind: String,
    format: Format,
}

/// Reads the cells of the sheet in `part`.
///
/// # Errors
/// Fails if the part is missing or damaged, or a limit is exceeded.
pub(super) fn read(
    package: &Package<'_>,
    part: &str,
    limits: Limits,
) -> Result<Taker, WorkbookError> {
    let bytes = package.parts.read(part)?;
    let bytes = bytes.ok_or_else(|| damaged(&format_args!("{part} is missing")))?;
    let mut xml = Xml::of(&bytes);
    let mut taker = Taker::new(limits);
    // Row and column, from 0, of the next cell without a reference.
    let (mut row, mut column) = (0_u32, 0_u32);
    loop {
        match xml.next()? {
            Node::Start(start) => match start.local_name().as_ref() {
                "row" => {
                    if let Some(told) = attribute(&start, "r") {
                        row = numbered(&told)?;
                    }
                    column = 0;
                    let hidden = attribute(&start, "hidden").unwrap_or_default();
                    if matches!(hidden.as_str(), "1" | "true") {
                        taker.hide(row);
                    }
                }
                "c" => {
                    if let Some(told) = attribute(&start, "r") {
                        (row, column) = placed(&told)?;
                    }
                    let style = number(&start, "s").and_then(|it| usize::try_from(it).ok());
                    let format = style.and_then(|it| package.formats.get(it));
                    let begun = Begun {
                        row,
                        column,
                        kind: attribute(&start, "t").unwrap_or_default(),
                        format: format.copied().unwrap_or_default(),
                    };
                    if let Some(value) = value(&mut xml, &begun, package)? {
                        taker.take(begun.row, begun.column, value)?;
                    }
                    column = column.saturating_add(1);
                    if taker.is_full() && begun.row >= last_row(&taker) {
                        return Ok(taker);
                    }
                }
                _ => {}
            },
            Node::End(name) => match name.as_str() {
                "row" => {
                    row = row.saturating_add(1);
                    column = 0;
                }
                "sheetData" => {
                    merge(&mut xml, &mut taker)?;
                    return Ok(taker);
                }
                _ => {}
            },
            Node::Text(_) => {}
            Node::Eof => return Err(unfinished("sheetData")),
        }
    }
}

/// Gives the cells of a merged range the text of its first cell, downward only: a title across all
/// columns is one cell.
///
/// # Errors
/// Fails if all cells together exceed the text limit.
fn merge(xml: &mut Xml<'_>, taker: &mut Taker) -> Result<(), WorkbookError> {
    loop {
        match xml.next() {
            Ok(Node::Start(start)) if start.local_name().as_ref() == "mergeCell" => {
                let range = attribute(&start, "ref").unwrap_or_default();
                let corners = range
                    .split_once(':')
                    .map(|(first, last)| (placed(first), placed(last)));
                if let Some((Ok((row, column)), Ok((last, _)))) = corners {
                    taker.fill_down(row, column, last)?;
                }
            }
            // The cells are read; what follows them may be anything.
            Ok(Node::Eof) | Err(_) => return Ok(()),
            Ok(_) => {}
        }
    }
}

fn last_row(taker: &Taker) -> u32 {
    taker.rows.last_key_value().map_or(0, |(row, _)| *row)
}

/// Converts a row number from 1 to an index from 0.
///
/// # Errors
/// Fails outside 1 to [`ROWS`].
fn numbered(told: &str) -> Result<u32, WorkbookError> {
    let row = told.trim().parse::<u32>().ok();
    let row = row.filter(|row| (1..=ROWS).contains(row));
    let row = row.ok_or_else(|| damaged(&format_args!("{told:?} is no row of a sheet")))?;
    Ok(row - 1)
}

/// Parses a cell reference such as `B12` into row and column, from 0.
///
/// # Errors
/// Fails for other text, and outside the sheet.
fn placed(told: &str) -> Result<(u32, u32), WorkbookError> {
    let wrong = || damaged(&format_args!("{told:?} is no cell of a sheet"));
    let told = told.trim();
    let letters = told.bytes().take_while(u8::is_ascii_alphabetic).count();
    let (letters, digits) = told.split_at(letters);
    let mut column = 0_u32;
    for letter in letters.bytes() {
        let value = u32::from(letter.to_ascii_uppercase() - b'A') + 1;
        column = column.saturating_mul(26).saturating_add(value);
    }
    if !(1..=COLUMNS).contains(&column) {
        return Err(wrong());
    }
    Ok((numbered(digits).map_err(|_| wrong())?, column - 1))
}

/// Reads the value of a cell up to the end of its element; `None` for an empty cell.
///
/// # Errors
/// Fails if the XML is damaged, or a shared text does not exist.
fn value(
    xml: &mut Xml<'_>,
    begun: &Begun,
    package: &Package<'_>,
) -> Result<Option<Value>, WorkbookError> {
    let mut value = None;
    let mut formula = None;
    loop {
        match xml.next()? {
            Node::Start(start) => match start.local_name().as_ref() {
                "is" => value = Some(Value::Text(rich_text(xml, "is")?)),
                "v" => {
                    let text = xml.text("v")?;
                    // An inline text has its own element.
                    if !matches!(begun.kind.as_str(), "inlineStr" | "is") && !text.is_empty() {
                        value = Some(understood(&text, begun, package)?);
                    }
                }
                "f" => formula = Some(xml.text("f")?),
                _ => {}
            },
            // The result of a formula may be the empty text, which has a kind of its own.
            Node::End(name) if name == "c" => {
                let formula = formula.filter(|_| begun.kind != "str");
                let formula = formula.map(|it| Value::Formula(format!("={it}")));
                return Ok(value.or(formula));
            }
            Node::End(_) | Node::Text(_) => {}
            Node::Eof => return Err(unfinished("c")),
        }
    }
}

/// Converts the text of a cell by the cell's kind.
///
/// # Errors
/// Fails if a shared text does not exist.
fn understood(text: &str, begun: &Begun, package: &Package<'_>) -> Result<Value, WorkbookError> {
    Ok(Value::Text(match begun.kind.as_str() {
        "s" => {
            let index = text.trim().parse::<usize>().ok();
            let shared = index.and_then(|index| package.strings.get(index));
            let shared = shared.ok_or_else(|| damaged(&format_args!("there is no text {text}")))?;
            shared.clone()
        }
        "b" => match text.trim() {
            "0" => "false".to_owned(),
            "1" => "true".to_owned(),
            other => other.to_ascii_lowercase(),
        },
        "e" => return Ok(Value::Error(text.to_owned())),
        "str" => unescaped(text),
        // The time of a date says nothing about a player.
        "d" => text.split('T').next().unwrap_or_default().to_owned(),
        _ => match text.trim().parse::<f64>() {
            Ok(number) => shown(number, begun.format, package.is_from_1904),
            Err(_) => text.to_owned(),
        },
    }))
}

/// Formats a number as shown in its cell.
fn shown(number: f64, format: Format, is_from_1904: bool) -> String {
    match format {
        Format::Plain | Format::Duration => cell::number(number),
        Format::Date => date(number, is_from_1904),
    }
}

/// Formats a number of days as a date. Day 60 is 1900-02-29, which never existed.
fn date(number: f64, is_from_1904: bool) -> String {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the conversion saturates, and what is no number is day 0"
    )]
    let days = number.floor() as u64;
    let days = days.saturating_add(if is_from_1904 { UNTIL_1904 } else { 0 });
    let days = days.min(LAST_DAY);
    if days == 60 {
        return "1900-02-29".to_owned();
    }
    let before = if days < 60 { 31 } else { 30 };
    let date = NaiveDate::from_ymd_opt(1899, 12, before)
        .and_then(|first| first.checked_add_days(Days::new(days)));
    date.map_or_else(|| cell::number(number), |date| date.to_string())
}

#[cfg(test)]
mod tests {
    use super::{date, numbered, placed};

    #[test]
    fn days_are_counted_as_spreadsheets_count_them() {
        for (days, expected) in [
            (0.0, "1899-12-31"),
            (1.0, "1900-01-01"),
            (59.0, "1900-02-28"),
            (60.0, "1900-02-29"),
            (61.0, "1900-03-01"),
            (46_347.75, "2026-11-21"),
            (2_958_465.0, "9999-12-31"),
            (4e9, "9999-12-31"),
            (-3.0, "1899-12-31"),
            (f64::NAN, "1899-12-31"),
        ] {
            assert_eq!(date(days, false), expected, "{days}");
        }
        assert_eq!(date(0.0, true), "1904-01-01");
        assert_eq!(date(44_885.0, true), "2026-11-21");
    }

    #[test]
    fn a_place_is_within_a_sheet() {
        assert_eq!(placed("A1"), Ok((0, 0)));
        assert_eq!(placed("xfd1048576"), Ok((1_048_575, 16_383)));
        for wrong in [
            "",
            "A",
            "1",
            "A0",
            "XFE1",
            "A1048577",
            "A4294967295",
            "AAAAAAAAAAAA1",
            "A-1",
        ] {
            assert!(placed(wrong).is_err(), "{wrong}");
        }
        assert!(numbered("4294967295").is_err() && numbered("0").is_err());
    }
}
