//! Pairs the next round as a draft, or the newest draft again.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Pairs the next round as a draft, or the newest draft again.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<Overview, RefusalView> {
    let number = number(desk)?;
    let job = desk.job();
    desk.command(
        "pair_round",
        data([("round", number.into())]),
        |tournament| tournament.pair_round_watched(&job).map(drop),
    )
}

/// The round that is paired next: the newest draft, or the round after the last.
pub(super) fn number(desk: &Desk) -> Result<u16, RefusalView> {
    let tournament = desk.tournament()?;
    Ok(match tournament.rounds.last() {
        Some(draft) if draft.state == kralle_tournament::RoundState::Draft => draft.number.get(),
        Some(last) => last.number.next().get(),
        None => 1,
    })
}
