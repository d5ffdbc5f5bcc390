//! The letter of a color next to a result.

use kralle_tournament::Role;
use kralle_words::Words;

/// Returns the letter of the color of `role` in the language: "w" or "b", in German "w" or "s".
///
/// In a single game the first-named player has White.
pub fn color_letter(role: Role, words: &Words) -> String {
    let letter = match role {
        Role::First => "game-white-letter",
        Role::Second => "game-black-letter",
    };
    words.say(letter, &[])
}
