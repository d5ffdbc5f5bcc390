//! Saves a message to a player as a text file.

use std::path::PathBuf;

use super::correspondence_letters::one;
use crate::desk::Desk;
use crate::sheet::press;
use crate::view::correspondence::LetterName;
use crate::view::preferences::LanguageName;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;

crate::view::wire! {
    /// Which message, and where to.
    #[ts(rename = "SaveLetterInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whom it goes to.
        pub color: ColorName,
        /// Its language.
        pub language: LanguageName,
        /// The file.
        pub path: String,
        /// What it is.
        #[serde(default)]
        pub letter: LetterName,
    }
}

crate::view::wire! {
    /// Where the message is.
    pub struct SavedLetter {
        /// The file.
        pub path: String,
    }
}

/// Saves a message to a player as a text file, in UTF-8.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<SavedLetter, RefusalView> {
    let letter = one(desk, input.game, input.color, input.language, input.letter)?;
    let path = PathBuf::from(input.path);
    press::write(&path, letter.text.as_bytes())?;
    Ok(SavedLetter {
        path: path.display().to_string(),
    })
}
