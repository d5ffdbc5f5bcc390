//! The start order of the players, those included who came after the drawing of lots.
//!
//! The lots put those in order who were entered at the beginning (S T1), and that order stands. The
//! regulations say nothing about latecomers: the option `late_player` does. Of two partners the
//! higher counts as the pot-1 player (S P2b), in a line-up and in the order of a team.

use std::cmp::Reverse;

use kralle_rules::rule_set::competition::LatePlayer;

use crate::{PlayerId, Rating, Tournament};

/// A player's place in the start order: smaller stands higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct StartPlace {
    /// The place in the seeding list; of a newcomer that of whom he stands right before.
    index: usize,
    /// Newcomers stand right before the drawn player, the stronger first.
    drawn: bool,
    rating: Reverse<Option<Rating>>,
    player: PlayerId,
}

impl Tournament {
    /// Whether `player` came after the drawing of lots, and so has no place in the seeding list.
    pub fn came_after_lots(&self, player: PlayerId) -> bool {
        let lots = self.lots.as_ref();
        lots.is_some_and(|lots| !lots.start_list.contains(&player))
    }

    /// Where `player` stands in the start order.
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

    /// Puts players in the start order.
    pub(crate) fn sort_by_start_order(&self, players: &mut [PlayerId]) {
        players.sort_by_cached_key(|player| self.start_place(*player));
    }

    /// The rating of a player that counts.
    fn rating_of_player(&self, player: PlayerId) -> Option<Rating> {
        let player = self.player(player).ok()?;
        player.data.rating(&self.settings.rating_order)
    }
}
