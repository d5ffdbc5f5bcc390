//! A position between two pairs, without a side to move.
//!
//! Begin at [`PairPosition::read`]. It differs from a position of ordinary chess:
//!
//! - There is no side to move.
//! - Both kings may be in check.
//! - Both players may have a pawn that can be captured en passant.

use kralle_choice::Code;
use shakmaty::{
    Bitboard, Board, ByColor, Chess, Color, EnPassantMode, Piece, Position as _, Rank, Role,
    Square, attacks,
};

/// A pawn that has just made a double step (PZSR 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct EnPassant {
    /// The square it passed over, which is the target of the capture.
    pub target: Square,
    /// The square of an opposing pawn that may not capture it, because it arrived in the same pair
    /// ([`EnPassantRight::StandingPawn`](super::options::EnPassantRight)); `None` without one.
    pub barred: Option<Square>,
}

/// Pieces, castling rights and en passant between two pairs of moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PairPosition {
    board: Board,
    /// Rooks that may still castle.
    castling: Bitboard,
    /// By the color of the pawn that made the double step.
    en_passant: ByColor<Option<EnPassant>>,
}

/// The reason a position is invalid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code)]
pub enum PositionFault {
    /// The placement is not valid FEN.
    #[error("found placement {found:?}, expected eight ranks of a FEN")]
    Placement { found: String },
    /// The castling field is not valid FEN.
    #[error("found castling {found:?}, expected letters out of KQkq, or -")]
    CastlingField { found: String },
    /// More than three fields.
    #[error("found {found:?} behind the en-passant field, expected nothing")]
    More { found: String },
    /// The en-passant field is not a square of the third or sixth rank.
    #[error("found en-passant square {found:?}, expected a square of rank 3 or 6, or -")]
    EnPassantField { found: String },
    /// A side does not have exactly one king.
    #[error("{color} has {count} kings, expected 1")]
    Kings { color: Color, count: usize },
    #[error("a pawn stands on {square}, expected none on rank 1 or 8")]
    PawnOnEdge { square: Square },
    /// More pieces than one side can have, promotions counted.
    #[error("{color} has more pieces than one set can become")]
    TooMuchMaterial { color: Color },
    /// A castling right without king and rook at home.
    #[error("castling with the rook on {rook} contradicts the placement")]
    Castling { rook: Square },
    /// An en-passant square without its pawn.
    #[error("en passant on {target} contradicts the placement")]
    EnPassant {
        /// The square passed over.
        target: Square,
    },
}

impl PairPosition {
    /// Returns the start position (PZSR 1: board and pieces of ordinary chess).
    pub const fn initial() -> Self {
        Self {
            board: Board::new(),
            castling: Bitboard::CORNERS,
            en_passant: ByColor {
                white: None,
                black: None,
            },
        }
    }

    /// Builds a position from its parts.
    ///
    /// `castling` holds the squares of the rooks that may castle; `en_passant` the squares that pawns of each color
    /// have just passed over.
    ///
    /// # Errors
    /// Fails if the parts contradict each other.
    pub fn new(
        board: Board,
        castling: Bitboard,
        en_passant: ByColor<Option<Square>>,
    ) -> Result<Self, PositionFault> {
        for color in Color::ALL {
            let count = (board.kings() & board.by_color(color)).count();
            if count != 1 {
                return Err(PositionFault::Kings { color, count });
            }
            if exceeds_one_set(&board, color) {
                return Err(PositionFault::TooMuchMaterial { color });
            }
        }
        if let Some(square) = (board.pawns() & Bitboard::BACKRANKS).first() {
            return Err(PositionFault::PawnOnEdge { square });
        }
        for rook in castling {
            let color = Color::from_white(rook.rank() == Rank::First);
            let at_home = Bitboard::CORNERS.contains(rook)
                && board.piece_at(rook) == Some(color.rook())
                && board.piece_at(king_home(color)) == Some(color.king());
            if !at_home {
                return Err(PositionFault::Castling { rook });
            }
        }
        for color in Color::ALL {
            let Some(target) = en_passant.get(color) else {
                continue;
            };
            if !could_be_passed_over(&board, color, *target) {
                return Err(PositionFault::EnPassant { target: *target });
            }
        }
        Ok(Self {
            board,
            castling,
            en_passant: en_passant.map(|target| {
                target.map(|target| EnPassant {
                    target,
                    barred: None,
                })
            }),
        })
    }

    /// Reads a position from a line: the fields of [`PairPosition::read`], of which the last two may be omitted.
    ///
    /// # Errors
    /// Fails if the text does not parse or the position is invalid.
    pub fn read_line(text: &str) -> Result<Self, PositionFault> {
        let mut fields = text.split_ascii_whitespace();
        let mut next = |missing| fields.next().unwrap_or(missing);
        let (placement, castling, en_passant) = (next(""), next("-"), next("-"));
        match fields.next() {
            None => Self::read(placement, castling, en_passant),
            Some(found) => Err(PositionFault::More {
                found: found.to_owned(),
            }),
        }
    }

    /// Reads a position from three FEN fields: placement, castling (`KQkq` or `-`) and
    /// en-passant square (`e3`, `e3d6` when both players have one, `-` or nothing).
    pub fn read(placement: &str, castling: &str, en_passant: &str) -> Result<Self, PositionFault> {
        let board = Board::from_ascii_board_fen(placement.as_bytes()).map_err(|_| {
            PositionFault::Placement {
                found: placement.to_owned(),
            }
        })?;
        Self::new(
            board,
            read_castling(castling)?,
            read_en_passant(en_passant)?,
        )
    }

    /// Returns the position of ordinary chess after the switch, without its side to move.
    pub fn of_ordinary(position: &Chess) -> Self {
        let passed = position
            .ep_square(EnPassantMode::Legal)
            .map(|target| EnPassant {
                target,
                barred: None,
            });
        Self {
            board: position.board().clone(),
            castling: position.castles().castling_rights(),
            en_passant: ByColor::new_with(|color: Color| {
                passed.filter(|_| color != position.turn())
            }),
        }
    }

    pub(super) const fn resolved(
        board: Board,
        castling: Bitboard,
        en_passant: ByColor<Option<EnPassant>>,
    ) -> Self {
        Self {
            board,
            castling,
            en_passant,
        }
    }

    /// Returns the pieces.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the squares of the rooks that may still castle.
    pub const fn castling(&self) -> Bitboard {
        self.castling
    }

    /// Returns the pawn of each color that may be captured en passant.
    pub const fn en_passant(&self) -> &ByColor<Option<EnPassant>> {
        &self.en_passant
    }

    /// Returns the king of a color. Every position has one; the fallback square is never used.
    pub(super) fn king(&self, color: Color) -> Square {
        self.board.king_of(color).unwrap_or(king_home(color))
    }

    /// Returns the opposing pieces that give check to the king of `color`.
    pub fn checkers(&self, color: Color) -> Bitboard {
        self.board
            .attacks_to(self.king(color), color.other(), self.board.occupied())
    }

    /// True if the king of `color` is in check.
    pub fn in_check(&self, color: Color) -> bool {
        self.checkers(color).any()
    }

    /// True if the kings are adjacent (PZSR 8).
    ///
    /// This happens only if both kings move in one pair.
    pub fn kings_adjacent(&self) -> bool {
        attacks::king_attacks(self.king(Color::White)).contains(self.king(Color::Black))
    }

    /// Returns the placement field of a FEN.
    pub fn placement(&self) -> String {
        self.board.board_fen().to_string()
    }

    /// Returns the castling field of a FEN.
    pub fn castling_field(&self) -> String {
        let letters: String = CASTLING_LETTERS
            .iter()
            .filter(|(_, rook)| self.castling.contains(*rook))
            .map(|(letter, _)| *letter)
            .collect();
        if letters.is_empty() {
            "-".to_owned()
        } else {
            letters
        }
    }

    /// Returns the en-passant field, White's pawn first; `-` if there is none.
    pub fn en_passant_field(&self) -> String {
        let squares: String = self
            .en_passant
            .iter()
            .flatten()
            .map(|it| it.target.to_string())
            .collect();
        if squares.is_empty() {
            "-".to_owned()
        } else {
            squares
        }
    }

    /// Returns the same position with colors exchanged and the board turned.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let flip = |it: Option<EnPassant>| {
            it.map(|it| EnPassant {
                target: it.target.flip_vertical(),
                barred: it.barred.map(Square::flip_vertical),
            })
        };
        Self {
            board: self.board.clone().into_mirrored(),
            castling: self.castling.flip_vertical(),
            en_passant: ByColor {
                white: flip(self.en_passant.black),
                black: flip(self.en_passant.white),
            },
        }
    }
}

const CASTLING_LETTERS: [(char, Square); 4] = [
    ('K', Square::H1),
    ('Q', Square::A1),
    ('k', Square::H8),
    ('q', Square::A8),
];

/// Returns the square from which a king of this color castles.
pub(super) const fn king_home(color: Color) -> Square {
    match color {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    }
}

fn read_castling(field: &str) -> Result<Bitboard, PositionFault> {
    let fault = || PositionFault::CastlingField {
        found: field.to_owned(),
    };
    if field.is_empty() || field == "-" {
        return Ok(Bitboard::EMPTY);
    }
    let mut rooks = Bitboard::EMPTY;
    for letter in field.chars() {
        let (_, rook) = CASTLING_LETTERS
            .iter()
            .find(|(it, _)| *it == letter)
            .ok_or_else(fault)?;
        if rooks.contains(*rook) {
            return Err(fault());
        }
        rooks.add(*rook);
    }
    Ok(rooks)
}

fn read_en_passant(field: &str) -> Result<ByColor<Option<Square>>, PositionFault> {
    let fault = || PositionFault::EnPassantField {
        found: field.to_owned(),
    };
    let mut squares = ByColor {
        white: None,
        black: None,
    };
    if field.is_empty() || field == "-" {
        return Ok(squares);
    }
    for chunk in field.as_bytes().chunks(2) {
        let square = Square::from_ascii(chunk).map_err(|_| fault())?;
        let color = match square.rank() {
            Rank::Third => Color::White,
            Rank::Sixth => Color::Black,
            Rank::First
            | Rank::Second
            | Rank::Fourth
            | Rank::Fifth
            | Rank::Seventh
            | Rank::Eighth => return Err(fault()),
        };
        if squares.get_mut(color).replace(square).is_some() {
            return Err(fault());
        }
    }
    Ok(squares)
}

/// True if a pawn of `color` can just have passed over `target`.
///
/// Its start square is not checked: an opposing piece may have arrived there in the same pair.
pub(super) fn could_be_passed_over(board: &Board, color: Color, target: Square) -> bool {
    color.relative_rank(target.rank()) == Rank::Third
        && board.piece_at(target).is_none()
        && board.piece_at(passed_pawn(target)) == Some(color.pawn())
}

/// Returns the square of the pawn that passed over `target` by a double step.
pub(super) fn passed_pawn(target: Square) -> Square {
    let rank = if target.rank() == Rank::Third {
        Rank::Fourth
    } else {
        Rank::Fifth
    };
    Square::from_coords(target.file(), rank)
}

fn exceeds_one_set(board: &Board, color: Color) -> bool {
    let count = |role: Role| board.by_piece(Piece { color, role }).count();
    let promoted = count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Bishop).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2);
    count(Role::Pawn) + promoted > 8
}
