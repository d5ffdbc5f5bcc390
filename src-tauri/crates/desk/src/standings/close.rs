//! Closing and reopening of a tournament.

use kralle_call::call;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::Nothing;

/// Closes the tournament: the standings are final.
#[call]
pub(crate) fn close_tournament(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.command(Command::CloseTournament, data([]), |tournament| {
        tournament.close()
    })
}

/// Reopens a closed tournament.
#[call]
pub(crate) fn reopen_tournament(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    desk.command(Command::ReopenTournament, data([]), |tournament| {
        tournament.reopen()
    })
}
