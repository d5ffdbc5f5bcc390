//! Annotations, variations, and words that are not in standard notation.

use shakmaty::san::San;
use shakmaty::{Rank, Role};

use super::read::{A_MOVE, Reader};
use super::word::Word;
use super::{Game, after, word};
use crate::notation::cursor::RecordError;
use crate::notation::spelling::{self, Spelling};
use crate::ordinary::short_move::pawn_takes;

impl Reader<'_> {
    pub(super) fn number_of_glyph(&mut self, game: &mut Game) -> Result<(), RecordError> {
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

    pub(super) fn sign_of_glyph(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let rest = self.cursor.rest();
        let length = rest.bytes().take_while(|it| matches!(it, b'!' | b'?'));
        let length = length.count();
        let glyph = rest.get(..length).and_then(spelling::glyph);
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
    pub(super) fn variation(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let before = self.cursor;
        if game.plies.is_empty() {
            return before.error("a move before its variation");
        }
        let text = before.rest();
        let mut depth = 0_u32;
        loop {
            match self.cursor.peek() {
                Some(b'[') if self.cursor.begins_line() && self.cursor.begins_tag() => {
                    return before.error("a variation that is closed with )");
                }
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
                let piece = spelling::promotion(inner);
                if !piece.is_some_and(|it| promote(game, it))
                    && let Some(ply) = game.plies.last_mut()
                {
                    ply.variations.push(inner.to_owned());
                }
                return Ok(());
            }
        }
    }

    /// Reads the piece of a promotion in brackets: `b8[Q]`.
    pub(super) fn promotion_in_brackets(&mut self, game: &mut Game) -> Result<(), RecordError> {
        let line = self.cursor.rest_of_this_line();
        let inner = line.split_once(']').and_then(|(it, _)| it.get(1..));
        let Some((inner, role)) = inner.and_then(|it| Some((it, spelling::promotion(it)?))) else {
            return self.cursor.error(A_MOVE);
        };
        if !promote(game, role) {
            return self.cursor.error(A_MOVE);
        }
        self.cursor.skip(inner.len() + 2);
        Ok(())
    }

    /// Reads a word that is not in standard notation.
    pub(super) fn respelled(&mut self, game: &mut Game, text: &str) -> Result<(), RecordError> {
        // A space that is not ASCII ends a word, too.
        let text = match text.find(char::is_whitespace) {
            None => text,
            Some(0) => {
                let space = text.chars().next().map_or(0, char::len_utf8);
                self.cursor.skip(space);
                return Ok(());
            }
            Some(length) => text.get(..length).unwrap_or(""),
        };
        // "b8 = Q": the piece of a promotion outweighs an annotation.
        if awaits_promotion(game) {
            match spelling::promotion(text) {
                _ if text == "=" => {
                    self.cursor.skip(text.len());
                    return Ok(());
                }
                Some(role) if promote(game, role) => {
                    self.cursor.skip(text.len());
                    return Ok(());
                }
                _ => {}
            }
        }
        match spelling::read(text) {
            Some(Spelling::Nothing) if !text.starts_with('+') || !game.plies.is_empty() => {}
            Some(Spelling::Glyph(glyph)) => match game.plies.last_mut() {
                Some(ply) => ply.glyphs.push(glyph),
                None => return self.cursor.error("a move before its annotation"),
            },
            Some(Spelling::Promotion(role)) if promote(game, role) => {}
            Some(Spelling::Move {
                text: respelled,
                glyph,
            }) => match word::read(&respelled, &mut self.letters) {
                Some(word) if self.is_two_moves(game, word.san, &respelled) => {
                    return self.several(game, text);
                }
                Some(word) => self.push(
                    game,
                    Word {
                        glyph: word.glyph.or(glyph),
                        ..word
                    },
                )?,
                None => return self.several(game, text),
            },
            Some(Spelling::PawnTakes {
                from,
                to,
                promotion,
            }) => {
                self.name_r(game);
                let takes = after(game).and_then(|it| pawn_takes(&it, from, to, promotion));
                let Some(san) = takes else {
                    return self.cursor.error(ONE_CAPTURE);
                };
                let word = Word {
                    san,
                    glyph: None,
                    is_r: false,
                };
                self.push(game, word)?;
            }
            Some(Spelling::NullMove) => return self.cursor.error(spelling::NO_NULL_MOVE),
            Some(Spelling::Numeric) => return self.cursor.error(spelling::NOT_NUMERIC),
            Some(Spelling::Nothing | Spelling::Promotion(_)) | None => {
                return self.several(game, text);
            }
        }
        self.cursor.skip(text.len());
        Ok(())
    }

    /// Reads the first of several moves without a blank between them, or words that close the game.
    pub(super) fn several(&mut self, game: &mut Game, text: &str) -> Result<(), RecordError> {
        if let Some(length) = Self::first_of_several(text)
            && let Some(first) = text.get(..length)
            && let Some(word) = word::read(first, &mut self.letters)
        {
            self.push(game, word)?;
            let rest = text.get(length..).unwrap_or("");
            let between = rest.len() - rest.trim_start_matches(spelling::BETWEEN_MOVES).len();
            self.cursor.skip(length + between);
            return Ok(());
        }
        let rest = self.cursor.rest();
        if let Some(length) = spelling::closing_words(rest)
            && let Some(ply) = game.plies.last_mut()
        {
            let words = rest.get(..length).unwrap_or("").split_whitespace();
            ply.comments.push(words.collect::<Vec<&str>>().join(" "));
            self.cursor.step_over(length);
            return Ok(());
        }
        self.cursor.error(A_MOVE)
    }
}

/// The expected text of an error at a pawn's capture without its rank.
const ONE_CAPTURE: &str = "a pawn's capture with its square, such as dxc5: not exactly one fits";

/// True if the last move is one of a pawn to the last rank, without its piece.
fn awaits_promotion(game: &Game) -> bool {
    matches!(
        game.plies.last().map(|ply| ply.san),
        Some(San::Normal {
            role: Role::Pawn,
            to,
            promotion: None,
            ..
        }) if matches!(to.rank(), Rank::First | Rank::Eighth)
    )
}

/// Makes the last move a promotion; false if it is not a pawn's move to the last rank.
fn promote(game: &mut Game, becomes: Role) -> bool {
    match game.plies.last_mut().map(|ply| &mut ply.san) {
        Some(San::Normal {
            role: Role::Pawn,
            to,
            promotion: promotion @ None,
            ..
        }) if matches!(to.rank(), Rank::First | Rank::Eighth) => {
            *promotion = Some(becomes);
            true
        }
        _ => false,
    }
}
