//! Reader of records of ordinary chess.

use shakmaty::san::San;
use shakmaty::{CastlingSide, Chess, Color, Position as _};

use super::word::Word;
use super::{Game, Ply, after, result_of, word};
use crate::game_result::GameResult;
use crate::notation::cursor::{Cursor, RecordError, clock_hours};
use crate::notation::file::{FileGame, Part, readable};
use crate::notation::piece_letters::{Letters, ONE_LANGUAGE};
use crate::notation::remark::{Numbering, Remark};
use crate::notation::spelling;
use crate::ordinary::short_move;

/// Maximum number of games in a file.
pub const MOST_GAMES: usize = 10_000;
/// Maximum number of plies in all games of a file.
pub const MOST_PLIES: usize = 1_000_000;

/// Reads every game of a text; lines may end with LF, CRLF or a bare CR.
///
/// # Errors
/// Fails at the first position that does not parse; nothing is skipped.
pub fn read(text: &str) -> Result<Vec<Game>, RecordError> {
    readable(read_each(text))
}

/// Reads every game of a text; a game that does not parse is given up, and the next one is read.
pub fn read_each(text: &str) -> Vec<FileGame<Game>> {
    let mut reader = Reader {
        cursor: Cursor::new(text),
        plies: 0,
        letters: Letters::default(),
        written_r: Vec::new(),
        part: Part::Tags,
        begins_at: (1, Color::White),
        numbering: Numbering::default(),
        remarks: Vec::new(),
        has_long_moves: false,
    };
    let mut games: Vec<FileGame<Game>> = Vec::new();
    let mut ahead = Vec::new();
    let mut skipped = None;
    loop {
        let text = reader.skip_text();
        match (games.last_mut(), text) {
            // Text after a game and on its line belongs to it.
            (Some(last), Some(text)) => last.remarks.push(text),
            (None, text) => skipped = skipped.or(text),
            (Some(_), None) => {}
        }
        if reader.cursor.peek().is_none() {
            break;
        }
        if games.len() == MOST_GAMES {
            games.push(FileGame {
                game: Game::default(),
                remarks: Vec::new(),
                error: reader
                    .cursor
                    .error::<()>("the end: 10,000 games are read")
                    .err(),
            });
            break;
        }
        let mut game = Game::default();
        let end = reader.game(&mut game);
        let mut remarks = std::mem::take(&mut reader.remarks);
        let error = match end {
            // Remarks between two games are not a game.
            Ok(End::Open) if game.tags.is_empty() && game.plies.is_empty() => {
                if let Some(last) = games.last_mut() {
                    for comment in &game.preface {
                        attach(&mut last.game, comment);
                    }
                    last.remarks.append(&mut remarks);
                } else {
                    ahead.append(&mut game.preface);
                    skipped = skipped.or(remarks.pop());
                }
                continue;
            }
            Ok(End::Open) => None,
            Ok(End::Result) => {
                reader.notes_after(&mut game);
                None
            }
            Err(error) => {
                let part = reader.part;
                reader.cursor.skip_game(part, &mut game.tags);
                game.result = tagged(&game).unwrap_or(GameResult::Continues);
                Some(error)
            }
        };
        game.preface.splice(0..0, ahead.drain(..));
        remarks.splice(0..0, skipped.take());
        games.push(FileGame {
            game,
            remarks,
            error,
        });
        if reader.plies > MOST_PLIES {
            break;
        }
    }
    let error = skipped.and_then(|_| {
        let mut first = Cursor::new(text);
        first.skip_spaces();
        first.error::<()>(A_MOVE).err()
    });
    if !ahead.is_empty() || error.is_some() {
        games.push(FileGame {
            game: Game {
                preface: ahead,
                ..Game::default()
            },
            remarks: Vec::new(),
            error,
        });
    }
    games
}

/// Returns the result of the tag; `None` without one.
fn tagged(game: &Game) -> Option<GameResult> {
    game.tag("Result").and_then(result_of)
}

/// The end of the moves of a game.
#[derive(PartialEq, Eq)]
enum End {
    Result,
    /// At the end of the text, or at the tags of the next game.
    Open,
}

pub(super) struct Reader<'a> {
    pub(super) cursor: Cursor<'a>,
    /// Moves of the games so far.
    pub(super) plies: usize,
    /// The piece letters of this game, and its moves that contain an R.
    pub(super) letters: Letters,
    pub(super) written_r: Vec<usize>,
    pub(super) part: Part,
    /// Number and color of this game's first move.
    pub(super) begins_at: (u32, Color),
    pub(super) numbering: Numbering,
    pub(super) remarks: Vec<Remark>,
    /// True if this game has a legal move with both its squares.
    pub(super) has_long_moves: bool,
}

/// In longer games, a word is not looked at for two moves: each look plays the game.
const MOST_JOINED: usize = 600;

impl Reader<'_> {
    fn game(&mut self, game: &mut Game) -> Result<End, RecordError> {
        self.letters = Letters::default();
        self.written_r.clear();
        self.part = Part::Tags;
        self.begins_at = (1, Color::White);
        self.numbering = Numbering::default();
        self.has_long_moves = false;
        let end = self.tags_and_moves(game)?;
        if let Some(first) = self.written_r.first() {
            let place = game.plies.get(*first).map(|ply| ply.place);
            let place = place.unwrap_or_default();
            self.name_r(game)
                .ok_or_else(|| RecordError::at(place, "R", ONE_LANGUAGE))?;
        }
        Ok(end)
    }

    /// Sets the piece of the moves with an R; `None` if the letters so far leave it open.
    pub(super) fn name_r(&self, game: &mut Game) -> Option<()> {
        let r = self.letters.r()?;
        for index in &self.written_r {
            if let Some(San::Normal { role, .. }) =
                game.plies.get_mut(*index).map(|ply| &mut ply.san)
            {
                *role = r;
            }
        }
        Some(())
    }

    fn tags_and_moves(&mut self, game: &mut Game) -> Result<End, RecordError> {
        let has_moves = self.tags(game)?;
        let tagged = tagged(game);
        game.result = tagged.unwrap_or(GameResult::Continues);
        if !has_moves {
            return Ok(End::Open);
        }
        loop {
            let line = self.cursor.line();
            self.cursor.skip_between_words();
            let Some(next) = self.cursor.peek() else {
                return Ok(End::Open);
            };
            if self.cursor.line() > line + 1 && !game.plies.is_empty() && self.begins_words() {
                return Ok(End::Open);
            }
            match next {
                b'[' if self.cursor.begins_tag() => return Ok(End::Open),
                b'{' => attach(game, self.cursor.braces()?),
                b';' => attach(game, self.cursor.rest_of_line()),
                b'$' => self.number_of_glyph(game)?,
                b'!' | b'?' => self.sign_of_glyph(game)?,
                b'(' => {
                    if let Some(result) = self.result_in_parentheses() {
                        game.result = self.agree(tagged, result)?;
                        _ = self.cursor.parentheses();
                        return Ok(End::Result);
                    }
                    self.variation(game)?;
                }
                b'[' => self.promotion_in_brackets(game)?,
                b'.' => self.cursor.step(),
                _ => {
                    if let Some((written, length)) = self.result(game, tagged) {
                        game.result = self.agree(tagged, written)?;
                        self.cursor.skip(length);
                        return Ok(End::Result);
                    }
                    if !self.skip_number(game.plies.len()) {
                        self.ply(game)?;
                    }
                }
            }
        }
    }

    /// Returns the result at the cursor if it is a word of its own, and its length.
    fn result(&self, game: &Game, tagged: Option<GameResult>) -> Option<(GameResult, usize)> {
        let rest = self.cursor.rest();
        // Most words are moves and their numbers.
        let may_be_result = match rest.as_bytes() {
            [b'a'..=b'h' | b'A'..=b'Z', ..] => false,
            [b'0'..=b'9', next, ..] => !next.is_ascii_digit() && !is_number(rest),
            _ => true,
        };
        if !may_be_result {
            return None;
        }
        let (text, length) = spelling::leading_result(rest)?;
        let result = result_of(text)?;
        let has_colon = rest.get(..length).is_some_and(|it| it.contains(':'));
        let castles = result == GameResult::BothLose
            && !has_colon
            && tagged != Some(result)
            && after(game).is_none_or(|it| !it.castling_moves(CastlingSide::KingSide).is_empty());
        (!castles).then_some((result, length))
    }

    /// Returns the result in the parentheses here, which end a game: `(1-0)`.
    fn result_in_parentheses(&self) -> Option<GameResult> {
        let mut ahead = self.cursor;
        let inner = ahead.parentheses()?;
        ahead.skip_spaces();
        let ends = ahead.peek().is_none() || ahead.begins_tag();
        ends.then(|| result_of(inner)).flatten()
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
    fn skip_number(&mut self, plies: usize) -> bool {
        let rest = self.cursor.rest().as_bytes();
        let digits = rest.iter().take_while(|it| it.is_ascii_digit()).count();
        let ends = rest
            .get(digits)
            .is_none_or(|it| matches!(it, b'.' | b')') || it.is_ascii_whitespace())
            || rest
                .get(digits..)
                .is_some_and(|it| it.starts_with("…".as_bytes()));
        let is_move = self.cursor.rest().split(char::is_whitespace).next();
        let is_move = is_move.is_some_and(spelling::is_numeric);
        if digits == 0 || !ends || is_move || rest.starts_with(b"00") {
            return false;
        }
        self.check_number(digits, plies);
        let points = rest.iter().skip(digits);
        let points = points.take_while(|it| matches!(**it, b'.' | b')'));
        let length = digits + points.count();
        self.cursor.skip(length);
        true
    }

    /// Compares a move number with the moves before it.
    fn check_number(&mut self, digits: usize, plies: usize) {
        let (first, color) = self.begins_at;
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        let half = plies.saturating_add(u32::from(color.is_black())) / 2;
        let written = self.cursor.rest().get(..digits);
        let written = written.and_then(|it| it.parse().ok()).unwrap_or(u32::MAX);
        let place = self.cursor.place();
        let counted = first.saturating_add(half);
        self.remarks
            .extend(self.numbering.check(place, written, counted));
    }

    fn ply(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let rest = self.cursor.rest();
        let length = rest
            .bytes()
            .position(|it| it.is_ascii_whitespace() || b"{}()[];$".contains(&it))
            .unwrap_or(rest.len());
        let text = rest.get(..length).unwrap_or("");
        match word::read(text, &mut self.letters) {
            Some(word) if self.is_two_moves(game, word.san, text) => {
                return self.several(game, text);
            }
            Some(word) => self.push(game, word)?,
            None => return self.respelled(game, text),
        }
        self.cursor.skip(length);
        Ok(())
    }

    /// True if a word that names both squares of a move is two moves without a blank: `e4e5`.
    ///
    /// The board decides, once for the long moves of a game.
    pub(super) fn is_two_moves(&mut self, game: &Game, san: San, text: &str) -> bool {
        let San::Normal {
            file: Some(_),
            rank: Some(_),
            capture: false,
            ..
        } = san
        else {
            return false;
        };
        if self.has_long_moves || game.plies.len() > MOST_JOINED {
            return false;
        }
        let Some(position) = after(game) else {
            return false;
        };
        self.has_long_moves = short_move::resolve(&position, san).is_ok();
        if self.has_long_moves {
            return false;
        }
        let Some(length) = Self::first_of_several(text) else {
            return false;
        };
        let played = |position: Chess, text: Option<&str>| {
            let word = word::read(text?, &mut Letters::default())?;
            let played = short_move::resolve(&position, word.san).ok()?;
            position.play(played).ok()
        };
        played(position, text.get(..length))
            .and_then(|position| played(position, text.get(length..)))
            .is_some()
    }

    /// Returns the length of the first move of a word of several.
    pub(super) fn first_of_several(text: &str) -> Option<usize> {
        let is_move = |it: &str| {
            let read = word::read(it, &mut Letters::default());
            // Two squares are two moves here.
            read.is_some_and(|it| {
                !matches!(
                    it.san,
                    San::Normal {
                        file: Some(_),
                        rank: Some(_),
                        ..
                    }
                )
            })
        };
        spelling::first_of_several(text, is_move)
    }

    pub(super) fn push(&mut self, game: &mut Game, word: Word) -> Result<(), RecordError> {
        self.plies += 1;
        if self.plies > MOST_PLIES {
            return self.cursor.error("the end: 1,000,000 moves are read");
        }
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
        Ok(())
    }
}

/// The expected text of an error at a word without meaning.
pub(super) const A_MOVE: &str = "a move such as Nf3, a comment or a result";

/// True if a digit and a point are the number of a move, and not half a point.
fn is_number(rest: &str) -> bool {
    rest.as_bytes().get(1) == Some(&b'.') && !rest.starts_with("0.5")
}

/// Attaches a comment: a clock to the move before it, other text as a remark.
pub(super) fn attach(game: &mut Game, comment: &str) {
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
