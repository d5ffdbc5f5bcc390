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
    let job = desk.job();
    let total = players.len();
    desk.command("import_players", count, |tournament| {
        for (done, player) in players.into_iter().enumerate() {
            job.progress(done, total);
            if job.is_canceled() {
                break;
            }
            tournament.add_player(player)?;
        }
        Ok(())
    })
}
