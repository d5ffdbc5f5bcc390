//! Prepares the reminder to a player who is waited for.

use super::correspondence_letters::one;
use crate::desk::Desk;
use crate::view::correspondence::{LetterName, LetterView};
use crate::view::preferences::LanguageName;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// To whom, in which language.
    #[ts(rename = "ReminderLetterInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whom it goes to.
        pub color: ColorName,
        /// Its language.
        pub language: LanguageName,
    }
}

/// Prepares the reminder to a player who is waited for. Nothing is sent.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<LetterView, RefusalView> {
    one(
        desk,
        input.game,
        input.color,
        input.language,
        LetterName::Reminder,
    )
}
