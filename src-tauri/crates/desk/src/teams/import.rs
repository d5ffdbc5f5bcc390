//! Enters the fixed teams of a list with their players: all of them or none.

use kralle_call::call;
use kralle_tournament::{Namesake, NewTeam, TeamMember, Tournament};

use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::wire;
use crate::players::parse::namesake;
use crate::players::view::PlayerFields;
use crate::teams::parse::admit;
use crate::teams::view::TeamFields;

wire! {
    /// The teams of a list.
    pub struct ImportTeamsInput {
        /// The teams, in the order of the list. A member who is on the list of players already is
        /// that player.
        pub teams: Vec<TeamFields>,
        /// Players of the list whom it puts in no team.
        #[serde(default)]
        pub players: Vec<PlayerFields>,
    }
}

/// Enters the fixed teams of a list with their players: all of them or none.
#[call]
pub(crate) fn import_teams(
    desk: &mut Desk,
    input: ImportTeamsInput,
) -> Result<Overview, RefusalView> {
    let tournament = desk.tournament()?;
    let teams = input
        .teams
        .iter()
        .map(|team| {
            Ok(with_known(
                tournament,
                team,
                crate::teams::parse::team(team)?,
            ))
        })
        .collect::<Result<Vec<NewTeam>, RefusalView>>()?;
    let players = input
        .players
        .iter()
        .map(|fields| Ok((crate::players::parse::player(fields)?, namesake(fields))))
        .collect::<Result<Vec<_>, RefusalView>>()?;
    let count = data([("count", teams.len().into())]);
    desk.command("import_teams", count, |tournament| {
        for (team, typed) in teams.into_iter().zip(&input.teams) {
            let members = admit(tournament, &typed.members, team.members)?;
            tournament.add_team(NewTeam { members, ..team })?;
        }
        players
            .into_iter()
            .try_for_each(|(player, namesake)| tournament.enter_player(player, namesake).map(drop))
    })
}

/// The team with those members as players who are on the list already.
fn with_known(tournament: &Tournament, typed: &TeamFields, team: NewTeam) -> NewTeam {
    let members = team.members.into_iter().zip(&typed.members);
    let members = members.map(|(member, typed)| {
        let another = typed.fields.as_ref().map(namesake) == Some(Namesake::Admitted);
        match member {
            TeamMember::New(data) => match tournament.same_person(&data, None) {
                Some(player) if !another => TeamMember::Entered(player.id),
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
