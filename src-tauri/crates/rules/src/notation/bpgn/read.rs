//! Reader of game records of both boards.

use shakmaty::Color;

use super::{Game, Ply, Recorded};
use crate::notation::cursor::{Cursor, RecordError, clock_hours, digits, seconds};
use crate::notation::piece_letters::{Letters, ONE_LANGUAGE};
use crate::notation::san::{self, SanKind};
use crate::tandem::side::{Board, Side};

/// Reads every game of a text; lines may end with LF, CRLF or a bare CR.
pub fn read(text: &str) -> Result<Vec<Game>, RecordError> {
    let mut reader = Reader {
        cursor: Cursor::new(text),
        letters: Letters::default(),
        written_r: Vec::new(),
    };
    let mut games = Vec::new();
    reader.cursor.skip_spaces();
    while reader.cursor.peek().is_some() {
        // After the result, the next game begins with tags or moves.
        let before = reader.cursor;
        if !games.is_empty() && reader.result().is_some() {
            return before.error("one result, then the next game");
        }
        reader.cursor = before;
        games.push(reader.game()?);
        reader.cursor.skip_spaces();
    }
    Ok(games)
}

/// Capacity for the moves of most matches on both boards.
const USUAL_PLIES: usize = 128;

struct Reader<'a> {
    cursor: Cursor<'a>,
    /// The piece letters of this game, and its moves that contain an R.
    letters: Letters,
    written_r: Vec<usize>,
}

impl Reader<'_> {
    fn game(&mut self) -> Result<Game, RecordError> {
        self.letters = Letters::default();
        self.written_r.clear();
        let mut game = self.tags_and_moves()?;
        if let Some(first) = self.written_r.first() {
            let Some(r) = self.letters.r() else {
                let place = game.plies.get(*first).map(|ply| ply.place);
                return Err(RecordError::at(
                    place.unwrap_or_default(),
                    "R",
                    ONE_LANGUAGE,
                ));
            };
            for index in &self.written_r {
                if let Some(SanKind::Move { role, .. }) =
                    game.plies.get_mut(*index).map(|ply| &mut ply.san.kind)
                {
                    *role = r;
                }
            }
        }
        Ok(game)
    }

    fn tags_and_moves(&mut self) -> Result<Game, RecordError> {
        let mut game = Game::default();
        while self.cursor.peek() == Some(b'[') {
            let tag = self.cursor.tag()?;
            game.tags.push(tag);
            self.cursor.skip_spaces();
        }
        let base = clock_base(&game);
        loop {
            self.cursor.skip_spaces();
            match self.cursor.peek() {
                None | Some(b'[') => {
                    // A record may state its result in the tag only.
                    game.result = game
                        .tag("Result")
                        .and_then(Recorded::from_text)
                        .unwrap_or_default();
                    return Ok(game);
                }
                Some(b'{') => {
                    let comment = self.cursor.braces()?;
                    attach(&mut game, comment, base);
                }
                Some(b';') => {
                    let comment = self.cursor.rest_of_line();
                    attach(&mut game, comment, base);
                }
                Some(b'$') => self.cursor.skip_word(),
                Some(b'(') => self.variation()?,
                Some(_) => {
                    let before = self.cursor;
                    if let Some(result) = self.result() {
                        if is_contradicted(&game, result) {
                            return before.error("the result of the tag Result");
                        }
                        game.result = result;
                        return Ok(game);
                    }
                    let ply = self.ply(game.plies.len())?;
                    if game.plies.is_empty() {
                        game.plies.reserve(USUAL_PLIES);
                    }
                    game.plies.push(ply);
                }
            }
        }
    }

    fn variation(&mut self) -> Result<(), RecordError> {
        let start = self.cursor;
        let mut depth = 0_u32;
        loop {
            match self.cursor.peek() {
                None => {
                    self.cursor = start;
                    return self.cursor.error("a variation that is closed with )");
                }
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(_) => {}
            }
            self.cursor.step();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn result(&mut self) -> Option<Recorded> {
        let rest = self.cursor.rest();
        let result = Recorded::ALL
            .into_iter()
            .find(|it| rest.starts_with(it.text()))?;
        let length = result.text().len();
        let ends = rest
            .get(length..)?
            .chars()
            .next()
            .is_none_or(char::is_whitespace);
        if !ends {
            return None;
        }
        self.cursor.skip(length);
        Some(result)
    }

    fn ply(&mut self, index: usize) -> Result<Ply, RecordError> {
        let place = self.cursor.place();
        let digits = self
            .cursor
            .rest()
            .bytes()
            .take_while(u8::is_ascii_digit)
            .count();
        let Some(number) = self
            .cursor
            .rest()
            .get(..digits)
            .and_then(|it| it.parse().ok())
        else {
            return self
                .cursor
                .error("a move such as 1A. e4, a comment or a result");
        };
        let side = match self.cursor.peek_after(digits) {
            Some(b'A') => Side {
                board: Board::A,
                color: Color::White,
            },
            Some(b'a') => Side {
                board: Board::A,
                color: Color::Black,
            },
            Some(b'B') => Side {
                board: Board::B,
                color: Color::White,
            },
            Some(b'b') => Side {
                board: Board::B,
                color: Color::Black,
            },
            _ => {
                self.cursor.skip(digits);
                return self.cursor.error("A, a, B or b after the move number");
            }
        };
        self.cursor.skip(digits + 1);
        if self.cursor.peek() != Some(b'.') {
            return self.cursor.error(". after the move number and board");
        }
        while self.cursor.peek() == Some(b'.') {
            self.cursor.step();
        }
        self.cursor.skip_spaces();
        let rest = self.cursor.rest();
        let length = rest
            .bytes()
            .position(|it| it.is_ascii_whitespace() || matches!(it, b'{' | b';'))
            .unwrap_or(rest.len());
        let word = rest.get(..length).unwrap_or("");
        match san::read(word) {
            Ok(san) => {
                self.note_letter(word, san.kind, index);
                self.cursor.skip(length);
                Ok(Ply {
                    number,
                    side,
                    san,
                    clock: None,
                    comments: Vec::new(),
                    place,
                })
            }
            Err(error) => {
                self.cursor.skip(error.offset.min(length));
                self.cursor.error(error.expected)
            }
        }
    }
}

impl Reader<'_> {
    /// Records the piece letter of a move. A dropped R is always a rook, so it is ignored.
    fn note_letter(&mut self, word: &str, kind: SanKind, index: usize) {
        let letter = word.chars().next().unwrap_or_default();
        match (letter, kind) {
            ('R', SanKind::Move { .. }) => {
                self.letters.note(letter);
                self.written_r.push(index);
            }
            ('R', _) => {}
            _ => self.letters.note(letter),
        }
    }
}

/// True if the tag and the end of the moves contain different results.
///
/// An unknown result contradicts nothing.
fn is_contradicted(game: &Game, result: Recorded) -> bool {
    let tagged = game.tag("Result").and_then(Recorded::from_text);
    tagged.is_some_and(|tagged| {
        tagged != result && tagged != Recorded::Unknown && result != Recorded::Unknown
    })
}

/// Attaches a comment: a clock to the move before it, other text as a remark.
fn attach(game: &mut Game, comment: &str, base: Option<u32>) {
    match game.plies.last_mut() {
        Some(ply) => match clock(comment.trim(), base) {
            Some(millis) if ply.clock.is_none() => ply.clock = Some(millis),
            _ => ply.comments.push(comment.to_owned()),
        },
        None => game.preface.push(comment.to_owned()),
    }
}

/// Returns the basic thinking time in seconds, from the tag `TimeControl` (`180+0`); `None` without
/// that tag.
fn clock_base(game: &Game) -> Option<u32> {
    let digits = game.tag("TimeControl")?.split(['+', ':', ' ']).next()?;
    digits.parse().ok()
}

/// Parses a clock, in milliseconds; `None` for other text.
///
/// A number with a point is in seconds. An integer is in milliseconds if it exceeds the thinking
/// time in seconds.
fn clock(text: &str, base: Option<u32>) -> Option<u32> {
    if let Some(inner) = text
        .strip_prefix("[%clk")
        .and_then(|it| it.strip_suffix(']'))
    {
        return clock_hours(inner.trim());
    }
    if let Some((whole, fraction)) = text.split_once('.') {
        return seconds(whole, fraction);
    }
    let number: u32 = digits(text)?;
    let most = base.map_or(10_000, |it| it.saturating_mul(2).max(60));
    if number > most {
        Some(number)
    } else {
        number.checked_mul(1000)
    }
}
