//! Text beside the moves of a match: mails, signatures, notes beside a result, and variations.

use super::read::{Reader, attach, promote};
use super::{Game, Recorded};
use crate::notation::cursor::RecordError;
use crate::notation::remark::Remark;
use crate::notation::spelling;

impl Reader<'_> {
    /// Skips lines that begin no game, and returns a remark about them; `None` if there are none.
    pub(super) fn skip_text(&mut self) -> Option<Remark> {
        let mut first = None;
        let mut lines = 0;
        loop {
            self.cursor.skip_between_words();
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

    /// Attaches what follows a result on its line: comments, and text in parentheses.
    pub(super) fn notes_after(&mut self, game: &mut Game) {
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

    /// Attaches words that close the game before its result; false for other words.
    pub(super) fn closing_words(&mut self, game: &mut Game) -> bool {
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

    /// Returns the result in the parentheses here, which end a game: `(1-0)`.
    pub(super) fn result_in_parentheses(&self) -> Option<Recorded> {
        let mut ahead = self.cursor;
        let inner = ahead.parentheses()?;
        ahead.skip_spaces();
        let ends = ahead.peek().is_none() || ahead.begins_tag();
        ends.then(|| Recorded::read(inner)).flatten()
    }

    /// Skips a variation. A piece alone in the parentheses is that of a promotion.
    pub(super) fn variation(&mut self, game: &mut Game) -> Result<(), RecordError> {
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
}
