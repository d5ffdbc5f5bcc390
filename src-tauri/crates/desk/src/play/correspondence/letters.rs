//! Calls for letters to the players.

use kralle_call::call;
use kralle_play::board_game::LetterLanguage;
use kralle_view::named::Named;
use kralle_words::{Language, Words};
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::files::FileToWrite;
use crate::core::pdf;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::play::correspondence::letter::{Letter, Sender, letter, reminder};
use crate::play::correspondence::view::{LetterName, LetterView, LettersView, PostGameView};
use crate::play::refusal::PlayRefusal;

wire! {
    /// A game, and the languages of its letters.
    pub struct CorrespondenceLettersInput {
        pub game: u32,
        pub white: Named<Language>,
        pub black: Named<Language>,
    }
}

/// Prepares the messages to both players of a game by correspondence.
///
/// Nothing is sent.
#[call]
pub(crate) fn correspondence_letters(
    desk: &mut Desk,
    input: CorrespondenceLettersInput,
) -> Result<LettersView, RefusalView> {
    let to = |color, language| {
        let color = Named(color);
        one(desk, input.game, color, language, LetterName::Position)
    };
    Ok(LettersView {
        white: to(Color::White, input.white)?,
        black: to(Color::Black, input.black)?,
    })
}

/// Returns the message to one player as text.
pub(crate) fn one(
    desk: &Desk,
    game: u32,
    color: Named<Color>,
    language: Named<Language>,
    kind: LetterName,
) -> Result<LetterView, RefusalView> {
    let kept = desk.post_game(game)?;
    let post = desk.show_post_game(&kept)?;
    let words = Words::new(language.0);
    Ok(written(desk, &post, color, &words, kind)?.view())
}

/// Returns the message to one player.
///
/// # Errors
/// Fails for a reminder if no move is awaited.
pub(crate) fn written(
    desk: &Desk,
    post: &PostGameView,
    color: Named<Color>,
    words: &Words,
    kind: LetterName,
) -> Result<Letter, RefusalView> {
    let sender = Sender {
        event: desk.open_file()?.tournament.settings.name.as_str(),
        name: &desk.person.preferences.acting_name,
    };
    match kind {
        LetterName::Position => Ok(letter(post, color, sender, words)),
        LetterName::Reminder => {
            reminder(post, color, sender, words).ok_or_else(|| PlayRefusal::NothingWaitedFor.into())
        }
    }
}

wire! {
    /// A message, and its destination.
    pub struct SaveLetterInput {
        pub game: u32,
        pub color: Named<Color>,
        pub language: Named<Language>,
        pub path: FileToWrite,
        #[serde(default)]
        pub letter: LetterName,
    }
}

wire! {
    /// The path of the saved message.
    pub struct SavedLetter {
        pub path: String,
    }
}

/// Saves a message to a player as a text file, and notes it as sent.
#[call(names_a_file)]
pub(crate) fn save_letter(
    desk: &mut Desk,
    input: SaveLetterInput,
) -> Result<SavedLetter, RefusalView> {
    let letter = one(desk, input.game, input.color, input.language, input.letter)?;
    let path = desk.files().to_write(&input.path)?.to_owned();
    pdf::write(&path, letter.text.as_bytes())?;
    // Both kinds of message show the position.
    desk.note_letter(input.game, input.color.0)?;
    Ok(SavedLetter {
        path: path.display().to_string(),
    })
}

wire! {
    /// A player, and the language of the reminder.
    pub struct ReminderLetterInput {
        pub game: u32,
        pub color: Named<Color>,
        pub language: Named<Language>,
    }
}

/// Prepares the reminder to a player of a game by correspondence whose move is awaited.
///
/// Nothing is sent.
///
/// # Errors
/// Fails if no move of the player is awaited.
#[call]
pub(crate) fn reminder_letter(
    desk: &mut Desk,
    input: ReminderLetterInput,
) -> Result<LetterView, RefusalView> {
    one(
        desk,
        input.game,
        input.color,
        input.language,
        LetterName::Reminder,
    )
}

wire! {
    /// A player, and the language of the letters.
    pub struct WriteLettersInInput {
        pub game: u32,
        pub color: Named<Color>,
        pub language: Named<LetterLanguage>,
    }
}

/// Sets the language of the letters to a player of a game by correspondence.
#[call]
pub(crate) fn write_letters_in(
    desk: &mut Desk,
    input: WriteLettersInInput,
) -> Result<PostGameView, RefusalView> {
    desk.write_letters_in(input.game, input.color.0, input.language.0)
}

wire! {
    /// The recipient of the message.
    pub struct NoteLetterInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Notes that the message with the last pair was sent to a player: after that, the pair is final.
#[call]
pub(crate) fn note_letter(
    desk: &mut Desk,
    input: NoteLetterInput,
) -> Result<PostGameView, RefusalView> {
    desk.note_letter(input.game, input.color.0)?;
    let kept = desk.post_game(input.game)?;
    desk.show_post_game(&kept)
}

wire! {
    /// The player who was reminded.
    pub struct NoteReminderInput {
        pub game: u32,
        pub color: Named<Color>,
    }
}

/// Notes a reminder to a player of a game by correspondence.
///
/// # Errors
/// Fails if no move of the player is awaited.
#[call]
pub(crate) fn note_reminder(
    desk: &mut Desk,
    input: NoteReminderInput,
) -> Result<PostGameView, RefusalView> {
    desk.note_reminder(input.game, input.color.0)
}
