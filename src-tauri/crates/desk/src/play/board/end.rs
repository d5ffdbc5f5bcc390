//! Calls that end a game and enter its result.

use kralle_call::call;
use kralle_play::board_game::{GameEventKind, Score};
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::board::view::BoardGameView;

wire! {
    /// The game, and the arbiter's decision.
    pub struct EndGameInput {
        pub game: u32,
        /// The result, or `annulled` for an end without a result.
        pub score: Named<Score>,
        pub reason: String,
    }
}

/// Ends a game by decision of the arbiter, or annuls it.
#[call(table)]
pub(crate) fn end_game(desk: &mut Desk, input: EndGameInput) -> Result<BoardGameView, RefusalView> {
    let said = parse::line(Field::Reason, &input.reason)?;
    let score = input.score.0;
    desk.end_game(input.game, GameEventKind::ended_by_arbiter(score, &said))
}

wire! {
    /// The finished game, and an optional reason.
    pub struct EnterGameResultInput {
        pub game: u32,
        /// The reason; required if the match already has a settled result.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub reason: Option<String>,
    }
}

/// Enters the result of a finished game into its match, with the record as evidence.
///
/// # Errors
/// Fails if the game is running or annulled, its match is gone, or a needed reason is missing.
#[call(table)]
pub(crate) fn enter_game_result(
    desk: &mut Desk,
    input: EnterGameResultInput,
) -> Result<Overview, RefusalView> {
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    desk.enter_game_result(input.game, reason)
}
