//! Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2).

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "StoreMoveInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whose move.
        pub color: ColorName,
        /// The move: `e2e4`, `e7e8q`, `Ng1-f3`, `O-O` or six octal digits; anything else is stored as it
        /// is and counts as unreadable, as on a score sheet. Up to 40 characters.
        pub entry: String,
    }
}

/// Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2).
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
