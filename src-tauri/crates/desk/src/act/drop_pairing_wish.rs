//! Pairs the newest draft again without one of the director's choices.

use crate::desk::Desk;
use crate::show::pairing;
use crate::view::overview::Overview;
use crate::view::pairing::PairingWishView;
use crate::view::refusal::RefusalView;

/// Pairs the newest draft again without one of the director's choices.
pub(crate) fn run(desk: &mut Desk, input: PairingWishView) -> Result<Overview, RefusalView> {
    let wish = pairing::wished(&input)?;
    let said = pairing::said(super::pair_round::number(desk)?, &input)?;
    let job = desk.job();
    desk.command("drop_pairing_wish", said, |tournament| {
        tournament.drop_pairing_wish(wish, &job).map(drop)
    })
}
