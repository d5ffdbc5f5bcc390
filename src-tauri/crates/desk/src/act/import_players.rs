//! Enters the players of a list: all of them or none.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// The players.
    #[ts(rename = "ImportPlayersInput")]
    pub struct Input {
        /// The players.
        pub players: Vec<crate::view::players::PlayerFields>,
    }
}

/// Enters the players of a list: all of them or none.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let players = input
        .players
        .iter()
        .map(crate::parse::player::player)
        .collect::<Result<Vec<_>, _>>()?;
    let count = data([("count", players.len().into())]);
    desk.command("import_players", count, |tournament| {
        players
            .into_iter()
            .try_for_each(|player| tournament.add_player(player).map(drop))
    })
}
