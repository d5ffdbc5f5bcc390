//! Changes what is known of a player.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::PlayerId;

crate::view::wire! {
    /// Which player, and what is known now.
    #[ts(rename = "ChangePlayerInput")]
    pub struct Input {
        /// Which player.
        pub player: u32,
        /// What is known now.
        pub fields: crate::view::players::PlayerFields,
    }
}

/// Changes what is known of a player.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let player = crate::parse::player::player(&input.fields)?;
    let name = player.name.to_string();
    desk.command(
        "change_player",
        data([("name", name.into())]),
        |tournament| tournament.change_player(PlayerId(input.player), player),
    )
}
