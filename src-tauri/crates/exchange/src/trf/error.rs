//! What is wrong with a file, and where.

use kralle_choice::Code;
use kralle_pairing::event::HalfPoints;

/// What is wrong with a tournament report file, and where.
///
/// Its text is `line:column: found …, expected …`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {problem}")]
pub struct TrfError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted in characters from 1.
    pub column: usize,
    pub problem: TrfProblem,
}

impl TrfError {
    pub(super) fn new(line: usize, column: usize, problem: TrfProblem) -> Self {
        Self {
            line,
            column,
            problem: problem.quoting_a_part(),
        }
    }
}

/// An error quotes at most this many characters: a line may have millions.
const LONGEST_QUOTE: usize = 60;

impl TrfProblem {
    /// The problem with the beginning of what was found, if that is long.
    fn quoting_a_part(mut self) -> Self {
        if let Self::Field { found, .. } | Self::Code { found } = &mut self
            && let Some((end, _)) = found.char_indices().nth(LONGEST_QUOTE)
        {
            found.truncate(end);
            found.push('…');
        }
        self
    }
}

/// What is wrong with a tournament report file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
#[code(prefix = "trf_")]
pub enum TrfProblem {
    /// A field does not hold what belongs there.
    #[error("found \"{}\", expected {expected}", found.escape_debug())]
    Field {
        found: String,
        expected: &'static str,
    },
    /// The code of the record is none, though it looks like a player's.
    #[error("found the record code \"{}\", expected 001 before what looks like a player", found.escape_debug())]
    Code { found: String },
    /// Two players or two teams have the same number.
    #[error("found the number {number} a second time, expected another")]
    SameNumber { number: u16 },
    /// The numbers of players or teams leave one out.
    #[error("found the number {found}, expected {expected} to be in the file before it")]
    NumberGap {
        /// The number that comes next in the file.
        found: u16,
        expected: u16,
    },
    /// A number that nobody has.
    #[error("found the number {number}, expected one that is in the file")]
    UnknownNumber { number: u16 },
    #[error("found round {found}, expected at most {planned} rounds")]
    TooManyRounds { found: u16, planned: u16 },
    #[error("found the own number as opponent, expected another")]
    OwnOpponent,
    /// One names the other as opponent, but not the other way round.
    #[error(
        "found {opponent} as opponent of {entrant} in round {round}, expected {entrant} as opponent of {opponent} as well"
    )]
    NotMutual {
        /// Who names an opponent.
        entrant: u16,
        opponent: u16,
        round: u16,
    },
    #[error(
        "found the same color as the opponent {opponent} has in round {round}, expected the other"
    )]
    SameColor { opponent: u16, round: u16 },
    /// The results of both opponents cannot both be true.
    #[error(
        "found a result that the one of the opponent {opponent} in round {round} contradicts, expected its counterpart"
    )]
    ResultMismatch { opponent: u16, round: u16 },
    /// A result is missing in a round that later ones build on.
    #[error("found no result in round {round}, expected one")]
    MissingResult { round: u16 },
    /// The points do not follow from the results.
    #[error("found {found} points, expected {expected} by the results and the scoring system")]
    Points {
        found: HalfPoints,
        /// What follows from the results.
        expected: HalfPoints,
    },
    /// There is a second pairing-allocated bye in a round.
    #[error("found a second pairing-allocated bye in round {round}, expected one")]
    SecondBye { round: u16 },
    /// A team's players meet players of several teams, or of none.
    #[error(
        "found players of several teams as opponents of team {team} in round {round}, expected one team"
    )]
    NoSingleOpponent { team: u16, round: u16 },
    /// More lines than a report of any event has.
    #[error("found more lines, expected at most {most}")]
    TooManyLines { most: usize },
    #[error("found no player, expected a record 001")]
    NoEntrants,
    /// More entrants or rounds than can be numbered.
    #[error("found too many entrants or rounds, expected at most 9999")]
    TooMany,
}
