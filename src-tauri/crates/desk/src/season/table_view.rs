//! The table of a season as it is shown, with the working of every figure.

use kralle_choice::Choice;

use crate::core::wire::wire;
use crate::season::view::{SeasonPersonRef, SeasonPointsRule, SeasonShared};

wire! {
    /// How the points of an evening came about.
    pub struct SeasonPointsWorking {
        pub rule: SeasonPointsRule,
        /// What each of the ranks is worth that are shared, or the one, in hundredths of a point.
        pub of_ranks_hundredths: Vec<i32>,
        /// What those get who share ranks; none where the rank is not shared.
        pub shared: Option<SeasonShared>,
        /// How many share the ranks; 1 where nobody does.
        pub shared_by: u32,
        /// The points of the tournament itself, in half points; only where these count.
        pub own_half_points: Option<u32>,
        pub bonus_hundredths: i32,
        /// Whether the person was a guest, who takes no points.
        pub guest: bool,
    }
}

wire! {
    /// An evening of a person.
    pub struct SeasonCell {
        /// Its place in the list of evenings, from 0.
        pub evening: u32,
        pub team: u32,
        pub rank_from: u32,
        /// The last of the ranks that are shared.
        pub rank_to: u32,
        /// How many teams were ranked.
        pub teams: u32,
        /// In hundredths of a point, the bonus among them.
        pub points_hundredths: i32,
        /// Whether it is among those that count.
        pub counts: bool,
        pub working: SeasonPointsWorking,
    }
}

wire! {
    /// What puts a person before the next one.
    #[derive(Copy, Eq, Choice)]
    pub enum SeasonOrder {
        Points,
        /// With equal points, the better best result, then the better second best and so on.
        BestResults,
        /// With equal results, more evenings.
        Starts,
        /// Nothing: the rank is shared.
        Shared,
    }
}

wire! {
    /// A person in the table.
    pub struct SeasonRow {
        pub person: SeasonPersonRef,
        /// None where the person is not ranked: too few evenings, or only as a guest.
        pub rank_from: Option<u32>,
        /// The last of the ranks that are shared.
        pub rank_to: Option<u32>,
        /// What puts the person before the next in rank; none for the last and for those without one.
        pub before_next_by: Option<SeasonOrder>,
        pub total_hundredths: i32,
        /// How many evenings the person took part in that count in this season.
        pub starts: u32,
        pub guest: bool,
        /// The evenings, by their order in the season.
        pub results: Vec<SeasonCell>,
    }
}

wire! {
    /// A table of a season.
    pub struct SeasonTableView {
        /// The category; none where it is the table of all.
        pub category: Option<String>,
        pub rows: Vec<SeasonRow>,
        /// The evenings that count, by their place in the list of evenings, from 0.
        pub evenings: Vec<u32>,
        /// How many evenings count at most for each person; 0: all.
        pub best: u32,
        /// From how many evenings on a person is ranked; 0: from the first.
        pub minimum: u32,
    }
}
