//! Ends a game by resignation.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use kralle_tournament::board_game::GameEventKind;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "ResignInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who resigns.
        pub color: ColorName,
    }
}

/// Ends a game by resignation.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| {
        Ok(vec![GameEventKind::Resigned {
            color: color(input.color),
        }])
    })
}
