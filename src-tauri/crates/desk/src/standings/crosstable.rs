//! The call for the crosstable.

use kralle_call::call;
use kralle_view::crosstable::{CrosstableView, view};
use kralle_view::people;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::Nothing;

/// Shows the crosstable of all rounds, drafts included.
#[call]
pub(crate) fn crosstable(desk: &Snapshot, _: Nothing) -> Result<CrosstableView, RefusalView> {
    let tournament = desk.tournament()?;
    let newest = people::newest_round(tournament);
    Ok(view(tournament, None, newest, |_| true))
}
