//! The fixed teams of a list: its lines grouped by team, in line-up order.

use std::collections::HashMap;

use kralle_call::call;
use kralle_tournament::{
    Formation, LARGEST_TEAM, Namesake, Person, PersonIndex, PlayerId, TeamNumber, Tournament,
};
use kralle_view::capped::capped;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::players::parse::{namesake, player};
use crate::players::view::{PlayerFields, TeamMemberFields};
use crate::teams::view::TeamFields;

wire! {
    /// The accepted lines of a list.
    pub struct PreviewTeamsInput {
        /// The lines in the order of the list.
        pub lines: Vec<ListedMember>,
    }
}

wire! {
    /// A line of a list: a player and his team.
    pub struct ListedMember {
        /// The player.
        pub member: TeamMemberFields,
        /// The team, compared without regard to case; `None` or empty without a team.
        pub team: Option<String>,
        /// The place in the line-up order, from 1; `None` without one. Players without a place come last.
        pub board_order: Option<u16>,
        /// The captain; `None` if this line names none.
        pub captain: Option<String>,
    }
}

wire! {
    /// The fixed teams of a list.
    pub struct ListedTeams {
        /// Teams with an accepted number of players.
        pub teams: Vec<TeamFields>,
        /// Teams of the file that get further members.
        pub joining: Vec<JoiningTeam>,
        /// Teams with too few or too many players.
        pub odd: Vec<OddTeam>,
        /// Players without a team who are not on the list of players yet.
        pub players: Vec<PlayerFields>,
    }
}

wire! {
    /// A team of the file with the members that a list adds.
    pub struct JoiningTeam {
        pub team: u16,
        /// The name as in the list.
        pub name: String,
        /// The captain in the list, for a team without one.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub captain: Option<String>,
        /// The further members, in the order of the list.
        pub members: Vec<TeamMemberFields>,
    }
}

wire! {
    /// A team with too few or too many players.
    #[derive(Eq)]
    pub struct OddTeam {
        /// The name as in the list.
        pub name: String,
        /// The number of its players in the list.
        pub players: u32,
    }
}

/// Shows the fixed teams in the lines of a list without entering them.
#[call]
pub(crate) fn preview_teams(
    desk: &Snapshot,
    input: PreviewTeamsInput,
) -> Result<ListedTeams, RefusalView> {
    let tournament = desk.tournament()?;
    let index = PersonIndex::of(&tournament.players);
    let mut found: Vec<(String, Vec<ListedMember>)> = Vec::new();
    let mut places = HashMap::new();
    let mut players = Vec::new();
    for line in input.lines {
        let name = line.team.as_deref().unwrap_or_default().trim();
        if name.is_empty() {
            players.extend(line.member.fields);
            continue;
        }
        let place = *places.entry(name.to_lowercase()).or_insert_with(|| {
            found.push((name.to_owned(), Vec::new()));
            found.len() - 1
        });
        found[place].1.push(line);
    }
    let mut listed = ListedTeams {
        teams: Vec::new(),
        joining: Vec::new(),
        odd: Vec::new(),
        players,
    };
    let entered_teams = by_name(tournament);
    for (name, mut lines) in found {
        let captain = lines.iter().find_map(|line| line.captain.clone());
        if let Some(&team) = entered_teams.get(&name.to_lowercase()) {
            let now: Vec<PlayerId> = team_members(tournament, team);
            lines.retain(|line| {
                let player = entered(&index, &line.member);
                player.is_none_or(|it| !now.contains(&it))
            });
            let size = now.len() + lines.len();
            if size > LARGEST_TEAM {
                let players = capped(size);
                listed.odd.push(OddTeam { name, players });
            } else if !lines.is_empty() {
                listed.joining.push(JoiningTeam {
                    team: team.get(),
                    name,
                    captain,
                    members: lines.into_iter().map(|line| line.member).collect(),
                });
            }
            continue;
        }
        if !Formation::FixedTeams.team_size().contains(&lines.len()) {
            let players = capped(lines.len());
            listed.odd.push(OddTeam { name, players });
            continue;
        }
        lines.sort_by_key(|line| (line.board_order.is_none(), line.board_order));
        let members = lines.into_iter().map(|line| line.member).collect();
        listed.teams.push(TeamFields {
            name,
            captain,
            members,
        });
    }
    Ok(listed)
}

/// Returns the teams by their names in lower case; of several with a name the first one.
fn by_name(tournament: &Tournament) -> HashMap<String, TeamNumber> {
    // The first one stays if it is inserted last.
    let teams = tournament.teams.iter().rev();
    let named = teams.filter_map(|team| Some((team.name.as_ref()?.as_str(), team.number)));
    named
        .map(|(name, number)| (name.to_lowercase(), number))
        .collect()
}

/// Returns the members of a team in its next round, in line-up order.
pub(crate) fn team_members(tournament: &Tournament, team: TeamNumber) -> Vec<PlayerId> {
    let members = tournament.members(team, tournament.next_round());
    members.map(|membership| membership.player).collect()
}

/// Returns the player on the list who is this member; `None` for a new player.
fn entered(index: &PersonIndex, member: &TeamMemberFields) -> Option<PlayerId> {
    let same = |fields: &PlayerFields| {
        let is_another = namesake(fields) == Namesake::Admitted;
        let data = player(fields).ok().filter(|_| !is_another)?;
        index.same(&Person::from(&data), None)
    };
    let player = member.player.map(PlayerId);
    player.or_else(|| member.fields.as_ref().and_then(same))
}
