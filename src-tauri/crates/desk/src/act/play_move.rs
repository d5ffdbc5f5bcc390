//! Makes a move in the ordinary chess the players went on with, and presses the clock.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "PlayMoveInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who moves.
        pub color: ColorName,
        /// The move, as in `store_move`; it must be legal.
        pub entry: String,
    }
}

/// Makes a move in the ordinary chess the players went on with, and presses the clock.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
