//! The tags of a game.

use shakmaty::CastlingMode;

use super::read::{Reader, attach};
use super::{Game, result_of, variant};
use crate::notation::cursor::RecordError;
use crate::notation::file::Part;
use crate::notation::remark::Remark;
use crate::ordinary::position::ChessPositionFault;

/// The content of a tag that the moves depend on.
enum Told {
    Position,
    Variant,
}

/// The expected text of an error at a position with pieces in hand.
const NO_HANDS: &str =
    "a position of ordinary chess, where no side holds pieces: they belong to crazyhouse or tandem";

impl Reader<'_> {
    /// Reads the tags; false if the tags of another game follow.
    pub(super) fn tags(&mut self, game: &mut Game) -> Result<bool, RecordError> {
        let (mut position, mut variant) = (None, None);
        let mut has_moves = true;
        while has_moves && self.cursor.peek() == Some(b'[') {
            let before = self.cursor;
            match self.tag(game)? {
                Some(Told::Position) => _ = position.get_or_insert(before),
                Some(Told::Variant) => _ = variant.get_or_insert(before),
                None => {}
            }
            self.cursor.skip_between_words();
            // A remark to the tags.
            while self.cursor.peek() == Some(b';') {
                attach(game, self.cursor.rest_of_line());
                self.cursor.skip_between_words();
            }
            // A game may have tags only.
            has_moves = self.cursor.line() <= before.line() + 1 || !self.repeats_a_tag(game);
        }
        self.part = Part::Moves;
        // The order of the tags is free.
        if let Some(position) = position {
            if let Err(fault) = game.start() {
                return position.error(match (fault, game.castling_mode()) {
                    (ChessPositionFault::Hands, _) => NO_HANDS,
                    (_, CastlingMode::Standard) => "a position of ordinary chess (FEN)",
                    (_, CastlingMode::Chess960) => "a position of Chess960 (FEN)",
                });
            }
            if game.has_impossible_rights() {
                let place = position.place();
                self.remarks.push(Remark::Position { place });
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

    /// Reads a tag; a value that cannot be read costs that tag.
    fn tag(&mut self, game: &mut Game) -> Result<Option<Told>, RecordError> {
        let before = self.cursor;
        let (tag, malformed) = self.cursor.any_tag();
        let place = before.place();
        self.remarks
            .extend(malformed.map(|place| Remark::Tag { place }));
        let Some((name, value)) = tag else {
            return Ok(None);
        };
        let is = |other: &str| name.eq_ignore_ascii_case(other);
        let blank = matches!(value.trim(), "" | "?" | "-");
        let mut told = None;
        if is("Variant") {
            if variant::castling_mode(&value).is_none() {
                return before.error("a game of ordinary chess");
            }
            told = Some(Told::Variant);
        } else if is("FEN") && !blank {
            told = Some(Told::Position);
        } else if (is("FEN") && blank) || (is("Result") && result_of(&value).is_none()) {
            self.remarks.push(Remark::Tag { place });
        }
        game.tags.push((name, value));
        Ok(told)
    }
}
