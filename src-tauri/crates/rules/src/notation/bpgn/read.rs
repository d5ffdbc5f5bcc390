//! Reader of game records of both boards.

use shakmaty::{Color, Rank, Role};

use super::clock::{clock, clock_base};
use super::{Game, Ply, Recorded, read_start};
use crate::notation::cursor::{Cursor, RecordError};
use crate::notation::file::{FileGame, Part, readable};
use crate::notation::piece_letters::{Letters, ONE_LANGUAGE};
use crate::notation::remark::Remark;
use crate::notation::san::{self, SanKind};
use crate::notation::spelling::{self, Spelling};
use crate::tandem::refusal::Wanted;
use crate::tandem::side::{Board, Side};

/// Reads every game of a text; lines may end with LF, CRLF or a bare CR.
///
/// # Errors
/// Fails at the first position that does not parse; nothing is skipped.
pub fn read(text: &str) -> Result<Vec<Game>, RecordError> {
    readable(games(text))
}

/// Reads every game of a text; a game that does not parse is given up, and the next one is read.
pub fn read_each(text: &str) -> Vec<FileGame<Game>> {
    let mut games = games(text);
    for it in &mut games {
        it.remarks.extend(it.game.wrong_numbers());
    }
    games
}

/// Reads every game of a text, without remarks about its move numbers.
fn games(text: &str) -> Vec<FileGame<Game>> {
    let mut reader = Reader {
        cursor: Cursor::new(text),
        letters: Letters::default(),
        written_r: Vec::new(),
        part: Part::Tags,
        remarks: Vec::new(),
    };
    let mut games: Vec<FileGame<Game>> = Vec::new();
    let mut skipped = None;
    loop {
        let text = reader.skip_text();
        match (games.last_mut(), text) {
            (Some(last), Some(text)) => last.remarks.push(text),
            (None, text) => skipped = skipped.or(text),
            (Some(_), None) => {}
        }
        if reader.cursor.peek().is_none() {
            break;
        }
        let mut game = Game::default();
        // After the result, the next game begins with tags or moves.
        let before = reader.cursor;
        let read = if !games.is_empty() && reader.result().is_some() {
            before.error("one result, then the next game")
        } else {
            reader.cursor = before;
            reader.game(&mut game)
        };
        let mut remarks = std::mem::take(&mut reader.remarks);
        let is_note = read.is_ok() && game.tags.is_empty() && game.plies.is_empty();
        if let (true, Some(last)) = (
            is_note && game.result == Recorded::Unknown,
            games.last_mut(),
        ) {
            // Remarks between two games belong to the first.
            for comment in &game.preface {
                attach(&mut last.game, comment, None);
            }
            last.remarks.append(&mut remarks);
            continue;
        }
        let error = read.err();
        if error.is_some() {
            let part = reader.part;
            reader.cursor.skip_game(part, &mut game.tags);
            game.result = tagged(&game).unwrap_or_default();
        } else {
            reader.notes_after(&mut game);
        }
        remarks.splice(0..0, skipped.take());
        games.push(FileGame {
            game,
            remarks,
            error,
        });
    }
    if skipped.is_some() {
        let mut first = Cursor::new(text);
        first.skip_spaces();
        games.push(FileGame {
            game: Game::default(),
            remarks: Vec::new(),
            error: first.error::<()>(A_MOVE).err(),
        });
    }
    games
}

/// Returns the result of the tag; `None` without one.
fn tagged(game: &Game) -> Option<Recorded> {
    game.tag("Result").and_then(Recorded::read)
}

/// Capacity for the moves of most matches on both boards.
const USUAL_PLIES: usize = 128;

struct Reader<'a> {
    cursor: Cursor<'a>,
    /// The piece letters of this game, and its moves that contain an R.
    letters: Letters,
    written_r: Vec<usize>,
    part: Part,
    remarks: Vec<Remark>,
}

/// The expected text of an error where a game should be.
const A_MOVE: &str = "a move such as 1A. e4, a comment or a result";

impl Reader<'_> {
    /// Skips lines that begin no game, and returns a remark about them; `None` if there are none.
    fn skip_text(&mut self) -> Option<Remark> {
        let mut first = None;
        let mut lines = 0;
        loop {
            self.skip_spaces();
            let Some(next) = self.cursor.peek() else {
                break;
            };
            let begins = match next {
                b'[' => self.cursor.begins_tag(),
                b'{' | b';' | b'(' | b'0'..=b'9' => true,
                _ => spelling::leading_result(self.cursor.rest()).is_some(),
            };
            if begins {
                break;
            }
            first = first.or(Some(self.cursor.place()));
            lines += 1;
            self.cursor.rest_of_line();
        }
        first.map(|place| Remark::Text { place, lines })
    }

    /// Skips whitespace between words, and lines meant for other programs.
    fn skip_spaces(&mut self) {
        self.cursor.skip_spaces();
        while self.cursor.peek() == Some(b'%') && self.cursor.begins_line() {
            self.cursor.rest_of_line();
            self.cursor.skip_spaces();
        }
    }

    /// Attaches what follows a result on its line: comments, and text in parentheses.
    fn notes_after(&mut self, game: &mut Game) {
        loop {
            self.cursor.skip_blanks();
            match self.cursor.peek() {
                Some(b'{') => match self.cursor.braces() {
                    Ok(comment) => attach(game, comment, None),
                    Err(_) => return,
                },
                Some(b';') => {
                    let comment = self.cursor.rest_of_line();
                    attach(game, comment, None);
                }
                Some(b'(') => match self.cursor.parentheses() {
                    Some(comment) => attach(game, comment, None),
                    None => return,
                },
                _ => return,
            }
        }
    }

    fn game(&mut self, game: &mut Game) -> Result<(), RecordError> {
        self.letters = Letters::default();
        self.written_r.clear();
        self.part = Part::Tags;
        self.tags_and_moves(game)?;
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
        Ok(())
    }

    /// Reads the tags; false if the tags of another game follow.
    fn tags(&mut self, game: &mut Game) -> Result<bool, RecordError> {
        while self.cursor.peek() == Some(b'[') {
            let before = self.cursor;
            let line = before.line();
            let (tag, malformed) = self.cursor.any_tag();
            let place = before.place();
            self.remarks
                .extend(malformed.map(|place| Remark::Tag { place }));
            if let Some((name, value)) = tag {
                if name.eq_ignore_ascii_case("FEN") {
                    if matches!(value.trim(), "" | "?" | "-") {
                        self.remarks.push(Remark::Tag { place });
                    } else {
                        match read_start(&value) {
                            Some(start) => game.start = Some(Box::new(start)),
                            None => return before.error("both boards with hands (FEN a | b)"),
                        }
                    }
                } else if name.eq_ignore_ascii_case("Result") && Recorded::read(&value).is_none() {
                    self.remarks.push(Remark::Tag { place });
                }
                game.tags.push((name, value));
            }
            self.skip_spaces();
            // A remark to the tags.
            while self.cursor.peek() == Some(b';') {
                let comment = self.cursor.rest_of_line();
                attach(game, comment, None);
                self.skip_spaces();
            }
            // A game may have tags only.
            if self.cursor.line() > line + 1 && self.repeats_a_tag(game) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if the tag here is one that the game has.
    fn repeats_a_tag(&self, game: &Game) -> bool {
        let mut ahead = self.cursor;
        self.cursor.begins_tag() && ahead.tag().is_ok_and(|(name, _)| game.tag(&name).is_some())
    }

    fn tags_and_moves(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let has_moves = self.tags(game)?;
        // A record may state its result in the tag only.
        let tagged = tagged(game);
        game.result = tagged.unwrap_or_default();
        if !has_moves {
            return Ok(());
        }
        self.part = Part::Moves;
        let base = clock_base(game);
        loop {
            let line = self.cursor.line();
            self.skip_spaces();
            let apart = self.cursor.line() > line + 1;
            match self.cursor.peek() {
                None => return Ok(()),
                // Words below the moves are no part of them.
                Some(it) if apart && it.is_ascii_alphabetic() && !game.plies.is_empty() => {
                    return Ok(());
                }
                Some(b'[') if self.cursor.begins_tag() => return Ok(()),
                Some(b'{') => {
                    let comment = self.cursor.braces()?;
                    attach(game, comment, base);
                }
                Some(b';') => {
                    let comment = self.cursor.rest_of_line();
                    attach(game, comment, base);
                }
                Some(b'$') => self.cursor.skip_word(),
                Some(b'(') => {
                    if let Some(result) = self.result_in_parentheses() {
                        game.result = result;
                        _ = self.cursor.parentheses();
                        return Ok(());
                    }
                    self.variation(game)?;
                }
                Some(_) => {
                    let before = self.cursor;
                    if let Some(result) = self.result() {
                        if contradicts(tagged, result) {
                            return before.error("the result of the tag Result");
                        }
                        game.result = match (tagged, result) {
                            (Some(tagged), Recorded::Unknown) => tagged,
                            (_, result) => result,
                        };
                        return Ok(());
                    }
                    match self.ply(game.plies.len()) {
                        Ok(ply) => {
                            if game.plies.is_empty() {
                                game.plies.reserve(USUAL_PLIES);
                            }
                            game.plies.push(ply);
                        }
                        Err(error) => {
                            let stopped = std::mem::replace(&mut self.cursor, before);
                            if !self.skip_mark(game) && !self.closing_words(game) {
                                self.cursor = stopped;
                                return Err(error);
                            }
                        }
                    }
                }
            }
        }
    }

    /// Skips an annotation or a mark of its own, and takes the piece of a promotion; false for any
    /// other word.
    fn skip_mark(&mut self, game: &mut Game) -> bool {
        let word = self.word();
        if let Some(role) = spelling::promotion(word).filter(|_| awaits_promotion(game)) {
            promote(game, role);
            self.cursor.skip(word.len());
            return true;
        }
        let understood = match spelling::read(word) {
            Some(Spelling::Nothing | Spelling::Glyph(_)) => !game.plies.is_empty(),
            Some(Spelling::Promotion(role)) => promote(game, role),
            Some(Spelling::Move { .. } | Spelling::PawnTakes { .. } | Spelling::NullMove)
            | None => false,
        };
        if understood {
            self.cursor.skip(word.len());
        }
        understood
    }

    /// Attaches words that close the game before its result; false for other words.
    fn closing_words(&mut self, game: &mut Game) -> bool {
        let rest = self.cursor.rest();
        match (spelling::closing_words(rest), game.plies.last_mut()) {
            (Some(length), Some(ply)) => {
                let words = rest.get(..length).unwrap_or("").split_whitespace();
                ply.comments.push(words.collect::<Vec<&str>>().join(" "));
                self.cursor.step_over(length);
                true
            }
            _ => false,
        }
    }

    /// Returns the word here; a comment ends it.
    fn word(&self) -> &str {
        let rest = self.cursor.rest();
        let length = rest
            .bytes()
            .position(|it| it.is_ascii_whitespace() || matches!(it, b'{' | b';'))
            .unwrap_or(rest.len());
        rest.get(..length).unwrap_or("")
    }

    /// Returns the result in the parentheses here, which end a game: `(1-0)`.
    fn result_in_parentheses(&self) -> Option<Recorded> {
        let mut ahead = self.cursor;
        let inner = ahead.parentheses()?;
        ahead.skip_spaces();
        let ends = ahead.peek().is_none() || ahead.begins_tag();
        ends.then(|| Recorded::read(inner)).flatten()
    }

    /// Skips a variation. A piece alone in the parentheses is that of a promotion.
    fn variation(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let start = self.cursor;
        let mut depth = 0_u32;
        loop {
            match self.cursor.peek() {
                it if it.is_none() || (self.cursor.begins_line() && self.cursor.begins_tag()) => {
                    self.cursor = start;
                    return self.cursor.error("a variation that is closed with )");
                }
                Some(b'(') => depth += 1,
                Some(b')') => depth -= 1,
                Some(_) | None => {}
            }
            self.cursor.step();
            if depth == 0 {
                let text = start.rest();
                let length = text.len() - self.cursor.rest().len();
                let inner = text.get(1..length - 1).unwrap_or("");
                if let Some(piece) = spelling::promotion(inner) {
                    promote(game, piece);
                }
                return Ok(());
            }
        }
    }

    fn result(&mut self) -> Option<Recorded> {
        // Most words are numbers of moves, with their board.
        if matches!(
            self.cursor.peek_after(1),
            Some(b'A' | b'a' | b'B' | b'b' | b'0'..=b'9')
        ) {
            return None;
        }
        let (text, length) = spelling::leading_result(self.cursor.rest())?;
        self.cursor.skip(length);
        Recorded::read(text)
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
            return self.cursor.error(A_MOVE);
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
        let san = match san::read(word) {
            Ok(san) => {
                self.note_letter(word, san.kind, index);
                san
            }
            Err(error) => match spelling::read(word) {
                Some(Spelling::NullMove) => return self.cursor.error(spelling::NO_NULL_MOVE),
                Some(Spelling::PawnTakes {
                    from,
                    to,
                    promotion,
                }) => san::San {
                    kind: SanKind::PawnTakes {
                        from,
                        to,
                        promotion,
                    },
                    mark: san::Mark::None,
                },
                Some(Spelling::Move { text, .. }) if let Ok(san) = san::read(&text) => {
                    self.note_letter(&text, san.kind, index);
                    san
                }
                _ => {
                    self.cursor.skip(error.offset.min(length));
                    return self.cursor.error(error.expected);
                }
            },
        };
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

/// True if the last move is one of a pawn to the last rank, without its piece.
fn awaits_promotion(game: &Game) -> bool {
    matches!(
        game.plies.last().map(|ply| ply.san.kind),
        Some(SanKind::Move {
            role: Role::Pawn,
            to,
            wanted: None,
            ..
        }) if matches!(to.rank(), Rank::First | Rank::Eighth)
    )
}

/// Makes the last move a promotion; false if it is not a pawn's move to the last rank.
fn promote(game: &mut Game, becomes: Role) -> bool {
    match game.plies.last_mut().map(|ply| &mut ply.san.kind) {
        Some(SanKind::Move {
            role: Role::Pawn,
            to,
            wanted: wanted @ None,
            ..
        }) if matches!(to.rank(), Rank::First | Rank::Eighth) => {
            *wanted = Some(Wanted {
                role: becomes,
                from: None,
            });
            true
        }
        _ => false,
    }
}

/// True if the tag and the end of the moves contain different results.
///
/// An unknown result contradicts nothing.
fn contradicts(tagged: Option<Recorded>, result: Recorded) -> bool {
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
