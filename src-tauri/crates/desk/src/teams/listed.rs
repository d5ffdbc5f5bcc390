//! The fixed teams of a list: its lines by team, in the order of their boards.

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
    /// The lines of a list that are taken.
    pub struct PreviewTeamsInput {
        /// In the order of the list.
        pub lines: Vec<ListedMember>,
    }
}

wire! {
    /// A line of a list: a player, and the team the list puts the player in.
    pub struct ListedMember {
        /// The player.
        pub member: TeamMemberFields,
        /// The team; the same one however its letters are written.
        pub team: Option<String>,
        /// The place in its line-up order, from 1; who has none stands after those who have one.
        pub board_order: Option<u16>,
        /// The captain, where this line names one.
        pub captain: Option<String>,
    }
}

wire! {
    /// What a list says of fixed teams.
    pub struct ListedTeams {
        /// Teams that can be entered.
        pub teams: Vec<TeamFields>,
        /// Teams with too few or too many players.
        pub odd: Vec<OddTeam>,
        /// Players whom the list puts in no team, and who are not entered yet.
        pub players: Vec<PlayerFields>,
    }
}

wire! {
    /// A team with too few or too many players.
    #[derive(Eq)]
    pub struct OddTeam {
        /// As in the list.
        pub name: String,
        /// How many players the list puts in it.
        pub players: u32,
    }
}

/// Shows the fixed teams that the lines of a list make, before any is entered.
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
