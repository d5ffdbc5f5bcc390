//! Rows of a season table, each number with its working.

use kralle_choice::Code;
use kralle_tournament::{Rank, TeamNumber};

use crate::{EveningNumber, PersonNumber, Points, Problem};

/// The working of the points of one result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsWorking {
    /// The points of each held rank, best first.
    ///
    /// A single entry if the rank is not shared or the tournament's own points count.
    pub by_rank: Vec<Points>,
    /// The points of the rank: one of these, or their mean.
    pub base: Points,
    /// Points for attendance.
    pub bonus: Points,
    /// True if no points are given because the person is a guest; the other fields show the
    /// hypothetical points.
    pub is_guest: bool,
}

/// A person's result in one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResult {
    pub evening: EveningNumber,
    pub team: TeamNumber,
    /// The other members of the team.
    pub partners: Vec<PersonNumber>,
    /// The rank of the team in the tournament.
    pub rank: Rank,
    /// The number of teams in the order, without excluded and annulled ones.
    pub teams: u16,
    pub points: Points,
    pub working: PointsWorking,
    /// True if it is among the best that count.
    pub counts: bool,
}

/// The criterion that places a person behind the previous one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum Behind {
    /// Fewer total points.
    Total,
    /// A worse single result; all better ones are equal.
    SingleResult {
        /// The position, from 1 for the best.
        nth: u16,
        /// That of the previous one.
        before: Points,
        own: Points,
    },
    /// Fewer starts.
    Starts {
        /// Of the previous one.
        before: u16,
        own: u16,
    },
    /// No difference: they share the rank.
    Shared,
}

/// The place of a person in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum SeasonPlace {
    /// One rank, or several shared ones.
    Ranked {
        rank: Rank,
        /// The criterion behind the previous one; `None` for the first.
        behind: Option<Behind>,
    },
    /// After all ranked persons: fewer starts than the minimum.
    BelowMinimum {
        /// The number of missing starts.
        missing: u16,
    },
    /// A guest: no points, no rank.
    Guest,
}

/// A row of the season table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonRow {
    pub person: PersonNumber,
    pub place: SeasonPlace,
    /// The sum of the results that count.
    pub total: Points,
    pub starts: u16,
    /// In the order of the season.
    pub results: Vec<EveningResult>,
}

/// The rows of a category: those of the table, ranked among themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CategoryTable {
    pub name: String,
    pub rows: Vec<CategoryRow>,
}

/// A row of a category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CategoryRow {
    pub person: PersonNumber,
    /// The place of the person in the category.
    pub place: SeasonPlace,
    /// The row of the full table, counted from 0.
    pub row: usize,
}

/// The season table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeasonTable {
    /// The tournaments that count, in the order of the season.
    pub evenings: Vec<EveningNumber>,
    /// The ranked ones first, then those below the minimum, then the guests.
    pub rows: Vec<SeasonRow>,
    /// In the order of the settings.
    pub categories: Vec<CategoryTable>,
    /// Omissions from the table, with their reasons.
    pub problems: Vec<Problem>,
}
