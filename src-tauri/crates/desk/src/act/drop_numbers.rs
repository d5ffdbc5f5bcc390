//! Gives the teams their own numbers in the round robin tables again.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Gives the teams their own numbers in the round robin tables again.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    desk.command(
        "drop_numbers",
        data([]),
        kralle_tournament::Tournament::drop_numbers,
    )
}
