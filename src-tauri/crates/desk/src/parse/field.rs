//! Single fields.

use chrono::NaiveDate;
use kralle_tournament::{
    Line, LineError, NationalId, NationalIdError, RoundNumber, TableNumber, TeamNumber,
};

use crate::view::refusal::RefusalView;

/// A line that must not be empty.
pub(crate) fn line(field: &str, typed: &str) -> Result<Line, RefusalView> {
    Line::parse(typed).map_err(|error| bad_line(field, typed, error))
}

/// A line that may be empty.
pub(crate) fn optional_line(field: &str, typed: &str) -> Result<Option<Line>, RefusalView> {
    Line::parse_optional(typed).map_err(|error| bad_line(field, typed, error))
}

/// A line that may be missing or empty.
pub(crate) fn missing_line(
    field: &str,
    typed: Option<&String>,
) -> Result<Option<Line>, RefusalView> {
    optional_line(field, typed.map_or("", String::as_str))
}

/// A number in a national federation that may be empty.
pub(crate) fn national_id(typed: &str) -> Result<Option<NationalId>, RefusalView> {
    NationalId::parse_optional(typed).map_err(|error| {
        let expected = match error {
            NationalIdError::Empty | NationalIdError::NoDigit => "national_id",
            NationalIdError::TooLong { .. } => "shorter_text",
            NationalIdError::ControlCharacter => "printable_text",
        };
        let shown: String = typed.chars().take(40).collect();
        RefusalView::bad_field("national_id", shown, expected)
    })
}

/// Says what is wrong with a line.
fn bad_line(field: &str, typed: &str, error: LineError) -> RefusalView {
    let expected = match error {
        LineError::Empty => "text",
        LineError::TooLong { .. } => "shorter_text",
        LineError::ControlCharacter { .. } => "printable_text",
    };
    let shown: String = typed.chars().take(40).collect();
    RefusalView::bad_field(field, shown, expected)
}

/// A date as YYYY-MM-DD; an empty text is none.
pub(crate) fn date(field: &str, typed: Option<&String>) -> Result<Option<NaiveDate>, RefusalView> {
    match typed.map(|typed| typed.trim()) {
        None | Some("") => Ok(None),
        Some(typed) => NaiveDate::parse_from_str(typed, "%Y-%m-%d")
            .map(Some)
            .map_err(|_| RefusalView::bad_field(field, typed, "date")),
    }
}

/// A round's number.
pub(crate) fn round(number: u16) -> Result<RoundNumber, RefusalView> {
    RoundNumber::new(number).ok_or_else(|| from_one("round", number))
}

/// A table's number.
pub(crate) fn table(number: u16) -> Result<TableNumber, RefusalView> {
    TableNumber::new(number).ok_or_else(|| from_one("table", number))
}

/// A team's number.
pub(crate) fn team(number: u16) -> Result<TeamNumber, RefusalView> {
    TeamNumber::new(number).ok_or_else(|| from_one("team", number))
}

/// Teams' numbers.
pub(crate) fn teams(numbers: &[u16]) -> Result<Vec<TeamNumber>, RefusalView> {
    numbers.iter().copied().map(team).collect()
}

/// Numbers count from 1.
fn from_one(field: &str, number: u16) -> RefusalView {
    RefusalView::bad_field(field, number, "number_from_one")
}
