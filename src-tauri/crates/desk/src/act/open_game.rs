//! Opens a game at the board for a match of single players, its clocks standing still.

use crate::desk::Desk;
use crate::games::table::refusal;
use crate::parse::field;
use crate::view::board_game::{BoardGameView, WayView};
use crate::view::refusal::RefusalView;
use kralle_tournament::board_game::{
    CorrespondenceDays, GameWay, OpeningError, TimeControlSetting,
};

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
    let round = field::round(input.round)?;
    let table = field::table(input.table)?;
    let way = match input.way {
        WayView::AtTheBoard(control) => GameWay::AtTheBoard(TimeControlSetting {
            minutes: control.minutes,
            increment_seconds: control.increment_seconds,
        }),
        WayView::Correspondence { days, budget } => {
            let days = CorrespondenceDays::new(days, budget)
                .map_err(|error| refusal(&OpeningError::Days(error).into()))?;
            GameWay::Correspondence(days)
        }
    };
    let position = input.position.filter(|text| !text.trim().is_empty());
    desk.open_game(round, table, way, position)
}
