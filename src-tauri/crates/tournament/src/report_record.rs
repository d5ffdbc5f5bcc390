//! The parts of an imported report that a tournament does not use, but writes into the next report.

use kralle_choice::Choice;

use crate::Line;

/// A record of a report, kept as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportRecord {
    pub code: ReportCode,
    pub text: Line,
}

/// A kind of record. Its name is the code in reports (TRF-2026).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum ReportCode {
    /// The federation of the tournament.
    #[code("032")]
    Federation,
    /// The last day, if it is not the first.
    #[code("052")]
    LastDay,
    /// The time control, in words.
    #[code("122")]
    TimeControl,
    /// The dates of the rounds in order, such as `26/11/21`, with a space between them; `-` for
    /// none.
    #[code("132")]
    RoundDates,
    /// The time control in the notation of TRF-2026.
    #[code("222")]
    EncodedTimeControl,
}

/// The rounds that came with an imported report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedRounds {
    /// The number of rounds.
    pub count: u16,
    /// The program that paired them (record 182); `None` if the report does not name it.
    pub program: Option<Line>,
}
