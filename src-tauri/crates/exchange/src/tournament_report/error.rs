//! Errors and remarks of export and import.

use kralle_choice::{Choice, Code};
use kralle_refusal::Refusal;
use kralle_tournament::{Formation, Tournament};

use crate::trf::TrfError;

/// The reason why a report cannot become a tournament, or a tournament a report.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1)]
pub enum ReportError {
    /// The report is unreadable or contradicts itself.
    #[error("{0}")]
    #[code("report_unreadable")]
    #[refusal(BadInput)]
    Trf(#[from] TrfError),
    /// The tournament has no teams yet.
    #[error("no entrants")]
    #[code("report_without_entrants")]
    NoEntrants,
    /// A match with a number of boards other than one or two.
    #[error("a match of {boards} boards")]
    #[code("report_boards")]
    Boards { boards: usize },
    /// A team with too few or too many players.
    #[error("team {team} has {players} players")]
    #[code("report_team_size")]
    TeamSize { team: u16, players: usize },
    /// Two entrants without an opponent in one round.
    #[error("round {round} has more than one bye")]
    #[code("report_second_bye")]
    #[refusal(BadInput)]
    SecondBye { round: u16 },
    /// An invalid name.
    #[error("line of entrant {entrant}: the name cannot be kept")]
    #[code("report_name")]
    Name {
        /// The number of the player or team; 0 for the tournament.
        entrant: u16,
    },
    /// Two players with the same FIDE number, name and birth year.
    #[error("player {entrant} is entered twice")]
    #[code("report_player_twice")]
    PlayerTwice {
        /// The number of the second player.
        entrant: u16,
    },
    /// Points that do not follow from wins, draws and losses, so that the standings would differ.
    #[error("entrant {entrant} has points that do not follow from its results")]
    #[code("report_points")]
    Points { entrant: u16 },
    /// Points with more digits than the report's columns.
    #[error("entrant {entrant} has more points than a report has columns for")]
    #[code("report_points_too_wide")]
    PointsTooWide { entrant: u16 },
    /// A team, player or round number with more digits than the report's columns.
    #[error("number {number}, expected at most {most}")]
    #[code("report_number_too_wide")]
    NumberTooWide {
        number: u16,
        /// The highest number that fits.
        most: u16,
    },
}

/// A difference between a report and the tournament read from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum ReportRemark {
    /// The causes of results are unknown.
    CausesUnknown,
    /// The boards of a match had different results; only the result of the match is kept.
    BoardResults,
    /// The partners of single players are unknown; they become opponents without partners.
    PartnersUnknown,
    /// Forbidden pairs are ignored, and accelerations other than Baku.
    WishesLeftOut,
    /// For players with several national numbers, only one is kept.
    OtherFederations,
    /// The reasons for penalty points are unknown.
    PenaltyReasonsUnknown,
    /// The report names tie-breaks that Kralle does not support.
    TieBreaksLeftOut,
}

/// A part of the format that other programs do not see in a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum ReportLoss {
    /// Each game of a match is a round of its own.
    GamesAreRounds,
    /// The points are those of the games, and not those of the matches.
    MatchPoints,
    /// Each player of changing partners has an opponent, and only remarks name the partners.
    Partners,
}

impl ReportLoss {
    /// Returns the losses in the report of a tournament.
    pub fn of(tournament: &Tournament) -> Vec<Self> {
        let format = &tournament.settings.match_format;
        let formation = tournament.settings.formation;
        [
            (format.has_several_games(), Self::GamesAreRounds),
            (format.has_two_scores(), Self::MatchPoints),
            (formation == Formation::ChangingPartners, Self::Partners),
        ]
        .into_iter()
        .filter_map(|(is_lost, loss)| is_lost.then_some(loss))
        .collect()
    }
}
