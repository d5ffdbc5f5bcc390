//! Ends a game by correspondence for overstepped days (PZSR 8); refused while nobody is late.

use crate::desk::Desk;
use crate::view::correspondence::PostGameView;
use crate::view::refusal::RefusalView;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "EndOversteppedInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
    }
}

/// Ends a game by correspondence for overstepped days (PZSR 8); refused while nobody is late.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PostGameView, RefusalView> {
    desk.end_overstepped(input.game)
}
