//! Calls for the director's choices in a pairing.

use kralle_call::call;
use kralle_tournament::Format;
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::round::pairing_view::{ByHandView, PairingWishView};
use crate::round::reason;

/// Adds a choice of the director, and pairs the newest draft or the next round with it.
#[call]
pub(crate) fn wish_pairing(
    desk: &mut Desk,
    input: PairingWishView,
) -> Result<Overview, RefusalView> {
    let wish = reason::wished(&input)?;
    let said = reason::said(crate::round::pair::number(desk)?, &input)?;
    let job = desk.job();
    desk.command(Command::WishPairing, said, |tournament| {
        tournament.wish_pairing(wish, &job).map(drop)
    })
}

/// Removes a choice of the director, and pairs the newest draft again.
#[call]
pub(crate) fn drop_pairing_wish(
    desk: &mut Desk,
    input: PairingWishView,
) -> Result<Overview, RefusalView> {
    let wish = reason::wished(&input)?;
    let said = reason::said(crate::round::pair::number(desk)?, &input)?;
    let job = desk.job();
    desk.command(Command::DropPairingWish, said, |tournament| {
        tournament.drop_pairing_wish(wish, &job).map(drop)
    })
}

/// Pairs the newest draft again by the rules alone.
#[call]
pub(crate) fn pair_by_rules(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    let round = crate::round::pair::number(desk)?;
    let job = desk.job();
    desk.command(
        Command::PairByRules,
        data([("round", round.into())]),
        |tournament| tournament.pair_without_wishes(&job).map(drop),
    )
}

wire! {
    /// The round whose manual choices are shown.
    pub struct ByHandInput {
        pub round: u16,
    }
}

/// Shows the manual choices for a round, and their cost.
#[call]
pub(crate) fn by_hand(desk: &Snapshot, input: ByHandInput) -> Result<ByHandView, RefusalView> {
    let job = desk.job();
    let tournament = desk.tournament()?;
    let number = parse::round(input.round)?;
    let found = tournament
        .round(number)
        .and_then(|round| Ok((round, tournament.pairing_cost(number, &job)?)));
    job.go_on()?;
    let (round, cost) = found.map_err(|refusal| refused(&refusal, tournament))?;
    let (criteria, turned) = reason::cost(&cost);
    Ok(ByHandView {
        wishes: round.wishes.iter().map(|&it| reason::wish(it)).collect(),
        cost: Named(cost.kind()),
        criteria,
        turned,
        can_choose: tournament.settings.format == Format::SwissSystem,
    })
}
