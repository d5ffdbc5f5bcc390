//! Takes a fixed team off the list; its players stay.

use crate::desk::Desk;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which team.
    #[ts(rename = "RemoveTeamInput")]
    pub struct Input {
        /// Which team.
        pub number: u16,
    }
}

/// Takes a fixed team off the list; its players stay.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let number = crate::parse::field::team(input.number)?;
    let name = desk
        .tournament()?
        .team_name(number)
        .map_or("", |name| name.as_str());
    let said = data([("team", input.number.into()), ("name", name.into())]);
    desk.command("remove_team", said, |tournament| {
        tournament.remove_team(number)
    })
}
