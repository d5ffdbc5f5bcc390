//! The fixed teams of a list: its lines grouped by team, in line-up order.

use std::collections::HashMap;

use kralle_call::call;
use kralle_tournament::Formation;
use kralle_view::capped::capped;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
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
        /// Teams with too few or too many players.
        pub odd: Vec<OddTeam>,
        /// Players without a team who are not on the list of players yet.
        pub players: Vec<PlayerFields>,
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
    _: &Snapshot,
    input: PreviewTeamsInput,
) -> Result<ListedTeams, RefusalView> {
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
        odd: Vec::new(),
        players,
    };
    for (name, mut lines) in found {
        if !Formation::FixedTeams.team_size().contains(&lines.len()) {
            let players = capped(lines.len());
            listed.odd.push(OddTeam { name, players });
            continue;
        }
        let captain = lines.iter().find_map(|line| line.captain.clone());
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
