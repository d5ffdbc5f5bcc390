//! A board as text.

use kralle_words::Words;

use crate::judge::board::{PieceName, piece_of, role_code};
use crate::judge::pair_board::PairBoardView;

/// Returns the pieces as in the first field of FEN.
pub(crate) fn placement(board: &PairBoardView) -> String {
    let mut text = String::new();
    for rank in (1..=8_u8).rev() {
        let mut empty = 0;
        for file in 'a'..='h' {
            match board.squares.get(&format!("{file}{rank}")) {
                None => empty += 1,
                Some(piece) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                        empty = 0;
                    }
                    text.push(piece_of(*piece).char());
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        if rank > 1 {
            text.push('/');
        }
    }
    text
}

/// Returns the FEN fields of a position between pairs, which has no side to move.
pub(crate) fn fen(board: &PairBoardView) -> String {
    format!(
        "{} {} {}",
        placement(board),
        board.castling,
        board.en_passant
    )
}

/// Draws a board as eight lines and the letters of the files, White's pieces as capital letters.
pub(crate) fn diagram(board: &PairBoardView, words: &Words) -> Vec<String> {
    let mut lines: Vec<String> = (1..=8_u8)
        .rev()
        .map(|rank| {
            let squares = ('a'..='h').map(|file| {
                let piece = board.squares.get(&format!("{file}{rank}"));
                piece.map_or_else(|| ".".to_owned(), |piece| letter(*piece, words))
            });
            let squares: Vec<String> = squares.collect();
            format!("{rank}  {}", squares.join(" "))
        })
        .collect();
    lines.push("   a b c d e f g h".to_owned());
    lines
}

/// Returns the letter of a piece in this language, a capital for White.
fn letter(piece: PieceName, words: &Words) -> String {
    let key = format!("piece-{}.letter", role_code(piece_of(piece).role));
    let letter = words.say(&key, &[]);
    if piece_of(piece).char().is_ascii_uppercase() {
        letter.to_uppercase()
    } else {
        letter.to_lowercase()
    }
}

/// Returns a move of the record with the letters of this language.
pub(crate) fn local(notation: &str, words: &Words) -> String {
    let before = std::iter::once(' ').chain(notation.chars());
    before
        .zip(notation.chars())
        .map(|(before, character)| {
            let named = matches!(before, ' ' | '=' | '(' | '^');
            let key = match character {
                'K' if named => "piece-king.letter",
                'Q' if named => "piece-queen.letter",
                'R' if named => "piece-rook.letter",
                'B' if named => "piece-bishop.letter",
                'N' if named => "piece-knight.letter",
                _ => return character.to_string(),
            };
            words.say(key, &[])
        })
        .collect()
}
