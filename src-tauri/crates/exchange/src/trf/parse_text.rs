//! Records of text, and lines that are no records.

use super::columns::Columns;
use super::date::{date, round_date};
use super::record::Record;
use super::remark::{ReportField, TrfRemark};

/// Parses a line without a layout of its own, with a remark if its code is unknown.
pub(super) fn record(code: &str, columns: &Columns<'_>) -> Record {
    check_dates(code, columns);
    if !is_known(code) {
        columns.remark(|line| TrfRemark::RecordUnread {
            line,
            code: code.to_owned(),
        });
    }
    Record::Text {
        code: code.to_owned(),
        // The dates of the rounds are in columns.
        value: match code {
            "132" => columns.slice(5, usize::MAX - 1).trim_end().to_owned(),
            _ => columns.rest(4).to_owned(),
        },
    }
}

/// Adds a remark for each date of a text record that cannot be read.
fn check_dates(code: &str, columns: &Columns<'_>) {
    let is_date: fn(&str) -> bool = match code {
        // A time or a second day may stand beside the date.
        "042" | "052" if date(columns.rest(4)).is_some() => return,
        "042" | "052" => |text| date(text).is_some(),
        "132" => |text| round_date(text).is_some(),
        _ => return,
    };
    for (column, word) in columns.words(4) {
        columns.checked(
            column,
            column + word.chars().count() - 1,
            ReportField::Date,
            is_date,
        );
    }
}

/// True for a ruler or a line of column names, which FIDE's samples have above the players.
pub(super) fn is_ruler(text: &str) -> bool {
    let text = text.trim_end();
    let is_scale = text.len() >= 20
        && !text.starts_with("001")
        && text.bytes().all(|byte| b"0123456789 -+|.=".contains(&byte))
        && (text.starts_with("   ") || text.contains("1234567890") || text.contains("----"));
    is_scale || text.starts_with("DDD SSSS")
}

/// True for the code of a text record of the format. Codes from 8 on are summaries that programs
/// compute.
fn is_known(code: &str) -> bool {
    const TEXTS: [&str; 19] = [
        "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132",
        "172", "182", "192", "202", "212", "222",
    ];
    TEXTS.contains(&code)
        || (code.starts_with('8') && code.bytes().all(|byte| byte.is_ascii_digit()))
}
