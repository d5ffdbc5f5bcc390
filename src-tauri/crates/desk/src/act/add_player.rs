//! Enters a player.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

/// Enters a player.
pub(crate) fn run(
    desk: &mut Desk,
    input: crate::view::players::PlayerFields,
) -> Result<Overview, RefusalView> {
    let player = crate::parse::player::player(&input)?;
    let name = player.name.to_string();
    desk.command("add_player", data([("name", name.into())]), |tournament| {
        tournament.add_player(player).map(drop)
    })
}
