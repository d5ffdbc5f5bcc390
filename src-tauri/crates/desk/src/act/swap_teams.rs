//! Swaps the places of two teams in a round.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which teams.
    #[ts(rename = "SwapTeamsInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// One team.
        pub one: u16,
        /// The other team.
        pub other: u16,
        /// Why; needed once the round is published.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Swaps the places of two teams in a round.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let round = crate::parse::field::round(input.round)?;
    let one = crate::parse::field::team(input.one)?;
    let other = crate::parse::field::team(input.other)?;
    let reason = crate::parse::field::missing_line("reason", input.reason.as_ref())?;
    let mut said = data([
        ("round", input.round.into()),
        ("one", input.one.into()),
        ("other", input.other.into()),
    ]);
    said.extend(super::reason(reason.as_ref()));
    desk.command("swap_teams", said, |tournament| {
        tournament.swap_teams(round, one, other, reason.as_ref())
    })
}
