//! Calls a fallen flag; refused while none is down.

use crate::desk::Desk;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use kralle_tournament::board_game::GameEventKind;

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
    desk.act_in_game(input.game, |_, _| Ok(vec![GameEventKind::FlagCalled]))
}
