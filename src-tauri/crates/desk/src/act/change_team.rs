//! Changes a fixed team: its name, its line-up order.

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::teams::TeamFields;

crate::view::wire! {
    /// A team as it shall be.
    #[ts(rename = "ChangeTeamInput")]
    pub struct Input {
        /// Which team.
        pub number: u16,
        /// What is reported of it.
        pub team: TeamFields,
        /// Why, once the line-up orders are closed.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Changes a fixed team: its name, its line-up order.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let number = field::team(input.number)?;
    let team = crate::parse::team::team(&input.team)?;
    let reason = field::missing_line("reason", input.reason.as_ref())?;
    let mut said = data([
        ("team", input.number.into()),
        ("name", input.team.name.trim().into()),
    ]);
    said.extend(super::reason(reason.as_ref()));
    desk.command("change_team", said, |tournament| {
        tournament.change_team(number, team, reason.as_ref())
    })
}
