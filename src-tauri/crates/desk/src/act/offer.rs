//! Offers the opponent a draw, or to go on with ordinary chess from this check.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::board_game::{BoardGameView, OfferName};
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use kralle_tournament::board_game::{GameEventKind, Offer};

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "OfferInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who offers.
        pub by: ColorName,
        /// What.
        pub offer: OfferName,
    }
}

/// Offers the opponent a draw, or to go on with ordinary chess from this check.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::Offered {
            by: color(input.by),
            offer: match input.offer {
                OfferName::Draw => Offer::Draw,
                OfferName::Ordinary => Offer::Ordinary,
            },
        }])
    })
}
