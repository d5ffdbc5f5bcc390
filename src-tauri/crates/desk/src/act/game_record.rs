//! Shows the whole record of a game, board by board.

use crate::desk::Desk;
use crate::view::board_game::GameRecordView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "GameRecordInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Shows the whole record of a game, board by board.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<GameRecordView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
