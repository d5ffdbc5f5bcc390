//! The pots before the drawing of lots: the order of equal players and the handling of an odd number.

use kralle_call::call;
use kralle_tournament::{OddNumber, PlayerId};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;

wire! {
    /// An order of players by hand.
    pub struct OrderByHandInput {
        /// The players in order; empty to remove the order.
        pub players: Vec<u32>,
    }
}

/// Sets the order of players with equal ratings.
#[call]
pub(crate) fn order_by_hand(
    desk: &mut Desk,
    input: OrderByHandInput,
) -> Result<Overview, RefusalView> {
    let order = input.players.into_iter().map(PlayerId).collect();
    desk.command(Command::OrderByHand, data([]), |tournament| {
        tournament.order_by_hand(order)
    })
}

wire! {
    /// The handling of an odd number of players.
    pub struct SetOddNumberInput {
        pub odd_number: Named<OddNumber>,
    }
}

/// Sets the handling of an odd number of players.
#[call]
pub(crate) fn set_odd_number(
    desk: &mut Desk,
    input: SetOddNumberInput,
) -> Result<Overview, RefusalView> {
    let odd_number = input.odd_number.0;
    let choice = match odd_number {
        OddNumber::Refused => "refused",
        OddNumber::ThreePlayerTeam => "three_player_team",
    };
    desk.command(
        Command::SetOddNumber,
        data([("choice", choice.into())]),
        |tournament| tournament.set_odd_number(odd_number),
    )
}
