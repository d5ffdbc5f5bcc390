//! Changes of members: of a re-formed team, and of a team that has left.

use kralle_tournament::{
    Absence, PlayerId, Presence, Reformed, RoundNumber, TeamNumber, Tournament,
};

use crate::people;
use crate::refs::PlayerRef;

/// The players who joined a team and those who left it in the same change.
pub struct TeamChange {
    pub joined: Vec<PlayerRef>,
    pub left: Vec<PlayerRef>,
}

impl TeamChange {
    /// Returns the change of members by `reformed`. Both lists are empty for a team that did not exist before.
    pub fn of(tournament: &Tournament, reformed: &Reformed) -> Self {
        let before = members_before(tournament, reformed.team, reformed.from);
        let after = members(tournament, reformed.team, reformed.from);
        let refs = |players: &[PlayerId], others: &[PlayerId]| -> Vec<PlayerRef> {
            let changed = players.iter().filter(|it| !others.contains(it));
            changed
                .map(|it| people::player_of(tournament, *it))
                .collect()
        };
        Self {
            joined: if before.is_empty() {
                Vec::new()
            } else {
                refs(&after, &before)
            },
            left: refs(&before, &after),
        }
    }
}

/// Returns the members who are absent from the tournament, of a team that has left with `left`.
///
/// Empty if all players of `team` are absent: then the whole team is gone.
pub fn gone(tournament: &Tournament, left: &Absence, team: &[PlayerRef]) -> Vec<PlayerRef> {
    let is_gone = |player: PlayerId| {
        let row = tournament.player(player);
        row.is_ok_and(|it| it.data.presence == Presence::Absent)
    };
    if team.iter().all(|it| is_gone(PlayerId(it.id))) {
        return Vec::new();
    }
    let members = members(tournament, left.team, left.from).into_iter();
    let gone = members.filter(|player| is_gone(*player));
    gone.map(|player| people::player_of(tournament, player))
        .collect()
}

fn members(tournament: &Tournament, team: TeamNumber, round: RoundNumber) -> Vec<PlayerId> {
    let members = tournament.members(team, round);
    members.map(|membership| membership.player).collect()
}

/// Returns the members in the round before `from`; before round 1, the drawn members, and empty if the lots
/// did not draw this team.
fn members_before(tournament: &Tournament, team: TeamNumber, from: RoundNumber) -> Vec<PlayerId> {
    if let Some(last) = from.index().checked_sub(1) {
        return members(tournament, team, RoundNumber::at(last));
    }
    let mut drawn = tournament.drawn_teams();
    if team.index() < drawn.len() {
        drawn.swap_remove(team.index())
    } else {
        Vec::new()
    }
}
