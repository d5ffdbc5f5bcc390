//! What is wrong with a file, and where.

use std::fmt;

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
    /// What is wrong.
    pub problem: TrfProblem,
}

impl TrfError {
    pub(super) const fn new(line: usize, column: usize, problem: TrfProblem) -> Self {
        Self {
            line,
            column,
            problem,
        }
    }
}

/// What is wrong with a tournament report file.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(prefix = "trf_")]
pub enum TrfProblem {
    /// A field does not hold what belongs there.
    Field {
        /// What stands there.
        found: String,
        /// What belongs there.
        expected: &'static str,
    },
    /// The code of the record is none, though it looks like a player's.
    Code {
        /// The code.
        found: String,
    },
    /// Two players or two teams have the same number.
    SameNumber {
        /// The number.
        number: u16,
    },
    /// The numbers of players or teams leave one out.
    NumberGap {
        /// The number that comes next in the file.
        found: u16,
        /// The number that is missing.
        expected: u16,
    },
    /// A number that nobody has.
    UnknownNumber {
        /// The number.
        number: u16,
    },
    /// There is a round too many.
    TooManyRounds {
        /// The round.
        found: u16,
        /// How many rounds the file says there are.
        planned: u16,
    },
    /// A player is its own opponent.
    OwnOpponent,
    /// One names the other as opponent, but not the other way round.
    NotMutual {
        /// Who names an opponent.
        entrant: u16,
        /// The opponent named.
        opponent: u16,
        /// In which round.
        round: u16,
    },
    /// Both opponents have the same color.
    SameColor {
        /// The opponent.
        opponent: u16,
        /// In which round.
        round: u16,
    },
    /// The results of both opponents cannot both be true.
    ResultMismatch {
        /// The opponent.
        opponent: u16,
        /// In which round.
        round: u16,
    },
    /// A result is missing in a round that later ones build on.
    MissingResult {
        /// In which round.
        round: u16,
    },
    /// The points do not follow from the results.
    Points {
        /// What stands there.
        found: HalfPoints,
        /// What follows from the results.
        expected: HalfPoints,
    },
    /// There is a second pairing-allocated bye in a round.
    SecondBye {
        /// In which round.
        round: u16,
    },
    /// A team's players meet players of several teams, or of none.
    NoSingleOpponent {
        /// The team.
        team: u16,
        /// In which round.
        round: u16,
    },
    /// Nobody takes part.
    NoEntrants,
    /// More entrants or rounds than can be numbered.
    TooMany,
}

impl fmt::Display for TrfProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field { found, expected } => {
                write!(f, "found \"{}\", expected {expected}", found.escape_debug())
            }
            Self::Code { found } => write!(
                f,
                "found the record code \"{}\", expected 001 before what looks like a player",
                found.escape_debug()
            ),
            Self::SameNumber { number } => {
                write!(
                    f,
                    "found the number {number} a second time, expected another"
                )
            }
            Self::NumberGap { found, expected } => {
                write!(
                    f,
                    "found the number {found}, expected {expected} to be in the file before it"
                )
            }
            Self::UnknownNumber { number } => {
                write!(
                    f,
                    "found the number {number}, expected one that is in the file"
                )
            }
            Self::TooManyRounds { found, planned } => {
                write!(f, "found round {found}, expected at most {planned} rounds")
            }
            Self::OwnOpponent => write!(f, "found the own number as opponent, expected another"),
            Self::NotMutual {
                entrant,
                opponent,
                round,
            } => write!(
                f,
                "found {opponent} as opponent of {entrant} in round {round}, expected {entrant} as opponent of {opponent} as well"
            ),
            Self::SameColor { opponent, round } => write!(
                f,
                "found the same color as the opponent {opponent} has in round {round}, expected the other"
            ),
            Self::ResultMismatch { opponent, round } => write!(
                f,
                "found a result that the one of the opponent {opponent} in round {round} contradicts, expected its counterpart"
            ),
            Self::MissingResult { round } => {
                write!(f, "found no result in round {round}, expected one")
            }
            Self::Points { found, expected } => write!(
                f,
                "found {found} points, expected {expected} by the results and the scoring system"
            ),
            Self::SecondBye { round } => write!(
                f,
                "found a second pairing-allocated bye in round {round}, expected one"
            ),
            Self::NoSingleOpponent { team, round } => write!(
                f,
                "found players of several teams as opponents of team {team} in round {round}, expected one team"
            ),
            Self::NoEntrants => write!(f, "found no player, expected a record 001"),
            Self::TooMany => write!(
                f,
                "found too many entrants or rounds, expected at most 9999"
            ),
        }
    }
}
