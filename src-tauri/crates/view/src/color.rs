//! A color as a letter beside a result.

use kralle_tournament::Role;
use kralle_words::Words;

/// "w" or "s" (German), "w" or "b": in a single game First is White.
pub fn color_letter(role: Role, words: &Words) -> String {
    let letter = match role {
        Role::First => "game-white-letter",
        Role::Second => "game-black-letter",
    };
    words.say(letter, &[])
}
