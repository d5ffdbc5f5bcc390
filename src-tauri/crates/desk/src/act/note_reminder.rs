//! Notes that a player of a game by correspondence was reminded of the move.

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::correspondence::PostGameView;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// What it is about.
    #[ts(rename = "NoteReminderInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Who.
        pub color: ColorName,
    }
}

/// Notes that a player of a game by correspondence was reminded of the move.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PostGameView, RefusalView> {
    desk.note_reminder(input.game, color(input.color))
}
