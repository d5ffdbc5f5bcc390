//! A second implementation of tandem, slow and obvious: squares in an array, one function per
//! sentence of the rules. It shares only names with the fast one.

#![allow(unreachable_pub)] // a module of a test

pub mod avert;
mod moves;

use std::collections::BTreeMap;

/// A piece: its FEN letter, and true for a promoted pawn.
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
    /// Kings (white, black) that have not moved as far as is known.
    unmoved_kings: [bool; 2],
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
        let castling = fields[2].replace('-', "");
        let may_castle = |letters: &str| castling.contains(|it| letters.contains(it));
        Self {
            squares,
            hand: held,
            white_to_move: fields[1] == "w",
            unmoved_kings: [may_castle("KQ"), may_castle("kq")],
            castling,
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

    /// Restores the castling right of a rook dropped in its corner beside a king that has not
    /// moved.
    fn revive_castling(&mut self, letter: char, square: Square) {
        let white = is_white(letter);
        let rank = if white { 0 } else { 7 };
        let side = match square {
            (7, it) if it == rank => 'k',
            (0, it) if it == rank => 'q',
            _ => return,
        };
        let unmoved = self.unmoved_kings[usize::from(!white)] && self.king(white) == (4, rank);
        if letter.eq_ignore_ascii_case(&'r') && unmoved {
            self.castling.push(of_color(side, white));
        }
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

    /// Removes the piece on a square from the board.
    fn take(&mut self, square: Square) -> Option<Piece> {
        self.lose_castling(square);
        self.dropped.retain(|it| *it != square);
        let taken = self.squares.remove(&square);
        match taken.map(|it| it.letter) {
            Some('K') => self.unmoved_kings[0] = false,
            Some('k') => self.unmoved_kings[1] = false,
            _ => {}
        }
        taken
    }

    fn held(&self, letter: char) -> u32 {
        self.hand.get(&letter).copied().unwrap_or(0)
    }

    fn put_back(&mut self, letter: char) {
        if let Some(count) = self.hand.get_mut(&letter) {
            *count -= 1;
        }
        self.hand.retain(|_, count| *count > 0);
    }
}
