//! The table of names (C.07 article 5).

use super::TieBreakKind;
use super::TieBreakKind as Kind;
use crate::event::ScoreKind::{GamePoints as GP, MatchPoints as MP};

pub(super) const NAMES: &[(&str, TieBreakKind)] = &[
    ("PTS", Kind::Points),
    ("DE", Kind::DirectEncounter),
    ("OTHER_DE2", Kind::DirectEncounterOfTwo),
    ("WIN", Kind::Wins),
    ("WON", Kind::GamesWon),
    ("BPG", Kind::GamesWithBlack),
    ("BWG", Kind::WinsWithBlack),
    ("PS", Kind::Progressive),
    ("REP", Kind::RoundsElected),
    // The name that REP had until 2024.
    ("GE", Kind::RoundsElected),
    ("STD", Kind::StandardPoints),
    ("TPN", Kind::PairingNumber),
    ("BH", Kind::Buchholz),
    ("AOB", Kind::AverageBuchholz),
    ("FB", Kind::ForeBuchholz),
    ("SB", Kind::SonnebornBerger),
    ("KS", Kind::Koya),
    ("ARO", Kind::AverageRating),
    ("TPR", Kind::Performance),
    ("PTP", Kind::PerfectPerformance),
    ("APRO", Kind::AveragePerformance),
    ("APPO", Kind::AveragePerfectPerformance),
    ("RTNG", Kind::Rating),
    ("BC", Kind::BoardCount),
    ("TBR", Kind::TopBoards),
    ("BBE", Kind::BottomBoards),
    ("MPvGP", Kind::OtherScore),
    (
        "EMMSB",
        Kind::ExtendedSonnebornBerger {
            opponents: MP,
            own: MP,
        },
    ),
    (
        "EMGSB",
        Kind::ExtendedSonnebornBerger {
            opponents: MP,
            own: GP,
        },
    ),
    (
        "EGMSB",
        Kind::ExtendedSonnebornBerger {
            opponents: GP,
            own: MP,
        },
    ),
    (
        "EGGSB",
        Kind::ExtendedSonnebornBerger {
            opponents: GP,
            own: GP,
        },
    ),
    ("EDE", Kind::ExtendedDirectEncounter),
    ("EDEBT", Kind::EncounterCountTop),
    ("EDEBB", Kind::EncounterCountBottom),
    ("EDET", Kind::EncounterTop),
    ("EDEB", Kind::EncounterBottom),
    ("SSSC", Kind::ScoreStrength),
];

impl TieBreakKind {
    /// The acronym of article 5.
    pub fn name(self) -> &'static str {
        NAMES
            .iter()
            .find(|(_, kind)| *kind == self)
            .map_or("", |(name, _)| name)
    }

    /// The article that defines it.
    pub const fn article(self) -> &'static str {
        match self {
            Self::Points => "4.2",
            Self::DirectEncounter => "6",
            Self::DirectEncounterOfTwo => "S W2a",
            Self::Wins => "7.1",
            Self::GamesWon => "7.2",
            Self::GamesWithBlack => "7.3",
            Self::WinsWithBlack => "7.4",
            Self::Progressive => "7.5",
            Self::RoundsElected => "7.6",
            Self::StandardPoints => "7.7",
            Self::PairingNumber => "7.8",
            Self::Buchholz => "8.1",
            Self::AverageBuchholz => "8.2",
            Self::ForeBuchholz => "8.3",
            Self::SonnebornBerger => "9.1",
            Self::Koya => "9.2",
            Self::AverageRating => "10.1",
            Self::Performance => "10.2",
            Self::PerfectPerformance => "10.3",
            Self::AveragePerformance => "10.4",
            Self::AveragePerfectPerformance => "10.5",
            Self::Rating => "10.6",
            Self::BoardCount => "12.1",
            Self::TopBoards => "12.2",
            Self::BottomBoards => "12.3",
            Self::OtherScore => "13.1",
            Self::ExtendedSonnebornBerger { .. } => "13.2",
            Self::ExtendedDirectEncounter
            | Self::EncounterCountTop
            | Self::EncounterCountBottom
            | Self::EncounterTop
            | Self::EncounterBottom => "13.3",
            Self::ScoreStrength => "13.4",
        }
    }

    /// Whether article 8 forbids it in a round robin.
    pub const fn is_for_swiss_only(self) -> bool {
        matches!(
            self,
            Self::Buchholz | Self::AverageBuchholz | Self::ForeBuchholz | Self::ScoreStrength
        )
    }

    /// Whether it is a sum from which values can be cut (the column "Cut-1" of
    /// article 5; what holds for the low end holds for both, article 14).
    pub(super) const fn can_be_cut(self) -> bool {
        matches!(
            self,
            Self::Buchholz
                | Self::ForeBuchholz
                | Self::AverageRating
                | Self::SonnebornBerger
                | Self::ExtendedSonnebornBerger { .. }
                | Self::Progressive
        )
    }

    pub(super) const fn reads_ratings(self) -> bool {
        matches!(
            self,
            Self::AverageRating
                | Self::Performance
                | Self::PerfectPerformance
                | Self::AveragePerformance
                | Self::AveragePerfectPerformance
                | Self::Rating
        )
    }

    pub(super) const fn reads_forfeits(self) -> bool {
        matches!(
            self,
            Self::DirectEncounter
                | Self::DirectEncounterOfTwo
                | Self::Buchholz
                | Self::AverageBuchholz
                | Self::ForeBuchholz
                | Self::SonnebornBerger
                | Self::ExtendedSonnebornBerger { .. }
                | Self::ExtendedDirectEncounter
                | Self::EncounterCountTop
                | Self::EncounterCountBottom
                | Self::EncounterTop
                | Self::EncounterBottom
                | Self::ScoreStrength
        )
    }
}
