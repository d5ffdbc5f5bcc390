//! The table of a season, and those of its categories.

use kralle_call::call;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::season::table_view::SeasonTableView;

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
    let _ = (desk, input);
    Err(RefusalView::new("no_season"))
}
