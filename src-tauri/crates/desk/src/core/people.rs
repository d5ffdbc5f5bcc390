//! Players and teams as lists show them.

use kralle_tournament::{PlayerId, Tournament};
use kralle_view::refs::PlayerRef;

pub(crate) use kralle_view::people::{late_from, newest_round, player, player_of, team};

use crate::core::refusal::RefusalView;
use crate::core::refused::refused;

pub(crate) fn player_with(tournament: &Tournament, id: PlayerId) -> Result<PlayerRef, RefusalView> {
    kralle_view::people::player_with(tournament, id)
        .map_err(|refusal| refused(&refusal, tournament))
}
