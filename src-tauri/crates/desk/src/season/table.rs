//! The table of a season, and those of its categories.

use kralle_call::call;
use kralle_season::{Behind, CategoryTable, EveningResult, PersonNumber, SeasonPlace};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::season::open_season::KnownSeason;
use crate::season::parse::rule_view;
use crate::season::persons::person_ref;
use crate::season::refusal::SeasonRefusal;
use crate::season::table_view::{
    SeasonBehind, SeasonBehindBy, SeasonCell, SeasonPointsWorking, SeasonRow, SeasonTableView,
};

wire! {
    /// Which table.
    pub struct SeasonTableInput {
        /// The category by its name; none: the table of all.
        #[serde(default)]
        pub category: Option<String>,
    }
}

/// Shows a table of the open season with the working of every figure.
#[call]
pub(crate) fn season_table(
    desk: &Snapshot,
    input: SeasonTableInput,
) -> Result<SeasonTableView, RefusalView> {
    table_named(&desk.season()?.known, input.category.as_deref())
}

/// The table of a category, or of all.
pub(crate) fn table_named(
    known: &KnownSeason,
    category: Option<&str>,
) -> Result<SeasonTableView, RefusalView> {
    let Some(name) = category else {
        return Ok(table_of_all(known));
    };
    let mut categories = known.table.categories.iter();
    let category = categories.find(|it| it.name == name);
    let category = category.ok_or_else(|| SeasonRefusal::SeasonNoCategory {
        category: name.to_owned(),
    })?;
    Ok(table_of(known, category))
}

/// The table of all.
pub(crate) fn table_of_all(known: &KnownSeason) -> SeasonTableView {
    let rows = known.table.rows.iter();
    let rows = rows.filter_map(|it| row(known, it.person, it.place));
    table(known, None, rows.collect())
}

/// The table of a category.
pub(crate) fn table_of(known: &KnownSeason, category: &CategoryTable) -> SeasonTableView {
    let rows = category.rows.iter();
    let rows = rows.filter_map(|it| row(known, it.person, it.place));
    table(known, Some(category.name.clone()), rows.collect())
}

fn table(known: &KnownSeason, category: Option<String>, rows: Vec<SeasonRow>) -> SeasonTableView {
    SeasonTableView {
        category,
        rows,
        evenings: known.table.evenings.iter().map(|it| it.0).collect(),
        best: known.settings.best.unwrap_or_default(),
        minimum: known.settings.minimum,
    }
}

/// A person in a table, with the place there; none who is in no table.
pub(crate) fn row(
    known: &KnownSeason,
    person: PersonNumber,
    place: SeasonPlace,
) -> Option<SeasonRow> {
    let found = known.table.row(person)?;
    let (rank, behind, missing) = match place {
        SeasonPlace::Ranked { rank, behind } => (Some(rank), behind, 0),
        SeasonPlace::BelowMinimum { missing } => (None, None, missing),
        SeasonPlace::Guest => (None, None, 0),
    };
    Some(SeasonRow {
        person: person_ref(known, person)?,
        rank_from: rank.map(|rank| rank.from),
        rank_to: rank.map(|rank| rank.to),
        behind: behind.map(behind_view),
        missing,
        guest: place == SeasonPlace::Guest,
        total_hundredths: found.total.0,
        starts: found.starts,
        results: found.results.iter().map(|it| cell(known, it)).collect(),
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

fn cell(known: &KnownSeason, it: &EveningResult) -> SeasonCell {
    let working = &it.working;
    let shared = (working.by_rank.len() > 1).then_some(Named(known.settings.shared));
    let partners = it.partners.iter();
    SeasonCell {
        evening: it.evening.0,
        team: it.team.get(),
        partners: partners.filter_map(|it| person_ref(known, *it)).collect(),
        rank_from: it.rank.from,
        rank_to: it.rank.to,
        teams: it.teams,
        points_hundredths: it.points.0,
        counts: it.counts,
        working: SeasonPointsWorking {
            rule: rule_view(&known.settings.points),
            of_ranks_hundredths: working.by_rank.iter().map(|it| it.0).collect(),
            shared,
            base_hundredths: working.base.0,
            bonus_hundredths: working.bonus.0,
            guest: working.is_guest,
        },
    }
}
