//! Import of the fixed teams of a list with their players: all or none.

use kralle_call::call;
use kralle_tournament::{Namesake, NewTeam, Person, PersonIndex, TeamMember};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;
use crate::players::parse::namesake;
use crate::players::view::PlayerFields;
use crate::teams::view::TeamFields;

wire! {
    /// The teams of a list.
    pub struct ImportTeamsInput {
        /// The teams, in the order of the list. A member already on the list of players is that player.
        pub teams: Vec<TeamFields>,
        /// The players of the list without a team.
        #[serde(default)]
        pub players: Vec<PlayerFields>,
    }
}

/// Enters the fixed teams of a list with their players: all or none.
#[call]
pub(crate) fn import_teams(
    desk: &mut Desk,
    input: ImportTeamsInput,
) -> Result<Overview, RefusalView> {
    let index = PersonIndex::of(&desk.tournament()?.players);
    let teams = input
        .teams
        .iter()
        .map(|team| Ok(with_known(&index, team, crate::teams::parse::team(team)?)))
        .collect::<Result<Vec<NewTeam>, RefusalView>>()?;
    let players = input
        .players
        .iter()
        .map(|fields| Ok((crate::players::parse::player(fields)?, namesake(fields))))
        .collect::<Result<Vec<_>, RefusalView>>()?;
    let count = data([("count", teams.len().into())]);
    let total = teams.len() + players.len();
    let job = desk.job();
    desk.command(Command::ImportTeams, count, |tournament| {
        let mut entering = tournament.entering();
        let entered = teams.len();
        for (done, (team, typed)) in teams.into_iter().zip(&input.teams).enumerate() {
            job.progress(done, total);
            if job.is_canceled() {
                return Ok(());
            }
            entering.add_team(team, |place| {
                let member = typed.members.get(place);
                let fields = member.and_then(|member| member.fields.as_ref());
                fields.map(namesake).unwrap_or_default()
            })?;
        }
        for (done, (player, namesake)) in players.into_iter().enumerate() {
            job.progress(entered + done, total);
            entering.enter(player, namesake)?;
        }
        Ok(())
    })
}

/// Returns the team with known players in place of new members that are already on the list.
fn with_known(index: &PersonIndex, typed: &TeamFields, team: NewTeam) -> NewTeam {
    let members = team.members.into_iter().zip(&typed.members);
    let members = members.map(|(member, typed)| {
        let another = typed.fields.as_ref().map(namesake) == Some(Namesake::Admitted);
        match member {
            TeamMember::New(data) => match index.same(&Person::from(&*data), None) {
                Some(player) if !another => TeamMember::Entered(player),
                Some(_) | None => TeamMember::New(data),
            },
            entered @ TeamMember::Entered(_) => entered,
        }
    });
    NewTeam {
        name: team.name,
        captain: team.captain,
        members: members.collect(),
    }
}
