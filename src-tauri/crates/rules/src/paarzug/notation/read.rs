//! Reading a record, with the place of every mistake.

use shakmaty::{Color, Role, Square};

use super::write::result_text;
use super::{
    CaptureSign, CheckSign, NotatedMove, OrderSign, PairRecord, RecordedMove, RecordedPair, Tag,
};
use crate::game_result::GameResult;
use crate::paarzug::piece_move::{PieceMove, PromotionRole};

/// A place in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// Why a text is no record, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: found {found}, expected {expected}", place.line, place.column)]
pub struct NotationError {
    /// Where.
    pub place: Place,
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: String,
}

/// A record with the place of each pair's moves, for messages about them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadRecord {
    /// The record.
    pub record: PairRecord,
    /// Where White's and Black's move of each pair stand.
    pub places: Vec<[Place; 2]>,
}

/// Reads a record. Lines may end with LF, CRLF or a bare CR.
pub fn read(text: &str) -> Result<ReadRecord, NotationError> {
    let mut reader = Reader::new(text);
    let tags = reader.tags()?;
    let mut pairs = Vec::new();
    let mut places = Vec::new();
    let mut ordinary_after = None;
    loop {
        let word = reader.word();
        if let Some(result) = result_of(word.text) {
            let end = reader.word();
            if !end.text.is_empty() {
                return Err(end.error("the end of the text"));
            }
            return Ok(ReadRecord {
                record: PairRecord {
                    tags,
                    pairs,
                    ordinary_after,
                    result,
                },
                places,
            });
        }
        if word.text == "||" {
            if ordinary_after.is_some() {
                return Err(word.error("one || only"));
            }
            ordinary_after = Some(pairs.len());
            continue;
        }
        let number = format!("{}.", pairs.len() + 1);
        if word.text != number {
            return Err(word.error(&format!("{number} or a result (1-0, 0-1, 1/2-1/2, *)")));
        }
        let white = reader.word();
        let black = reader.word();
        let pair = RecordedPair {
            white: recorded_move(white, Color::White)?,
            black: recorded_move(black, Color::Black)?,
        };
        if pair.white == RecordedMove::Dash && pair.black == RecordedMove::Dash {
            return Err(black.error("a move beside the other player's dash"));
        }
        pairs.push(pair);
        places.push([white.place, black.place]);
    }
}

fn result_of(word: &str) -> Option<GameResult> {
    [
        GameResult::WhiteWins,
        GameResult::BlackWins,
        GameResult::Draw,
        GameResult::Continues,
    ]
    .into_iter()
    .find(|it| result_text(*it) == word)
}

/// A word and its place.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    place: Place,
}

impl Word<'_> {
    fn error(&self, expected: &str) -> NotationError {
        self.error_at(0, expected)
    }

    /// An error at a byte offset in the word.
    fn error_at(&self, offset: usize, expected: &str) -> NotationError {
        let before = self.text.get(..offset).unwrap_or_default();
        NotationError {
            place: Place {
                line: self.place.line,
                column: self.place.column + before.chars().count(),
            },
            found: if self.text.is_empty() {
                "the end of the text".to_owned()
            } else {
                format!("{:?}", self.text)
            },
            expected: expected.to_owned(),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    /// Byte offset of what comes next.
    offset: usize,
    place: Place,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            offset: if text.starts_with('\u{feff}') {
                '\u{feff}'.len_utf8()
            } else {
                0
            },
            place: Place { line: 1, column: 1 },
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.offset..).unwrap_or_default()
    }

    fn advance(&mut self) {
        let rest = self.rest();
        let Some(next) = rest.chars().next() else {
            return;
        };
        self.offset += next.len_utf8();
        let ends_line = next == '\n' || (next == '\r' && !rest.starts_with("\r\n"));
        if ends_line {
            self.place.line += 1;
            self.place.column = 1;
        } else if next != '\r' {
            self.place.column += 1;
        }
    }

    fn skip_space(&mut self) {
        while self.rest().starts_with(char::is_whitespace) {
            self.advance();
        }
    }

    /// The next word; empty at the end of the text.
    fn word(&mut self) -> Word<'a> {
        self.skip_space();
        let (place, rest) = (self.place, self.rest());
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let end = self.offset + length;
        while self.offset < end {
            self.advance();
        }
        Word {
            text: rest.get(..length).unwrap_or_default(),
            place,
        }
    }

    fn tags(&mut self) -> Result<Vec<Tag>, NotationError> {
        let mut tags = Vec::new();
        loop {
            self.skip_space();
            if !self.rest().starts_with('[') {
                return Ok(tags);
            }
            self.advance();
            tags.push(self.tag()?);
        }
    }

    /// The rest of a tag after its bracket.
    fn tag(&mut self) -> Result<Tag, NotationError> {
        let mut name = String::new();
        while let Some(next) = self.next_if(|it| it.is_ascii_alphanumeric() || it == '_') {
            name.push(next);
        }
        if !name.starts_with(|it: char| it.is_ascii_alphabetic()) {
            return Err(self.error("a tag's name"));
        }
        self.expect(' ', "a space after the tag's name")?;
        self.expect('"', "a value in quotation marks")?;
        let mut value = String::new();
        loop {
            let Some(next) = self.next_if(|it| !matches!(it, '\n' | '\r')) else {
                return Err(self.error("a closing quotation mark"));
            };
            match next {
                '"' => break,
                '\\' => match self.next_if(|it| matches!(it, '"' | '\\')) {
                    Some(escaped) => value.push(escaped),
                    None => return Err(self.error("\\\" or \\\\ after a backslash")),
                },
                _ => value.push(next),
            }
        }
        self.expect(']', "] at the end of the tag")?;
        Ok(Tag { name, value })
    }

    fn next_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let next = self.rest().chars().next().filter(|it| wanted(*it))?;
        self.advance();
        Some(next)
    }

    fn expect(&mut self, wanted: char, expected: &str) -> Result<(), NotationError> {
        match self.next_if(|it| it == wanted) {
            Some(_) => Ok(()),
            None => Err(self.error(expected)),
        }
    }

    fn error(&self, expected: &str) -> NotationError {
        NotationError {
            place: self.place,
            found: self
                .rest()
                .chars()
                .next()
                .map_or("the end of the text".to_owned(), |it| format!("{it:?}")),
            expected: expected.to_owned(),
        }
    }
}

const A_MOVE: &str = "a move such as Ng1-f3, e4xd5 or O-O, a dash, or ?";

fn recorded_move(word: Word<'_>, color: Color) -> Result<RecordedMove, NotationError> {
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
        if super::castling_text(role.of(color), piece_move).is_some() {
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
