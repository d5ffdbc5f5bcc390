//! Forms teams anew.

use kralle_tournament::NewMembers;

use crate::desk::Desk;
use crate::parse::{self, field};
use crate::view::overview::Overview;
use crate::view::refusal::{Datum, RefusalView, data};
use crate::view::teams::TeamMemberFields;
use crate::view::wire;

wire! {
    /// A team with the members it shall have.
    pub struct ReformedTeam {
        /// Which team.
        pub team: u16,
        /// Two or three members.
        pub members: Vec<TeamMemberFields>,
    }
}

wire! {
    /// The teams that change, and why.
    #[ts(rename = "ReformTeamsInput")]
    pub struct Input {
        /// The teams.
        pub teams: Vec<ReformedTeam>,
        /// Why.
        pub reason: String,
    }
}

/// Forms teams anew.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let reason = field::line("reason", &input.reason)?;
    let teams = input
        .teams
        .iter()
        .map(|it| {
            Ok(NewMembers {
                team: field::team(it.team)?,
                members: it
                    .members
                    .iter()
                    .map(parse::team::member)
                    .collect::<Result<_, RefusalView>>()?,
            })
        })
        .collect::<Result<Vec<_>, RefusalView>>()?;
    let numbers: Vec<i32> = input.teams.iter().map(|it| it.team.into()).collect();
    let from = desk.tournament()?.next_round();
    let said = data([
        ("teams", Datum::Numbers(numbers)),
        ("round", from.get().into()),
        ("reason", reason.as_str().into()),
    ]);
    desk.command("reform_teams", said, |tournament| {
        tournament.reform_teams(teams, &reason)
    })
}
