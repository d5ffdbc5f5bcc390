//! Writer of records: one line per pair, in the canonical form of the reader.

use std::fmt;

use shakmaty::Role;

use super::read::came_first;
use super::{
    CaptureSign, CheckSign, NotatedMove, OrderSign, PairRecord, RecordedMove, Tag, castling_text,
};
use crate::notation::tag::tag_line;
use crate::paarzug::options::{PairDash, PairRules};

impl fmt::Display for PairRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self, PairDash::NoMove, f)
    }
}

impl PairRecord {
    /// Returns the record with dashes as the rules prescribe.
    pub fn by_rules(&self, rules: &PairRules) -> impl fmt::Display {
        let dash = rules.pair_dash;
        fmt::from_fn(move |f| write(self, dash, f))
    }

    fn comments_after(&self, pairs: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for comment in self.comments.iter().filter(|it| it.after == pairs) {
            if comment.text.contains('}') {
                writeln!(f, ";{}", comment.text.replace(['\n', '\r'], " "))?;
            } else {
                writeln!(f, "{{{}}}", comment.text)?;
            }
        }
        Ok(())
    }
}

fn write(record: &PairRecord, dash: PairDash, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for tag in &record.tags {
        writeln!(f, "{tag}")?;
    }
    if !record.tags.is_empty() {
        writeln!(f)?;
    }
    record.comments_after(0, f)?;
    for (index, pair) in record.pairs.iter().enumerate() {
        if record.ordinary_after == Some(index) {
            write!(f, "|| ")?;
        }
        let number = index + 1;
        let none = RecordedMove::Dash;
        let alone = came_first(&pair.black) && pair.white != none;
        if alone && dash == PairDash::BlackFirst {
            writeln!(f, "{number}. {none} {}", pair.black)?;
            writeln!(f, "{number}. {} {none}", pair.white)?;
        } else {
            writeln!(f, "{number}. {} {}", pair.white, pair.black)?;
        }
        record.comments_after(number, f)?;
    }
    if record.ordinary_after == Some(record.pairs.len()) {
        writeln!(f, "||")?;
    }
    writeln!(f, "{}", record.result.text())
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tag_line(&self.name, &self.value))
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
