//! Calls a fallen flag; refused while none is down.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "CallFlagInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Calls a fallen flag; refused while none is down.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
