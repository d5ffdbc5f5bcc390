//! Chooses the language of the letters to a player of a game by correspondence.

use kralle_tournament::board_game::LetterLanguage;

use crate::desk::Desk;
use crate::parse::color::color;
use crate::view::correspondence::PostGameView;
use crate::view::preferences::LanguageName;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// Whose letters, and the language.
    #[ts(rename = "WriteLettersInInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whose.
        pub color: ColorName,
        /// The language.
        pub language: LanguageName,
    }
}

/// Chooses the language of the letters to a player of a game by correspondence; it stays with the
/// game.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PostGameView, RefusalView> {
    let language = match input.language {
        LanguageName::De => LetterLanguage::De,
        LanguageName::En => LetterLanguage::En,
        LanguageName::Fr => LetterLanguage::Fr,
        LanguageName::It => LetterLanguage::It,
    };
    desk.write_letters_in(input.game, color(input.color), language)
}
