//! Enters the result of a game that is over into its match, with the record as evidence.

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "EnterGameResultInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Why, where the match has a result that is settled.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub reason: Option<String>,
    }
}

/// Enters the result of a game that is over into its match, with the record as evidence.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let reason = field::missing_line("reason", input.reason.as_ref())?;
    desk.enter_game_result(input.game, reason)
}
