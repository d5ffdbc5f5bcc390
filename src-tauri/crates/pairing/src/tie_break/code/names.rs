//! The table of names (C.07 article 5).

use super::TieBreakKind;
use super::TieBreakKind as Kind;
use crate::event::ScoreKind::{self, GamePoints as GP, MatchPoints as MP};

/// Acronym, tie-break, and the article that defines it.
pub(super) const NAMES: &[(&str, TieBreakKind, &str)] = &[
    ("PTS", Kind::Points, "4.2"),
    ("DE", Kind::DirectEncounter, "6"),
    ("OTHER_DE2", Kind::DirectEncounterOfTwo, "S W2a"),
    ("WIN", Kind::Wins, "7.1"),
    ("WON", Kind::GamesWon, "7.2"),
    ("BPG", Kind::GamesWithBlack, "7.3"),
    ("BWG", Kind::WinsWithBlack, "7.4"),
    ("PS", Kind::Progressive, "7.5"),
    ("REP", Kind::RoundsElected, "7.6"),
    // The name of REP until 2024.
    ("GE", Kind::RoundsElected, "7.6"),
    ("STD", Kind::StandardPoints, "7.7"),
    ("TPN", Kind::PairingNumber, "7.8"),
    ("BH", Kind::Buchholz, "8.1"),
    ("AOB", Kind::AverageBuchholz, "8.2"),
    ("FB", Kind::ForeBuchholz, "8.3"),
    ("SB", Kind::SonnebornBerger, "9.1"),
    ("KS", Kind::Koya, "9.2"),
    ("ARO", Kind::AverageRating, "10.1"),
    ("TPR", Kind::Performance, "10.2"),
    ("PTP", Kind::PerfectPerformance, "10.3"),
    ("APRO", Kind::AveragePerformance, "10.4"),
    ("APPO", Kind::AveragePerfectPerformance, "10.5"),
    ("RTNG", Kind::Rating, "10.6"),
    ("BC", Kind::BoardCount, "12.1"),
    ("TBR", Kind::TopBoards, "12.2"),
    ("BBE", Kind::BottomBoards, "12.3"),
    ("MPvGP", Kind::OtherScore, "13.1"),
    ("EMMSB", sonneborn_berger(MP, MP), "13.2"),
    ("EMGSB", sonneborn_berger(MP, GP), "13.2"),
    ("EGMSB", sonneborn_berger(GP, MP), "13.2"),
    ("EGGSB", sonneborn_berger(GP, GP), "13.2"),
    ("EDE", Kind::ExtendedDirectEncounter, "13.3"),
    ("EDEBT", Kind::EncounterCountTop, "13.3"),
    ("EDEBB", Kind::EncounterCountBottom, "13.3"),
    ("EDET", Kind::EncounterTop, "13.3"),
    ("EDEB", Kind::EncounterBottom, "13.3"),
    ("SSSC", Kind::ScoreStrength, "13.4"),
];

const fn sonneborn_berger(opponents: ScoreKind, own: ScoreKind) -> TieBreakKind {
    Kind::ExtendedSonnebornBerger { opponents, own }
}

impl TieBreakKind {
    /// Returns the acronym of article 5.
    pub fn name(self) -> &'static str {
        NAMES
            .iter()
            .find(|(_, kind, _)| *kind == self)
            .map_or("", |(name, _, _)| name)
    }

    /// Returns the article that defines it.
    pub fn article(self) -> &'static str {
        NAMES
            .iter()
            .find(|(_, kind, _)| *kind == self)
            .map_or("", |(_, _, article)| article)
    }

    /// True if article 8 forbids it in a round robin.
    pub const fn is_for_swiss_only(self) -> bool {
        matches!(
            self,
            Self::Buchholz | Self::AverageBuchholz | Self::ForeBuchholz | Self::ScoreStrength
        )
    }

    /// True if it is a sum from which values can be cut.
    ///
    /// This is the column "Cut-1" of article 5; the low end stands for both ends (article 14).
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
