//! Octal code for moves by correspondence (prose: *reiner Oktalcode*), documented in
//! docs/octal-code.md.
//!
//! Seven digits from 0 to 7: piece, file and rank of the start square, file and rank of the target
//! square, mark, check digit. The text only proposes such a code; this code and its check digit are
//! ours.

use std::fmt;
use std::str::FromStr;

use kralle_choice::Code;
use kralle_refusal::Refusal;
use shakmaty::{Color, File, Rank, Role, Square};

use super::piece_move::{PieceMove, PromotionRole};
use super::position::PairPosition;

/// The number of digits in a code.
const LENGTH: usize = 7;

/// The mark of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    None,
    Promotion(PromotionRole),
    Castling,
    EnPassant,
}

impl Mark {
    const fn digit(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Promotion(PromotionRole::Knight) => 1,
            Self::Promotion(PromotionRole::Bishop) => 2,
            Self::Promotion(PromotionRole::Rook) => 3,
            Self::Promotion(PromotionRole::Queen) => 4,
            Self::Castling => 5,
            Self::EnPassant => 6,
        }
    }

    const fn from_digit(digit: u8) -> Option<Self> {
        Some(match digit {
            0 => Self::None,
            1 => Self::Promotion(PromotionRole::Knight),
            2 => Self::Promotion(PromotionRole::Bishop),
            3 => Self::Promotion(PromotionRole::Rook),
            4 => Self::Promotion(PromotionRole::Queen),
            5 => Self::Castling,
            6 => Self::EnPassant,
            _ => return None,
        })
    }
}

/// A move in octal code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OctalMove {
    /// No move: the dash of the notation.
    Dash,
    Move {
        role: Role,
        piece_move: PieceMove,
        mark: Mark,
    },
}

/// The reason a text is not a move in octal code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1, bare)]
#[code(prefix = "octal_")]
pub enum OctalError {
    #[error("column {}: found {found} characters, expected {LENGTH} digits", found.min(&LENGTH) + 1)]
    Length { found: usize },
    #[error("column {column}: found {found:?}, expected a digit from 0 to 7")]
    Digit {
        /// The character, from 1.
        column: usize,
        found: char,
    },
    /// The check digit does not match the others: one digit is wrong, or two are exchanged.
    #[error("column {LENGTH}: found check digit {found}, expected {expected}; some digit is wrong")]
    Check {
        found: u8,
        /// The check digit that matches the others.
        expected: u8,
    },
    /// The first digit is no piece.
    #[error("column 1: found {found}, expected a piece from 1 to 6, or 0 in a code of zeros")]
    Piece { found: u8 },
    /// Start and target are the same square.
    #[error("columns 2 to 5: found {square} twice, expected two squares")]
    SameSquare { square: Square },
    /// The mark does not fit the move.
    #[error("column 6: found mark {found}, expected {expected}")]
    Mark { found: u8, expected: &'static str },
    /// Another piece, or none of that color, is on the start square.
    #[error("columns 1 to 3: found a {role:?} on {square}, which the position has not")]
    PieceNotThere {
        role: Role,
        /// The start square sent.
        square: Square,
    },
    /// En passant in a position without it, or the opposite.
    #[error("column 6: the mark for en passant contradicts the position")]
    EnPassant,
}

impl OctalMove {
    /// Encodes a move in a position.
    ///
    /// `None` if no piece of that color is on the start square, or the piece can never move like
    /// that.
    pub fn of(position: &PairPosition, color: Color, piece_move: PieceMove) -> Option<Self> {
        let piece = position.board().piece_at(piece_move.from)?;
        if piece.color != color {
            return None;
        }
        let mark = match piece_move.promotion {
            Some(promotion) => Mark::Promotion(promotion),
            None if piece.role == Role::King && is_castling(piece_move) => Mark::Castling,
            None if piece.role == Role::Pawn && passes(position, color, piece_move) => {
                Mark::EnPassant
            }
            None => Mark::None,
        };
        let it = Self::Move {
            role: piece.role,
            piece_move,
            mark,
        };
        it.check_mark().is_ok().then_some(it)
    }

    /// Decodes the move in a position, if the code fits it.
    pub fn read_in(
        self,
        position: &PairPosition,
        color: Color,
    ) -> Result<Option<PieceMove>, OctalError> {
        let Self::Move {
            role,
            piece_move,
            mark,
        } = self
        else {
            return Ok(None);
        };
        if position.board().piece_at(piece_move.from) != Some(role.of(color)) {
            return Err(OctalError::PieceNotThere {
                role,
                square: piece_move.from,
            });
        }
        let passing = role == Role::Pawn && passes(position, color, piece_move);
        if passing != (mark == Mark::EnPassant) {
            return Err(OctalError::EnPassant);
        }
        Ok(Some(piece_move))
    }

    fn digits(self) -> [u8; LENGTH] {
        let body = match self {
            Self::Dash => [0; LENGTH - 1],
            Self::Move {
                role,
                piece_move,
                mark,
            } => {
                let [from, to] = [piece_move.from, piece_move.to].map(coordinates);
                [role_digit(role), from.0, from.1, to.0, to.1, mark.digit()]
            }
        };
        let mut digits = [check_digit(body); LENGTH];
        for (digit, body) in digits.iter_mut().zip(body) {
            *digit = body;
        }
        digits
    }

    /// Checks that mark and move agree, as far as the move alone shows.
    fn check_mark(self) -> Result<(), OctalError> {
        let Self::Move {
            role,
            piece_move,
            mark,
        } = self
        else {
            return Ok(());
        };
        let expected = if role == Role::King && is_castling(piece_move) {
            (mark == Mark::Castling, "5 (castling)")
        } else if role == Role::Pawn && Color::ALL.iter().any(|it| promotes(*it, piece_move)) {
            (
                matches!(mark, Mark::Promotion(_)),
                "1 to 4 (what the pawn becomes)",
            )
        } else if role == Role::Pawn && may_pass(piece_move) {
            (
                matches!(mark, Mark::None | Mark::EnPassant),
                "0, or 6 (en passant)",
            )
        } else {
            (mark == Mark::None, "0")
        };
        match expected {
            (true, _) => Ok(()),
            (false, expected) => Err(OctalError::Mark {
                found: mark.digit(),
                expected,
            }),
        }
    }
}

impl fmt::Display for OctalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = self
            .digits()
            .iter()
            .map(|digit| char::from(b'0' + digit))
            .collect();
        f.pad(&text)
    }
}

impl FromStr for OctalMove {
    type Err = OctalError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut digits = [0; LENGTH];
        let found = text.chars().count();
        for (index, character) in text.chars().enumerate() {
            let Some(slot) = digits.get_mut(index) else {
                return Err(OctalError::Length { found });
            };
            *slot = character
                .to_digit(8)
                .and_then(|it| u8::try_from(it).ok())
                .ok_or(OctalError::Digit {
                    column: index + 1,
                    found: character,
                })?;
        }
        if found != LENGTH {
            return Err(OctalError::Length { found });
        }
        let [piece, from_file, from_rank, to_file, to_rank, mark, check] = digits;
        let body = [piece, from_file, from_rank, to_file, to_rank, mark];
        let expected = check_digit(body);
        if check != expected {
            return Err(OctalError::Check {
                found: check,
                expected,
            });
        }
        if body == [0; LENGTH - 1] {
            return Ok(Self::Dash);
        }
        let role = role_of(piece).ok_or(OctalError::Piece { found: piece })?;
        let [from, to] = [(from_file, from_rank), (to_file, to_rank)].map(square);
        if from == to {
            return Err(OctalError::SameSquare { square: from });
        }
        let mark = Mark::from_digit(mark).ok_or(OctalError::Mark {
            found: mark,
            expected: "0 to 6",
        })?;
        let promotion = match mark {
            Mark::Promotion(it) => Some(it),
            Mark::None | Mark::Castling | Mark::EnPassant => None,
        };
        let it = Self::Move {
            role,
            piece_move: PieceMove {
                from,
                to,
                promotion,
            },
            mark,
        };
        it.check_mark()?;
        Ok(it)
    }
}

const fn role_digit(role: Role) -> u8 {
    match role {
        Role::Pawn => 1,
        Role::Knight => 2,
        Role::Bishop => 3,
        Role::Rook => 4,
        Role::Queen => 5,
        Role::King => 6,
    }
}

fn role_of(digit: u8) -> Option<Role> {
    Role::ALL.into_iter().find(|it| role_digit(*it) == digit)
}

fn coordinates(square: Square) -> (u8, u8) {
    let index = u8::from(square);
    (index % 8, index / 8)
}

fn square((file, rank): (u8, u8)) -> Square {
    Square::from_coords(File::new(u32::from(file)), Rank::new(u32::from(rank)))
}

fn is_castling(it: PieceMove) -> bool {
    it.from.file() == File::E
        && matches!(it.from.rank(), Rank::First | Rank::Eighth)
        && it.from.rank() == it.to.rank()
        && it.from.distance(it.to) == 2
}

fn promotes(color: Color, it: PieceMove) -> bool {
    color.relative_rank(it.from.rank()) == Rank::Seventh
        && color.relative_rank(it.to.rank()) == Rank::Eighth
}

/// True if a pawn's move is diagonal and from its fifth rank, like en passant.
fn may_pass(it: PieceMove) -> bool {
    it.from.file().distance(it.to.file()) == 1
        && Color::ALL.iter().any(|color| {
            color.relative_rank(it.from.rank()) == Rank::Fifth
                && color.relative_rank(it.to.rank()) == Rank::Sixth
        })
}

/// True if a pawn's move captures en passant in this position.
fn passes(position: &PairPosition, color: Color, it: PieceMove) -> bool {
    may_pass(it)
        && position
            .en_passant()
            .get(color.other())
            .is_some_and(|passed| passed.target == it.to)
}

/// Returns the digit that makes the weighted sum of all seven zero.
///
/// Digits are elements of the field of eight, with α³ = α + 1; the digit in column n has the weight
/// α to the n − 1. All seven weights differ and none is zero, so one wrong digit and any two
/// exchanged ones are always detected.
fn check_digit(body: [u8; LENGTH - 1]) -> u8 {
    let mut sum = 0;
    let mut weight = 1;
    for digit in body {
        sum ^= multiply(digit, weight);
        weight = multiply(weight, 2);
    }
    // The last weight is α⁶, whose inverse is α.
    multiply(sum, 2)
}

/// Multiplies in the field of eight.
fn multiply(left: u8, right: u8) -> u8 {
    let mut product = 0;
    let mut shifted = left;
    for bit in 0..3 {
        if right >> bit & 1 == 1 {
            product ^= shifted;
        }
        shifted <<= 1;
        if shifted & 0b1000 != 0 {
            shifted ^= 0b1011;
        }
    }
    product
}
