//! Reader of records of ordinary chess.

use shakmaty::san::San;
use shakmaty::{CastlingMode, CastlingSide, Color, Position as _};

use super::word::Word;
use super::{Game, Ply, after, result_of, variant, word};
use crate::game_result::GameResult;
use crate::notation::cursor::{Cursor, RecordError, clock_hours};
use crate::notation::file::{FileGame, Part, readable};
use crate::notation::piece_letters::{Letters, ONE_LANGUAGE};
use crate::notation::remark::{Numbering, Remark};
use crate::notation::spelling;

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
    };
    let mut games: Vec<FileGame<Game>> = Vec::new();
    let mut ahead = Vec::new();
    reader.skip_spaces();
    while reader.cursor.peek().is_some() {
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
        let remarks = std::mem::take(&mut reader.remarks);
        let error = match end {
            // Remarks between two games are not a game.
            Ok(End::Open) if game.tags.is_empty() && game.plies.is_empty() => {
                match games.last_mut() {
                    Some(last) => {
                        for comment in &game.preface {
                            attach(&mut last.game, comment);
                        }
                    }
                    None => ahead.append(&mut game.preface),
                }
                reader.skip_spaces();
                continue;
            }
            Ok(_) => None,
            Err(error) => {
                let part = reader.part;
                reader.cursor.skip_game(part, &mut game.tags);
                game.result = tagged(&game).unwrap_or(GameResult::Continues);
                Some(error)
            }
        };
        game.preface.splice(0..0, ahead.drain(..));
        games.push(FileGame {
            game,
            remarks,
            error,
        });
        if reader.plies > MOST_PLIES {
            break;
        }
        reader.skip_spaces();
    }
    if !ahead.is_empty() {
        games.push(FileGame {
            game: Game {
                preface: ahead,
                ..Game::default()
            },
            remarks: Vec::new(),
            error: None,
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
    plies: usize,
    /// The piece letters of this game, and its moves that contain an R.
    pub(super) letters: Letters,
    written_r: Vec<usize>,
    part: Part,
    /// Number and color of this game's first move.
    begins_at: (u32, Color),
    numbering: Numbering,
    remarks: Vec<Remark>,
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

    fn game(&mut self, game: &mut Game) -> Result<End, RecordError> {
        self.letters = Letters::default();
        self.written_r.clear();
        self.part = Part::Tags;
        self.begins_at = (1, Color::White);
        self.numbering = Numbering::default();
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

    /// Reads the tags; false if the tags of another game follow.
    fn tags(&mut self, game: &mut Game) -> Result<bool, RecordError> {
        let (mut position, mut variant) = (None, None);
        let mut has_moves = true;
        while has_moves && self.cursor.peek() == Some(b'[') {
            let before = self.cursor;
            self.tag(game)?;
            match game.tags.last().map(|(name, _)| name.as_str()) {
                Some("FEN") => _ = position.get_or_insert(before),
                Some("Variant") => _ = variant.get_or_insert(before),
                Some(_) | None => {}
            }
            self.skip_spaces();
            // A game may have tags only.
            has_moves = self.cursor.line() <= before.line() + 1 || !self.repeats_a_tag(game);
        }
        self.part = Part::Moves;
        // The order of the tags is free.
        if let Some(position) = position {
            if game.start().is_err() {
                return position.error(match game.castling_mode() {
                    CastlingMode::Standard => "a position of ordinary chess (FEN)",
                    CastlingMode::Chess960 => "a position of Chess960 (FEN)",
                });
            }
            self.begins_at = game.begins_at();
        } else if let Some(variant) = variant
            && game.castling_mode() == CastlingMode::Chess960
        {
            return variant.error("the tag FEN with the start position of Chess960");
        }
        Ok(has_moves)
    }

    /// True if the tag here is one that the game has.
    fn repeats_a_tag(&self, game: &Game) -> bool {
        let mut ahead = self.cursor;
        self.cursor.begins_tag() && ahead.tag().is_ok_and(|(name, _)| game.tag(&name).is_some())
    }

    fn tags_and_moves(&mut self, game: &mut Game) -> Result<End, RecordError> {
        let has_moves = self.tags(game)?;
        let tagged = tagged(game);
        game.result = tagged.unwrap_or(GameResult::Continues);
        if !has_moves {
            return Ok(End::Open);
        }
        loop {
            self.skip_spaces();
            let Some(next) = self.cursor.peek() else {
                return Ok(End::Open);
            };
            match next {
                b'[' if self.cursor.begins_tag() => return Ok(End::Open),
                b'{' => attach(game, self.cursor.braces()?),
                b';' => attach(game, self.cursor.rest_of_line()),
                b'$' => self.number_of_glyph(game)?,
                b'!' | b'?' => self.sign_of_glyph(game)?,
                b'(' => self.variation(game)?,
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

    fn tag(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let before = self.cursor;
        let (name, value) = self.cursor.tag()?;
        let expected = match name.as_str() {
            "Result" if result_of(&value).is_none() => "1-0, 0-1, 1/2-1/2, 0-0 or *",
            "Variant" if variant::castling_mode(&value).is_none() => "a game of ordinary chess",
            _ => {
                game.tags.push((name, value));
                return Ok(());
            }
        };
        before.error(expected)
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
        let castles = result == GameResult::BothLose
            && tagged != Some(result)
            && after(game).is_none_or(|it| !it.castling_moves(CastlingSide::KingSide).is_empty());
        (!castles).then_some((result, length))
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
            .is_none_or(|it| *it == b'.' || it.is_ascii_whitespace())
            || rest
                .get(digits..)
                .is_some_and(|it| it.starts_with("…".as_bytes()));
        if digits == 0 || !ends || rest.starts_with(b"00") {
            return false;
        }
        self.check_number(digits, plies);
        let points = rest.iter().skip(digits).take_while(|it| **it == b'.');
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
            Some(word) => self.push(game, word)?,
            None => return self.respelled(game, text),
        }
        self.cursor.skip(length);
        Ok(())
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
