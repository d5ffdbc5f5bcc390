//! Pairs the next round as a draft, or the newest draft again.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Pairs the next round as a draft, or the newest draft again.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    let tournament = desk.tournament()?;
    let number = match tournament.rounds.last() {
        Some(draft) if draft.state == kralle_tournament::RoundState::Draft => draft.number.get(),
        Some(last) => last.number.next().get(),
        None => 1,
    };
    desk.command(
        "pair_round",
        data([("round", number.into())]),
        |tournament| tournament.pair_round().map(drop),
    )
}
