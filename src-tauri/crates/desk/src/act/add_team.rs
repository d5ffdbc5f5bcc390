//! Enters a fixed team with its line-up order.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::teams::TeamFields;

/// Enters a fixed team with its line-up order.
pub(crate) fn run(desk: &mut Desk, input: TeamFields) -> Result<Overview, RefusalView> {
    let team = crate::parse::team::team(&input)?;
    let number = desk.tournament()?.teams.len() + 1;
    let said = data([("team", number.into()), ("name", input.name.trim().into())]);
    desk.command("add_team", said, |tournament| {
        tournament.add_team(team).map(drop)
    })
}
