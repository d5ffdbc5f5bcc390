//! Opens a closed tournament again.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Opens a closed tournament again.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    desk.command("reopen_tournament", data([]), |tournament| {
        tournament.reopen()
    })
}
