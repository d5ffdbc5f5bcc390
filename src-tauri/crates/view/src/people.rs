//! Players and teams in lists.

use kralle_tournament::{Player, PlayerId, Refusal, RoundNumber, TeamNumber, Tournament};

use crate::refs::{PlayerRef, TeamRef};

/// Returns the short form of a player.
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

/// Returns the short form of a player by number.
///
/// # Errors
/// Fails if there is no such player.
pub fn player_with(tournament: &Tournament, id: PlayerId) -> Result<PlayerRef, Refusal> {
    Ok(player(tournament, tournament.player(id)?))
}

/// Returns a team with its players in `round`, in line-up order.
///
/// Before its entry, its first players; after its withdrawal, its last.
pub fn team(tournament: &Tournament, number: TeamNumber, round: RoundNumber) -> TeamRef {
    TeamRef {
        number: number.get(),
        partner: None,
        name: tournament.team_name(number).map(ToString::to_string),
        players: tournament
            .team_players(number, round)
            .map(|member| player(tournament, member))
            .collect(),
    }
}

/// Returns the newest round, drafts included; round 1 before the first.
pub fn newest_round(tournament: &Tournament) -> RoundNumber {
    RoundNumber::at(tournament.rounds.len().saturating_sub(1))
}

/// Returns the first round of a late single player or fixed team: the next round; `None` if none can enter.
pub fn late_from(tournament: &Tournament) -> Option<u16> {
    let next = tournament.next_round().get();
    tournament.must_take_late_entries().is_ok().then_some(next)
}

/// Returns the short form of a player; a player who is not on the list has an empty name.
pub fn player_of(tournament: &Tournament, id: PlayerId) -> PlayerRef {
    player_with(tournament, id).unwrap_or(PlayerRef {
        id: id.0,
        name: String::new(),
        rating: None,
        club: String::new(),
    })
}
