//! Reader of records, with the position of every error.

mod letters;
mod word;

use shakmaty::{Color, Role};

pub use self::word::{NotationError, Place};

use self::letters::{note_letters, recorded_move};
use self::word::Word;
use super::{Comment, OrderSign, PairRecord, RecordedMove, RecordedPair, Tag};
use crate::game_result::GameResult;
use crate::notation::piece_letters::Letters;

/// A record with the position of each pair's moves, for error messages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadRecord {
    pub record: PairRecord,
    /// The positions of White's and Black's move of each pair.
    pub places: Vec<[Place; 2]>,
}

/// Reads a record; lines may end with LF, CRLF or a bare CR.
pub fn read(text: &str) -> Result<ReadRecord, NotationError> {
    let mut reader = Reader::new(text);
    let tags = reader.tags()?;
    reader.r = reader.letters().r();
    let mut pairs = Vec::new();
    let mut comments = Vec::new();
    let mut places = Vec::new();
    let mut ordinary_after = None;
    loop {
        let word = reader.word()?;
        if let Some(result) = result_of(word.text) {
            let end = reader.word()?;
            if !end.text.is_empty() {
                return Err(end.error("the end of the text"));
            }
            reader.comments_to(&mut comments, pairs.len());
            return Ok(ReadRecord {
                record: PairRecord {
                    tags,
                    pairs,
                    comments,
                    ordinary_after,
                    result,
                },
                places,
            });
        }
        reader.comments_to(&mut comments, pairs.len());
        if word.text == "||" {
            if ordinary_after.is_some() {
                return Err(word.error("one || only"));
            }
            ordinary_after = Some(pairs.len());
            continue;
        }
        let number = format!("{}.", pairs.len() + 1);
        if word.text.starts_with('(') {
            return Err(word.error(&format!(
                "{number} or a result: no variations, since brackets mark a stored move"
            )));
        }
        if word.text != number {
            return Err(word.error(&format!("{number} or a result (1-0, 0-1, 1/2-1/2, *)")));
        }
        let (pair, place) = reader.pair(&number)?;
        pairs.push(pair);
        places.push(place);
        reader.comments_to(&mut comments, pairs.len());
    }
}

pub(super) fn came_first(it: &RecordedMove) -> bool {
    match it {
        RecordedMove::Executed(it) => it.order == OrderSign::First,
        RecordedMove::Dash
        | RecordedMove::Unreadable
        | RecordedMove::Void(_)
        | RecordedMove::Replaced { .. } => false,
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
    .find(|it| it.text() == word)
}

struct Reader<'a> {
    text: &'a str,
    /// Byte offset of the next character.
    offset: usize,
    place: Place,
    /// Comments skipped since the last call of `comments_to`.
    comments: Vec<String>,
    /// The piece that R means in this record; `None` if it is ambiguous.
    r: Option<Role>,
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
            comments: Vec::new(),
            r: None,
        }
    }

    /// Collects the piece letters of the remaining moves. Errors are reported when their word is read.
    fn letters(&self) -> Letters {
        let mut ahead = Self {
            comments: Vec::new(),
            ..*self
        };
        let mut letters = Letters::default();
        while let Ok(word) = ahead.word()
            && !word.text.is_empty()
        {
            note_letters(word.text, &mut letters);
        }
        letters
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

    /// Returns the next word; empty at the end of the text. Comments before it are stored.
    fn word(&mut self) -> Result<Word<'a>, NotationError> {
        self.skip_comments()?;
        let (place, rest) = (self.place, self.rest());
        let length = rest
            .find(|it: char| it.is_whitespace() || matches!(it, '{' | ';'))
            .unwrap_or(rest.len());
        self.advance_by(length);
        Ok(Word {
            text: rest.get(..length).unwrap_or_default(),
            place,
        })
    }

    fn advance_by(&mut self, length: usize) {
        let end = self.offset + length;
        while self.offset < end {
            self.advance();
        }
    }

    /// Skips comments, in braces or from a semicolon to the end of the line.
    fn skip_comments(&mut self) -> Result<(), NotationError> {
        loop {
            self.skip_space();
            let rest = self.rest();
            let (text, length) = if rest.starts_with('{') {
                let Some(end) = rest.find('}') else {
                    return Err(self.error("a comment that is closed with }"));
                };
                (rest.get(1..end), end + 1)
            } else if rest.starts_with(';') {
                let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
                (rest.get(1..end), end)
            } else {
                return Ok(());
            };
            self.comments.push(text.unwrap_or_default().to_owned());
            self.advance_by(length);
        }
    }

    /// Moves the skipped comments to `comments`, with the number of pairs before them.
    fn comments_to(&mut self, comments: &mut Vec<Comment>, after: usize) {
        let passed = self.comments.drain(..);
        comments.extend(passed.map(|text| Comment { after, text }));
    }

    /// Reads both moves of a pair.
    ///
    /// If Black moved first, his move may be alone beside a dash, with White's on its own line under the same number
    /// (option `pair_dash`).
    fn pair(&mut self, number: &str) -> Result<(RecordedPair, [Place; 2]), NotationError> {
        let (white, black) = (self.word()?, self.word()?);
        let pair = RecordedPair {
            white: recorded_move(white, Color::White, self.r)?,
            black: recorded_move(black, Color::Black, self.r)?,
        };
        if pair.white != RecordedMove::Dash {
            return Ok((pair, [white.place, black.place]));
        }
        if pair.black == RecordedMove::Dash {
            return Err(black.error("a move beside the other player's dash"));
        }
        if !came_first(&pair.black) {
            return Ok((pair, [white.place, black.place]));
        }
        let here = (self.offset, self.place, self.comments.len());
        if self.word()?.text != number {
            (self.offset, self.place) = (here.0, here.1);
            self.comments.truncate(here.2);
            return Ok((pair, [white.place, black.place]));
        }
        let (white, dash) = (self.word()?, self.word()?);
        let second = recorded_move(white, Color::White, self.r)?;
        if second == RecordedMove::Dash {
            return Err(white.error("White's move, which came second"));
        }
        if recorded_move(dash, Color::Black, self.r)? != RecordedMove::Dash {
            return Err(dash.error("a dash: Black's move stands before"));
        }
        let pair = RecordedPair {
            white: second,
            black: pair.black,
        };
        Ok((pair, [white.place, black.place]))
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
