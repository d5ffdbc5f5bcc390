//! Prepares the messages to both players of a game by correspondence.

use kralle_words::{Language, Words};

use crate::correspondence::letter::{Letter, Sender, letter, reminder};
use crate::desk::Desk;
use crate::view::correspondence::{LetterName, LetterView, LettersView, PostGameView};
use crate::view::preferences::LanguageName;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// Of which game, in which languages.
    #[ts(rename = "CorrespondenceLettersInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// The language of the message to White.
        pub white: LanguageName,
        /// The language of the message to Black.
        pub black: LanguageName,
    }
}

/// Prepares the messages to both players, out of what is revealed. Nothing is sent.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<LettersView, RefusalView> {
    Ok(LettersView {
        white: one(
            desk,
            input.game,
            ColorName::White,
            input.white,
            LetterName::Position,
        )?,
        black: one(
            desk,
            input.game,
            ColorName::Black,
            input.black,
            LetterName::Position,
        )?,
    })
}

/// The message to one player, as text.
pub(crate) fn one(
    desk: &Desk,
    game: u32,
    color: ColorName,
    language: LanguageName,
    kind: LetterName,
) -> Result<LetterView, RefusalView> {
    let kept = desk.post_game(game)?;
    let post = desk.show_post_game(&kept)?;
    let words = Words::new(Language::from(language));
    Ok(written(desk, &post, color, &words, kind)?.view())
}

/// The message to one player.
pub(crate) fn written(
    desk: &Desk,
    post: &PostGameView,
    color: ColorName,
    words: &Words,
    kind: LetterName,
) -> Result<Letter, RefusalView> {
    let sender = Sender {
        event: desk.open_file()?.tournament.settings.name.as_str(),
        name: &desk.person.preferences.acting_name,
    };
    match kind {
        LetterName::Position => Ok(letter(post, color, sender, words)),
        LetterName::Reminder => reminder(post, color, sender, words)
            .ok_or_else(|| RefusalView::new("nothing_waited_for")),
    }
}
