//! The table of a season and the tables of its categories.

use kralle_call::call;
use kralle_view::season::table::{SeasonTableView, table_of, table_of_all};

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::season::open_season::KnownSeason;
use crate::season::refusal::SeasonRefusal;

wire! {
    /// A table to show.
    pub struct SeasonTableInput {
        /// The name of the category; `None` for the table of all persons.
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

/// Returns the table of a category, or of all persons for `None`.
///
/// # Errors
/// Fails if there is no such category.
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
