//! The table of a season as it is shown, with the working of every figure.

use kralle_choice::Choice;
use kralle_season::SharedRule;
use kralle_view::named::Named;

use crate::core::wire::wire;
use crate::season::view::{SeasonPersonRef, SeasonPointsRule};

wire! {
    /// How the points of an evening came about.
    pub struct SeasonPointsWorking {
        pub rule: SeasonPointsRule,
        /// What each of the ranks is worth that are shared, the best first; one where the rank is not
        /// shared, or the points of the tournament itself count. In hundredths of a point.
        pub of_ranks_hundredths: Vec<i64>,
        /// What those get who share ranks; none where the rank is not shared.
        pub shared: Option<Named<SharedRule>>,
        /// What the rank is worth: one of these, or their mean.
        pub base_hundredths: i64,
        /// For taking part.
        pub bonus_hundredths: i64,
        /// Whether nothing is given because the person is a guest; then the rest says what it would be.
        pub guest: bool,
    }
}

wire! {
    /// An evening of a person.
    pub struct SeasonCell {
        /// The number of the evening.
        pub evening: u32,
        pub team: u16,
        pub partners: Vec<SeasonPersonRef>,
        pub rank_from: u16,
        /// The last of the ranks that are shared.
        pub rank_to: u16,
        /// How many teams were ranked.
        pub teams: u16,
        /// The bonus is among them.
        pub points_hundredths: i64,
        /// Whether it is among those that count.
        pub counts: bool,
        pub working: SeasonPointsWorking,
    }
}

wire! {
    /// By what a person stands behind another.
    #[derive(Copy, Eq, Choice)]
    pub enum SeasonBehindBy {
        /// Fewer points.
        Total,
        /// As many points, and a worse single result; all better ones are equal.
        SingleResult,
        /// Equal results, and fewer evenings.
        Starts,
        /// Nothing: the rank is shared.
        Shared,
    }
}

wire! {
    /// Why a person stands behind the one before.
    #[derive(Copy, Eq)]
    pub struct SeasonBehind {
        pub by: SeasonBehindBy,
        /// Which single result, from 1 for the best; only where one decides.
        pub nth: Option<u16>,
        /// Of the one before: the single result in hundredths of a point, or the number of evenings.
        pub before: Option<i64>,
        /// The same of the person.
        pub own: Option<i64>,
    }
}

wire! {
    /// A person in the table.
    pub struct SeasonRow {
        pub person: SeasonPersonRef,
        /// None where the person is not ranked: too few evenings, or a guest.
        pub rank_from: Option<u16>,
        /// The last of the ranks that are shared.
        pub rank_to: Option<u16>,
        /// None for the first, and for those who are not ranked.
        pub behind: Option<SeasonBehind>,
        /// How many evenings are missing to be ranked.
        pub missing: u16,
        pub guest: bool,
        /// The sum of the evenings that count.
        pub total_hundredths: i64,
        /// How many evenings the person took part in.
        pub starts: u16,
        /// The evenings, in their order.
        pub results: Vec<SeasonCell>,
    }
}

wire! {
    /// A table of a season.
    pub struct SeasonTableView {
        /// The category; none where it is the table of all.
        pub category: Option<String>,
        /// The ranked ones first, then those with too few evenings, then the guests.
        pub rows: Vec<SeasonRow>,
        /// The numbers of the evenings that count.
        pub evenings: Vec<u32>,
        /// How many evenings count at most for each person; 0: all.
        pub best: u16,
        /// From how many evenings on a person is ranked; 0: from the first.
        pub minimum: u16,
    }
}
