//! Stops both clocks: the game stands still until it goes on.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "HaltGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Stops both clocks: the game stands still until it goes on.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.halt_game(input.game)
}
