//! Ends a game by the arbiter's word, or breaks it off without a result.

use crate::desk::Desk;
use crate::view::board_game::{BoardGameView, GameScoreName};
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "EndGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// The result, or `annulled`.
        pub score: GameScoreName,
        /// Why.
        pub reason: String,
    }
}

/// Ends a game by the arbiter's word, or breaks it off without a result.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
