//! Records of national ratings (TRF-2026, "National Rating Support"): a player's line as the
//! federation keeps it, with the federation's code where a player's line has 001.

use super::columns::Columns;
use super::columns::START_NUMBER;

/// A player in the list of a federation. The text fields are trimmed; what is as in the player's
/// own line may be empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NationalRecord {
    /// The code of the federation, three capitals such as `GER`.
    pub federation: String,
    /// Start number of the player, from 1.
    pub number: u16,
    /// `m`, `w` or nothing.
    pub sex: String,
    /// National title or class.
    pub title: String,
    /// Name as the federation has it.
    pub name: String,
    /// National rating; 0 and nothing are both `None`.
    pub rating: Option<u16>,
    /// Where in the federation the player is from.
    pub origin: String,
    pub national_id: String,
    /// `YYYY/MM/DD`, as far as it is known.
    pub birth: String,
}

/// The most characters of a number in a federation (columns 58 to 68).
pub(crate) const LONGEST_NUMBER: usize = 11;

/// Whether `code` can be a federation's: three capitals that begin no record of a program.
fn is_federation(code: &str) -> bool {
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && !code.starts_with("BB")
}

/// Reads a line that begins with a federation's code; none when it is laid out otherwise, since
/// what such a line means is not said by the format.
pub(super) fn read(code: &str, columns: &Columns<'_>) -> Option<NationalRecord> {
    if !is_federation(code) || !columns.text(4, 4).is_empty() || !columns.rest(80).is_empty() {
        return None;
    }
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

/// The line of a record, without its ending.
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
