//! Ends a Swiss system with the last published round.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Ends a Swiss system with the last published round.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    let rounds = desk.tournament()?.rounds.len();
    desk.command(
        "end_with_last_round",
        data([("round", rounds.into())]),
        |tournament| tournament.end_with_last_round().map(drop),
    )
}
