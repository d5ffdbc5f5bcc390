//! Memberships as a report can express them.
//!
//! A report has one list per team (310), without rounds. A player who changed the team is in the
//! lists of all their teams. The records of matches, byes and absences show the team in each
//! round ([`crate::trf`] reads them this way).

use std::collections::BTreeMap;

use kralle_tournament::{PlayerId, Role, Round, RoundResult, TeamNumber, Tournament};

use super::order::in_pairing_order;

/// Returns the team of each player by round: at a board, with a bye, or absent. For temporarily
/// absent teams, only players who changed teams are included.
pub(super) fn with(
    tournament: &Tournament,
    rounds: &[&Round],
) -> Vec<BTreeMap<PlayerId, TeamNumber>> {
    let boards = if tournament.settings.formation.has_single_entrants() {
        1
    } else {
        2
    };
    let of_round = |round: &&Round| {
        let mut with = BTreeMap::new();
        for team in tournament.teams.iter().map(|team| team.number) {
            let members = tournament.members(team, round.number).map(|it| it.player);
            match round.result_of(team) {
                RoundResult::Match { .. } => {}
                RoundResult::Bye(_) => with.extend(members.take(boards).map(|it| (it, team))),
                RoundResult::Unpaired => {
                    let absence = tournament.absence_in(team, round.number);
                    // A withdrawal is not reported.
                    let is_told = absence.is_some_and(|it| it.to.is_some());
                    let told = members.filter(|it| boards == 1 || has_moved(tournament, *it));
                    with.extend(told.filter(|_| is_told).map(|it| (it, team)));
                }
            }
        }
        // A player at a board counts for that team, regardless of memberships.
        for it in &round.matches {
            for role in [Role::First, Role::Second] {
                let players = it.line_ups.of(role).players();
                let side = *it.sides.of(role);
                let teams = side.entrants().chain(std::iter::repeat(side.lead()));
                with.extend(players.zip(teams));
            }
        }
        with
    };
    rounds.iter().map(of_round).collect()
}

/// True if a player was a member of several teams.
fn has_moved(tournament: &Tournament, player: PlayerId) -> bool {
    let mut own = tournament.memberships.iter();
    let first = own.find(|it| it.player == player).map(|it| it.team);
    own.any(|it| it.player == player && Some(it.team) != first)
}

/// Returns the teams in pairing order, each with its list: all players who were ever members, by
/// first round and line-up order. Players who changed teams are listed only where they played,
/// and in their current team.
pub(super) fn lists(
    tournament: &Tournament,
    with: &[BTreeMap<PlayerId, TeamNumber>],
) -> Vec<(TeamNumber, Vec<PlayerId>)> {
    let mut seen: BTreeMap<PlayerId, Vec<TeamNumber>> = BTreeMap::new();
    for (player, team) in with.iter().flatten() {
        seen.entry(*player).or_default().push(*team);
    }
    for membership in tournament.memberships.iter().filter(|it| it.to.is_none()) {
        seen.entry(membership.player)
            .or_default()
            .push(membership.team);
    }
    // A player who never played and has no current team is listed in their last team.
    let mut memberships: Vec<_> = tournament.memberships.iter().collect();
    memberships.sort_by_key(|it| std::cmp::Reverse(it.from));
    for membership in memberships {
        seen.entry(membership.player)
            .or_insert_with(|| vec![membership.team]);
    }
    in_pairing_order(tournament)
        .into_iter()
        .map(|team| {
            let mut members: Vec<_> = tournament
                .memberships
                .iter()
                .filter(|membership| membership.team == team)
                .collect();
            members.sort_by_key(|membership| (membership.from, membership.order));
            let mut list: Vec<PlayerId> = Vec::with_capacity(members.len());
            for player in members.into_iter().map(|membership| membership.player) {
                let is_his = seen.get(&player).is_some_and(|teams| teams.contains(&team));
                if is_his && !list.contains(&player) {
                    list.push(player);
                }
            }
            (team, list)
        })
        .collect()
}
