//! Moves in command-line notation: `A:N@e7`, `A:e2e4`, `A:e1g1`, `A:a7a8=Q(B:d1)`, `A:a7a8`;
//! without the board they are UCI with drops.
//!
//! A small letter before `@` means Black's hand; a capital letter means that of the side to move.
//! The UCI form `a7a8q` is also accepted.

use shakmaty::{Role, Square};

use crate::tandem::TandemMove;
use crate::tandem::action::{Action, Becomes, StolenFrom};
use crate::tandem::refusal::{Intent, Wanted};
use crate::tandem::side::Board;

/// The position and cause of an error in a move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: found {found:?}, expected {expected}")]
pub struct WireError {
    /// The column, from 1.
    pub column: usize,
    /// The remaining text at that position.
    pub found: String,
    pub expected: &'static str,
}

/// Reads a move with its board: `A:e2e4`.
pub fn read(text: &str) -> Result<(Board, Intent), WireError> {
    let mut reader = Reader { text, at: 0 };
    let board = reader.board()?;
    let intent = reader.intent(board)?;
    reader.end()?;
    Ok((board, intent))
}

/// Reads a square with its board: `A:e2`.
pub fn read_square(text: &str) -> Result<(Board, Square), WireError> {
    let mut reader = Reader { text, at: 0 };
    let board = reader.board()?;
    let square = reader.square()?;
    reader.end()?;
    Ok((board, square))
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    fn error<T>(&self, expected: &'static str) -> Result<T, WireError> {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        Err(WireError {
            column: before.chars().count() + 1,
            found: self.rest().to_owned(),
            expected,
        })
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn board(&mut self) -> Result<Board, WireError> {
        if self.take("A:") {
            Ok(Board::A)
        } else if self.take("B:") {
            Ok(Board::B)
        } else {
            self.error("a board: A: or B:")
        }
    }

    fn square(&mut self) -> Result<Square, WireError> {
        match self.rest().get(..2).and_then(|it| it.parse().ok()) {
            Some(square) => {
                self.at += 2;
                Ok(square)
            }
            None => self.error("a square from a1 to h8"),
        }
    }

    fn role(&mut self, expected: &'static str) -> Result<(char, Role), WireError> {
        match self
            .rest()
            .chars()
            .next()
            .and_then(|it| Some((it, Role::from_char(it)?)))
        {
            Some((letter, role)) if role != Role::King => {
                self.at += 1;
                Ok((letter, role))
            }
            _ => self.error(expected),
        }
    }

    fn intent(&mut self, board: Board) -> Result<Intent, WireError> {
        if self.rest().as_bytes().get(1) == Some(&b'@') {
            let (letter, role) = self.role("a piece to drop: Q, R, B, N or P")?;
            self.take("@");
            let to = self.square()?;
            let color = letter
                .is_ascii_lowercase()
                .then_some(shakmaty::Color::Black);
            return Ok(Intent::Drop { color, role, to });
        }
        let from = self.square()?;
        let to = self.square()?;
        if self.rest().is_empty() {
            return Ok(Intent::Move {
                from,
                to,
                wanted: None,
            });
        }
        self.take("=");
        let (_, role) = self.role("a piece to promote to: Q, R, B or N")?;
        let source = if self.take("(") {
            let source = self.source(board)?;
            if !self.take(")") {
                return self.error(")");
            }
            Some(source)
        } else {
            None
        };
        Ok(Intent::Move {
            from,
            to,
            wanted: Some(Wanted { role, from: source }),
        })
    }

    fn source(&mut self, board: Board) -> Result<StolenFrom, WireError> {
        let before = self.at;
        let other = self.board()?;
        if other == board {
            self.at = before;
            return self.error("the neighbor board");
        }
        if self.rest().as_bytes().get(1) == Some(&b'@') {
            self.role("a piece in hand: Q, R, B or N")?;
            self.take("@");
            return Ok(StolenFrom::Hand);
        }
        self.square().map(StolenFrom::Board)
    }

    fn end(&self) -> Result<(), WireError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            self.error("the end of the move")
        }
    }
}

/// Writes a move with its board; castling as the king's move.
pub fn write(m: TandemMove) -> String {
    format!("{}:{}", m.board.letter(), write_action(m.action, m.board))
}

fn write_action(action: Action, board: Board) -> String {
    match action {
        Action::Drop { role, to } => format!("{}@{to}", role.upper_char()),
        Action::Ordinary(m) => match m {
            shakmaty::Move::Castle { king, rook } => {
                let side = shakmaty::CastlingSide::from_king_side(king < rook);
                let to = Square::from_coords(side.king_to_file(), king.rank());
                format!("{king}{to}")
            }
            shakmaty::Move::Normal { from, to, .. } | shakmaty::Move::EnPassant { from, to } => {
                format!("{from}{to}")
            }
            shakmaty::Move::Put { role, to } => format!("{}@{to}", role.upper_char()),
        },
        Action::Promotion {
            from, to, becomes, ..
        } => {
            format!("{from}{to}{}", write_becomes(becomes, board))
        }
    }
}

/// Writes a promotion as seen from `board`: `=Q`, `=Q(B:d1)`, or nothing.
pub fn write_becomes(becomes: Becomes, board: Board) -> String {
    match becomes {
        Becomes::FallsThrough | Becomes::StaysPawn => String::new(),
        Becomes::Virtual(role) => format!("={}", role.upper_char()),
        Becomes::Stolen { role, from } => {
            let (letter, other) = (role.upper_char(), (!board).letter());
            match from {
                StolenFrom::Board(square) => format!("={letter}({other}:{square})"),
                StolenFrom::Hand => format!("={letter}({other}:{letter}@)"),
            }
        }
    }
}

/// Writes a piece of the neighbor board in command-line notation: `B:d1`, or `B:Q@` for one in
/// hand; `None` if no piece is taken.
pub fn write_source(becomes: Becomes, there: Board) -> Option<String> {
    match becomes {
        Becomes::Stolen { role, from } => Some(match from {
            StolenFrom::Board(square) => format!("{}:{square}", there.letter()),
            StolenFrom::Hand => format!("{}:{}@", there.letter(), role.upper_char()),
        }),
        Becomes::FallsThrough | Becomes::Virtual(_) | Becomes::StaysPawn => None,
    }
}
