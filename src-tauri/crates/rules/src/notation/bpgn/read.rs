//! Reading game records.

use shakmaty::Color;

use super::{Game, Ply, Recorded};
use crate::notation::cursor::{Cursor, RecordError, clock_hours, digits, seconds};
use crate::notation::san;
use crate::tandem::side::{Board, Side};

/// Reads every game of a text; lines may end with LF, CRLF or a bare CR.
pub fn read(text: &str) -> Result<Vec<Game>, RecordError> {
    let mut reader = Reader(Cursor::new(text));
    let mut games = Vec::new();
    reader.0.skip_spaces();
    while reader.0.peek().is_some() {
        // Behind the result a next game begins: it has tags or moves.
        if !games.is_empty() && Reader(reader.0).result().is_some() {
            return reader.0.error("one result, then the next game");
        }
        games.push(reader.game()?);
        reader.0.skip_spaces();
    }
    Ok(games)
}

/// Room for the moves of most matches of both boards.
const USUAL_PLIES: usize = 128;

struct Reader<'a>(Cursor<'a>);

impl Reader<'_> {
    fn game(&mut self) -> Result<Game, RecordError> {
        let mut game = Game::default();
        while self.0.peek() == Some(b'[') {
            let tag = self.0.tag()?;
            game.tags.push(tag);
            self.0.skip_spaces();
        }
        let base = clock_base(&game);
        loop {
            self.0.skip_spaces();
            match self.0.peek() {
                None | Some(b'[') => {
                    // A record may leave its result to the tag.
                    game.result = game
                        .tag("Result")
                        .and_then(Recorded::from_text)
                        .unwrap_or_default();
                    return Ok(game);
                }
                Some(b'{') => {
                    let comment = self.0.braces()?;
                    attach(&mut game, comment, base);
                }
                Some(b';') => {
                    let comment = self.0.rest_of_line();
                    attach(&mut game, comment, base);
                }
                Some(b'$') => self.0.skip_word(),
                Some(b'(') => self.variation()?,
                Some(_) => {
                    let before = self.0;
                    if let Some(result) = self.result() {
                        if is_contradicted(&game, result) {
                            self.0 = before;
                            return self.0.error("the result of the tag Result");
                        }
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

    fn variation(&mut self) -> Result<(), RecordError> {
        let start = self.0;
        let mut depth = 0_u32;
        loop {
            match self.0.peek() {
                None => {
                    self.0 = start;
                    return self.0.error("a variation that is closed with )");
                }
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(_) => {}
            }
            self.0.step();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn result(&mut self) -> Option<Recorded> {
        let rest = self.0.rest();
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
        self.0.skip(length);
        Some(result)
    }

    fn ply(&mut self) -> Result<Ply, RecordError> {
        let place = self.0.place();
        let digits = self.0.rest().bytes().take_while(u8::is_ascii_digit).count();
        let Some(number) = self.0.rest().get(..digits).and_then(|it| it.parse().ok()) else {
            return self.0.error("a move such as 1A. e4, a comment or a result");
        };
        let side = match self.0.peek_after(digits) {
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
                self.0.skip(digits);
                return self.0.error("A, a, B or b after the move number");
            }
        };
        self.0.skip(digits + 1);
        if self.0.peek() != Some(b'.') {
            return self.0.error(". after the move number and board");
        }
        while self.0.peek() == Some(b'.') {
            self.0.step();
        }
        self.0.skip_spaces();
        let rest = self.0.rest();
        let length = rest
            .bytes()
            .position(|it| it.is_ascii_whitespace() || matches!(it, b'{' | b';'))
            .unwrap_or(rest.len());
        let word = rest.get(..length).unwrap_or("");
        match san::read(word) {
            Ok(san) => {
                self.0.skip(length);
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
                self.0.skip(error.offset.min(length));
                self.0.error(error.expected)
            }
        }
    }
}

/// Whether the tag tells another result than what stands behind the moves. Where one of them is
/// unknown, the other counts.
fn is_contradicted(game: &Game, result: Recorded) -> bool {
    let tagged = game.tag("Result").and_then(Recorded::from_text);
    tagged.is_some_and(|tagged| {
        tagged != result && tagged != Recorded::Unknown && result != Recorded::Unknown
    })
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
