//! Enters the players of a list and updates entered ones: all of them or none.

use kralle_call::call;
use kralle_tournament::{Entering, Namesake, PlayerData, PlayerId, Refusal};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;
use crate::players::parse::{namesake, player};
use crate::players::view::PlayerFields;

wire! {
    /// The players to enter and to update.
    pub struct ImportPlayersInput {
        pub players: Vec<PlayerFields>,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<Vec<ListedUpdate>>"))]
        pub updates: Vec<ListedUpdate>,
    }
}

wire! {
    /// The data of a list about an entered player.
    pub struct ListedUpdate {
        pub player: u32,
        /// The data of the list; empty fields do not change.
        pub fields: PlayerFields,
    }
}

/// Enters the players of a list: all of them or none.
#[call]
pub(crate) fn import_players(
    desk: &mut Desk,
    input: ImportPlayersInput,
) -> Result<Overview, RefusalView> {
    let players = input
        .players
        .iter()
        .map(|fields| Ok((player(fields)?, namesake(fields))))
        .collect::<Result<Vec<_>, RefusalView>>()?;
    let updates = updates(&input.updates)?;
    let total = players.len() + updates.len();
    let count = data([("count", total.into())]);
    let job = desk.job();
    desk.command(Command::ImportPlayers, count, |tournament| {
        let mut entering = tournament.entering();
        let updated = updates.len();
        for (done, (id, listed)) in updates.into_iter().enumerate() {
            job.progress(done, total);
            if job.is_canceled() {
                return Ok(());
            }
            update(&mut entering, id, listed)?;
        }
        for (done, (player, namesake)) in players.into_iter().enumerate() {
            job.progress(updated + done, total);
            if job.is_canceled() {
                break;
            }
            entering.enter(player, namesake)?;
        }
        Ok(())
    })
}

/// Parses the data of a list about entered players.
pub(crate) fn updates(
    updates: &[ListedUpdate],
) -> Result<Vec<(PlayerId, PlayerData)>, RefusalView> {
    let updates = updates.iter();
    updates
        .map(|it| Ok((PlayerId(it.player), player(&it.fields)?)))
        .collect()
}

/// Adds the data of a list to an entered player.
pub(crate) fn update(
    entering: &mut Entering<'_>,
    id: PlayerId,
    listed: PlayerData,
) -> Result<(), Refusal> {
    let now = entering.player(id)?.data.clone();
    entering.correct(id, now.with(listed), Namesake::Admitted)
}
