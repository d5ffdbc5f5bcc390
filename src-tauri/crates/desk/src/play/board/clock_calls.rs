//! Clocks are started, halted and kept; flags are called.

use kralle_call::call;
use kralle_play::board_game::GameEventKind;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::board::view::BoardGameView;

wire! {
    /// What it is about.
    pub struct StartClocksInput {
        pub game: u32,
        /// The player who starts the opponent's clock; none starts both that wait.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub by: Option<Named<Color>>,
    }
}

/// Starts clocks after a pair or at the beginning (PZSR 7); at a game that is not begun or halted,
/// it goes on.
#[call(table)]
pub(crate) fn start_clocks(
    desk: &mut Desk,
    input: StartClocksInput,
) -> Result<BoardGameView, RefusalView> {
    desk.start_clocks(input.game, input.by.map(|it| it.0))
}

wire! {
    /// What it is about.
    pub struct KeepClocksInput {
        pub game: u32,
    }
}

/// Keeps the clocks of a running game, so that a power cut costs seconds at most; leaves no event.
#[call(table)]
pub(crate) fn keep_clocks(
    desk: &mut Desk,
    input: KeepClocksInput,
) -> Result<BoardGameView, RefusalView> {
    desk.keep_clocks(input.game)?;
    desk.show_game(input.game)
}

wire! {
    /// What it is about.
    pub struct HaltGameInput {
        pub game: u32,
    }
}

/// Stops both clocks: the game stands still until it goes on.
#[call(table)]
pub(crate) fn halt_game(
    desk: &mut Desk,
    input: HaltGameInput,
) -> Result<BoardGameView, RefusalView> {
    desk.halt_game(input.game)
}

wire! {
    /// What it is about.
    pub struct ResumeGameInput {
        pub game: u32,
    }
}

/// Lets a halted game go on: the clocks that ran, run again.
#[call(table)]
pub(crate) fn resume_game(
    desk: &mut Desk,
    input: ResumeGameInput,
) -> Result<BoardGameView, RefusalView> {
    desk.resume_game(input.game)
}

wire! {
    /// What it is about.
    pub struct CallFlagInput {
        pub game: u32,
    }
}

/// Calls a fallen flag; refused while none is down.
#[call(table)]
pub(crate) fn call_flag(
    desk: &mut Desk,
    input: CallFlagInput,
) -> Result<BoardGameView, RefusalView> {
    desk.act_in_game(input.game, |_, _| Ok(vec![GameEventKind::FlagCalled]))
}
