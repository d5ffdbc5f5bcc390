//! Reading game records.

use shakmaty::Color;

use super::{Game, Place, Ply, Recorded};
use crate::notation::san;
use crate::tandem::side::{Board, Side};

/// Where a game record stops making sense.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: found {found}, expected {expected}")]
pub struct BpgnError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// What stands there.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

/// Reads every game of a text; lines may end with LF, CRLF or a bare CR.
pub fn read(text: &str) -> Result<Vec<Game>, BpgnError> {
    let mut reader = Reader {
        text,
        at: 0,
        line: 1,
        line_start: 0,
        continued: 0,
    };
    let mut games = Vec::new();
    reader.skip_spaces();
    while reader.peek().is_some() {
        games.push(reader.game()?);
        reader.skip_spaces();
    }
    Ok(games)
}

/// Room for the moves of most matches of both boards.
const USUAL_PLIES: usize = 128;

struct Reader<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    line_start: usize,
    /// Bytes of this line, up to here, that only continue a character: with them columns
    /// are known without counting the line, which may be as long as a game.
    continued: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Steps over one byte, counting lines.
    fn step(&mut self) {
        let bytes = self.text.as_bytes();
        let here = bytes.get(self.at);
        self.at += 1;
        if here == Some(&b'\n') || (here == Some(&b'\r') && bytes.get(self.at) != Some(&b'\n')) {
            self.line += 1;
            self.line_start = self.at;
            self.continued = 0;
        } else if here.is_some_and(|it| continues(*it)) {
            self.continued += 1;
        }
    }

    /// Steps over bytes in which no line ends.
    fn skip(&mut self, length: usize) {
        let passed = self.rest().as_bytes().get(..length).unwrap_or_default();
        self.continued += passed.iter().filter(|it| continues(**it)).count();
        self.at += length;
    }

    /// Steps over bytes, counting lines.
    fn step_over(&mut self, length: usize) {
        let passed = self.rest().as_bytes().get(..length).unwrap_or_default();
        if passed.iter().any(|it| matches!(it, b'\n' | b'\r')) {
            for _ in 0..length {
                self.step();
            }
        } else {
            self.skip(length);
        }
    }

    fn place(&self) -> Place {
        let column = self.at - self.line_start - self.continued;
        Place {
            line: self.line,
            column: u32::try_from(column).unwrap_or(u32::MAX - 1) + 1,
        }
    }

    fn error<T>(&self, expected: &'static str) -> Result<T, BpgnError> {
        let Place { line, column } = self.place();
        let word: String = self
            .rest()
            .chars()
            .take_while(|it| !it.is_whitespace())
            .take(20)
            .collect();
        let found = if word.is_empty() {
            "the end".to_owned()
        } else {
            format!("{word:?}")
        };
        Err(BpgnError {
            line,
            column,
            found,
            expected,
        })
    }

    fn skip_spaces(&mut self) {
        if self.at == 0 && self.text.starts_with('\u{feff}') {
            self.at = '\u{feff}'.len_utf8();
            self.line_start = self.at;
        }
        while self.peek().is_some_and(|it| it.is_ascii_whitespace()) {
            self.step();
        }
    }

    fn game(&mut self) -> Result<Game, BpgnError> {
        let mut game = Game::default();
        while self.peek() == Some(b'[') {
            let tag = self.tag()?;
            game.tags.push(tag);
            self.skip_spaces();
        }
        let base = clock_base(&game);
        loop {
            self.skip_spaces();
            match self.peek() {
                None | Some(b'[') => {
                    // A record may leave its result to the tag.
                    game.result = game
                        .tag("Result")
                        .and_then(Recorded::from_text)
                        .unwrap_or_default();
                    return Ok(game);
                }
                Some(b'{') => {
                    let comment = self.braces()?;
                    attach(&mut game, comment, base);
                }
                Some(b';') => {
                    let comment = self.rest_of_line();
                    attach(&mut game, comment, base);
                }
                Some(b'$') => self.skip_word(),
                Some(b'(') => self.variation()?,
                Some(_) => {
                    if let Some(result) = self.result() {
                        game.result = result;
                        return Ok(game);
                    }
                    let ply = self.ply()?;
                    if game.plies.is_empty() {
                        game.plies.reserve(USUAL_PLIES);
                    }
                    game.plies.push(ply);
                }
            }
        }
    }

    fn tag(&mut self) -> Result<(String, String), BpgnError> {
        self.step();
        self.skip_spaces();
        let length = self
            .rest()
            .bytes()
            .take_while(|it| it.is_ascii_alphanumeric() || *it == b'_')
            .count();
        if length == 0 {
            return self.error("the name of a tag");
        }
        let name = self.rest().get(..length).unwrap_or("").to_owned();
        self.skip(length);
        self.skip_spaces();
        if self.peek() != Some(b'"') {
            return self.error("the value of the tag in quotation marks");
        }
        self.step();
        let mut value = String::new();
        loop {
            let Some(next) = self.rest().chars().next() else {
                return self.error("a quotation mark after the value");
            };
            match next {
                '"' => break,
                '\n' | '\r' => return self.error("a quotation mark after the value"),
                '\\' => {
                    self.skip(1);
                    // A backslash before anything else stands for itself.
                    match self.rest().chars().next() {
                        Some(escaped @ ('"' | '\\')) => {
                            value.push(escaped);
                            self.skip(1);
                        }
                        _ => value.push('\\'),
                    }
                }
                other => {
                    value.push(other);
                    self.skip(other.len_utf8());
                }
            }
        }
        self.step();
        self.skip_spaces();
        if self.peek() != Some(b']') {
            return self.error("] after the tag");
        }
        self.step();
        Ok((name, value))
    }

    fn braces(&mut self) -> Result<&'a str, BpgnError> {
        let Some(length) = self.rest().bytes().position(|it| it == b'}') else {
            return self.error("a comment that is closed with }");
        };
        let comment = self.rest().get(1..length).unwrap_or("");
        self.step_over(length + 1);
        Ok(comment)
    }

    fn rest_of_line(&mut self) -> &'a str {
        let rest = self.rest();
        let length = rest.find(['\n', '\r']).unwrap_or(rest.len());
        self.skip(length);
        rest.get(1..length).unwrap_or("")
    }

    fn skip_word(&mut self) {
        while self.peek().is_some_and(|it| !it.is_ascii_whitespace()) {
            self.step();
        }
    }

    fn variation(&mut self) -> Result<(), BpgnError> {
        let start = (self.at, self.line, self.line_start, self.continued);
        let mut depth = 0_u32;
        loop {
            match self.peek() {
                None => {
                    (self.at, self.line, self.line_start, self.continued) = start;
                    return self.error("a variation that is closed with )");
                }
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(_) => {}
            }
            self.step();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn result(&mut self) -> Option<Recorded> {
        let rest = self.rest();
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
        self.skip(length);
        Some(result)
    }

    fn ply(&mut self) -> Result<Ply, BpgnError> {
        let place = self.place();
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let Some(number) = self.rest().get(..digits).and_then(|it| it.parse().ok()) else {
            return self.error("a move such as 1A. e4, a comment or a result");
        };
        let side = match self.text.as_bytes().get(self.at + digits) {
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
                self.skip(digits);
                return self.error("A, a, B or b after the move number");
            }
        };
        self.skip(digits + 1);
        if self.peek() != Some(b'.') {
            return self.error(". after the move number and board");
        }
        while self.peek() == Some(b'.') {
            self.step();
        }
        self.skip_spaces();
        let rest = self.rest();
        let length = rest
            .bytes()
            .position(|it| it.is_ascii_whitespace() || matches!(it, b'{' | b';'))
            .unwrap_or(rest.len());
        let word = rest.get(..length).unwrap_or("");
        match san::read(word) {
            Ok(san) => {
                self.skip(length);
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
                self.skip(error.offset.min(length));
                self.error(error.expected)
            }
        }
    }
}

/// Whether a byte continues a character that began before it.
const fn continues(byte: u8) -> bool {
    byte & 0b1100_0000 == 0b1000_0000
}

/// Puts a comment where it belongs: a clock to the move before it, or a remark.
fn attach(game: &mut Game, comment: &str, base: Option<u32>) {
    match game.plies.last_mut() {
        Some(ply) => match clock(comment.trim(), base) {
            Some(millis) if ply.clock.is_none() => ply.clock = Some(millis),
            _ => ply.comments.push(comment.to_owned()),
        },
        None => game.preface.push(comment.to_owned()),
    }
}

/// Basic thinking time in seconds, from the tag `TimeControl` (`180+0`).
fn clock_base(game: &Game) -> Option<u32> {
    let digits = game.tag("TimeControl")?.split(['+', ':', ' ']).next()?;
    digits.parse().ok()
}

/// Milliseconds on the clock.
///
/// A number with a point is seconds. A whole number is milliseconds when it is more
/// than the whole thinking time could be in seconds.
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

fn clock_hours(text: &str) -> Option<u32> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let mut total = 0_u32;
    for part in whole.split(':') {
        total = total.checked_mul(60)?.checked_add(digits(part)?)?;
    }
    seconds(&total.to_string(), fraction)
}

fn seconds(whole: &str, fraction: &str) -> Option<u32> {
    let whole: u32 = digits(whole)?;
    if fraction.is_empty() || fraction.len() > 3 {
        return None;
    }
    let scale = [1, 100, 10, 1].get(fraction.len()).copied()?;
    whole
        .checked_mul(1000)?
        .checked_add(digits(fraction)? * scale)
}

fn digits(text: &str) -> Option<u32> {
    let all = !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    if all { text.parse().ok() } else { None }
}
