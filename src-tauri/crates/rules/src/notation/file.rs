//! Files of several games: a game that cannot be read costs none of its neighbors.

use super::RecordError;
use super::cursor::Cursor;
use super::remark::Remark;
use super::spelling::leading_result;

/// One game of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileGame<G> {
    /// The game; if it was given up, what precedes the error.
    pub game: G,
    pub remarks: Vec<Remark>,
    /// The first text that cannot be read; `None` if the game was read to its end.
    pub error: Option<RecordError>,
}

/// Returns the games of a file.
///
/// # Errors
/// Fails with the error of the first game that was given up.
pub(super) fn readable<G>(games: Vec<FileGame<G>>) -> Result<Vec<G>, RecordError> {
    games
        .into_iter()
        .map(|it| match it.error {
            None => Ok(it.game),
            Some(error) => Err(error),
        })
        .collect()
}

/// The part of a game in which its reader stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Tags,
    Moves,
}

impl Cursor<'_> {
    /// Skips the rest of a game that was given up: to its result, or to the tags of the next game.
    ///
    /// Tags on the way are added to `tags`, so that the game can be named.
    pub(super) fn skip_game(&mut self, mut part: Part, tags: &mut Vec<(String, String)>) {
        if part == Part::Tags {
            self.skip_tag();
        }
        // Text before this place is known to close no comment.
        let mut open_until = 0;
        loop {
            let line = self.line();
            self.skip_spaces();
            match self.peek() {
                None => return,
                Some(b'[') if part == Part::Tags && self.line() <= line + 1 => {
                    let before = *self;
                    if let Ok(tag) = self.tag() {
                        tags.push(tag);
                    } else {
                        *self = before;
                        self.skip_tag();
                    }
                    continue;
                }
                Some(b'[') if self.begins_tag() => return,
                Some(b'{') if self.at() >= open_until => {
                    let comment = *self;
                    if self.braces().is_err() {
                        *self = comment;
                        open_until = self.at() + self.rest().find('}').unwrap_or(usize::MAX / 2);
                        self.step();
                    }
                }
                Some(b'{') => self.step(),
                Some(b';') => {
                    self.rest_of_line();
                }
                Some(_) => {
                    let rest = self.rest();
                    if let Some((_, length)) = leading_result(rest) {
                        self.skip(length);
                        return;
                    }
                    let length = rest.find(|it: char| it.is_ascii_whitespace() || it == '{');
                    let word = rest.get(..length.unwrap_or(rest.len())).unwrap_or("");
                    self.skip(word.len());
                }
            }
            part = Part::Moves;
        }
    }

    /// Skips to the end of a tag, or of its line.
    fn skip_tag(&mut self) {
        let rest = self.rest();
        let length = rest.find([']', '\n', '\r']).unwrap_or(rest.len());
        let closes = rest.get(length..).is_some_and(|it| it.starts_with(']'));
        self.skip(length + usize::from(closes));
    }
}
