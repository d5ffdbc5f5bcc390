//! Defenses against a mate, found by playing every move (D 5.3, 6.3, O 7.1 d).

use std::collections::{BTreeMap, BTreeSet};

use kralle_rules::rule_set::mate::{
    AvertCapture, AvertPromotion, BothMated, Mate, PendingMate, StalemateRelease,
};
use kralle_rules::rule_set::tandem::TandemRules;

use super::{Match, of_color};

/// The defenses against a mate by kind and move, in command-line notation.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Averts {
    pub ways: BTreeSet<&'static str>,
    pub how: BTreeSet<String>,
    pub draw_by: BTreeSet<String>,
}

impl Match {
    /// Returns the defenses against the mate on a board, if the side to move is mated there.
    ///
    /// `lapsed`: the partner has made another move since.
    pub fn averts(&self, board: usize, rules: &TandemRules, lapsed: bool) -> Option<Averts> {
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
        if lapsed && !waits {
            return Some(found);
        }
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
        for (text, after) in self.legal(1 - board, rules) {
            if rules.avert_capture != AvertCapture::Never
                && self.a_piece_that_came_parries(&after, board, rules)
            {
                found.ways.insert("partner_capture_pending");
                found.how.insert(text.clone());
            }
            if self.piece_gone_counts(&after, board, rules)
                && self.is_saved_by_less_pieces(&after, board, rules)
            {
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

    /// Returns the pieces that a move passed to the side to move.
    fn came(&self, after: &Self, board: usize) -> Vec<char> {
        let white = self.boards[board].white_to_move;
        "qrbnp"
            .chars()
            .map(|it| of_color(it, white))
            .filter(|it| after.boards[board].held(*it) > self.boards[board].held(*it))
            .collect()
    }

    /// D 5.3.1: true if the piece can parry the check that is left, or the one there was.
    fn a_piece_that_came_parries(&self, after: &Self, board: usize, rules: &TandemRules) -> bool {
        let came = self.came(after, board);
        let here = if after.side_in_check(board) {
            after.clone()
        } else {
            let mut before = self.clone();
            for letter in &came {
                before.boards[board].give(*letter);
            }
            before
        };
        here.drops_of(&came, board, rules).next().is_some()
    }

    /// D 5.3.2, O 7.1 d: true if a piece was removed that counts.
    fn piece_gone_counts(&self, after: &Self, board: usize, rules: &TandemRules) -> bool {
        let here = &self.boards[board];
        let mut gone = here
            .squares
            .keys()
            .filter(|it| !after.boards[board].squares.contains_key(it));
        let white = here.white_to_move;
        match (rules.avert_promotion, gone.next()) {
            (AvertPromotion::Never, _) | (_, None) => false,
            (AvertPromotion::AnyPiece, Some(_)) => true,
            (AvertPromotion::MatingPiece, Some(square)) => {
                here.attackers(here.king(white), !white).contains(square)
            }
        }
    }

    /// True if without the piece the check is over, or a move helps, or a new drop.
    fn is_saved_by_less_pieces(&self, after: &Self, board: usize, rules: &TandemRules) -> bool {
        if !after.side_in_check(board) || !after.board_moves(board, rules).is_empty() {
            return true;
        }
        let held: Vec<char> = self.boards[board].hand.keys().copied().collect();
        let before: BTreeSet<String> = self.drops_of(&held, board, rules).collect();
        after
            .drops_of(&held, board, rules)
            .any(|it| !before.contains(&it))
    }

    fn side_in_check(&self, board: usize) -> bool {
        self.boards[board].in_check(self.boards[board].white_to_move)
    }

    /// The legal drops of some kinds of the side to move.
    fn drops_of<'a>(
        &self,
        letters: &'a [char],
        board: usize,
        rules: &TandemRules,
    ) -> impl Iterator<Item = String> + 'a {
        let drops = if letters.is_empty() {
            Vec::new()
        } else {
            self.drops(board, rules).into_keys().collect()
        };
        let white = self.boards[board].white_to_move;
        drops.into_iter().filter(move |text| {
            letters
                .iter()
                .filter(|it| it.is_ascii_uppercase() == white)
                .any(|it| {
                    let start = format!("{}{}@", Self::prefix(board), it.to_ascii_uppercase());
                    text.starts_with(&start)
                })
        })
    }

    /// D 6.2, O 8.2: returns the partner's moves that release a stalemated player, each with its
    /// help.
    pub fn releases(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, &'static str> {
        let mut moves = BTreeMap::new();
        let partner_moves =
            self.boards[board].white_to_move != self.boards[1 - board].white_to_move;
        if self.side_in_check(board) || !self.legal(board, rules).is_empty() || !partner_moves {
            return moves;
        }
        for (text, after) in self.legal(1 - board, rules) {
            let came = self.came(&after, board);
            if after.drops_of(&came, board, rules).next().is_some() {
                moves.insert(text, "piece");
                continue;
            }
            let gone = after.boards[board].squares.len() < self.boards[board].squares.len();
            let held: Vec<char> = self.boards[board].hand.keys().copied().collect();
            let may = rules.stalemate_release == StalemateRelease::PieceOrPromotion;
            if gone
                && may
                && (!after.board_moves(board, rules).is_empty()
                    || after.drops_of(&held, board, rules).next().is_some())
            {
                moves.insert(text, "promotion");
            }
        }
        moves
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
        here.squares.iter().any(|(square, piece)| {
            let theirs = piece.letter.is_ascii_uppercase() != white;
            let mut after = self.clone();
            after.boards[board].take(*square);
            theirs
                && "qrbn".contains(piece.letter.to_ascii_lowercase())
                && self.piece_gone_counts(&after, board, rules)
                && super::moves::may_take(here, *square, rules.promotion_check)
                && self.is_saved_by_less_pieces(&after, board, rules)
        })
    }
}
