//! Says who is in the hall.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use kralle_tournament::{PlayerData, PlayerId};

crate::view::wire! {
    /// Who, and whether they are here.
    #[ts(rename = "CheckInInput")]
    pub struct Input {
        /// Who.
        pub players: Vec<u32>,
        /// Whether they are here.
        pub presence: crate::view::players::PresenceName,
    }
}

/// Says who is in the hall.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let presence = input.presence.into();
    let count = data([
        ("count", input.players.len().into()),
        ("presence", format!("{presence:?}").to_lowercase().into()),
    ]);
    desk.command("check_in", count, |tournament| {
        input.players.iter().try_for_each(|id| {
            let player = PlayerId(*id);
            let now = tournament.player(player)?.data.clone();
            tournament.change_player(player, PlayerData { presence, ..now })
        })
    })
}
