//! Messages of the players: read, taken in, taken back.

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

/// Shows the games by correspondence, who is waited for, and until when.
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
        /// The move, or the whole message with it.
        pub message: CoveredText,
    }
}

/// Says what is understood of a message of a player, and takes nothing in.
#[call]
pub(crate) fn read_message(
    desk: &mut Desk,
    input: ReadMessageInput,
) -> Result<UnderstoodView, RefusalView> {
    desk.understand(input.game, input.color.0, input.message.as_str())
}

wire! {
    /// How a message is read.
    #[derive(Copy, Eq)]
    pub enum ReadingName {
        /// The one move in it is looked for: octal code, squares, or the notation of the record.
        Message,
        /// The one move in it is taken in although it moves a piece of the other side, or starts
        /// from an empty square: the player has really sent it so. It is void at the reveal (PZSR 2).
        ThoughVoid,
        /// It is stored as it is; what cannot be read as a move is void at the reveal (PZSR 2).
        AsItIs,
    }
}

wire! {
    /// A message of a player.
    pub struct TakeInMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move, or the whole message with it.
        pub message: CoveredText,
        pub reading: ReadingName,
        /// The day on which it arrived, as YYYY-MM-DD; none for today.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub arrived: Option<String>,
    }
}

/// Takes the move in that a player has sent: covered until both are in, then both are revealed.
///
/// While another second move is being chosen, and in ordinary chess, it is made at once.
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
    /// What it is about.
    pub struct TakeBackMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        pub reason: String,
    }
}

/// Takes back what was taken in last of a player, as long as no message about it has gone out.
#[call]
pub(crate) fn take_back_move(
    desk: &mut Desk,
    input: TakeBackMoveInput,
) -> Result<PostGameView, RefusalView> {
    let said = parse::line(Field::Reason, &input.reason)?;
    desk.take_back_move(input.game, input.color.0, &said)
}
