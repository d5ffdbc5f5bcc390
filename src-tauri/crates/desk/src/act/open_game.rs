//! Opens a game at the board for a match of single players, its clocks standing still.

use crate::desk::Desk;
use crate::view::board_game::{BoardGameView, WayView};
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// A game to be opened at a table.
    #[ts(rename = "OpenGameInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// How it is played.
        pub way: WayView,
        /// The position it begins from: placement, castling and en-passant field with a space between,
        /// as in FEN without the side to move; none for the first position of chess.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub position: Option<String>,
    }
}

/// Opens a game at the board for a match of single players, its clocks standing still.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
