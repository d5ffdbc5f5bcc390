//! Colors, as they cross the bridge and as a letter beside a result.

use kralle_tournament::Role;
use kralle_words::Words;
use shakmaty::Color;

use crate::core::wire::wire;

/// The color of this name.
pub(crate) const fn color(name: ColorName) -> Color {
    match name {
        ColorName::White => Color::White,
        ColorName::Black => Color::Black,
    }
}

/// "w" or "s" (German), "w" or "b": in a single game First is White.
pub(crate) fn color_letter(role: Role, words: &Words) -> String {
    let letter = match role {
        Role::First => "game-white-letter",
        Role::Second => "game-black-letter",
    };
    words.say(letter, &[])
}

wire! {
    /// A color.
    #[derive(Copy, Eq)]
    pub enum ColorName {
        /// White.
        White,
        /// Black.
        Black,
    }
}

/// The code of a color.
pub(crate) const fn color_code(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}
