//! Errors of a tournament report file.

use kralle_choice::Code;
use kralle_pairing::event::HalfPoints;

/// An error in a tournament report file, with its position.
///
/// The message is `line:column: found …, expected …`.
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

    /// Returns the error of a field with an invalid value.
    pub(crate) fn field(line: usize, column: usize, text: &str, expected: &'static str) -> Self {
        let problem = TrfProblem::Field {
            found: text.to_owned(),
            expected,
        };
        Self::new(line, column, problem)
    }
}

/// Maximum number of quoted characters in an error; a line may have millions.
const LONGEST_QUOTE: usize = 60;

impl TrfProblem {
    /// Cuts the quoted text to [`LONGEST_QUOTE`] characters.
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

/// A kind of error in a tournament report file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
#[code(prefix = "trf_")]
pub enum TrfProblem {
    /// A field has an invalid value.
    #[error("found \"{}\", expected {expected}", found.escape_debug())]
    Field {
        found: String,
        expected: &'static str,
    },
    /// An invalid record code in a line that looks like a player's.
    #[error("found the record code \"{}\", expected 001 before what looks like a player", found.escape_debug())]
    Code { found: String },
    /// Two players or two teams with the same number.
    #[error("found the number {number} a second time, expected another")]
    SameNumber { number: u16 },
    /// A gap in the numbers of players or teams.
    #[error("found the number {found}, expected {expected} to be in the file before it")]
    NumberGap {
        /// The next number in the file.
        found: u16,
        expected: u16,
    },
    /// A number without a player or team.
    #[error("found the number {number}, expected one that is in the file")]
    UnknownNumber { number: u16 },
    #[error("found round {found}, expected at most {planned} rounds")]
    TooManyRounds { found: u16, planned: u16 },
    #[error("found the own number as opponent, expected another")]
    OwnOpponent,
    /// An entrant names an opponent who does not name that entrant.
    #[error(
        "found {opponent} as opponent of {entrant} in round {round}, expected {entrant} as opponent of {opponent} as well"
    )]
    NotMutual {
        /// The entrant that names the opponent.
        entrant: u16,
        opponent: u16,
        round: u16,
    },
    #[error(
        "found the same color as the opponent {opponent} has in round {round}, expected the other"
    )]
    SameColor { opponent: u16, round: u16 },
    /// Contradicting results of two opponents.
    #[error(
        "found a result that the one of the opponent {opponent} in round {round} contradicts, expected its counterpart"
    )]
    ResultMismatch { opponent: u16, round: u16 },
    /// A missing result in a round that later rounds depend on.
    #[error("found no result in round {round}, expected one")]
    MissingResult { round: u16 },
    /// Points that do not follow from the results.
    #[error("found {found} points, expected {expected} by the results and the scoring system")]
    Points {
        found: HalfPoints,
        /// The points that follow from the results.
        expected: HalfPoints,
    },
    /// A second pairing-allocated bye in a round.
    #[error("found a second pairing-allocated bye in round {round}, expected one")]
    SecondBye { round: u16 },
    /// Opponents from several teams, or from none, in one team match.
    #[error(
        "found players of several teams as opponents of team {team} in round {round}, expected one team"
    )]
    NoSingleOpponent { team: u16, round: u16 },
    /// A further game of a match with other opponents or players than its first game.
    #[error(
        "found other opponents or players of team {team} in round {round}, expected those of the first game of the match"
    )]
    OtherPairs { team: u16, round: u16 },
    /// A match without a game that it needs.
    #[error("found no game of team {team} in round {round}, expected one: its match is not over")]
    MissingGame { team: u16, round: u16 },
    /// A match of changing partners without a game that it needs.
    #[error(
        "found no game of player {player} in round {round}, expected one: the match is not over"
    )]
    NoGame { player: u16, round: u16 },
    /// A game of changing partners without a remark about the partner.
    #[error(
        "found a game of player {player} in round {round}, expected the remark \"Partners in round\" to name the partner"
    )]
    NoPartner { player: u16, round: u16 },
    /// More lines than any report has.
    #[error("found more lines, expected at most {most}")]
    TooManyLines { most: usize },
    #[error("found no player, expected a record 001")]
    NoEntrants,
    #[error("found a compressed file, expected a tournament report that is unpacked")]
    Compressed,
    /// A table with separated columns instead of a report.
    #[error(
        "found a list with separated columns, expected a tournament report: lists of players are imported as such"
    )]
    PlayerList,
    /// More than 9999 entrants or rounds.
    #[error("found too many entrants or rounds, expected at most 9999")]
    TooMany,
}
