//! Re-forming of teams.

use kralle_call::call;
use kralle_tournament::{GoingHome, NewMembers, PlayerId};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{Datum, RefusalView, data};
use crate::core::wire::wire;
use crate::players::view::TeamMemberFields;

wire! {
    /// A team with its new members.
    pub struct ReformedTeam {
        pub team: u16,
        /// Two or three members.
        pub members: Vec<TeamMemberFields>,
    }
}

wire! {
    /// The changed teams and the reason.
    pub struct ReformTeamsInput {
        pub teams: Vec<ReformedTeam>,
        /// Players who go home and are in none of the teams.
        #[serde(default)]
        pub gone: Vec<u32>,
        pub reason: String,
    }
}

/// Re-forms teams drawn from pots, from the first unpublished round on.
#[call]
pub(crate) fn reform_teams(
    desk: &mut Desk,
    input: ReformTeamsInput,
) -> Result<Overview, RefusalView> {
    let reason = parse::line(Field::Reason, &input.reason)?;
    let teams = input
        .teams
        .iter()
        .map(|it| {
            Ok(NewMembers {
                team: parse::team(it.team)?,
                members: it
                    .members
                    .iter()
                    .map(crate::teams::parse::member)
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
    desk.command(Command::ReformTeams, said, |tournament| {
        tournament.reform_teams(teams, &reason)?;
        input.gone.iter().try_for_each(|player| {
            tournament.go_home(GoingHome {
                player: PlayerId(*player),
                team: None,
                reason: Some(reason.clone()),
            })
        })
    })
}
