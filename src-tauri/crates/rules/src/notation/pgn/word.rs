//! A word of the record: a move with its annotation marks.

use shakmaty::san::San;

use crate::notation::piece_letters::{Letters, pieces};
use crate::notation::spelling::figurine;

/// A move with its annotation (`!`, `?` and the like) as a numeric glyph.
#[derive(Clone, Copy)]
pub(super) struct Word {
    pub(super) san: San,
    pub(super) glyph: Option<u8>,
    /// True if its piece is written R: a rook unless the other letters of the game contradict.
    pub(super) is_r: bool,
}

/// The maximum length of a move in bytes, figurine included.
const LONGEST: usize = 16;

/// Reads a word as a move and records its letters; `None` if it is not a move on one board.
pub(super) fn read(word: &str, letters: &mut Letters) -> Option<Word> {
    let (word, glyph) = split_glyph(word);
    let word = word.strip_suffix("e.p.").unwrap_or(word);
    let word = word.trim_end_matches(['+', '#']);
    if word.len() > LONGEST {
        return None;
    }
    let mut plain = String::with_capacity(word.len());
    let mut named = true;
    for letter in word.chars() {
        plain.push(if named { piece(letter) } else { letter });
        named = letter == '=';
    }
    let castles = plain.replace('0', "O");
    let san = match castles.as_str() {
        "O-O" | "O-O-O" => San::from_ascii(castles.as_bytes()),
        _ => San::from_ascii(plain.as_bytes()),
    };
    match san.ok()? {
        // Drops and null moves belong to other games.
        San::Put { .. } | San::Null => None,
        san @ (San::Normal { .. } | San::Castle(_)) => {
            let first = word.chars().next().unwrap_or_default();
            letters.note(first);
            let is_r = first == 'R';
            Some(Word { san, glyph, is_r })
        }
    }
}

/// Returns the English letter of a piece.
const fn piece(letter: char) -> char {
    match figurine(letter) {
        plain if plain != letter => plain,
        plain => match pieces(plain) {
            [role, ..] => role.upper_char(),
            [] => plain,
        },
    }
}

/// Splits a move from its annotation.
fn split_glyph(word: &str) -> (&str, Option<u8>) {
    let bare = word.trim_end_matches(['!', '?']);
    let glyph = word.get(bare.len()..).and_then(glyph);
    match glyph {
        Some(_) => (bare, glyph),
        None => (word, None),
    }
}

/// Returns the numeric glyph of an annotation mark; `None` for other text.
fn glyph(sign: &str) -> Option<u8> {
    match sign {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        _ => None,
    }
}
