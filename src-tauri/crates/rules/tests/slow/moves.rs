//! Legal moves, one function per sentence of the rules.

use std::collections::BTreeMap;

use kralle_rules::rule_set::drops::{DropCheck, DropMate};
use kralle_rules::rule_set::mate::Mate;
use kralle_rules::rule_set::moves::{
    DroppedPawnEnPassant, DroppedPawnStep, DroppedRookCastling, NothingToSteal, Promotion,
    PromotionCheck, PromotionMate, StealFrom,
};
use kralle_rules::rule_set::tandem::TandemRules;

use super::{Board, Match, Piece, Square, is_white, name, of_color, on_board};

impl Match {
    pub fn from_fens(a: &str, b: &str) -> Self {
        Self {
            boards: [Board::from_fen(a), Board::from_fen(b)],
        }
    }

    /// Returns every legal move of a board in command-line notation, with the match after it.
    pub fn legal(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, Match> {
        let mut found = self.board_moves(board, rules);
        found.extend(self.drops(board, rules));
        found
    }

    pub(super) fn prefix(board: usize) -> &'static str {
        ["A:", "B:"][board]
    }

    /// Legal moves that are not drops.
    pub(super) fn board_moves(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, Match> {
        let here = &self.boards[board];
        let white = here.white_to_move;
        let mut found = BTreeMap::new();
        for (from, piece) in &here.squares {
            if is_white(piece.letter) != white {
                continue;
            }
            for to in self.destinations(board, *from, piece.letter, rules) {
                self.make(board, *from, to, rules, &mut found);
            }
        }
        self.castle(board, &mut found);
        found
    }

    fn destinations(
        &self,
        board: usize,
        from: Square,
        letter: char,
        rules: &TandemRules,
    ) -> Vec<Square> {
        let here = &self.boards[board];
        let white = is_white(letter);
        let enemy = |square: Square| here.at(square).is_some_and(|it| is_white(it) != white);
        if !letter.eq_ignore_ascii_case(&'p') {
            return here
                .attacks(from, letter)
                .into_iter()
                .filter(|it| here.at(*it).is_none() || enemy(*it))
                .collect();
        }
        let mut found: Vec<Square> = here
            .attacks(from, letter)
            .into_iter()
            .filter(|it| enemy(*it) || here.en_passant == Some(*it))
            .collect();
        let forward = if white { 1 } else { -1 };
        let one = (from.0, from.1 + forward);
        if on_board(one) && here.at(one).is_none() {
            found.push(one);
            let two = (from.0, from.1 + 2 * forward);
            let second_rank = if white { 1 } else { 6 };
            let may_step = rules.dropped_pawn_double_step == DroppedPawnStep::FromSecondRank
                || !here.dropped.contains(&from);
            if from.1 == second_rank && may_step && here.at(two).is_none() {
                found.push(two);
            }
        }
        found
    }

    fn make(
        &self,
        board: usize,
        from: Square,
        to: Square,
        rules: &TandemRules,
        found: &mut BTreeMap<String, Match>,
    ) {
        let mut after = self.clone();
        let white = self.boards[board].white_to_move;
        let here = &mut after.boards[board];
        let passable = rules.dropped_pawn_en_passant == DroppedPawnEnPassant::Allowed
            || !here.dropped.contains(&from);
        let moved = here.take(from).unwrap();
        let is_pawn = moved.letter.eq_ignore_ascii_case(&'p');
        let mut captured = here.take(to);
        if is_pawn && here.en_passant == Some(to) && from.0 != to.0 {
            captured = here.take((to.0, from.1));
        }
        here.en_passant = (is_pawn && (to.1 - from.1).abs() == 2 && passable)
            .then_some((from.0, i32::midpoint(from.1, to.1)));
        here.white_to_move = !white;
        if let Some(piece) = captured {
            let letter = if piece.promoted {
                of_color('p', !white)
            } else {
                piece.letter
            };
            after.boards[1 - board].give(letter);
        }
        let text = format!("{}{}{}", Self::prefix(board), name(from), name(to));
        let last_rank = if white { 7 } else { 0 };
        if is_pawn && to.1 == last_rank {
            after.promote(board, to, white, rules, &text, found);
            return;
        }
        after.boards[board].squares.insert(to, moved);
        if !after.boards[board].in_check(white) {
            found.insert(text, after);
        }
    }

    /// Returns the promotions of a pawn that has left its square for the last rank.
    fn promote(
        self,
        board: usize,
        to: Square,
        white: bool,
        rules: &TandemRules,
        text: &str,
        found: &mut BTreeMap<String, Match>,
    ) {
        match rules.promotion {
            Promotion::FallThrough => {
                let mut after = self;
                after.boards[1 - board].give(of_color('p', white));
                if !after.boards[board].in_check(white) {
                    found.insert(text.to_owned(), after);
                }
            }
            Promotion::Virtual => {
                for letter in ['q', 'r', 'b', 'n'] {
                    let mut after = self.clone();
                    let piece = Piece {
                        letter: of_color(letter, white),
                        promoted: true,
                    };
                    after.boards[board].squares.insert(to, piece);
                    if !after.boards[board].in_check(white) {
                        found.insert(format!("{text}={}", letter.to_ascii_uppercase()), after);
                    }
                }
            }
            Promotion::Steal => self.steal(board, to, white, rules, text, found),
        }
    }

    /// D 4.1, O 5.1: a piece of the neighbor opponent in exchange for the pawn.
    fn steal(
        self,
        board: usize,
        to: Square,
        white: bool,
        rules: &TandemRules,
        text: &str,
        found: &mut BTreeMap<String, Match>,
    ) {
        let there = &self.boards[1 - board];
        let mut victims: Vec<(String, char, Match)> = Vec::new();
        for (square, piece) in &there.squares {
            let own = is_white(piece.letter) == white;
            if own
                && "qrbn".contains(piece.letter.to_ascii_lowercase())
                && may_take(there, *square, rules.promotion_check)
            {
                let mut after = self.clone();
                after.boards[1 - board].take(*square);
                victims.push((name(*square), piece.letter, after));
            }
        }
        if rules.steal_from == StealFrom::BoardOrHand {
            for letter in ['q', 'r', 'b', 'n'].map(|it| of_color(it, white)) {
                if there.held(letter) > 0 {
                    let mut after = self.clone();
                    after.boards[1 - board].put_back(letter);
                    victims.push((format!("{}@", letter.to_ascii_uppercase()), letter, after));
                }
            }
        }
        // A pawn move that leaves the king in check is illegal, whatever the promotion.
        let mut blocking = self.clone();
        let promoted = false;
        let letter = of_color('p', white);
        blocking.boards[board]
            .squares
            .insert(to, Piece { letter, promoted });
        let king_is_safe = !blocking.boards[board].in_check(white);
        let mut any = false;
        for (from, letter, mut after) in victims {
            after.boards[1 - board].give(of_color('p', white));
            after.boards[board]
                .squares
                .insert(to, Piece { letter, promoted });
            if king_is_safe {
                any = true;
                let mates = after.is_mate(board, rules);
                if rules.promotion_mate == PromotionMate::Allowed || !mates {
                    let kind = letter.to_ascii_uppercase();
                    let from = format!("{}{from}", Self::prefix(1 - board));
                    found.insert(format!("{text}={kind}({from})"), after);
                }
            }
        }
        if any {
            return;
        }
        match rules.nothing_to_steal {
            NothingToSteal::MoveImpossible => {}
            NothingToSteal::StaysPawn => {
                if king_is_safe {
                    found.insert(text.to_owned(), blocking);
                }
            }
            NothingToSteal::FallsThrough => {
                let mut after = self;
                after.boards[1 - board].give(of_color('p', white));
                if king_is_safe && !after.boards[board].in_check(white) {
                    found.insert(text.to_owned(), after);
                }
            }
        }
    }

    fn castle(&self, board: usize, found: &mut BTreeMap<String, Match>) {
        let here = &self.boards[board];
        let white = here.white_to_move;
        let rank = if white { 0 } else { 7 };
        let safe = |file: i32| here.attackers((file, rank), !white).is_empty();
        let empty = |files: &[i32]| files.iter().all(|it| here.at((*it, rank)).is_none());
        for (letter, rook, path, king_path, king_to, rook_to) in [
            ('k', 7, vec![5, 6], [4, 5, 6], 6, 5),
            ('q', 0, vec![1, 2, 3], [4, 3, 2], 2, 3),
        ] {
            if here.castling.contains(of_color(letter, white))
                && empty(&path)
                && king_path.into_iter().all(safe)
            {
                let mut after = self.clone();
                let board_after = &mut after.boards[board];
                let king = board_after.take((4, rank)).unwrap();
                let tower = board_after.take((rook, rank)).unwrap();
                board_after.squares.insert((king_to, rank), king);
                board_after.squares.insert((rook_to, rank), tower);
                board_after.en_passant = None;
                board_after.white_to_move = !white;
                let text = format!(
                    "{}{}{}",
                    Self::prefix(board),
                    name((4, rank)),
                    name((king_to, rank))
                );
                found.insert(text, after);
            }
        }
    }

    pub(super) fn drops(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, Match> {
        let here = &self.boards[board];
        let white = here.white_to_move;
        let mut found = BTreeMap::new();
        for letter in ['q', 'r', 'b', 'n', 'p'].map(|it| of_color(it, white)) {
            if here.held(letter) == 0 {
                continue;
            }
            for square in (0..64).map(|it| (it % 8, it / 8)) {
                if here.at(square).is_some() {
                    continue;
                }
                let is_pawn = letter.eq_ignore_ascii_case(&'p');
                if is_pawn && (square.1 == 0 || square.1 == 7) {
                    continue;
                }
                let mut after = self.after_drop(board, letter, square);
                if after.boards[board].in_check(white) || after.is_forbidden_mate(board, rules) {
                    continue;
                }
                if rules.drop_check == DropCheck::Forbidden && after.boards[board].in_check(!white)
                {
                    continue;
                }
                if rules.dropped_rook_castling == DroppedRookCastling::Allowed {
                    after.boards[board].revive_castling(letter, square);
                }
                let kind = letter.to_ascii_uppercase();
                found.insert(
                    format!("{}{kind}@{}", Self::prefix(board), name(square)),
                    after,
                );
            }
        }
        found
    }

    fn after_drop(&self, board: usize, letter: char, square: Square) -> Self {
        let mut after = self.clone();
        let here = &mut after.boards[board];
        let white = here.white_to_move;
        here.squares.insert(
            square,
            Piece {
                letter,
                promoted: false,
            },
        );
        here.put_back(letter);
        here.dropped.push(square);
        here.en_passant = None;
        here.white_to_move = !white;
        after
    }

    /// True if the side to move is mated in the sense forbidden for drops.
    fn is_forbidden_mate(&self, board: usize, rules: &TandemRules) -> bool {
        match rules.drop_mate {
            DropMate::Allowed => false,
            DropMate::BoardMate => self.is_board_mate(board, rules),
            DropMate::HandMate => {
                self.is_board_mate(board, rules) && self.drops(board, rules).is_empty()
            }
            DropMate::AbsoluteMate => {
                self.is_board_mate(board, rules) && !self.any_drop_could_help(board)
            }
        }
    }

    /// True if the side to move is mated under the rules.
    pub fn is_mate(&self, board: usize, rules: &TandemRules) -> bool {
        self.is_board_mate(board, rules)
            && match rules.mate {
                Mate::Board => true,
                Mate::Hand => self.drops(board, rules).is_empty(),
                Mate::Absolute => !self.any_drop_could_help(board),
            }
    }

    pub fn is_board_mate(&self, board: usize, rules: &TandemRules) -> bool {
        let here = &self.boards[board];
        here.in_check(here.white_to_move) && self.board_moves(board, rules).is_empty()
    }

    /// True if a queen dropped somewhere would end the check.
    fn any_drop_could_help(&self, board: usize) -> bool {
        let here = &self.boards[board];
        let white = here.white_to_move;
        (0..64).map(|it| (it % 8, it / 8)).any(|square| {
            here.at(square).is_none()
                && !self.after_drop(board, of_color('q', white), square).boards[board]
                    .in_check(white)
        })
    }
}

/// D 4.2, O 5.2: true unless a king on the neighbor board would be attacked by a piece that did not
/// attack it before.
pub(super) fn may_take(there: &Board, square: Square, rule: PromotionCheck) -> bool {
    let mut without = there.clone();
    without.take(square);
    [true, false].into_iter().all(|white| {
        let before = there.attackers(there.king(white), !white);
        let after = without.attackers(without.king(white), !white);
        let fresh = after.iter().any(|it| !before.contains(it));
        let capturable = white != there.white_to_move && !after.is_empty();
        let refused = match rule {
            PromotionCheck::NoNewAttacker => fresh,
            PromotionCheck::NoNewCheck => before.is_empty() && !after.is_empty(),
            PromotionCheck::Allowed => false,
        };
        !refused && !capturable
    })
}
