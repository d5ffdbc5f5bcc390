//! Stops a player's clock: the stored move stands. With the second clock both are revealed and the pair is made.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "StopClockInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whose clock.
        pub color: ColorName,
    }
}

/// Stops a player's clock: the stored move stands. With the second clock both are revealed and the pair is made.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.stop_clock(input.game, color(input.color))
}
