//! A second implementation of tandem, slow and obvious: squares in an array, every
//! sentence of the rules as one function, nothing shared with the fast one but names.

#![allow(unreachable_pub)] // a module of a test

use std::collections::BTreeMap;

use kralle_rules::rule_set::drops::DropMate;
use kralle_rules::rule_set::moves::{DroppedPawnStep, Promotion, PromotionCheck};
use kralle_rules::rule_set::tandem::TandemRules;

/// A piece: a letter as in FEN, and whether it is a promoted pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    letter: char,
    promoted: bool,
}

type Square = (i32, i32);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    squares: BTreeMap<Square, Piece>,
    hand: BTreeMap<char, u32>,
    white_to_move: bool,
    castling: String,
    en_passant: Option<Square>,
    dropped: Vec<Square>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    pub boards: [Board; 2],
}

const KNIGHT: [Square; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const STRAIGHT: [Square; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Square; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

fn is_white(letter: char) -> bool {
    letter.is_ascii_uppercase()
}

fn of_color(letter: char, white: bool) -> char {
    if white {
        letter.to_ascii_uppercase()
    } else {
        letter.to_ascii_lowercase()
    }
}

fn on_board(square: Square) -> bool {
    (0..8).contains(&square.0) && (0..8).contains(&square.1)
}

fn name(square: Square) -> String {
    let file = char::from(b'a' + u8::try_from(square.0).unwrap());
    format!("{file}{}", square.1 + 1)
}

impl Board {
    pub fn from_fen(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let (placement, hand) = fields[0].split_once('[').unwrap();
        let mut squares = BTreeMap::new();
        for (row, text) in placement.split('/').enumerate() {
            let rank = 7 - i32::try_from(row).unwrap();
            let mut file = 0;
            for letter in text.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    file += i32::try_from(empty).unwrap();
                } else if letter == '~' {
                    squares
                        .entry((file - 1, rank))
                        .and_modify(|it: &mut Piece| it.promoted = true);
                } else {
                    squares.insert(
                        (file, rank),
                        Piece {
                            letter,
                            promoted: false,
                        },
                    );
                    file += 1;
                }
            }
        }
        let mut held = BTreeMap::new();
        for letter in hand.trim_end_matches(']').chars() {
            *held.entry(letter).or_insert(0) += 1;
        }
        let en_passant = (fields[3] != "-").then(|| {
            let bytes = fields[3].as_bytes();
            (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
        });
        Self {
            squares,
            hand: held,
            white_to_move: fields[1] == "w",
            castling: fields[2].replace('-', ""),
            en_passant,
            dropped: Vec::new(),
        }
    }

    fn at(&self, square: Square) -> Option<char> {
        self.squares.get(&square).map(|it| it.letter)
    }

    fn king(&self, white: bool) -> Square {
        let king = of_color('k', white);
        *self
            .squares
            .iter()
            .find(|(_, it)| it.letter == king)
            .unwrap()
            .0
    }

    /// Squares a piece attacks.
    fn attacks(&self, from: Square, letter: char) -> Vec<Square> {
        let step = |steps: &[Square]| -> Vec<Square> {
            steps
                .iter()
                .map(|it| (from.0 + it.0, from.1 + it.1))
                .filter(|it| on_board(*it))
                .collect()
        };
        let slide = |directions: &[Square]| -> Vec<Square> {
            let mut found = Vec::new();
            for direction in directions {
                let mut square = (from.0 + direction.0, from.1 + direction.1);
                while on_board(square) {
                    found.push(square);
                    if self.at(square).is_some() {
                        break;
                    }
                    square = (square.0 + direction.0, square.1 + direction.1);
                }
            }
            found
        };
        match letter.to_ascii_lowercase() {
            'n' => step(&KNIGHT),
            'k' => step(&[STRAIGHT, DIAGONAL].concat()),
            'b' => slide(&DIAGONAL),
            'r' => slide(&STRAIGHT),
            'q' => slide(&[STRAIGHT, DIAGONAL].concat()),
            _ => {
                let forward = if is_white(letter) { 1 } else { -1 };
                step(&[(1, forward), (-1, forward)])
            }
        }
    }

    fn attackers(&self, target: Square, white: bool) -> Vec<Square> {
        self.squares
            .iter()
            .filter(|(_, it)| is_white(it.letter) == white)
            .filter(|(from, it)| self.attacks(**from, it.letter).contains(&target))
            .map(|(from, _)| *from)
            .collect()
    }

    fn in_check(&self, white: bool) -> bool {
        !self.attackers(self.king(white), !white).is_empty()
    }

    pub fn placement(&self) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                if let Some(piece) = self.squares.get(&(file, rank)) {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    empty = 0;
                    text.push(piece.letter);
                    if piece.promoted {
                        text.push('~');
                    }
                } else {
                    empty += 1;
                }
            }
            if empty > 0 {
                text.push_str(&empty.to_string());
            }
            if rank > 0 {
                text.push('/');
            }
        }
        text.push('[');
        for letter in "QRBNPqrbnp".chars() {
            for _ in 0..self.hand.get(&letter).copied().unwrap_or(0) {
                text.push(letter);
            }
        }
        text.push_str(if self.white_to_move { "] w " } else { "] b " });
        let castling: String = "KQkq"
            .chars()
            .filter(|it| self.castling.contains(*it))
            .collect();
        text.push_str(if castling.is_empty() { "-" } else { &castling });
        text
    }

    fn give(&mut self, letter: char) {
        *self.hand.entry(letter).or_insert(0) += 1;
    }

    fn lose_castling(&mut self, square: Square) {
        let lost = match square {
            (4, 0) => "KQ",
            (7, 0) => "K",
            (0, 0) => "Q",
            (4, 7) => "kq",
            (7, 7) => "k",
            (0, 7) => "q",
            _ => "",
        };
        self.castling.retain(|it| !lost.contains(it));
    }

    /// Takes whatever stands on a square off the board.
    fn take(&mut self, square: Square) -> Option<Piece> {
        self.lose_castling(square);
        self.dropped.retain(|it| *it != square);
        self.squares.remove(&square)
    }
}

impl Match {
    pub fn from_fens(a: &str, b: &str) -> Self {
        Self {
            boards: [Board::from_fen(a), Board::from_fen(b)],
        }
    }

    /// Every legal move of a board, as the command line writes it, with the match
    /// after it.
    pub fn legal(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, Match> {
        let mut found = self.board_moves(board, rules);
        found.extend(self.drops(board, rules));
        found
    }

    fn prefix(board: usize) -> &'static str {
        ["A:", "B:"][board]
    }

    /// Legal moves that are not drops.
    fn board_moves(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, Match> {
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
        let moved = here.take(from).unwrap();
        let is_pawn = moved.letter.eq_ignore_ascii_case(&'p');
        let mut captured = here.take(to);
        if is_pawn && here.en_passant == Some(to) && from.0 != to.0 {
            captured = here.take((to.0, from.1));
        }
        here.en_passant = (is_pawn && (to.1 - from.1).abs() == 2)
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

    /// What becomes of a pawn that has left its square for the last rank.
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
            Promotion::Steal => {
                let victims: Vec<(Square, char)> = self.boards[1 - board]
                    .squares
                    .iter()
                    .filter(|(_, it)| {
                        is_white(it.letter) == white
                            && "qrbn".contains(it.letter.to_ascii_lowercase())
                    })
                    .map(|(square, it)| (*square, it.letter))
                    .collect();
                for (square, letter) in victims {
                    let mut after = self.clone();
                    let there = &mut after.boards[1 - board];
                    if !may_take(there, square, rules.promotion_check) {
                        continue;
                    }
                    there.take(square);
                    there.give(of_color('p', white));
                    after.boards[board].squares.insert(
                        to,
                        Piece {
                            letter,
                            promoted: false,
                        },
                    );
                    if !after.boards[board].in_check(white) {
                        let kind = letter.to_ascii_uppercase();
                        let from = format!("{}{}", Self::prefix(1 - board), name(square));
                        found.insert(format!("{text}={kind}({from})"), after);
                    }
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

    fn drops(&self, board: usize, rules: &TandemRules) -> BTreeMap<String, Match> {
        let here = &self.boards[board];
        let white = here.white_to_move;
        let mut found = BTreeMap::new();
        for letter in ['q', 'r', 'b', 'n', 'p'].map(|it| of_color(it, white)) {
            if here.hand.get(&letter).copied().unwrap_or(0) == 0 {
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
                let after = self.after_drop(board, letter, square);
                if after.boards[board].in_check(white) || after.is_forbidden_mate(board, rules) {
                    continue;
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
        if let Some(count) = here.hand.get_mut(&letter) {
            *count -= 1;
        }
        here.hand.retain(|_, count| *count > 0);
        here.dropped.push(square);
        here.en_passant = None;
        here.white_to_move = !white;
        after
    }

    /// Whether the side to move is mated in the way drops must not mate.
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

    pub fn is_board_mate(&self, board: usize, rules: &TandemRules) -> bool {
        let here = &self.boards[board];
        here.in_check(here.white_to_move) && self.board_moves(board, rules).is_empty()
    }

    /// Whether a queen dropped somewhere would end the check.
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

/// D 4.2, O 5.2: no king on the neighbor board may come to be attacked by a piece that
/// did not attack it before.
fn may_take(there: &Board, square: Square, rule: PromotionCheck) -> bool {
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
