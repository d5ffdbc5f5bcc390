//! Pairs the newest draft again by the rules alone, without any choice of the director.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Pairs the newest draft again by the rules alone, without any choice of the director.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    let round = super::pair_round::number(desk)?;
    let job = desk.job();
    desk.command(
        "pair_by_rules",
        data([("round", round.into())]),
        |tournament| tournament.pair_without_wishes(&job).map(drop),
    )
}
