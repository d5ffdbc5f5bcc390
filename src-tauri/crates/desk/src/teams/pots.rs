//! The pots before the drawing of lots: who is level, and what is done with an odd number.

use kralle_call::call;
use kralle_tournament::{OddNumber, PlayerId};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;

wire! {
    /// The players in order.
    pub struct OrderByHandInput {
        /// The players in order; empty takes the order back.
        pub players: Vec<u32>,
    }
}

/// Orders players who are level.
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
    /// What is done.
    pub struct SetOddNumberInput {
        pub odd_number: Named<OddNumber>,
    }
}

/// Says what is done with an odd number of players.
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
