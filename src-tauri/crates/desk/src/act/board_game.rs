//! Shows a game at the board; of what is stored and not revealed only that it is there.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "BoardGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Shows a game at the board; of what is stored and not revealed only that it is there.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.show_game(input.game)
}
