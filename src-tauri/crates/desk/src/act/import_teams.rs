//! Enters the fixed teams of a list with their players: all of them or none.

use kralle_tournament::{NewTeam, PlayerData, TeamMember, Tournament};

use crate::desk::Desk;
use crate::parse;
use crate::view::overview::Overview;
use crate::view::players::PlayerFields;
use crate::view::refusal::{RefusalView, data};
use crate::view::teams::TeamFields;

crate::view::wire! {
    /// The teams of a list.
    #[ts(rename = "ImportTeamsInput")]
    pub struct Input {
        /// The teams, in the order of the list. A member who is on the list of players already is
        /// that player.
        pub teams: Vec<TeamFields>,
        /// Players of the list whom it puts in no team.
        #[serde(default)]
        pub players: Vec<PlayerFields>,
    }
}

/// Enters the fixed teams of a list with their players: all of them or none.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let tournament = desk.tournament()?;
    let teams = input
        .teams
        .iter()
        .map(|team| Ok(with_known(tournament, parse::team::team(team)?)))
        .collect::<Result<Vec<NewTeam>, RefusalView>>()?;
    let players = input
        .players
        .iter()
        .map(parse::player::player)
        .collect::<Result<Vec<_>, _>>()?;
    let count = data([("count", teams.len().into())]);
    desk.command("import_teams", count, |tournament| {
        for team in teams {
            tournament.add_team(team)?;
        }
        players
            .into_iter()
            .try_for_each(|player| tournament.add_player(player).map(drop))
    })
}

/// The team with those members as players who are on the list already.
fn with_known(tournament: &Tournament, team: NewTeam) -> NewTeam {
    let known = |data: &PlayerData| {
        tournament.players.iter().find(|player| {
            player.data.name == data.name
                && player.data.birth_year == data.birth_year
                && player.data.club == data.club
        })
    };
    let members = team.members.into_iter().map(|member| match member {
        TeamMember::New(data) => match known(&data) {
            Some(player) => TeamMember::Entered(player.id),
            None => TeamMember::New(data),
        },
        entered @ TeamMember::Entered(_) => entered,
    });
    NewTeam {
        name: team.name,
        captain: team.captain,
        members: members.collect(),
    }
}
