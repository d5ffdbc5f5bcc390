//! The sheets of a season.

use kralle_call::call;

use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetList;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;

/// Shows which sheets of the open season can be printed.
#[call]
pub(crate) fn season_sheets(desk: &Snapshot, _: Nothing) -> Result<SheetList, RefusalView> {
    let _ = desk;
    Err(RefusalView::new("no_season"))
}
