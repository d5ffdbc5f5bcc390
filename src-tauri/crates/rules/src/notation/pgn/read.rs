//! Reader of records of ordinary chess.

use shakmaty::san::San;

use super::{Game, Ply, result_of, word};
use crate::game_result::GameResult;
use crate::notation::cursor::{Cursor, RecordError, clock_hours};
use crate::notation::piece_letters::{Letters, ONE_LANGUAGE};
use crate::ordinary::position;

/// Maximum number of games in a file.
pub const MOST_GAMES: usize = 10_000;
/// Maximum number of plies in all games of a file.
pub const MOST_PLIES: usize = 1_000_000;

/// Reads every game of a text; lines may end with LF, CRLF or a bare CR.
///
/// # Errors
/// Fails at the first position that does not parse; nothing is skipped.
pub fn read(text: &str) -> Result<Vec<Game>, RecordError> {
    let mut reader = Reader {
        cursor: Cursor::new(text),
        plies: 0,
        letters: Letters::default(),
        written_r: Vec::new(),
    };
    let mut games: Vec<Game> = Vec::new();
    let mut ahead = Vec::new();
    reader.skip_spaces();
    while reader.cursor.peek().is_some() {
        if games.len() == MOST_GAMES {
            return reader.cursor.error("the end: 10,000 games are read");
        }
        let (mut game, end) = reader.game()?;
        // Remarks between two games are not a game.
        if end == End::Open && game.tags.is_empty() && game.plies.is_empty() {
            match games.last_mut() {
                Some(last) => {
                    for comment in &game.preface {
                        attach(last, comment);
                    }
                }
                None => ahead.append(&mut game.preface),
            }
        } else {
            game.preface.splice(0..0, ahead.drain(..));
            games.push(game);
        }
        reader.skip_spaces();
    }
    if !ahead.is_empty() {
        games.push(Game {
            preface: ahead,
            ..Game::default()
        });
    }
    Ok(games)
}

/// The end of the moves of a game.
#[derive(PartialEq, Eq)]
enum End {
    Result,
    /// At the end of the text, or at the tags of the next game.
    Open,
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    /// Moves of the games so far.
    plies: usize,
    /// The piece letters of this game, and its moves that contain an R.
    letters: Letters,
    written_r: Vec<usize>,
}

impl Reader<'_> {
    /// Skips whitespace between words, and lines meant for other programs.
    fn skip_spaces(&mut self) {
        loop {
            self.cursor.skip_spaces();
            if self.cursor.peek() != Some(b'%') || !self.cursor.begins_line() {
                return;
            }
            self.cursor.rest_of_line();
        }
    }

    fn game(&mut self) -> Result<(Game, End), RecordError> {
        self.letters = Letters::default();
        self.written_r.clear();
        let (mut game, end) = self.tags_and_moves()?;
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
                if let Some(San::Normal { role, .. }) =
                    game.plies.get_mut(*index).map(|ply| &mut ply.san)
                {
                    *role = r;
                }
            }
        }
        Ok((game, end))
    }

    fn tags_and_moves(&mut self) -> Result<(Game, End), RecordError> {
        let mut game = Game::default();
        while self.cursor.peek() == Some(b'[') {
            self.tag(&mut game)?;
            self.skip_spaces();
        }
        let tagged = game.tag("Result").and_then(result_of);
        loop {
            self.skip_spaces();
            let Some(next) = self.cursor.peek() else {
                game.result = tagged.unwrap_or(GameResult::Continues);
                return Ok((game, End::Open));
            };
            match next {
                b'[' => {
                    game.result = tagged.unwrap_or(GameResult::Continues);
                    return Ok((game, End::Open));
                }
                b'{' => attach(&mut game, self.cursor.braces()?),
                b';' => attach(&mut game, self.cursor.rest_of_line()),
                b'$' => self.number_of_glyph(&mut game)?,
                b'!' | b'?' => self.sign_of_glyph(&mut game)?,
                b'(' => self.variation(&mut game)?,
                b'.' => self.cursor.step(),
                _ => {
                    if let Some((written, length)) = self.result() {
                        game.result = self.agree(tagged, written)?;
                        self.cursor.skip(length);
                        return Ok((game, End::Result));
                    }
                    if !self.skip_number() {
                        self.ply(&mut game)?;
                    }
                }
            }
        }
    }

    fn tag(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let before = self.cursor;
        let (name, value) = self.cursor.tag()?;
        let expected = match name.as_str() {
            "FEN" if position::read(&value).is_err() => "a position of ordinary chess (FEN)",
            "Result" if result_of(&value).is_none() => "1-0, 0-1, 1/2-1/2 or *",
            "Variant" if !is_ordinary(&value) => "a game of ordinary chess",
            _ => {
                game.tags.push((name, value));
                return Ok(());
            }
        };
        before.error(expected)
    }

    fn number_of_glyph(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let rest = self.cursor.rest().get(1..).unwrap_or("");
        let length = rest.bytes().take_while(u8::is_ascii_digit).count();
        let number = rest.get(..length).and_then(|it| it.parse().ok());
        match (game.plies.last_mut(), number) {
            (Some(ply), Some(number)) => {
                ply.glyphs.push(number);
                self.cursor.skip(1 + length);
                Ok(())
            }
            (None, Some(_)) => self.cursor.error("a move before its annotation"),
            (_, None) => self.cursor.error("an annotation from $0 to $255"),
        }
    }

    fn sign_of_glyph(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let rest = self.cursor.rest();
        let length = rest.bytes().take_while(|it| matches!(it, b'!' | b'?'));
        let length = length.count();
        let glyph = rest.get(..length).and_then(word::glyph);
        match (game.plies.last_mut(), glyph) {
            (Some(ply), Some(glyph)) => {
                ply.glyphs.push(glyph);
                self.cursor.skip(length);
                Ok(())
            }
            (None, Some(_)) => self.cursor.error("a move before its annotation"),
            (_, None) => self.cursor.error("!, ?, !!, ??, !? or ?!"),
        }
    }

    /// Stores a variation as text; parentheses in its comments do not count.
    fn variation(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let before = self.cursor;
        let Some(ply) = game.plies.last_mut() else {
            return before.error("a move before its variation");
        };
        let text = before.rest();
        let mut depth = 0_u32;
        loop {
            match self.cursor.peek() {
                None => return before.error("a variation that is closed with )"),
                Some(b'{') => {
                    self.cursor.braces()?;
                    continue;
                }
                Some(b';') => {
                    self.cursor.rest_of_line();
                    continue;
                }
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(_) => {}
            }
            self.cursor.step();
            if depth == 0 {
                let length = text.len() - self.cursor.rest().len();
                let inner = text.get(1..length - 1).unwrap_or("");
                ply.variations.push(inner.to_owned());
                return Ok(());
            }
        }
    }

    /// Returns the result at the cursor if it is a word of its own, and its length.
    fn result(&self) -> Option<(GameResult, usize)> {
        let rest = self.cursor.rest();
        // No result is longer.
        let length = rest
            .bytes()
            .take(16)
            .position(|it| it.is_ascii_whitespace() || matches!(it, b'{' | b';'))
            .unwrap_or(rest.len());
        Some((result_of(rest.get(..length)?)?, length))
    }

    /// Fails if the tag and the end of the moves contain different results.
    fn agree(
        &self,
        tagged: Option<GameResult>,
        written: GameResult,
    ) -> Result<GameResult, RecordError> {
        match (tagged, written) {
            (Some(tagged), GameResult::Continues) => Ok(tagged),
            (None | Some(GameResult::Continues), written) => Ok(written),
            (Some(tagged), written) if tagged == written => Ok(written),
            (Some(_), _) => self.cursor.error("the result of the tag Result"),
        }
    }

    /// Skips a move number with its points; false if there is none. Castling with zeros is not a
    /// number.
    fn skip_number(&mut self) -> bool {
        let rest = self.cursor.rest().as_bytes();
        let digits = rest.iter().take_while(|it| it.is_ascii_digit()).count();
        let ends = rest
            .get(digits)
            .is_none_or(|it| *it == b'.' || it.is_ascii_whitespace());
        if digits == 0 || !ends {
            return false;
        }
        let points = rest.iter().skip(digits).take_while(|it| **it == b'.');
        let length = digits + points.count();
        self.cursor.skip(length);
        true
    }

    fn ply(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let rest = self.cursor.rest();
        let length = rest
            .bytes()
            .position(|it| it.is_ascii_whitespace() || b"{}()[];$".contains(&it))
            .unwrap_or(rest.len());
        let text = rest.get(..length).unwrap_or("");
        if text == "e.p." && !game.plies.is_empty() {
            self.cursor.skip(length);
            return Ok(());
        }
        let Some(word) = word::read(text, &mut self.letters) else {
            return self
                .cursor
                .error("a move such as Nf3, a comment or a result");
        };
        if self.plies == MOST_PLIES {
            return self.cursor.error("the end: 1,000,000 moves are read");
        }
        self.plies += 1;
        if word.is_r {
            self.written_r.push(game.plies.len());
        }
        game.plies.push(Ply {
            san: word.san,
            glyphs: word.glyph.into_iter().collect(),
            clock: None,
            comments: Vec::new(),
            variations: Vec::new(),
            place: self.cursor.place(),
        });
        self.cursor.skip(length);
        Ok(())
    }
}

/// True if the tag `Variant` means ordinary chess.
fn is_ordinary(variant: &str) -> bool {
    let variant = variant.to_ascii_lowercase();
    matches!(
        variant.as_str(),
        "" | "?" | "-" | "standard" | "normal" | "chess" | "from position"
    )
}

/// Attaches a comment: a clock to the move before it, other text as a remark.
fn attach(game: &mut Game, comment: &str) {
    let Some(ply) = game.plies.last_mut() else {
        game.preface.push(comment.to_owned());
        return;
    };
    match (ply.clock, clock(comment)) {
        (None, Some((millis, remark))) => {
            ply.clock = Some(millis);
            if !remark.is_empty() {
                ply.comments.push(remark);
            }
        }
        (Some(_), _) | (None, None) => ply.comments.push(comment.to_owned()),
    }
}

/// Returns the clock in a comment, in milliseconds, and the rest of the comment; `None` without a
/// clock.
fn clock(comment: &str) -> Option<(u32, String)> {
    let (before, rest) = comment.split_once("[%clk ")?;
    let (clock, behind) = rest.split_once(']')?;
    let millis = clock_hours(clock.trim())?;
    let remark = [before.trim(), behind.trim()];
    Some((millis, remark.join(" ").trim().to_owned()))
}
