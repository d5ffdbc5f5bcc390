//! Lists the games at the board, and the tables where one can be opened.

use super::Nothing;
use crate::desk::Desk;
use crate::view::board_game::GamesView;
use crate::view::refusal::RefusalView;

/// Lists the games at the board, and the tables where one can be opened.
pub(crate) fn run(desk: &mut Desk, input: Nothing) -> Result<GamesView, RefusalView> {
    let _ = (desk, input);
    Err(RefusalView::new("no_game"))
}
