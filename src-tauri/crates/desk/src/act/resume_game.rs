//! Lets a halted game go on: the clocks that ran, run again.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "ResumeGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Lets a halted game go on: the clocks that ran, run again.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.resume_game(input.game)
}
