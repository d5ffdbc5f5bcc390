//! Records that may appear once in a file, but appear again.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use super::record::Record;
use super::remark::TrfRemark;

/// The first record of each kind that may appear once, with its line.
#[derive(Debug, Default)]
pub(super) struct Firsts(Vec<(usize, Record)>);

impl Firsts {
    /// Turns a later record of a kind into [`Record::Repeated`], with a remark. An older code with
    /// the same content is no contradiction, and has none.
    pub(super) fn check(
        &mut self,
        line: usize,
        text: &str,
        record: Record,
    ) -> (Record, Option<TrfRemark>) {
        let Some(kind) = single_kind(&record) else {
            return (record, None);
        };
        let same_kind = |(_, it): &&(usize, Record)| single_kind(it) == Some(kind);
        let Some((first, before)) = self.0.iter().find(same_kind) else {
            self.0.push((line, record.clone()));
            return (record, None);
        };
        let code: String = text.chars().take(3).collect();
        let remark = TrfRemark::RepeatedRecord {
            code: code.clone(),
            line,
            first: *first,
        };
        let remark = (!is_older_form(&record, before)).then_some(remark);
        let value = text[code.len()..].trim().to_owned();
        (Record::Repeated { code, value }, remark)
    }
}

/// Returns the kind of a record that may appear once in a file; `None` for others. Older programs
/// have other codes for the same kind.
fn single_kind(record: &Record) -> Option<&str> {
    const TEXTS: [&str; 17] = [
        "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "122", "172", "182",
        "192", "202", "212", "222",
    ];
    match record {
        Record::Text { code, .. } => TEXTS.contains(&code.as_str()).then_some(code),
        Record::Rounds { .. } => Some("142"),
        Record::InitialColor { .. } | Record::RankNumbering { .. } => Some("152"),
        Record::GamePoints { code, .. } => (code == "162").then_some(code),
        Record::MatchPoints { .. } => Some("362"),
        Record::BoardColors(_) => Some("352"),
        _ => None,
    }
}

/// True if two records have the same content under different codes.
fn is_older_form(one: &Record, other: &Record) -> bool {
    match (one, other) {
        (
            Record::Rounds { code: a, rounds },
            Record::Rounds {
                code: b,
                rounds: same,
            },
        ) => a != b && rounds == same,
        (
            Record::InitialColor { code: a, role },
            Record::InitialColor {
                code: b,
                role: same,
            },
        ) => a != b && role == same,
        _ => false,
    }
}
