//! The start order of the players, including newcomers after the drawing of lots.
//!
//! The lots fix the order of the players entered at the start (S T1). The regulations do not
//! mention latecomers: the option `late_player` does. The higher of two partners counts as the
//! pot-1 player (S P2b), in a line-up and in a team's order.

use std::cmp::Reverse;

use kralle_rules::rule_set::competition::LatePlayer;

use crate::{PlayerId, Rating, Tournament};

/// A player's place in the start order: smaller is higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct StartPlace {
    /// The index in the seeding list; for a newcomer, that of the player he is placed before.
    index: usize,
    /// Newcomers come right before the drawn player, the stronger first.
    drawn: bool,
    rating: Reverse<Option<Rating>>,
    player: PlayerId,
}

impl Tournament {
    /// True if `player` came after the drawing of lots, and so is not on the seeding list. False
    /// before the lots.
    pub fn came_after_lots(&self, player: PlayerId) -> bool {
        let lots = self.lots.as_ref();
        lots.is_some_and(|lots| !lots.start_list.contains(&player))
    }

    /// Returns the place of `player` in the start order.
    pub(crate) fn start_place(&self, player: PlayerId) -> StartPlace {
        let list = self.lots.as_ref().map(|lots| &lots.start_list[..]);
        let list = list.unwrap_or_default();
        let drawn = |index| StartPlace {
            index,
            drawn: true,
            rating: Reverse(None),
            player,
        };
        if let Some(index) = list.iter().position(|id| *id == player) {
            return drawn(index);
        }
        let rating = match self.settings.rule_set.competition.late_player {
            LatePlayer::ByStrength => self.rating_of_player(player),
            LatePlayer::BehindAll => None,
        };
        let weaker = list
            .iter()
            .position(|other| self.rating_of_player(*other) < rating);
        StartPlace {
            index: weaker.unwrap_or(list.len()),
            drawn: false,
            rating: Reverse(rating),
            player,
        }
    }

    /// Sorts players by start order.
    pub(crate) fn sort_by_start_order(&self, players: &mut [PlayerId]) {
        players.sort_by_cached_key(|player| self.start_place(*player));
    }

    /// Returns the rating of a player that counts for the order; `None` if he is unrated.
    fn rating_of_player(&self, player: PlayerId) -> Option<Rating> {
        let player = self.player(player).ok()?;
        player.data.rating(&self.settings.rating_order)
    }
}
