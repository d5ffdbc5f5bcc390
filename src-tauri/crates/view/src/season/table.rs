//! The view of a season's table, with the working of every figure.

use kralle_choice::Choice;
use kralle_season::{
    Behind, CategoryTable, EveningResult, Formula, PersonNumber, PointsRule, SeasonPlace,
    SharedRule, WorkedSeason,
};

use crate::named::Named;
use crate::wire;

wire! {
    /// The short form of a person of the season.
    pub struct SeasonPersonRef {
        /// The number of the person, from 1 by first appearance.
        pub person: u32,
        pub name: String,
        /// Empty without a club.
        pub club: String,
        /// `None` if unknown.
        pub birth_year: Option<u16>,
    }
}

/// Returns the short form of a person; `None` if the season has no such person.
pub fn person_ref(worked: &WorkedSeason, person: PersonNumber) -> Option<SeasonPersonRef> {
    let person = worked.persons.get(person)?;
    Some(SeasonPersonRef {
        person: person.number.0,
        name: person.data.name.to_string(),
        club: person
            .data
            .club
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        birth_year: person.data.birth_year.map(u16::from),
    })
}

wire! {
    /// The rule for the points of an evening.
    #[derive(Copy, Eq, Choice)]
    pub enum SeasonPointsRule {
        /// The points of a list, the first for rank 1.
        ByRank,
        /// One point for each team ranked lower.
        Beaten,
        /// One point for each team ranked lower, and one for attendance.
        BeatenPlusOne,
        /// The percentage of the other teams that are ranked lower.
        Percent,
        /// The points of the tournament itself.
        Own,
    }
}

wire! {
    /// The working of the points of an evening.
    pub struct SeasonPointsWorking {
        pub rule: SeasonPointsRule,
        /// The points of each shared rank, best first, in hundredths.
        ///
        /// A single entry if the rank is not shared, or if the tournament's own points count.
        pub of_ranks_hundredths: Vec<i64>,
        /// The rule for shared ranks; `None` if the rank is not shared.
        pub shared: Option<Named<SharedRule>>,
        /// The points of the rank: one of these entries, or their mean.
        pub base_hundredths: i64,
        /// Points for attendance.
        pub bonus_hundredths: i64,
        /// True if a guest gets no points; the other fields show the hypothetical points.
        pub guest: bool,
    }
}

wire! {
    /// A person's result of an evening.
    pub struct SeasonCell {
        /// The number of the evening.
        pub evening: u32,
        /// The team number.
        pub team: u16,
        /// The other members of the team.
        pub partners: Vec<SeasonPersonRef>,
        /// The rank of the team, the first of the ranks if they are shared.
        pub rank_from: u16,
        /// The last of the shared ranks; the rank itself if it is not shared.
        pub rank_to: u16,
        /// The number of ranked teams.
        pub teams: u16,
        /// The points in hundredths, including the bonus.
        pub points_hundredths: i64,
        /// True if the result is among the best that count.
        pub counts: bool,
        pub working: SeasonPointsWorking,
    }
}

wire! {
    /// The criterion that puts a person behind another.
    #[derive(Copy, Eq, Choice)]
    pub enum SeasonBehindBy {
        /// Fewer points.
        Total,
        /// Equal points, and a worse single result; all better results are equal.
        SingleResult,
        /// Equal results and fewer evenings.
        Starts,
        /// No criterion: the rank is shared.
        Shared,
    }
}

wire! {
    /// The reason for the place behind the previous person.
    #[derive(Copy, Eq)]
    pub struct SeasonBehind {
        pub by: SeasonBehindBy,
        /// The single result that decides, counted from 1 for the best; `None` if none decides.
        pub nth: Option<u16>,
        /// The deciding value of the previous person.
        ///
        /// It is the single result in hundredths of a point, or the number of evenings. `None` if
        /// total points decide or the rank is shared.
        pub before: Option<i64>,
        /// The same value of this person; `None` if `before` is.
        pub own: Option<i64>,
    }
}

wire! {
    /// A person in the table.
    pub struct SeasonRow {
        pub person: SeasonPersonRef,
        /// The rank, the first of the ranks if they are shared.
        ///
        /// `None` for a person without a rank: too few evenings, or a guest.
        pub rank_from: Option<u16>,
        /// The last of the shared ranks; `None` for a person without a rank.
        pub rank_to: Option<u16>,
        /// `None` for the first person, and for persons without a rank.
        pub behind: Option<SeasonBehind>,
        /// The number of evenings that are missing for a rank; 0 for a guest.
        pub missing: u16,
        pub guest: bool,
        /// The points of the evenings that count, in hundredths.
        pub total_hundredths: i64,
        /// The number of evenings of the person.
        pub starts: u16,
        /// The evenings, in their order.
        pub results: Vec<SeasonCell>,
    }
}

wire! {
    /// A table of a season.
    pub struct SeasonTableView {
        /// The name of the category; `None` for the table of all persons.
        pub category: Option<String>,
        /// The ranked persons, then those with too few evenings, then the guests.
        pub rows: Vec<SeasonRow>,
        /// The numbers of the evenings that count.
        pub evenings: Vec<u32>,
        /// The maximum number of evenings that count for each person; 0 for all.
        pub best: u16,
        /// The minimum number of evenings for a rank; 0 for none.
        pub minimum: u16,
    }
}

/// Returns the view of a rule of the settings.
pub fn rule_view(rule: &PointsRule) -> SeasonPointsRule {
    match rule {
        PointsRule::ByRank(_) => SeasonPointsRule::ByRank,
        PointsRule::Formula(formula) => formula_view(*formula),
        PointsRule::Own => SeasonPointsRule::Own,
    }
}

const fn formula_view(formula: Formula) -> SeasonPointsRule {
    match formula {
        Formula::Beaten => SeasonPointsRule::Beaten,
        Formula::BeatenPlusOne => SeasonPointsRule::BeatenPlusOne,
        Formula::Percent => SeasonPointsRule::Percent,
    }
}

/// Returns the table of all persons.
pub fn table_of_all(worked: &WorkedSeason) -> SeasonTableView {
    let rows = worked.table.rows.iter();
    let rows = rows.filter_map(|it| row(worked, it.person, it.place));
    table(worked, None, rows.collect())
}

/// Returns the table of a category.
pub fn table_of(worked: &WorkedSeason, category: &CategoryTable) -> SeasonTableView {
    let rows = category.rows.iter();
    let rows = rows.filter_map(|it| row(worked, it.person, it.place));
    table(worked, Some(category.name.clone()), rows.collect())
}

fn table(worked: &WorkedSeason, category: Option<String>, rows: Vec<SeasonRow>) -> SeasonTableView {
    SeasonTableView {
        category,
        rows,
        evenings: worked.table.evenings.iter().map(|it| it.0).collect(),
        best: worked.settings.best.unwrap_or_default(),
        minimum: worked.settings.minimum,
    }
}

/// Returns the row of a person at `place`; `None` if the person is not in the table of all.
pub fn row(worked: &WorkedSeason, person: PersonNumber, place: SeasonPlace) -> Option<SeasonRow> {
    let of_person = worked.table.row(person)?;
    let (rank, behind, missing) = match place {
        SeasonPlace::Ranked { rank, behind } => (Some(rank), behind, 0),
        SeasonPlace::BelowMinimum { missing } => (None, None, missing),
        SeasonPlace::Guest => (None, None, 0),
    };
    Some(SeasonRow {
        person: person_ref(worked, person)?,
        rank_from: rank.map(|rank| rank.from),
        rank_to: rank.map(|rank| rank.to),
        behind: behind.map(behind_view),
        missing,
        guest: place == SeasonPlace::Guest,
        total_hundredths: of_person.total.0,
        starts: of_person.starts,
        results: of_person
            .results
            .iter()
            .map(|it| cell(worked, it))
            .collect(),
    })
}

fn behind_view(behind: Behind) -> SeasonBehind {
    let plain = |by| SeasonBehind {
        by,
        nth: None,
        before: None,
        own: None,
    };
    match behind {
        Behind::Total => plain(SeasonBehindBy::Total),
        Behind::Shared => plain(SeasonBehindBy::Shared),
        Behind::SingleResult { nth, before, own } => SeasonBehind {
            nth: Some(nth),
            before: Some(before.0),
            own: Some(own.0),
            ..plain(SeasonBehindBy::SingleResult)
        },
        Behind::Starts { before, own } => SeasonBehind {
            before: Some(before.into()),
            own: Some(own.into()),
            ..plain(SeasonBehindBy::Starts)
        },
    }
}

fn cell(worked: &WorkedSeason, it: &EveningResult) -> SeasonCell {
    let working = &it.working;
    let shared = (working.by_rank.len() > 1).then_some(Named(worked.settings.shared));
    let partners = it.partners.iter();
    SeasonCell {
        evening: it.evening.0,
        team: it.team.get(),
        partners: partners.filter_map(|it| person_ref(worked, *it)).collect(),
        rank_from: it.rank.from,
        rank_to: it.rank.to,
        teams: it.teams,
        points_hundredths: it.points.0,
        counts: it.counts,
        working: SeasonPointsWorking {
            rule: rule_view(&worked.settings.points),
            of_ranks_hundredths: working.by_rank.iter().map(|it| it.0).collect(),
            shared,
            base_hundredths: working.base.0,
            bonus_hundredths: working.bonus.0,
            guest: working.is_guest,
        },
    }
}
