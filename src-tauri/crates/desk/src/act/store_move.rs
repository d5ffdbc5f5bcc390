//! Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2).

use crate::desk::Desk;
use crate::games::table::refusal;
use crate::parse::color::color;
use crate::parse::covered::CoveredText;
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
        /// The move: `e2e4`, `e7e8q`, `Ng1-f3`, `O-O` or its octal code; anything else is stored as it
        /// is and counts as unreadable, as on a score sheet. Up to 40 characters.
        pub entry: CoveredText,
    }
}

/// Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2).
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |desk, game| {
        let color = color(input.color);
        game.may_store(color).map_err(|error| refusal(&error))?;
        Ok(vec![desk.seal_entry(game, color, input.entry.as_str())?])
    })
}
