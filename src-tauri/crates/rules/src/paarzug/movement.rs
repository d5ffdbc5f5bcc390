//! Movement of a piece from start to target square (PZSR 1: the moves of ordinary chess), judged in
//! the current position without regard to its own king.

use shakmaty::{Bitboard, Board, Color, File, Rank, Role, Square, attacks};

use super::piece_move::PieceMove;
use super::position::{PairPosition, king_home, passed_pawn};
use super::void_move::VoidReason;

/// The kind of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Manner {
    /// A piece other than a pawn, to a free square or one with an enemy.
    Piece,
    /// A pawn straight ahead, one or two squares.
    StraightPawn,
    PawnCapture,
    /// A pawn diagonally, past the pawn on `victim`.
    EnPassant {
        /// The square of the pawn to be captured.
        victim: Square,
    },
    Castling {
        rook_from: Square,
        rook_to: Square,
    },
}

/// A stored move that the piece can make, with its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) piece_move: PieceMove,
    pub(super) role: Role,
    pub(super) manner: Manner,
}

impl Step {
    /// Returns the squares it vacates: of the piece, and of the rook in castling.
    pub(super) fn leaves(self) -> Bitboard {
        let from = Bitboard::from_square(self.piece_move.from);
        match self.manner {
            Manner::Castling { rook_from, .. } => from.with(rook_from),
            Manner::Piece
            | Manner::StraightPawn
            | Manner::PawnCapture
            | Manner::EnPassant { .. } => from,
        }
    }

    /// Returns the pieces it sets down and their squares: king and rook in castling.
    pub(super) fn arrivals(self) -> impl Iterator<Item = (Square, Role)> + use<> {
        let rook = match self.manner {
            Manner::Castling { rook_to, .. } => Some((rook_to, Role::Rook)),
            Manner::Piece
            | Manner::StraightPawn
            | Manner::PawnCapture
            | Manner::EnPassant { .. } => None,
        };
        std::iter::once((self.piece_move.to, self.role)).chain(rook)
    }

    /// Returns the square a double step passes over; `None` for other moves.
    pub(super) fn passed_over(self) -> Option<Square> {
        let PieceMove { from, to, .. } = self.piece_move;
        (self.manner == Manner::StraightPawn && from.distance(to) == 2)
            .then(|| attacks::between(from, to).first())
            .flatten()
    }

    /// Returns the board after this move alone. A piece on the target square is captured.
    pub(super) fn alone(self, board: &Board, color: Color) -> Board {
        let mut after = board.clone();
        for square in self.leaves() {
            after.discard_piece_at(square);
        }
        if let Manner::EnPassant { victim } = self.manner {
            after.discard_piece_at(victim);
        }
        for (square, role) in self.arrivals() {
            after.set_piece_at(square, self.becomes(role).of(color));
        }
        after
    }

    /// Returns the piece after the move: a pawn on its last rank is promoted.
    pub(super) fn becomes(self, role: Role) -> Role {
        match self.piece_move.promotion {
            Some(promotion) if role == Role::Pawn => promotion.role(),
            Some(_) | None => role,
        }
    }
}

impl PairPosition {
    /// Returns the step of `color` for this move, or the reason the piece cannot make it.
    ///
    /// Squares in `vacated` do not block a path, but a piece to be captured must be on its square.
    pub(super) fn step(
        &self,
        color: Color,
        piece_move: PieceMove,
        vacated: Bitboard,
    ) -> Result<Step, VoidReason> {
        let PieceMove {
            from,
            to,
            promotion,
        } = piece_move;
        let piece = self.board().piece_at(from).ok_or(VoidReason::NoPiece)?;
        if piece.color != color {
            return Err(VoidReason::OpponentsPiece);
        }
        if self.board().by_color(color).contains(to) {
            return Err(VoidReason::OwnPiece);
        }
        let in_the_way = self.board().occupied() & !vacated;
        let manner = match piece.role {
            Role::Pawn => self.pawn_manner(color, from, to, in_the_way)?,
            Role::King => {
                if attacks::king_attacks(from).contains(to) {
                    Manner::Piece
                } else {
                    self.castling_manner(color, from, to)?
                }
            }
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
                if !attacks::attacks(from, piece, in_the_way).contains(to) {
                    return Err(
                        if attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
                            blocked(from, to, in_the_way)
                        } else {
                            VoidReason::Movement
                        },
                    );
                }
                Manner::Piece
            }
        };
        let reaches_end = color.relative_rank(to.rank()) == Rank::Eighth;
        let promotes = piece.role == Role::Pawn && reaches_end;
        if promotes != promotion.is_some() {
            return Err(VoidReason::Promotion);
        }
        Ok(Step {
            piece_move,
            role: piece.role,
            manner,
        })
    }

    fn pawn_manner(
        &self,
        color: Color,
        from: Square,
        to: Square,
        in_the_way: Bitboard,
    ) -> Result<Manner, VoidReason> {
        if attacks::pawn_attacks(color, from).contains(to) {
            if self.board().by_color(color.other()).contains(to) {
                return Ok(Manner::PawnCapture);
            }
            return self
                .en_passant()
                .get(color.other())
                .filter(|passed| passed.target == to && passed.barred != Some(from))
                .map(|_| Manner::EnPassant {
                    victim: passed_pawn(to),
                })
                .ok_or(VoidReason::NothingToCapture);
        }
        let forward = color.fold_wb(8, -8);
        let one = from.offset(forward);
        let from_home = color.relative_rank(from.rank()) == Rank::Second;
        let two = one.filter(|_| from_home).and_then(|it| it.offset(forward));
        if one != Some(to) && two != Some(to) {
            return Err(VoidReason::Movement);
        }
        match one.filter(|it| in_the_way.contains(*it)) {
            Some(at) => Err(VoidReason::Blocked { at }),
            None if in_the_way.contains(to) => Err(VoidReason::Blocked { at: to }),
            None => Ok(Manner::StraightPawn),
        }
    }

    /// Checks castling (N *Rochade*): neither piece has moved, nothing is between them, the king is
    /// not in check and passes no attacked square.
    ///
    /// The target square is checked like every other target of a king.
    fn castling_manner(
        &self,
        color: Color,
        from: Square,
        to: Square,
    ) -> Result<Manner, VoidReason> {
        let home = king_home(color);
        if from != home || to.rank() != home.rank() || from.distance(to) != 2 {
            return Err(VoidReason::Movement);
        }
        let corner_file = if to.file() > from.file() {
            File::H
        } else {
            File::A
        };
        let rook_from = Square::from_coords(corner_file, home.rank());
        let rook_to = attacks::between(from, to)
            .first()
            .ok_or(VoidReason::Movement)?;
        if !self.castling().contains(rook_from) {
            return Err(VoidReason::CastlingLost);
        }
        if !attacks::between(from, rook_from).is_disjoint(self.board().occupied()) {
            return Err(blocked(from, rook_from, self.board().occupied()));
        }
        let attacker = |square| {
            self.board()
                .attacks_to(square, color.other(), self.board().occupied().without(from))
                .first()
        };
        if let Some(by) = attacker(from) {
            return Err(VoidReason::CastlingInCheck { by });
        }
        if attacker(rook_to).is_some() {
            return Err(VoidReason::CastlingThroughCheck { at: rook_to });
        }
        Ok(Manner::Castling { rook_from, rook_to })
    }
}

/// Returns the reason for a blocked path: the piece next to the first square.
fn blocked(from: Square, to: Square, in_the_way: Bitboard) -> VoidReason {
    (attacks::between(from, to) & in_the_way)
        .into_iter()
        .min_by_key(|it| from.distance(*it))
        .map_or(VoidReason::Movement, |at| VoidReason::Blocked { at })
}

/// Returns the reason a step is void because it leaves the own king attacked.
pub(super) fn attacked(
    position: &PairPosition,
    color: Color,
    step: Step,
    by: Square,
) -> VoidReason {
    match step.role {
        Role::King => VoidReason::IntoCheck { by },
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen
            if position.in_check(color) =>
        {
            VoidReason::CheckStays { by }
        }
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => {
            VoidReason::KingExposed { by }
        }
    }
}
