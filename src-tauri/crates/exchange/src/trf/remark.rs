//! Differences between the lines of a file and their meaning.

use kralle_choice::{Choice, Code};

use super::error::{TrfError, TrfProblem};

/// Maximum number of remarks of a kind: more than anybody reads, and little memory.
pub(super) const MOST: usize = 1000;

/// A difference between a file and what is read from it. Lines and columns count from 1.
#[derive(Debug, Clone, PartialEq, Eq, Hash, thiserror::Error, Code)]
pub enum TrfRemark {
    /// A field that cannot be read and counts as empty.
    #[error("line {line}, column {column}: found \"{}\", expected {}; it counts as empty", text.escape_debug(), field.expected())]
    FieldUnread {
        line: usize,
        column: usize,
        text: String,
        field: ReportField,
    },
    /// A line with a code that Kralle does not know.
    #[error("line {line}: found the record \"{}\", expected one of TRF-2026; it is ignored", code.escape_debug())]
    RecordUnread { line: usize, code: String },
    /// A text with more characters than a tournament keeps.
    #[error("line {line}: found the record {code} with a text that is too long to be kept")]
    RecordTooLong { line: usize, code: String },
    /// Records 013 that nothing marks as teams that are paired. `line` is that of the first.
    #[error(
        "line {line}: found records 013, which no record marks as teams that are paired; they are ignored"
    )]
    TeamsNotPaired { line: usize },
    /// A player of a team event in none of its teams.
    #[error("line {line}: player {entrant} is in no team and is left out")]
    NoTeam { line: usize, entrant: u16 },
    /// A bye of record 240 in a round in which the player was paired. The pairing counts.
    #[error(
        "line {line}: player {entrant} has a bye in round {round} and was paired in it; the pairing counts"
    )]
    ByeContradicted {
        line: usize,
        entrant: u16,
        round: usize,
    },
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
    /// A character of UTF-8 without its end.
    #[error("line {line}: found a character that is cut off, expected UTF-8")]
    CharacterCut { line: usize },
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
        let text = if let TrfProblem::Field { found: text, .. } = &error.problem {
            text.clone()
        } else {
            error.problem.to_string()
        };
        Self::FieldUnread {
            line: error.line,
            column: error.column,
            text,
            field,
        }
    }

    /// Returns the line of the remark.
    pub const fn line(&self) -> usize {
        match self {
            Self::FieldUnread { line, .. }
            | Self::RecordUnread { line, .. }
            | Self::RecordTooLong { line, .. }
            | Self::TeamsNotPaired { line }
            | Self::NoTeam { line, .. }
            | Self::ByeContradicted { line, .. }
            | Self::RepeatedRecord { line, .. }
            | Self::Adjourned { line, .. }
            | Self::ByeAhead { line, .. }
            | Self::SexNeither { line, .. }
            | Self::CharacterCut { line }
            | Self::RoundsOutweighColor { line } => *line,
        }
    }
}
