//! The data that a tie-break needs to order tied entrants.

use super::TieBreakKind;
use crate::event::ScoreKind;

/// A condition without which a tie-break leaves every tie as it is, or has another purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requirement {
    /// Opponents that differ: in a complete round robin, tied entrants have equal values.
    DifferentOpponents,
    /// A round robin (C.07 article 9.2).
    RoundRobin,
    /// A rating of every entrant (article 10).
    Ratings,
    /// The results on the boards of a match, or a second score (articles 12 and 13).
    Boards,
}

impl TieBreakKind {
    /// Returns the condition of this tie-break; `None` if it has a meaning in every tournament.
    pub const fn requirement(self) -> Option<Requirement> {
        match self {
            Self::Buchholz | Self::AverageBuchholz => Some(Requirement::DifferentOpponents),
            Self::Koya => Some(Requirement::RoundRobin),
            Self::AverageRating
            | Self::Performance
            | Self::PerfectPerformance
            | Self::AveragePerformance
            | Self::AveragePerfectPerformance
            | Self::Rating => Some(Requirement::Ratings),
            Self::BoardCount
            | Self::TopBoards
            | Self::BottomBoards
            | Self::OtherScore
            | Self::EncounterCountTop
            | Self::EncounterCountBottom
            | Self::EncounterTop
            | Self::EncounterBottom => Some(Requirement::Boards),
            Self::ExtendedSonnebornBerger { opponents, own } => match (opponents, own) {
                (ScoreKind::MatchPoints, ScoreKind::MatchPoints) => None,
                (ScoreKind::GamePoints, _) | (_, ScoreKind::GamePoints) => {
                    Some(Requirement::Boards)
                }
            },
            // Fore Buchholz replaces the results of the last round, which differ.
            Self::ForeBuchholz
            | Self::Points
            | Self::DirectEncounter
            | Self::DirectEncounterOfTwo
            | Self::Wins
            | Self::GamesWon
            | Self::GamesWithBlack
            | Self::WinsWithBlack
            | Self::Progressive
            | Self::RoundsElected
            | Self::StandardPoints
            | Self::PairingNumber
            | Self::SonnebornBerger
            | Self::ExtendedDirectEncounter
            | Self::ScoreStrength => None,
        }
    }
}
