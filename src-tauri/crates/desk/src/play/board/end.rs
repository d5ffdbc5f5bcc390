//! Ends a game and enters its result.

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
    /// What it is about.
    pub struct EndGameInput {
        pub game: u32,
        /// The result, or `annulled`.
        pub score: Named<Score>,
        pub reason: String,
    }
}

/// Ends a game by the arbiter's word, or breaks it off without a result.
#[call(table)]
pub(crate) fn end_game(desk: &mut Desk, input: EndGameInput) -> Result<BoardGameView, RefusalView> {
    let said = parse::line(Field::Reason, &input.reason)?;
    let score = input.score.0;
    desk.end_game(input.game, GameEventKind::ended_by_arbiter(score, &said))
}

wire! {
    /// What it is about.
    pub struct EnterGameResultInput {
        pub game: u32,
        /// Why, where the match has a result that is settled.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub reason: Option<String>,
    }
}

/// Enters the result of a game that is over into its match, with the record as evidence.
#[call(table)]
pub(crate) fn enter_game_result(
    desk: &mut Desk,
    input: EnterGameResultInput,
) -> Result<Overview, RefusalView> {
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    desk.enter_game_result(input.game, reason)
}
