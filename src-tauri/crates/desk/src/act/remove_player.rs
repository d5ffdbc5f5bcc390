//! Takes a player off the list.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::PlayerId;

crate::view::wire! {
    /// Which player.
    #[ts(rename = "RemovePlayerInput")]
    pub struct Input {
        /// Which player.
        pub player: u32,
    }
}

/// Takes a player off the list.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let player = PlayerId(input.player);
    let name = crate::show::people::player_with(desk.tournament()?, player)?.name;
    desk.command(
        "remove_player",
        data([("name", name.into())]),
        |tournament| tournament.remove_player(player),
    )
}
