//! Players enter their moves.

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
    /// What it is about.
    pub struct StoreMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move: `e2e4`, `e7e8q`, `Ng1-f3`, `O-O` or its octal code; anything else is stored as it
        /// is and counts as unreadable, as on a score sheet. Up to 40 characters.
        pub entry: CoveredText,
    }
}

/// Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2).
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
    /// What it is about.
    pub struct StopClockInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Stops a player's clock: the stored move stands. With the second clock both are revealed and the
/// pair is made.
#[call(table)]
pub(crate) fn stop_clock(
    desk: &mut Desk,
    input: StopClockInput,
) -> Result<BoardGameView, RefusalView> {
    desk.stop_clock(input.game, input.color.0)
}

wire! {
    /// What it is about.
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
    /// What it is about.
    pub struct PlayMoveInput {
        pub game: u32,
        pub color: Named<Color>,
        /// The move, as in `store_move`; it must be legal.
        pub entry: String,
    }
}

/// Makes a move in the ordinary chess the players went on with, and presses the clock.
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
    /// What it is about.
    pub struct EnterAgainInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Gives a stored entry up whose key is not on this machine; its commitment stays in the record,
/// unopened.
#[call(table)]
pub(crate) fn enter_again(
    desk: &mut Desk,
    input: EnterAgainInput,
) -> Result<BoardGameView, RefusalView> {
    desk.enter_again(input.game, input.color.0)
}
