//! Writing a record: one line a pair, in the one form that reading gives back.

use std::fmt;

use shakmaty::Role;

use super::{
    CaptureSign, CheckSign, NotatedMove, OrderSign, PairRecord, RecordedMove, Tag, castling_text,
};
use crate::game_result::GameResult;

impl fmt::Display for PairRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            writeln!(f, "{tag}")?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        for (index, pair) in self.pairs.iter().enumerate() {
            if self.ordinary_after == Some(index) {
                write!(f, "|| ")?;
            }
            writeln!(f, "{}. {} {}", index + 1, pair.white, pair.black)?;
        }
        if self.ordinary_after == Some(self.pairs.len()) {
            writeln!(f, "||")?;
        }
        writeln!(f, "{}", result_text(self.result))
    }
}

pub(super) const fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => "1-0",
        GameResult::BlackWins => "0-1",
        GameResult::Draw => "1/2-1/2",
        GameResult::Continues => "*",
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value.replace('\\', "\\\\").replace('"', "\\\"");
        write!(f, "[{} \"{value}\"]", self.name)
    }
}

impl fmt::Display for RecordedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Dash => write!(f, "–"),
            Self::Unreadable => write!(f, "?"),
            Self::Executed(it) => write!(f, "{it}"),
            Self::Void(it) => write!(f, "({it})"),
            Self::Replaced { stored, chosen } => match stored {
                Some(stored) => write!(f, "({stored}){chosen}"),
                None => write!(f, "(?){chosen}"),
            },
        }
    }
}

impl fmt::Display for NotatedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(castling) = castling_text(self.piece, self.piece_move) {
            write!(f, "{castling}")?;
        } else {
            if self.piece.role != Role::Pawn {
                write!(f, "{}", self.piece.role.upper_char())?;
            }
            let sign = match self.capture {
                CaptureSign::None => '-',
                CaptureSign::Capture | CaptureSign::EnPassant => 'x',
            };
            write!(f, "{}{sign}{}", self.piece_move.from, self.piece_move.to)?;
            if let Some(promotion) = self.piece_move.promotion {
                write!(f, "={}", promotion.role().upper_char())?;
            }
            if self.capture == CaptureSign::EnPassant {
                write!(f, "ep")?;
            }
        }
        match self.check {
            CheckSign::None => {}
            CheckSign::Check => write!(f, "+")?,
            CheckSign::Mate => write!(f, "#")?,
        }
        match self.order {
            OrderSign::Usual => Ok(()),
            OrderSign::First => write!(f, "^"),
        }
    }
}
