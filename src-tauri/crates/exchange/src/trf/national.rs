//! National records (TRF-2026, "National Rating Support"). The layout is that of a player's line,
//! with the federation's code in place of 001.

use super::columns::Columns;
use super::columns::START_NUMBER;

/// A player in the list of a federation. Text fields are trimmed. A field that equals the
/// player's own line may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NationalRecord {
    /// The code of the federation, three capitals such as `GER`.
    pub federation: String,
    /// The player's start number, from 1.
    pub number: u16,
    /// `m`, `w` or empty.
    pub sex: String,
    /// National title or class.
    pub title: String,
    /// The name as written by the federation.
    pub name: String,
    /// National rating; `None` for 0 or an empty field.
    pub rating: Option<u16>,
    /// The player's origin within the federation.
    pub origin: String,
    pub national_id: String,
    /// The birth date as `YYYY/MM/DD`, as far as known.
    pub birth: String,
}

/// Maximum length of a national number, in characters (columns 58 to 68).
pub(crate) const LONGEST_NUMBER: usize = 11;

/// True if `code` may be a federation's: three capitals, except the prefixes XX and BB of other
/// programs.
fn is_federation(code: &str) -> bool {
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && !code.starts_with("BB")
}

/// Parses a line that begins with a federation's code. `None` for other layouts, because the
/// format does not define them.
pub(super) fn read(code: &str, columns: &Columns<'_>) -> Option<NationalRecord> {
    if !is_federation(code) || !columns.text(4, 4).is_empty() || !columns.rest(80).is_empty() {
        return None;
    }
    columns.separated(&[9, 14, 48, 53, 57, 69]).ok()?;
    let number = columns.positive(5, 8, START_NUMBER).ok()?;
    let rating = columns.number(49, 52, "").ok()?;
    Some(NationalRecord {
        federation: code.to_owned(),
        number,
        sex: columns.text(10, 10).to_owned(),
        title: columns.text(11, 13).to_owned(),
        name: columns.text(15, 47).to_owned(),
        rating: rating.filter(|rating| *rating > 0),
        origin: columns.text(54, 56).to_owned(),
        national_id: columns.text(58, 68).to_owned(),
        birth: columns.text(70, 79).to_owned(),
    })
}

/// Returns the line of a record, without its line ending.
pub(super) fn line(it: &NationalRecord) -> String {
    let name: String = it.name.chars().take(33).collect();
    let rating = it.rating.map(|rating| rating.to_string());
    let line = format!(
        "{} {:>4} {:1}{:>3} {:<33} {:>4} {:3} {:>LONGEST_NUMBER$} {:10}",
        it.federation,
        it.number,
        it.sex,
        it.title,
        name,
        rating.unwrap_or_default(),
        it.origin,
        it.national_id,
        it.birth,
    );
    line.trim_end().to_owned()
}
