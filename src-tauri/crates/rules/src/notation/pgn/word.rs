//! A word of the record: a move with its signs.

use shakmaty::san::San;

use crate::notation::piece_letters::{Letters, pieces};

/// A move, and what is thought of it (`!`, `?` and the like) as a numeric annotation.
pub(super) struct Word {
    pub(super) san: San,
    pub(super) glyph: Option<u8>,
    /// Whether its piece is written R, which is the rook until the letters of the game say otherwise.
    pub(super) is_r: bool,
}

/// No move has more bytes, not even with a figurine.
const LONGEST: usize = 16;

/// Reads a word as a move and notes its letters; none where it is none of one board.
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
        // A drop and a move that is none belong to other games.
        San::Put { .. } | San::Null => None,
        san @ (San::Normal { .. } | San::Castle(_)) => {
            let first = word.chars().next().unwrap_or_default();
            letters.note(first);
            let is_r = first == 'R';
            Some(Word { san, glyph, is_r })
        }
    }
}

/// The English letter of a piece.
const fn piece(letter: char) -> char {
    match letter {
        '♘' | '♞' => 'N',
        '♗' | '♝' => 'B',
        '♖' | '♜' => 'R',
        '♕' | '♛' => 'Q',
        '♔' | '♚' => 'K',
        '♙' | '♟' => 'P',
        other => match pieces(other) {
            [role, ..] => role.upper_char(),
            [] => other,
        },
    }
}

/// Separates the annotation of a move from the move.
fn split_glyph(word: &str) -> (&str, Option<u8>) {
    let bare = word.trim_end_matches(['!', '?']);
    let glyph = word.get(bare.len()..).and_then(glyph);
    match glyph {
        Some(_) => (bare, glyph),
        None => (word, None),
    }
}

/// The numeric annotation of a sign.
pub(super) fn glyph(sign: &str) -> Option<u8> {
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
