//! Players and teams as lists show them.

use kralle_tournament::{Player, PlayerId, Refusal, RoundNumber, TeamNumber, Tournament};

use crate::refs::{PlayerRef, TeamRef};

/// A player with what a list shows of him.
pub fn player(tournament: &Tournament, player: &Player) -> PlayerRef {
    PlayerRef {
        id: player.id.0,
        name: player.data.name.to_string(),
        rating: player
            .data
            .rating(&tournament.settings.rating_order)
            .map(u16::from),
        club: player
            .data
            .club
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
    }
}

/// A player by number.
///
/// # Errors
/// Returns a refusal if there is no such player.
pub fn player_with(tournament: &Tournament, id: PlayerId) -> Result<PlayerRef, Refusal> {
    Ok(player(tournament, tournament.player(id)?))
}

/// A team with its players in line-up order, as of `round`.
pub fn team(tournament: &Tournament, number: TeamNumber, round: RoundNumber) -> TeamRef {
    TeamRef {
        number: number.get(),
        name: tournament.team_name(number).map(ToString::to_string),
        players: tournament
            .team_players(number, round)
            .map(|member| player(tournament, member))
            .collect(),
    }
}

/// The newest round, or round 1 before there is any.
pub fn newest_round(tournament: &Tournament) -> RoundNumber {
    RoundNumber::at(tournament.rounds.len().saturating_sub(1))
}

/// The round from which someone plays who enters late; none where nobody can.
pub fn late_from(tournament: &Tournament) -> Option<u16> {
    let next = tournament.next_round().get();
    tournament.must_take_late_entries().is_ok().then_some(next)
}

/// A player; one who was taken off the list has no name any more.
pub fn player_of(tournament: &Tournament, id: PlayerId) -> PlayerRef {
    player_with(tournament, id).unwrap_or(PlayerRef {
        id: id.0,
        name: String::new(),
        rating: None,
        club: String::new(),
    })
}
