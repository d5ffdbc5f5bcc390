//! The tags of a match.

use super::read::{Reader, attach};
use super::{Game, Recorded, read_start};
use crate::notation::cursor::RecordError;
use crate::notation::remark::Remark;

impl Reader<'_> {
    /// Reads the tags; false if the tags of another game follow.
    pub(super) fn tags(&mut self, game: &mut Game) -> Result<bool, RecordError> {
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
            self.cursor.skip_between_words();
            // A remark to the tags.
            while self.cursor.peek() == Some(b';') {
                let comment = self.cursor.rest_of_line();
                attach(game, comment, None);
                self.cursor.skip_between_words();
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
}
