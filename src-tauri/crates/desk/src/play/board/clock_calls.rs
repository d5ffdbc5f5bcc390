//! Calls on clocks: start, halt, resume, save, and flag calls.

use kralle_call::call;
use kralle_play::board_game::GameEventKind;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::board::view::BoardGameView;

wire! {
    /// The game, and the player who starts a clock.
    pub struct StartClocksInput {
        pub game: u32,
        /// The player who starts the opponent's clock; if omitted, both waiting clocks start.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub by: Option<Named<Color>>,
    }
}

/// Starts clocks at the beginning or after a pair (PZSR 7). This also begins a new game and
/// resumes a halted one.
#[call(table)]
pub(crate) fn start_clocks(
    desk: &mut Desk,
    input: StartClocksInput,
) -> Result<BoardGameView, RefusalView> {
    desk.start_clocks(input.game, input.by.map(|it| it.0))
}

wire! {
    /// The game whose clocks are to be saved.
    pub struct KeepClocksInput {
        pub game: u32,
    }
}

/// Saves the clocks of a running game without an event, so that a power failure costs only seconds.
#[call(table)]
pub(crate) fn keep_clocks(
    desk: &mut Desk,
    input: KeepClocksInput,
) -> Result<BoardGameView, RefusalView> {
    desk.keep_clocks(input.game)?;
    desk.show_game(input.game)
}

wire! {
    /// The running game to halt.
    pub struct HaltGameInput {
        pub game: u32,
    }
}

/// Stops both clocks and halts the game until it is resumed.
#[call(table)]
pub(crate) fn halt_game(
    desk: &mut Desk,
    input: HaltGameInput,
) -> Result<BoardGameView, RefusalView> {
    desk.halt_game(input.game)
}

wire! {
    /// The halted game to resume.
    pub struct ResumeGameInput {
        pub game: u32,
    }
}

/// Resumes a halted game: the clocks that ran before run again.
///
/// # Errors
/// Fails if the game is not halted.
#[call(table)]
pub(crate) fn resume_game(
    desk: &mut Desk,
    input: ResumeGameInput,
) -> Result<BoardGameView, RefusalView> {
    desk.resume_game(input.game)
}

wire! {
    /// The game whose flag is called.
    pub struct CallFlagInput {
        pub game: u32,
    }
}

/// Calls a fallen flag.
///
/// # Errors
/// Fails if no flag is down, or the game is halted.
#[call(table)]
pub(crate) fn call_flag(
    desk: &mut Desk,
    input: CallFlagInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| Ok(vec![GameEventKind::FlagCalled]))
}
