//! Reader of game records of both boards.

use shakmaty::{Color, Rank, Role};

use super::clock::{clock, clock_base};
use super::{Game, Ply, Recorded};
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
        // A result below a tag that cannot be read is a second one, too.
        let is_second = is_note && !games.is_empty();
        let stray = is_second.then(|| before.error::<()>("one result, then the next game"));
        let error = read.err();
        if let Some(Err(stray)) = stray {
            games.push(FileGame {
                game,
                remarks,
                error: Some(stray),
            });
            continue;
        }
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

pub(super) struct Reader<'a> {
    pub(super) cursor: Cursor<'a>,
    /// The piece letters of this game, and its moves that contain an R.
    letters: Letters,
    written_r: Vec<usize>,
    part: Part,
    pub(super) remarks: Vec<Remark>,
}

/// The expected text of an error where a game should be.
const A_MOVE: &str = "a move such as 1A. e4, a comment or a result";

impl Reader<'_> {
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
            self.cursor.skip_between_words();
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
                        game.result = agree(&self.cursor, tagged, result)?;
                        _ = self.cursor.parentheses();
                        return Ok(());
                    }
                    self.variation(game)?;
                }
                Some(_) => {
                    let before = self.cursor;
                    if let Some(result) = self.result() {
                        game.result = agree(&before, tagged, result)?;
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
            Some(
                Spelling::Move { .. }
                | Spelling::PawnTakes { .. }
                | Spelling::NullMove
                | Spelling::Numeric,
            )
            | None => false,
        };
        if understood {
            self.cursor.skip(word.len());
        }
        understood
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
                Some(Spelling::Numeric) => return self.cursor.error(spelling::NOT_NUMERIC),
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
pub(super) fn promote(game: &mut Game, becomes: Role) -> bool {
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

/// Returns the result of the tag and the end of the moves; an unknown one contradicts nothing.
///
/// # Errors
/// Fails if they differ.
fn agree(
    cursor: &Cursor<'_>,
    tagged: Option<Recorded>,
    result: Recorded,
) -> Result<Recorded, RecordError> {
    match (tagged, result) {
        (Some(tagged), Recorded::Unknown) => Ok(tagged),
        (None | Some(Recorded::Unknown), result) => Ok(result),
        (Some(tagged), result) if tagged == result => Ok(result),
        (Some(_), _) => cursor.error("the result of the tag Result"),
    }
}

/// Attaches a comment: a clock to the move before it, other text as a remark.
pub(super) fn attach(game: &mut Game, comment: &str, base: Option<u32>) {
    match game.plies.last_mut() {
        Some(ply) => match clock(comment.trim(), base) {
            Some(millis) if ply.clock.is_none() => ply.clock = Some(millis),
            _ => ply.comments.push(comment.to_owned()),
        },
        None => game.preface.push(comment.to_owned()),
    }
}
