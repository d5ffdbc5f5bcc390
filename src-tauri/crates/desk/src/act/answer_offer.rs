//! Accepts or declines what the opponent offers; who made the offer can take it back.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use kralle_tournament::board_game::{GameEventKind, OfferAnswer};

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "AnswerOfferInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who answers, or who takes his own offer back.
        pub by: ColorName,
        /// The answer.
        pub answer: AnswerName,
    }
}

crate::view::wire! {
    /// An answer to an offer.
    #[derive(Copy, Eq)]
    pub enum AnswerName {
        /// It is accepted.
        Accept,
        /// It is declined, or taken back.
        Decline,
    }
}

/// Accepts or declines what the opponent offers; who made the offer can take it back.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::OfferAnswered {
            by: color(input.by),
            answer: match input.answer {
                AnswerName::Accept => OfferAnswer::Accept,
                AnswerName::Decline => OfferAnswer::Decline,
            },
        }])
    })
}
