//! Accepts or declines what the opponent offers; who made the offer can take it back.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

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
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
