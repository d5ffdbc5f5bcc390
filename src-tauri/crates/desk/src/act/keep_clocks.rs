//! Keeps the clocks of a running game, so that a power cut costs seconds at most; leaves no event.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "KeepClocksInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Keeps the clocks of a running game, so that a power cut costs seconds at most; leaves no event.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.keep_clocks(input.game)?;
    desk.show_game(input.game)
}
