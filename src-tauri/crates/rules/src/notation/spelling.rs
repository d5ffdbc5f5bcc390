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
    /// A move in the digits of correspondence chess: `5254`.
    Numeric,
}

/// The expected text of an error at a null move.
pub(super) const NO_NULL_MOVE: &str = "a move of a piece: no rules allow a null move";
/// The expected text of an error at a move in digits.
pub(super) const NOT_NUMERIC: &str =
    "a move with letters such as e2e4: the digits of correspondence chess are not read";

/// True for a move in the digits of correspondence chess: the squares from 11 to 88, and 1 to 4 for
/// a promotion.
pub(super) fn is_numeric(word: &str) -> bool {
    let (squares, promotion) = word.split_at_checked(4).unwrap_or((word, ""));
    let is_of = |text: &str, last: u8| text.bytes().all(|it| (b'1'..=last).contains(&it));
    squares.len() == 4
        && promotion.len() < 2
        && is_of(squares, b'8')
        && is_of(promotion, b'4')
        && squares.get(..2) != squares.get(2..)
}

/// Longer words are no move.
const LONGEST: usize = 40;

/// Reads a word; `None` if it has no meaning.
pub(super) fn read(word: &str) -> Option<Spelling> {
    if word.is_empty() || word.len() > LONGEST {
        return None;
    }
    let plain = plain(word);
    if is_engine_move_in_capitals(&plain) {
        return Some(Spelling::Move {
            text: plain.to_lowercase(),
            glyph: None,
        });
    }
    if let Some(glyph) = glyph(&plain) {
        return Some(Spelling::Glyph(glyph));
    }
    let word = plain.trim_start_matches('.');
    if is_mark(word) {
        return Some(Spelling::Nothing);
    }
    let word = word.trim_end_matches(',');
    let word = word
        .strip_suffix('.')
        .filter(|it| !it.ends_with('p'))
        .unwrap_or(word);
    match word {
        "--" | "Z0" | "@@@@" | "0000" | "null" | "pass" => return Some(Spelling::NullMove),
        _ if is_numeric(word) => return Some(Spelling::Numeric),
        _ => {}
    }
    if let Some(role) = lone_promotion(word) {
        return Some(Spelling::Promotion(role));
    }
    let (word, annotation) = glyph::split(word);
    let (word, mark) = split_mark(word);
    // The annotation may precede the mark: "Qxe5!+".
    let (word, annotation) = match annotation {
        None if !mark.is_empty() => glyph::split(word),
        annotation => (word, annotation),
    };
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

/// Returns the length of the move at the beginning of a word of several, which were written
/// without a blank: `e4e5`, `Nf3Nc6`, `e52.Nf3`; `None` if the word is not of this kind.
///
/// `is_move` reads a single move.
pub(super) fn first_of_several(word: &str, is_move: impl Fn(&str) -> bool) -> Option<usize> {
    let prefixes = |text: &str| {
        let ends = text
            .char_indices()
            .map(|(at, letter)| at + letter.len_utf8());
        ends.take(MOST_LETTERS).collect::<Vec<usize>>()
    };
    let begins_move = |text: &str| {
        let parts = prefixes(text).into_iter().filter_map(|it| text.get(..it));
        parts.into_iter().any(&is_move)
    };
    prefixes(word).into_iter().find(|length| {
        let (Some(first), Some(rest)) = (word.get(..*length), word.get(*length..)) else {
            return false;
        };
        let rest = rest.trim_start_matches(BETWEEN_MOVES);
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let begins_number = digits > 0 && rest.as_bytes().get(digits) == Some(&b'.');
        let follows = || begins_number || leading_result(rest).is_some() || begins_move(rest);
        !rest.is_empty() && is_move(first) && follows()
    })
}

/// The characters between two moves without a blank.
pub(super) const BETWEEN_MOVES: [char; 4] = [',', '-', '–', '—'];

/// The most letters of a single move.
const MOST_LETTERS: usize = 9;

/// Returns the length of the words that close a game before its result, such as `White resigns`;
/// `None` if other words stand here.
pub(super) fn closing_words(text: &str) -> Option<usize> {
    const WORDS: [&str; 52] = [
        "white",
        "black",
        "resign",
        "resigns",
        "resigned",
        "gives",
        "up",
        "draw",
        "drawn",
        "agreed",
        "agreement",
        "mutual",
        "by",
        "on",
        "time",
        "out",
        "of",
        "ran",
        "flag",
        "loses",
        "lost",
        "wins",
        "won",
        "forfeit",
        "forfeits",
        "checkmate",
        "mate",
        "stalemate",
        "repetition",
        "weiß",
        "weiss",
        "schwarz",
        "gibt",
        "auf",
        "aufgegeben",
        "remis",
        "zeit",
        "matt",
        "patt",
        "gewinnt",
        "verliert",
        "nulle",
        "abandon",
        "abandonne",
        "blancs",
        "noirs",
        "les",
        "gagne",
        "patta",
        "abbandona",
        "vince",
        "tempo",
    ];
    let mut length = 0;
    loop {
        let rest = text.get(length..)?;
        let blanks = rest.len() - rest.trim_start().len();
        let here = rest.trim_start();
        if length > 0
            && (here.is_empty() || here.starts_with('[') || leading_result(here).is_some())
        {
            return Some(length);
        }
        let end = here.find(|it: char| it.is_whitespace() || matches!(it, '{' | '(' | ';'));
        let word = here.get(..end.unwrap_or(here.len()))?;
        let bare = word
            .trim_matches(|it: char| !it.is_alphanumeric())
            .to_lowercase();
        if !WORDS.contains(&bare.as_str()) {
            return None;
        }
        length += blanks + word.len();
    }
}

/// True for a move of two squares in capitals: `E2E4`, `E7E8Q`.
fn is_engine_move_in_capitals(word: &str) -> bool {
    let mut letters = word.bytes();
    let mut square = || {
        matches!(letters.next(), Some(b'A'..=b'H')) && matches!(letters.next(), Some(b'1'..=b'8'))
    };
    square() && square() && matches!(letters.next(), None | Some(b'Q' | b'R' | b'B' | b'N'))
}

/// True for a mark of check, mate or a capture in passing, or an offered draw; or for a dash
/// between the moves of both sides.
fn is_mark(word: &str) -> bool {
    const MARKS: [&str; 17] = [
        "",
        "ep",
        "e.p",
        "e.p.",
        "(=)",
        "-",
        "ch",
        "check",
        "dbl.ch",
        "dis.ch",
        "mate",
        "checkmate",
        "mat",
        "matt",
        "schach",
        "schachmatt",
        "i.v",
    ];
    let bare = word.trim_end_matches(['+', '#', '!', ',']);
    let bare = bare.strip_suffix('.').unwrap_or(bare);
    MARKS.iter().any(|it| bare.eq_ignore_ascii_case(it))
}

/// Returns the piece in the parentheses after a pawn move: `(Q)`; `None` for other text.
pub(super) fn promotion(inner: &str) -> Option<Role> {
    let mut letters = inner.trim().trim_start_matches(['=', ' ']).chars();
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
            '×' | '✕' | '✗' | 'х' | 'X' => plain.push('x'),
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
