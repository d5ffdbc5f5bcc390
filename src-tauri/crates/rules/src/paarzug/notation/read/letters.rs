//! The characters of one move, from left to right.

use shakmaty::{Color, Role, Square};

use super::word::{NotationError, Word};
use crate::paarzug::notation::{
    CaptureSign, CheckSign, NotatedMove, OrderSign, RecordedMove, castling_text,
};
use crate::paarzug::piece_move::{PieceMove, PromotionRole};

const A_MOVE: &str = "a move such as Ng1-f3, e4xd5 or O-O, a dash, or ?";

pub(super) fn recorded_move(word: Word<'_>, color: Color) -> Result<RecordedMove, NotationError> {
    match word.text {
        "–" | "-" | "--" | "—" => return Ok(RecordedMove::Dash),
        "?" => return Ok(RecordedMove::Unreadable),
        _ => {}
    }
    let mut letters = Letters { word, offset: 0 };
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

/// The characters of one word, from left to right.
struct Letters<'a> {
    word: Word<'a>,
    offset: usize,
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
        let role = self.role().unwrap_or(Role::Pawn);
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
            let promotion = self.role().and_then(PromotionRole::from_role);
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

    /// A piece letter, English or German; pawns have none.
    fn role(&mut self) -> Option<Role> {
        const LETTERS: [(&str, Role); 9] = [
            ("K", Role::King),
            ("Q", Role::Queen),
            ("D", Role::Queen),
            ("R", Role::Rook),
            ("T", Role::Rook),
            ("B", Role::Bishop),
            ("L", Role::Bishop),
            ("N", Role::Knight),
            ("S", Role::Knight),
        ];
        LETTERS
            .into_iter()
            .find(|(letter, _)| self.take(letter))
            .map(|(_, role)| role)
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
