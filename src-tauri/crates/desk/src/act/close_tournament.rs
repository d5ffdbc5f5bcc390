//! Closes the tournament: the standings are final.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Closes the tournament: the standings are final.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    desk.command("close_tournament", data([]), |tournament| {
        tournament.close()
    })
}
