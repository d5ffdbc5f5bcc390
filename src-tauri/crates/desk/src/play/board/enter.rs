//! Calls for the players' moves.

use kralle_call::call;
use kralle_play::board_game::GameEventKind;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::board::entries::open_move;
use crate::play::board::table::refusal;
use crate::play::board::view::BoardGameView;
use crate::play::covered::CoveredText;

wire! {
    /// A player's move in a game.
    pub struct StoreMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move: `e2e4`, `e7e8q`, `Ng1-f3`, `O-O` or its octal code, up to 40 characters.
        ///
        /// Any other text is stored as it is and counts as unreadable, as on a score sheet.
        pub entry: CoveredText,
    }
}

/// Stores a player's move covered, or changes it until the player's clock is stopped (PZSR 2).
#[call(table)]
pub(crate) fn store_move(
    desk: &mut Desk,
    input: StoreMoveInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |desk, game| {
        let color = input.color.0;
        game.may_store(color)
            .map_err(|error| refusal(&error, game.rules().base))?;
        Ok(vec![desk.seal_entry(game, color, input.entry.as_str())?])
    })
}

wire! {
    /// The player whose clock is stopped.
    pub struct StopClockInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Stops a player's clock and makes the stored move final. With the second clock, both moves are
/// revealed and the pair is made.
#[call(table)]
pub(crate) fn stop_clock(
    desk: &mut Desk,
    input: StopClockInput,
) -> Result<BoardGameView, RefusalView> {
    desk.stop_clock(input.game, input.color.0)
}

wire! {
    /// The player's replacement for the second move.
    pub struct ChooseSecondInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move, as in `store_move`; it must be legal.
        pub entry: String,
    }
}

/// Chooses another second move and stops the clock with it (PZSR 5).
#[call(table)]
pub(crate) fn choose_second(
    desk: &mut Desk,
    input: ChooseSecondInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, game| {
        let color = input.color.0;
        let piece_move = open_move(game, color, &input.entry)?;
        Ok(vec![GameEventKind::SecondChosen { color, piece_move }])
    })
}

wire! {
    /// A player's move in ordinary chess.
    pub struct PlayMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move, as in `store_move`; it must be legal.
        pub entry: String,
    }
}

/// Makes a move in the ordinary chess that the players agreed to continue with, and presses the
/// clock.
#[call(table)]
pub(crate) fn play_move(
    desk: &mut Desk,
    input: PlayMoveInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, game| {
        let color = input.color.0;
        let piece_move = open_move(game, color, &input.entry)?;
        Ok(vec![GameEventKind::OrdinaryMove { color, piece_move }])
    })
}

wire! {
    /// The player who must enter the move again.
    pub struct EnterAgainInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Discards a stored entry whose key is not on this machine; its commitment stays in the record,
/// unopened.
///
/// If the game was continued in another copy of the file, both entries are discarded.
#[call(table)]
pub(crate) fn enter_again(
    desk: &mut Desk,
    input: EnterAgainInput,
) -> Result<BoardGameView, RefusalView> {
    desk.enter_again(input.game, input.color.0)
}
