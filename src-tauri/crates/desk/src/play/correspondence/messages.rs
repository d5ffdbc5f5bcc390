//! Calls for the players' messages: read, take in, take back.

use kralle_call::call;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};
use crate::play::correspondence::list::{is_by_post, sort};
use crate::play::correspondence::view::{
    CorrespondenceView, PostGameView, TakenView, UnderstoodView,
};
use crate::play::covered::CoveredText;

/// Shows the games by correspondence, the awaited moves, and their deadlines.
#[call]
pub(crate) fn correspondence(
    desk: &mut Desk,
    _: Nothing,
) -> Result<CorrespondenceView, RefusalView> {
    let kept = desk.open_file()?.store.games()?;
    let every = crate::play::board::list::view(desk, &kept, None)?;
    let mut games = kept
        .iter()
        .filter(|kept| is_by_post(kept))
        .map(|kept| desk.show_post_game(kept))
        .collect::<Result<Vec<_>, _>>()?;
    sort(&mut games);
    Ok(CorrespondenceView {
        possible: every.possible,
        today: desk.today().to_string(),
        games,
        free: every.free,
    })
}

wire! {
    /// A message of a player.
    pub struct ReadMessageInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move, or the entire message that contains it.
        pub message: CoveredText,
    }
}

/// Reads a message of a player, without taking in the move.
///
/// # Errors
/// Fails if the message has no single definite move of the player.
#[call]
pub(crate) fn read_message(
    desk: &mut Desk,
    input: ReadMessageInput,
) -> Result<UnderstoodView, RefusalView> {
    desk.understand(input.game, input.color.0, input.message.as_str())
}

wire! {
    /// The way to read a message.
    #[derive(Copy, Eq)]
    pub enum ReadingName {
        /// Extracts the single move in it: octal code, squares, or the notation of the record.
        Message,
        /// Takes in the single move although it moves a piece of the other side or starts from an
        /// empty square.
        ///
        /// The player has really sent that move. It is void at the reveal (PZSR 2).
        ThoughVoid,
        /// Stores the text unchanged; if it is no readable move, it is void at the reveal (PZSR 2).
        AsItIs,
    }
}

wire! {
    /// A message of a player, and the way to read it.
    pub struct TakeInMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move, or the entire message that contains it.
        pub message: CoveredText,
        pub reading: ReadingName,
        /// The day of arrival, as YYYY-MM-DD; if omitted, today.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub arrived: Option<String>,
    }
}

/// Takes in a player's move: covered until both moves are in, then both are revealed.
///
/// A replacement for a second move, and a move of ordinary chess, are made immediately.
#[call]
pub(crate) fn take_in_move(
    desk: &mut Desk,
    input: TakeInMoveInput,
) -> Result<TakenView, RefusalView> {
    let arrived = parse::date(Field::Arrived, input.arrived.as_ref())?;
    desk.take_in(
        input.game,
        input.color.0,
        input.message.as_str(),
        input.reading,
        arrived,
    )
}

wire! {
    /// The player whose move is taken back, and the reason.
    pub struct TakeBackMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        pub reason: String,
    }
}

/// Takes back the last move taken in for a player, unless a message about it has been sent.
///
/// # Errors
/// Fails if a message was sent, or if the result of the game is entered.
#[call]
pub(crate) fn take_back_move(
    desk: &mut Desk,
    input: TakeBackMoveInput,
) -> Result<PostGameView, RefusalView> {
    let said = parse::line(Field::Reason, &input.reason)?;
    desk.take_back_move(input.game, input.color.0, &said)
}
