//! The text around the games of a file: mails, signatures, and notes beside a result.

use super::Game;
use super::read::{Reader, attach};
use super::word;
use crate::notation::piece_letters::Letters;
use crate::notation::remark::Remark;
use crate::notation::spelling::{self, Spelling};

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
                b'{' | b';' | b'(' | b'!' | b'?' | b'$' => true,
                _ => self.begins_moves(),
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

    /// True if the words here begin a game: a result, a move, or a number and a move.
    pub(super) fn begins_moves(&self) -> bool {
        let line = self.cursor.rest_of_this_line();
        if spelling::leading_result(line).is_some() {
            return true;
        }
        let after = line.trim_start_matches(|it: char| it.is_ascii_digit());
        if after.len() < line.len() {
            let points = after.trim_start_matches(['.', ')', '…', ' ', '\t']);
            let pointed = after.starts_with(['.', ')', '…']);
            let word = points.split_whitespace().next().unwrap_or("");
            // A date or a list of places is no move; a move that cannot be read is an error.
            return if pointed {
                word.is_empty()
                    || word.starts_with(['{', '(', '$'])
                    || is_move(word)
                    || spelling::is_numeric(word)
                    || (word.contains(|it: char| it.is_ascii_digit())
                        && !word.starts_with(|it: char| it.is_ascii_digit()))
                    || word.starts_with(['0', '-'])
            } else {
                let first = line.split_whitespace().next().unwrap_or("");
                let is_numeric = spelling::is_numeric(first) && spelling::is_numeric(word);
                is_numeric || is_move(word) || is_move(first)
            };
        }
        let mut words = line.split(|it: char| it.is_whitespace() || matches!(it, '{' | '(' | ';'));
        let first = words.next().unwrap_or("");
        let next = words.find(|it| !it.is_empty());
        let goes_on = |it: &str| is_move(it) || it.starts_with(|it: char| !it.is_alphabetic());
        is_move(first) && next.is_none_or(goes_on)
    }

    /// True if a line of words stands here, which the moves before it do not need.
    pub(super) fn begins_words(&self) -> bool {
        let line = self.cursor.rest_of_this_line();
        let first = line.split_whitespace().next().unwrap_or("");
        let bare = first.trim_end_matches([',', ':', '!', '.', '-']);
        bare.chars().count() > 1
            && bare.chars().all(char::is_alphabetic)
            && !is_move(first)
            && spelling::closing_words(self.cursor.rest()).is_none()
            && spelling::read(first).is_none_or(|it| matches!(it, Spelling::Move { .. }))
    }

    /// Attaches what follows a result on its line: comments, and text in parentheses.
    pub(super) fn notes_after(&mut self, game: &mut Game) {
        loop {
            self.cursor.skip_blanks();
            match self.cursor.peek() {
                Some(b'{') => match self.cursor.braces() {
                    Ok(comment) => attach(game, comment),
                    Err(_) => return,
                },
                Some(b';') => attach(game, self.cursor.rest_of_line()),
                Some(b'(') => match self.cursor.parentheses() {
                    Some(comment) => attach(game, comment),
                    None => return,
                },
                _ => return,
            }
        }
    }
}

/// True if a word is a move.
fn is_move(word: &str) -> bool {
    let read = |text: &str| word::read(text, &mut Letters::default()).is_some();
    read(word)
        || match spelling::read(word) {
            Some(Spelling::Move { text, .. }) if read(&text) => true,
            Some(Spelling::PawnTakes { .. }) => true,
            Some(
                Spelling::Move { .. }
                | Spelling::Nothing
                | Spelling::Glyph(_)
                | Spelling::Promotion(_)
                | Spelling::NullMove
                | Spelling::Numeric,
            )
            | None => spelling::first_of_several(word, read).is_some(),
        }
}
