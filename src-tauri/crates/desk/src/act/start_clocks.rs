//! Starts clocks after a pair or at the beginning (PZSR 7); at a game that is not begun or halted, it goes on.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "StartClocksInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// The player who starts the opponent's clock; none starts both that wait.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub by: Option<ColorName>,
    }
}

/// Starts clocks after a pair or at the beginning (PZSR 7); at a game that is not begun or halted, it goes on.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.start_clocks(input.game, input.by.map(color))
}
