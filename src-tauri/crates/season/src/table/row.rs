//! What a season table says, line by line, each figure with its working.

use kralle_choice::Code;
use kralle_tournament::{Rank, TeamNumber};

use crate::{EveningNumber, PersonNumber, Points, Problem};

/// How the points of one result came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsWorking {
    /// What each of the ranks held is worth, best first; one, where the rank is not shared or the
    /// tournament's own points count.
    pub by_rank: Vec<Points>,
    /// What the rank is worth: one of these, or their mean.
    pub base: Points,
    /// For taking part.
    pub bonus: Points,
    /// Whether nothing is given because the person is a guest; then the rest says what it would be.
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
    /// How many teams stand in the order, without those that are out.
    pub teams: u16,
    pub points: Points,
    pub working: PointsWorking,
    /// Whether it is among the best that count.
    pub counts: bool,
}

/// What sets somebody behind the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum Behind {
    /// Fewer points in all.
    Total,
    /// A worse single result; all better ones are equal.
    SingleResult {
        /// Which, from 1 for the best.
        nth: u16,
        /// That of the one before.
        before: Points,
        own: Points,
    },
    /// Fewer starts.
    Starts {
        /// Of the one before.
        before: u16,
        own: u16,
    },
    /// Nothing: they share the rank.
    Shared,
}

/// Where somebody stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Code)]
pub enum SeasonPlace {
    /// One rank, or several that are shared.
    Ranked {
        rank: Rank,
        /// What sets him behind the one before; none for the first.
        behind: Option<Behind>,
    },
    /// Behind all who are ranked: fewer starts than the minimum.
    BelowMinimum {
        /// How many are missing.
        missing: u16,
    },
    /// A guest: no points, no rank.
    Guest,
}

/// A line of the season table.
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

/// A line of a category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CategoryRow {
    pub person: PersonNumber,
    /// Where the person stands in the category.
    pub place: SeasonPlace,
    /// The line of the whole table, counted from 0.
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
    /// What is not in the table, and why.
    pub problems: Vec<Problem>,
}
