//! Pairs the newest draft, or the next round, around one more choice of the director.

use crate::desk::Desk;
use crate::show::pairing;
use crate::view::overview::Overview;
use crate::view::pairing::PairingWishView;
use crate::view::refusal::RefusalView;

/// Pairs the newest draft, or the next round, around one more choice of the director.
pub(crate) fn run(desk: &mut Desk, input: PairingWishView) -> Result<Overview, RefusalView> {
    let wish = pairing::wished(&input)?;
    let said = pairing::said(super::pair_round::number(desk)?, &input)?;
    let job = desk.job();
    desk.command("wish_pairing", said, |tournament| {
        tournament.wish_pairing(wish, &job).map(drop)
    })
}
