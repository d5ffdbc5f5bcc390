//! What a report and a tournament cannot carry of each other.

use kralle_choice::{Choice, Code};
use kralle_refusal::Refusal;

use crate::trf::TrfError;

/// Why a report is not made into a tournament, or a tournament not into a report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1)]
pub enum ReportError {
    /// The report contradicts itself or cannot be read.
    #[error("{0}")]
    #[code("report_unreadable")]
    #[refusal(BadInput)]
    Trf(#[from] TrfError),
    /// There are no teams yet, and so nothing to report.
    #[error("no entrants")]
    #[code("report_without_entrants")]
    NoEntrants,
    /// Teams of so many players at the boards: Kralle has one or two.
    #[error("a match of {boards} boards")]
    #[code("report_boards")]
    Boards { boards: usize },
    /// A team has too few or too many players.
    #[error("team {team} has {players} players")]
    #[code("report_team_size")]
    TeamSize { team: u16, players: usize },
    /// A round has two entrants without opponents.
    #[error("round {round} has more than one bye")]
    #[code("report_second_bye")]
    #[refusal(BadInput)]
    SecondBye { round: u16 },
    /// A name that cannot be kept.
    #[error("line of entrant {entrant}: the name cannot be kept")]
    #[code("report_name")]
    Name {
        /// The player or team.
        entrant: u16,
    },
    /// Two players who cannot be told apart.
    #[error("player {entrant} is entered twice")]
    #[code("report_player_twice")]
    PlayerTwice {
        /// The second of them.
        entrant: u16,
    },
    /// Points do not follow from win, draw and loss, so that the standings would differ.
    #[error("entrant {entrant} has points that do not follow from its results")]
    #[code("report_points")]
    Points { entrant: u16 },
    /// Points of an entrant have more digits than a report has columns for.
    #[error("entrant {entrant} has more points than a report has columns for")]
    #[code("report_points_too_wide")]
    PointsTooWide { entrant: u16 },
    /// A team, player or round has a number that a report has no columns for.
    #[error("number {number}, expected at most {most}")]
    #[code("report_number_too_wide")]
    NumberTooWide {
        number: u16,
        /// The highest there are columns for.
        most: u16,
    },
}

/// What a report says that a tournament does not carry, and what it does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum ReportRemark {
    /// By what matches were decided is not said.
    CausesUnknown,
    /// The boards of a match had different results: only who won the match is kept.
    BoardResults,
    /// Accelerated rounds and forbidden pairs are left out.
    WishesLeftOut,
    /// Of players in the lists of several federations one number is kept.
    OtherFederations,
    /// For what points were given or taken is not said.
    PenaltyReasonsUnknown,
    /// Tie-breaks that Kralle does not know.
    TieBreaksLeftOut,
}
