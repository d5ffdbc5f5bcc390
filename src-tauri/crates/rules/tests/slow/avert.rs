//! What averts a mate, by playing every move out (D 5.3, 6.3, O 7.1 d).

use std::collections::BTreeSet;

use kralle_rules::rule_set::mate::{AvertCapture, AvertPromotion, BothMated, Mate, PendingMate};
use kralle_rules::rule_set::tandem::TandemRules;

use super::{Match, of_color};

/// The ways and moves that avert a mate, as the command line names them.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Averts {
    pub ways: BTreeSet<&'static str>,
    pub how: BTreeSet<String>,
    pub draw_by: BTreeSet<String>,
}

impl Match {
    /// What averts the mate on a board, if the side to move is mated there.
    pub fn averts(&self, board: usize, rules: &TandemRules) -> Option<Averts> {
        if !self.is_mate(board, rules) {
            return None;
        }
        let mut found = Averts::default();
        if rules.mate == Mate::Board {
            for text in self.drops(board, rules).into_keys() {
                found.ways.insert("drop_from_hand");
                found.how.insert(text);
            }
        }
        let waits = rules.pending_mate == PendingMate::UntilFlagFall;
        let some_day = rules.avert_capture == AvertCapture::AnyTime
            || (waits && rules.avert_capture != AvertCapture::Never);
        if some_day && self.some_piece_could_be_dropped(board, rules) {
            found.ways.insert("partner_capture_pending");
        }
        if waits && self.some_piece_could_be_taken_off(board, rules) {
            found.ways.insert("partner_promotion_pending");
        }
        let partner_moves =
            self.boards[board].white_to_move != self.boards[1 - board].white_to_move;
        if partner_moves {
            self.by_partner(board, rules, &mut found);
        } else if rules.avert_capture == AvertCapture::NextMove {
            for after in self.legal(1 - board, rules).into_values() {
                if after.is_board_mate(board, rules) {
                    after.by_partner(board, rules, &mut found);
                }
            }
        }
        Some(found)
    }

    fn by_partner(&self, board: usize, rules: &TandemRules, found: &mut Averts) {
        let here = &self.boards[board];
        let white = here.white_to_move;
        let checkers = here.attackers(here.king(white), !white);
        for (text, after) in self.legal(1 - board, rules) {
            let came: Vec<char> = "qrbnp"
                .chars()
                .map(|it| of_color(it, white))
                .filter(|it| after.boards[board].held(*it) > here.held(*it))
                .collect();
            let drops = after.drops(board, rules);
            let can_drop = |letter: char| {
                let start = format!("{}{}@", Self::prefix(board), letter.to_ascii_uppercase());
                drops.keys().any(|it| it.starts_with(&start))
            };
            if rules.avert_capture != AvertCapture::Never && came.iter().any(|it| can_drop(*it)) {
                found.ways.insert("partner_capture_pending");
                found.how.insert(text.clone());
            }
            let gone = here
                .squares
                .keys()
                .find(|it| !after.boards[board].squares.contains_key(it));
            let counts = match (rules.avert_promotion, gone) {
                (AvertPromotion::Never, _) | (_, None) => false,
                (AvertPromotion::AnyPiece, Some(_)) => true,
                (AvertPromotion::MatingPiece, Some(square)) => checkers.contains(square),
            };
            let held_before = |letter: &char| here.held(*letter) > 0;
            let saved = !after.board_moves(board, rules).is_empty()
                || "qrbnp"
                    .chars()
                    .map(|it| of_color(it, white))
                    .filter(held_before)
                    .any(can_drop);
            if counts && saved {
                found.ways.insert("partner_promotion_pending");
                found.how.insert(text.clone());
            }
            if rules.both_mated == BothMated::DrawInPendingMove
                && after.is_mate(1 - board, rules)
                && after.drops(1 - board, rules).is_empty()
                && after.is_board_mate(board, rules)
            {
                found.ways.insert("partner_mate_pending");
                found.draw_by.insert(text);
            }
        }
    }

    fn some_piece_could_be_dropped(&self, board: usize, rules: &TandemRules) -> bool {
        let mut rich = self.clone();
        let white = rich.boards[board].white_to_move;
        for letter in "qrbnp".chars() {
            rich.boards[board].give(of_color(letter, white));
        }
        !rich.drops(board, rules).is_empty()
    }

    fn some_piece_could_be_taken_off(&self, board: usize, rules: &TandemRules) -> bool {
        let here = &self.boards[board];
        let white = here.white_to_move;
        let checkers = here.attackers(here.king(white), !white);
        here.squares.iter().any(|(square, piece)| {
            let theirs = piece.letter.is_ascii_uppercase() != white;
            let counts = match rules.avert_promotion {
                AvertPromotion::Never => false,
                AvertPromotion::AnyPiece => true,
                AvertPromotion::MatingPiece => checkers.contains(square),
            };
            let mut after = self.clone();
            after.boards[board].take(*square);
            theirs
                && counts
                && "qrbn".contains(piece.letter.to_ascii_lowercase())
                && super::moves::may_take(here, *square, rules.promotion_check)
                && !after.legal(board, rules).is_empty()
        })
    }
}
