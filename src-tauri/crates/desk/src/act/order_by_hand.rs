//! Orders players who are level.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::PlayerId;

crate::view::wire! {
    /// The players in order.
    #[ts(rename = "OrderByHandInput")]
    pub struct Input {
        /// The players in order; empty takes the order back.
        pub players: Vec<u32>,
    }
}

/// Orders players who are level.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let order = input.players.into_iter().map(PlayerId).collect();
    desk.command("order_by_hand", data([]), |tournament| {
        tournament.order_by_hand(order)
    })
}
