//! Players and teams as lists show them.

use kralle_tournament::{Player, PlayerId, RoundNumber, TeamNumber, Tournament};

use crate::view::lots::{PlayerRef, TeamRef};
use crate::view::refusal::RefusalView;

/// A player with what a list shows of him.
pub(crate) fn player(tournament: &Tournament, player: &Player) -> PlayerRef {
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

/// The player with this id.
pub(crate) fn player_with(tournament: &Tournament, id: PlayerId) -> Result<PlayerRef, RefusalView> {
    let found = tournament
        .player(id)
        .map_err(|refusal| super::refusal::refused(&refusal, tournament))?;
    Ok(player(tournament, found))
}

/// A team with its players in line-up order, as of `round`.
pub(crate) fn team(tournament: &Tournament, number: TeamNumber, round: RoundNumber) -> TeamRef {
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
pub(crate) fn newest_round(tournament: &Tournament) -> RoundNumber {
    RoundNumber::at(tournament.rounds.len().saturating_sub(1))
}
