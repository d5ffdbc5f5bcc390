//! Gives a stored entry up whose key is not on this machine; its commitment stays in the record, unopened.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "EnterAgainInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whose entry is lost.
        pub color: ColorName,
    }
}

/// Gives a stored entry up whose key is not on this machine; its commitment stays in the record, unopened.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.enter_again(input.game, color(input.color))
}
