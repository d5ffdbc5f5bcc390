//! Takes the move in that a player has sent, covered until both are in.

use crate::correspondence::take::Reading;
use crate::desk::Desk;
use crate::parse::color::color;
use crate::parse::covered::CoveredText;
use crate::parse::field;
use crate::view::correspondence::TakenView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// How a message is read.
    #[derive(Copy, Eq)]
    pub enum ReadingName {
        /// The one move in it is looked for: octal code, squares, or the notation of the record.
        Message,
        /// It is stored as it is; what cannot be read as a move is void at the reveal (PZSR 2).
        AsItIs,
    }
}

crate::view::wire! {
    /// A message of a player.
    #[ts(rename = "TakeInMoveInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who sent it.
        pub color: ColorName,
        /// The move, or the whole message with it.
        pub message: CoveredText,
        /// How it is read.
        pub reading: ReadingName,
        /// The day on which it arrived, as YYYY-MM-DD; none for today.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub arrived: Option<String>,
    }
}

/// Takes the move in that a player has sent: covered, until the other's is in; then both are
/// revealed. While another second move is being chosen, and in ordinary chess, it is made at once.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<TakenView, RefusalView> {
    let reading = match input.reading {
        ReadingName::Message => Reading::Message,
        ReadingName::AsItIs => Reading::AsItIs,
    };
    let arrived = field::date("arrived", input.arrived.as_ref())?;
    desk.take_in(
        input.game,
        color(input.color),
        input.message.as_str(),
        reading,
        arrived,
    )
}
