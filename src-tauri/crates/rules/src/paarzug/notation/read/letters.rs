//! Lexer for the characters of a move, from left to right.

use shakmaty::{Color, Role, Square};

use super::word::{NotationError, Word};
use crate::notation::piece_letters;
use crate::paarzug::notation::{
    CaptureSign, CheckSign, NotatedMove, OrderSign, RecordedMove, castling_text,
};
use crate::paarzug::piece_move::{PieceMove, PromotionRole};

const A_MOVE: &str = "a move such as Ng1-f3, e4xd5 or O-O, a dash, or ?";

/// Records the piece letters of each move in a word, stored or chosen; promotion pieces are ignored.
pub(super) fn note_letters(word: &str, letters: &mut piece_letters::Letters) {
    for part in word.split(['(', ')']) {
        let mut signs = part.chars();
        if let (Some(letter), Some('a'..='h')) = (signs.next(), signs.next()) {
            letters.note(letter);
        }
    }
}

/// Reads a move in a record in which R means `r`; `None` there if it is ambiguous.
pub(super) fn recorded_move(
    word: Word<'_>,
    color: Color,
    r: Option<Role>,
) -> Result<RecordedMove, NotationError> {
    match word.text {
        "–" | "-" | "--" | "—" => return Ok(RecordedMove::Dash),
        "?" => return Ok(RecordedMove::Unreadable),
        _ => {}
    }
    let mut letters = Letters { word, offset: 0, r };
    if !letters.take("(") {
        let it = letters.notated_move(color)?;
        letters.end()?;
        return Ok(RecordedMove::Executed(it));
    }
    let stored = if letters.take("?") {
        None
    } else {
        Some(letters.notated_move(color)?)
    };
    if !letters.take(")") {
        return Err(letters.error(") after the stored move"));
    }
    match (stored, letters.rest().is_empty()) {
        (Some(stored), true) => Ok(RecordedMove::Void(stored)),
        (None, true) => Err(letters.error("the move chosen instead, or ? without brackets")),
        (stored, false) => {
            let chosen = letters.notated_move(color)?;
            letters.end()?;
            Ok(RecordedMove::Replaced { stored, chosen })
        }
    }
}

/// A cursor over the characters of a word, from left to right.
struct Letters<'a> {
    word: Word<'a>,
    offset: usize,
    r: Option<Role>,
}

impl<'a> Letters<'a> {
    fn rest(&self) -> &'a str {
        self.word.text.get(self.offset..).unwrap_or_default()
    }

    fn error(&self, expected: &str) -> NotationError {
        self.word.error_at(self.offset, expected)
    }

    fn take(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.offset += wanted.len();
        }
        found
    }

    fn end(&self) -> Result<(), NotationError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.error("the end of the move"))
        }
    }

    fn notated_move(&mut self, color: Color) -> Result<NotatedMove, NotationError> {
        let home = color.backrank();
        let king_to = |file| {
            PieceMove::new(
                Square::from_coords(shakmaty::File::E, home),
                Square::from_coords(file, home),
            )
        };
        let (role, piece_move, capture) = if self.take("O-O-O") {
            (Role::King, king_to(shakmaty::File::C), CaptureSign::None)
        } else if self.take("O-O") {
            (Role::King, king_to(shakmaty::File::G), CaptureSign::None)
        } else {
            self.piece_move(color)?
        };
        let check = if self.take("+") {
            CheckSign::Check
        } else if self.take("#") {
            CheckSign::Mate
        } else {
            CheckSign::None
        };
        let order = if self.take("^") {
            OrderSign::First
        } else {
            OrderSign::Usual
        };
        Ok(NotatedMove {
            piece: role.of(color),
            piece_move,
            capture,
            check,
            order,
        })
    }

    fn piece_move(
        &mut self,
        color: Color,
    ) -> Result<(Role, PieceMove, CaptureSign), NotationError> {
        let role = match self.take_letter() {
            Some('R') => self.r.ok_or_else(|| {
                self.offset = 0;
                self.error(piece_letters::ONE_LANGUAGE)
            })?,
            Some(letter) => first(letter).unwrap_or(Role::Pawn),
            None => Role::Pawn,
        };
        let from = self.square(A_MOVE)?;
        let captures = if self.take("-") {
            false
        } else if self.take("x") {
            true
        } else {
            return Err(self.error("- or x between the squares"));
        };
        let before_target = self.offset;
        let to = self.square("the target square")?;
        if from == to {
            self.offset = before_target;
            return Err(self.error("another square than the start square"));
        }
        let promotion = if self.take("=") {
            let promotion = self.take_letter().and_then(first);
            let promotion = promotion.and_then(PromotionRole::from_role);
            Some(promotion.ok_or_else(|| self.error("Q, R, B or N after ="))?)
        } else {
            None
        };
        let capture = match (captures, captures && self.take("ep")) {
            (_, true) => CaptureSign::EnPassant,
            (true, false) => CaptureSign::Capture,
            (false, false) => CaptureSign::None,
        };
        let piece_move = PieceMove {
            from,
            to,
            promotion,
        };
        if castling_text(role.of(color), piece_move).is_some() {
            self.offset = 0;
            return Err(self.error("O-O or O-O-O for castling"));
        }
        Ok((role, piece_move, capture))
    }

    /// Takes a piece letter of any of the languages; `None` for a pawn move.
    fn take_letter(&mut self) -> Option<char> {
        let letter = self.rest().chars().next();
        let letter = letter.filter(|it| !piece_letters::pieces(*it).is_empty())?;
        self.offset += letter.len_utf8();
        Some(letter)
    }

    fn square(&mut self, expected: &str) -> Result<Square, NotationError> {
        let square = self
            .rest()
            .get(..2)
            .and_then(|it| Square::from_ascii(it.as_bytes()).ok())
            .ok_or_else(|| self.error(expected))?;
        self.offset += 2;
        Ok(square)
    }
}

/// Returns the meaning of a letter, R being the rook; `None` for other letters.
fn first(letter: char) -> Option<Role> {
    piece_letters::pieces(letter).first().copied()
}
