//! Spellings of the trade: words that are not standard notation but have one meaning.
//!
//! Begin at [`read`]. The readers of records come here with a word that they cannot read, so that
//! standard notation costs nothing. Only the spelling changes: a move keeps its letters and squares.
//!
//! Not here: anything that needs the board, such as the piece of a move without its letter.

mod glyph;
mod result;

use shakmaty::{File, Role};

pub(super) use glyph::glyph;
pub(super) use result::{leading_result, result};

use super::piece_letters::pieces;

/// A word with one meaning in the trade.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Spelling {
    /// Points, a mark of check or an offered draw: no information that a record keeps.
    Nothing,
    /// A numeric annotation.
    Glyph(u8),
    /// The promotion of the pawn move before it.
    Promotion(Role),
    /// A move in standard notation, with its annotation.
    Move { text: String, glyph: Option<u8> },
    /// A pawn's capture without its rank.
    PawnTakes {
        from: File,
        to: File,
        promotion: Option<Role>,
    },
    /// A move of nothing, which analysis boards write.
    NullMove,
}

/// The expected text of an error at a null move.
pub(super) const NO_NULL_MOVE: &str = "a move of a piece: no rules allow a null move";

/// Longer words are no move.
const LONGEST: usize = 40;

/// Reads a word; `None` if it has no meaning.
pub(super) fn read(word: &str) -> Option<Spelling> {
    if word.is_empty() || word.len() > LONGEST {
        return None;
    }
    let plain = plain(word);
    if let Some(glyph) = glyph(&plain) {
        return Some(Spelling::Glyph(glyph));
    }
    let word = plain.trim_start_matches('.');
    match word {
        "" | "+" | "++" | "#" | "e.p." | "ep" | "e.p" | "(=)" | "ch" | "mate" => {
            return Some(Spelling::Nothing);
        }
        "--" | "Z0" | "@@@@" | "0000" | "null" | "pass" => return Some(Spelling::NullMove),
        _ => {}
    }
    if let Some(role) = lone_promotion(word) {
        return Some(Spelling::Promotion(role));
    }
    let (word, annotation) = glyph::split(word);
    let (word, mark) = split_mark(word);
    let word = en_passant(word);
    if let Some(castling) = castling(word) {
        let text = format!("{castling}{mark}");
        return Some(Spelling::Move {
            text,
            glyph: annotation,
        });
    }
    let (word, promotion) = split_promotion(word);
    if let Some((from, to)) = files(word) {
        return Some(Spelling::PawnTakes {
            from,
            to,
            promotion,
        });
    }
    let mut text = drop(word).or_else(|| squares(word))?;
    if let Some(role) = promotion {
        text.push('=');
        text.push(role.upper_char());
    }
    text.push_str(mark);
    Some(Spelling::Move {
        text,
        glyph: annotation,
    })
}

/// Returns the piece in the parentheses after a pawn move: `(Q)`; `None` for other text.
pub(super) fn promotion(inner: &str) -> Option<Role> {
    let mut letters = inner.trim().chars();
    let letter = letters.next()?;
    letters.next().is_none().then(|| promoted(letter)).flatten()
}

/// Replaces typographic characters by those of standard notation.
fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for letter in word.chars() {
        match letter {
            '‐'..='―' | '−' | '﹣' | '－' => plain.push('-'),
            '…' => plain.push_str("..."),
            '×' | '✕' | '✗' | 'х' => plain.push('x'),
            '†' => plain.push('+'),
            '‡' | '≠' => plain.push('#'),
            // The Cyrillic letter of castling.
            'О' | 'о' => plain.push('O'),
            '＠' => plain.push('@'),
            '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{fe0e}' | '\u{fe0f}' | '\u{feff}' => {}
            other => plain.push(figurine(other)),
        }
    }
    plain
}

/// Returns the English letter of a figurine; other characters stay.
pub(super) const fn figurine(letter: char) -> char {
    match letter {
        '♘' | '♞' => 'N',
        '♗' | '♝' => 'B',
        '♖' | '♜' => 'R',
        '♕' | '♛' => 'Q',
        '♔' | '♚' => 'K',
        '♙' | '♟' => 'P',
        other => other,
    }
}

/// Splits the mark of check or mate from a move.
fn split_mark(word: &str) -> (&str, &'static str) {
    let bare = word.trim_end_matches(['+', '#']);
    let bare = ["mate", "matt", "mat", "ch"]
        .into_iter()
        .find_map(|it| bare.strip_suffix(it))
        .unwrap_or(bare);
    let gone = word.get(bare.len()..).unwrap_or("");
    let mark = match gone {
        "" => "",
        mate if mate.contains(['#', 'm']) => "#",
        _ => "+",
    };
    (bare, mark)
}

/// Removes the remark that a capture was made in passing.
fn en_passant(word: &str) -> &str {
    ["(e.p.)", "(ep)", "e.p.", "e.p", "ep"]
        .into_iter()
        .find_map(|it| word.strip_suffix(it))
        .unwrap_or(word)
}

fn castling(word: &str) -> Option<&'static str> {
    let upper = word.replace(['0', 'o'], "O");
    match upper.as_str() {
        "O-O" | "OO" => Some("O-O"),
        "O-O-O" | "OOO" => Some("O-O-O"),
        _ => None,
    }
}

/// Returns the piece of `=Q` alone, or `/Q`.
fn lone_promotion(word: &str) -> Option<Role> {
    let inner = word.strip_prefix(['=', '/'])?;
    let inner = inner.trim_end_matches(['+', '#', '!', '?']);
    promotion(inner.trim_matches(['(', ')']))
}

/// Splits the piece of a promotion from a pawn's move to the last rank: `Q`, `=Q`, `(Q)`, `/Q`.
fn split_promotion(word: &str) -> (&str, Option<Role>) {
    let inner = word.trim_end_matches(')');
    let Some((before, letter)) = inner.char_indices().next_back() else {
        return (word, None);
    };
    let head = inner.get(..before).unwrap_or("");
    let bare = head.trim_end_matches(['=', '/', '(', ':']);
    let separated = bare.len() < head.len();
    let reaches = bare.ends_with(['1', '8'])
        || (bare.len() >= 2 && bare.bytes().all(|it| matches!(it, b'a'..=b'h' | b'x')));
    // After a rank, b is a bishop and no file.
    let letter = if separated || (letter == 'b' && bare.ends_with(['1', '8'])) {
        letter.to_ascii_uppercase()
    } else {
        letter
    };
    match promoted(letter) {
        Some(role) if reaches && bare.starts_with(|it: char| matches!(it, 'a'..='h' | 'P')) => {
            (bare, Some(role))
        }
        _ => (word, None),
    }
}

/// Returns the piece of a letter that a pawn can become; R is the rook there.
fn promoted(letter: char) -> Option<Role> {
    let letter = match letter {
        'q' | 'r' | 'n' => letter.to_ascii_uppercase(),
        other => figurine(other),
    };
    pieces(letter)
        .iter()
        .copied()
        .find(|it| !matches!(it, Role::King | Role::Pawn))
}

/// Returns the files of a pawn's capture without ranks: `dc`, `dxc`, `d:c`.
fn files(word: &str) -> Option<(File, File)> {
    let mut letters = word.chars().filter(|it| !matches!(it, 'x' | ':' | '-'));
    let file = |letter: Option<char>| letter.and_then(File::from_char);
    let (from, to) = (file(letters.next())?, file(letters.next())?);
    (letters.next().is_none() && from.distance(to) == 1).then_some((from, to))
}

/// Returns a drop in standard notation: `P/e5`, `P*e5`, `p-e5`, `*e5`.
fn drop(word: &str) -> Option<String> {
    let at = word.find(['/', '*', '@', '\'', '-'])?;
    let (piece, rest) = word.split_at_checked(at)?;
    let to = rest.get(1..)?;
    let mut letters = piece.chars();
    let letter = match (letters.next(), letters.next()) {
        (None, _) if !rest.starts_with('-') => 'P',
        (Some(letter @ ('p' | 'n' | 'b' | 'r' | 'q')), None) => letter.to_ascii_uppercase(),
        // With its capital letter, a dash leads to the square of a move.
        (Some(letter), None) if !rest.starts_with('-') => letter,
        _ => return None,
    };
    to.parse::<shakmaty::Square>().ok()?;
    let is_piece = letter == 'P' || !pieces(letter).is_empty();
    is_piece.then(|| format!("{letter}@{to}"))
}

/// Returns a move without dashes, and with an x for a capture.
fn squares(word: &str) -> Option<String> {
    let word = word.trim_end_matches(':');
    let text: String = word
        .chars()
        .filter(|it| *it != '-')
        .map(|it| if it == ':' { 'x' } else { it })
        .collect();
    (text.is_ascii() && text.len() >= 2).then_some(text)
}
