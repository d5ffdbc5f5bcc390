//! Enters the fixed teams of a list with their players: all of them or none.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::teams::TeamFields;

crate::view::wire! {
    /// The teams.
    #[ts(rename = "ImportTeamsInput")]
    pub struct Input {
        /// The teams, in the order of the list.
        pub teams: Vec<TeamFields>,
    }
}

/// Enters the fixed teams of a list with their players: all of them or none.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let teams = input
        .teams
        .iter()
        .map(crate::parse::team::team)
        .collect::<Result<Vec<_>, _>>()?;
    let count = data([("count", teams.len().into())]);
    desk.command("import_teams", count, |tournament| {
        teams
            .into_iter()
            .try_for_each(|team| tournament.add_team(team).map(drop))
    })
}
