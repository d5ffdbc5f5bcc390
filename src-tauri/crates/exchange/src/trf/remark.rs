//! Differences between the lines of a file and their meaning.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use kralle_choice::{Choice, Code};

use kralle_pairing::event::Event;
use kralle_pairing::round_robin::{CycleTurn, Cycles, top_role};

use super::error::{TrfError, TrfProblem};
use super::record::Record;
use super::{Line, Trf};
use crate::sex::{SexCell, SexColumn};

/// A difference between a file and what is read from it. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Hash, thiserror::Error, Code)]
pub enum TrfRemark {
    /// A field that cannot be read and counts as empty.
    #[error("line {line}, column {column}: found \"{}\", expected {}; it counts as empty", found.escape_debug(), field.expected())]
    FieldUnread {
        line: usize,
        column: usize,
        found: String,
        field: ReportField,
    },
    /// A line with a code that Kralle does not know.
    #[error("line {line}: found the record \"{}\", expected one of TRF-2026; it is ignored", code.escape_debug())]
    RecordUnread { line: usize, code: String },
    /// A second record of a kind that may appear once. The first counts.
    #[error("line {line}: found the record {code} again, the one of line {first} counts")]
    RepeatedRecord {
        code: String,
        line: usize,
        first: usize,
    },
    /// An adjourned or running game, which has no result yet.
    #[error(
        "line {line}: the game of player {entrant} in round {round} is not finished and has no result yet"
    )]
    Adjourned {
        line: usize,
        entrant: u16,
        round: usize,
    },
    /// A bye in a round that is not paired yet.
    #[error("line {line}: player {entrant} has a bye in round {round}, which is not paired yet")]
    ByeAhead {
        line: usize,
        entrant: u16,
        round: usize,
    },
    /// Players whose sex is given as neither female nor male. `line` is that of the first.
    #[error("line {line}: the sex is neither female nor male, or unknown, for players: {count}")]
    SexNeither { line: usize, count: usize },
    /// Played rounds of a round robin with other roles than record 152 demands. The rounds count.
    #[error(
        "line {line}: the rounds played have other colors than this record demands; the rounds count"
    )]
    RoundsOutweighColor { line: usize },
}

/// A field of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum ReportField {
    Sex,
    Rating,
    Federation,
    FideId,
    Birth,
    Points,
    Rank,
    Strength,
    Date,
}

impl ReportField {
    /// Describes a valid field.
    const fn expected(self) -> &'static str {
        match self {
            Self::Sex => "a sex: m or w",
            Self::Rating => "a rating",
            Self::Federation => "a federation of three letters",
            Self::FideId => "a FIDE ID",
            Self::Birth => "a birth date such as 1990/02/01",
            Self::Points => "points such as 2.5",
            Self::Rank => "a rank",
            Self::Strength => "a whole number for the strength of a team",
            Self::Date => "a date such as 2026/11/21",
        }
    }
}

impl TrfRemark {
    /// Turns the error of a field into a remark.
    pub(super) fn unread(error: &TrfError, field: ReportField) -> Self {
        let found = match &error.problem {
            TrfProblem::Field { found, .. } => found.clone(),
            problem => problem.to_string(),
        };
        Self::FieldUnread {
            line: error.line,
            column: error.column,
            found,
            field,
        }
    }

    /// Returns the line of the remark.
    pub const fn line(&self) -> usize {
        match self {
            Self::FieldUnread { line, .. }
            | Self::RecordUnread { line, .. }
            | Self::RepeatedRecord { line, .. }
            | Self::Adjourned { line, .. }
            | Self::ByeAhead { line, .. }
            | Self::SexNeither { line, .. }
            | Self::RoundsOutweighColor { line } => *line,
        }
    }
}

impl Trf {
    /// Returns the differences between the lines and their meaning, by line.
    pub fn remarks(&self) -> Vec<TrfRemark> {
        let of_lines = self.lines.iter().flat_map(|line| &line.remarks);
        let mut remarks: Vec<TrfRemark> = of_lines.cloned().collect();
        remarks.extend(self.byes_ahead());
        remarks.extend(self.sexes_unread());
        remarks.sort_by_key(TrfRemark::line);
        remarks
    }

    fn byes_ahead(&self) -> impl Iterator<Item = TrfRemark> + '_ {
        let paired = self.paired_rounds();
        self.placed().flat_map(move |it| {
            let rounds = it.player.rounds.iter().enumerate().skip(paired);
            let ahead = rounds.filter(|(_, cell)| cell.is_some_and(|cell| cell.is_full_point()));
            ahead.map(move |(index, _)| TrfRemark::ByeAhead {
                line: it.line,
                entrant: it.player.number,
                round: index + 1,
            })
        })
    }

    fn sexes_unread(&self) -> Vec<TrfRemark> {
        let column = SexColumn::of(self.players().map(|it| it.sex.as_str()));
        let mut remarks = Vec::new();
        let mut neither = Vec::new();
        for it in self.placed() {
            match column.read(&it.player.sex) {
                SexCell::Neither => neither.push(it.line),
                SexCell::Unreadable => remarks.push(TrfRemark::FieldUnread {
                    line: it.line,
                    column: 10,
                    found: it.player.sex.clone(),
                    field: ReportField::Sex,
                }),
                SexCell::Empty | SexCell::Sex(_) => {}
            }
        }
        remarks.extend(neither.first().map(|line| TrfRemark::SexNeither {
            line: *line,
            count: neither.len(),
        }));
        remarks
    }

    /// Returns the remark that the rounds of a round robin contradict the record of the initial
    /// color (152 or XXC). `None` if they agree, or if there is no such record.
    pub fn outweighed_color(
        &self,
        event: &Event,
        cycles: Cycles,
        turn: CycleTurn,
    ) -> Option<TrfRemark> {
        let played = top_role(event, cycles, turn)?;
        self.numbered().find_map(|(line, record)| match record {
            Record::InitialColor { role, .. } | Record::RankNumbering { role: Some(role) } => {
                (*role != played).then_some(TrfRemark::RoundsOutweighColor { line })
            }
            _ => None,
        })
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

/// Turns later records of a kind that may appear once into [`Record::Repeated`], with a remark.
/// An older code with the same content is no contradiction.
pub(super) fn leave_out_repeated(lines: &mut [Line]) {
    let mut firsts: Vec<(String, usize)> = Vec::new();
    for index in 0..lines.len() {
        let Some(kind) = single_kind(&lines[index].record) else {
            continue;
        };
        let before = firsts.iter().find(|(it, _)| it == kind);
        let Some((_, first)) = before.cloned() else {
            firsts.push((kind.to_owned(), index));
            continue;
        };
        let code: String = lines[index].text.chars().take(3).collect();
        let other_code = !lines[first].text.starts_with(&code);
        let record = std::mem::replace(&mut lines[index].record, Record::Blank);
        if !(other_code && means_the_same(&record, &lines[first].record)) {
            lines[index].remarks.push(TrfRemark::RepeatedRecord {
                code: code.clone(),
                line: index + 1,
                first: first + 1,
            });
        }
        let value = lines[index].text[code.len()..].trim().to_owned();
        lines[index].record = Record::Repeated { code, value };
    }
}

fn means_the_same(one: &Record, other: &Record) -> bool {
    match (one, other) {
        (Record::Rounds { rounds: a, .. }, Record::Rounds { rounds: b, .. }) => a == b,
        (Record::InitialColor { role: a, .. }, Record::InitialColor { role: b, .. }) => a == b,
        _ => false,
    }
}
