//! Import of the fixed teams of a list with their players: all or none.

use kralle_call::call;
use kralle_tournament::{
    Namesake, NewTeam, Person, PersonIndex, Refusal, TeamMember, TeamNumber, Tournament,
};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;
use crate::players::import::{ListedUpdate, update, updates};
use crate::players::parse::namesake;
use crate::players::view::{PlayerFields, TeamMemberFields};
use crate::teams::listed::{JoiningTeam, team_members};
use crate::teams::view::TeamFields;

wire! {
    /// The teams of a list.
    pub struct ImportTeamsInput {
        /// The teams, in the order of the list. A member already on the list of players is that player.
        pub teams: Vec<TeamFields>,
        /// The players of the list without a team.
        #[serde(default)]
        pub players: Vec<PlayerFields>,
        /// Further members of teams of the file.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<Vec<JoiningTeam>>"))]
        pub joining: Vec<JoiningTeam>,
        /// The data of the list about entered players.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<Vec<ListedUpdate>>"))]
        pub updates: Vec<ListedUpdate>,
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
    let joining = input
        .joining
        .iter()
        .map(|it| {
            // The name is that of the file.
            let fields = TeamFields {
                name: String::new(),
                captain: it.captain.clone(),
                members: it.members.clone(),
            };
            let team = with_known(&index, &fields, crate::teams::parse::team(&fields)?);
            Ok((parse::team(it.team)?, team))
        })
        .collect::<Result<Vec<_>, RefusalView>>()?;
    let updates = updates(&input.updates)?;
    let count = data([("count", (teams.len() + joining.len()).into())]);
    let total = updates.len() + teams.len() + players.len() + joining.len();
    let job = desk.job();
    desk.command(Command::ImportTeams, count, |tournament| {
        let mut steps = 0..total;
        // True while the job goes on; `command` stores nothing of a canceled one.
        let mut goes_on = || {
            job.progress(steps.next().unwrap_or(total), total);
            !job.is_canceled()
        };
        let mut entering = tournament.entering();
        for (id, listed) in updates.into_iter().take_while(|_| goes_on()) {
            update(&mut entering, id, listed)?;
        }
        let teams = teams.into_iter().zip(&input.teams);
        for (team, typed) in teams.take_while(|_| goes_on()) {
            entering.add_team(team, |place| {
                let member = typed.members.get(place);
                let fields = member.and_then(|member| member.fields.as_ref());
                fields.map(namesake).unwrap_or_default()
            })?;
        }
        for (player, namesake) in players.into_iter().take_while(|_| goes_on()) {
            entering.enter(player, namesake)?;
        }
        let joining = joining.into_iter().zip(&input.joining);
        for ((number, team), typed) in joining.take_while(|_| goes_on()) {
            join(tournament, number, team, &typed.members)?;
        }
        Ok(())
    })
}

/// Adds members to a team behind those that it has.
fn join(
    tournament: &mut Tournament,
    number: TeamNumber,
    joining: NewTeam,
    typed: &[TeamMemberFields],
) -> Result<(), Refusal> {
    let now = team_members(tournament, number);
    let further = crate::teams::parse::admit(tournament, typed, joining.members)?;
    let is_member = |it: &TeamMember| matches!(it, TeamMember::Entered(id) if now.contains(id));
    let further: Vec<TeamMember> = further.into_iter().filter(|it| !is_member(it)).collect();
    let members = now.iter().copied().map(TeamMember::Entered);
    let team = tournament.teams.iter().find(|it| it.number == number);
    let team = team.ok_or(Refusal::TeamUnknown { team: number })?;
    let after = NewTeam {
        name: team.name.clone(),
        captain: team.captain.clone().or(joining.captain),
        members: members.chain(further).collect(),
    };
    tournament.change_team(number, after, None)
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
