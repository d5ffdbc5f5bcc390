//! Chooses another second move and stops the clock with it (PZSR 5).

use crate::desk::Desk;
use crate::games::entries::open_move;
use crate::parse::color::color;
use crate::view::board_game::BoardGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use kralle_tournament::board_game::GameEventKind;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "ChooseSecondInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who chooses.
        pub color: ColorName,
        /// The move, as in `store_move`; it must be legal.
        pub entry: String,
    }
}

/// Chooses another second move and stops the clock with it (PZSR 5).
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, game| {
        let color = color(input.color);
        let piece_move = open_move(game, color, &input.entry)?;
        Ok(vec![GameEventKind::SecondChosen { color, piece_move }])
    })
}
