//! Sequential moves: legality for a player who moves first, or second in a pair with a first-move
//! right (PZSR 5; the legality of ordinary chess).
//!
//! Differs from ordinary chess only because both kings may be in check: a king is never captured.

use shakmaty::{Bitboard, ByColor, Color, Rank, Role, Square, attacks};

use super::movement::{Manner, Step, attacked};
use super::piece_move::{PieceMove, PromotionRole};
use super::position::{EnPassant, PairPosition, passed_pawn};
use super::void_move::VoidReason;

impl PairPosition {
    /// True if `color` may make this move by the laws of ordinary chess.
    pub fn is_legal(&self, color: Color, piece_move: PieceMove) -> bool {
        self.legal_step(color, piece_move).is_ok()
    }

    /// Returns every move `color` may make by the laws of ordinary chess, as if to move.
    pub fn legal_moves(&self, color: Color) -> Vec<PieceMove> {
        self.candidates(color)
            .filter(|it| self.is_legal(color, *it))
            .collect()
    }

    /// True if `color` has a move by the laws of ordinary chess.
    pub fn has_legal_move(&self, color: Color) -> bool {
        self.candidates(color).any(|it| self.is_legal(color, it))
    }

    pub(super) fn can_capture_en_passant(&self, color: Color) -> bool {
        let Some(passed) = self.en_passant().get(color.other()) else {
            return false;
        };
        self.candidates(color)
            .filter(|it| it.to == passed.target)
            .filter_map(|it| self.legal_step(color, it).ok())
            .any(|it| matches!(it.manner, Manner::EnPassant { .. }))
    }

    /// Returns the position without pawns that cannot legally be captured en passant, for comparing
    /// repetitions.
    pub(super) fn for_repetition(&self) -> Self {
        Self::resolved(
            self.board().clone(),
            self.castling(),
            ByColor::new_with(|color: Color| {
                self.en_passant()
                    .get(color)
                    .filter(|_| self.can_capture_en_passant(color.other()))
            }),
        )
    }

    /// Returns the step of `color` for this move, or the reason the laws of ordinary chess forbid
    /// it.
    pub(super) fn legal_step(
        &self,
        color: Color,
        piece_move: PieceMove,
    ) -> Result<Step, VoidReason> {
        let step = self.step(color, piece_move, Bitboard::EMPTY)?;
        if piece_move.to == self.king(color.other()) {
            return Err(VoidReason::King);
        }
        let after = step.alone(self.board(), color);
        let Some(king) = after.king_of(color) else {
            return Err(VoidReason::Movement);
        };
        let attackers = after.attacks_to(king, color.other(), after.occupied());
        match attackers.first() {
            None => Ok(step),
            Some(by) => Err(attacked(self, color, step, by)),
        }
    }

    /// True if this step captures the piece on `target`.
    pub(super) fn captures_on(&self, color: Color, step: Step, target: Square) -> bool {
        step.piece_move.to == target
            && !matches!(step.manner, Manner::EnPassant { .. })
            && self.board().by_color(color.other()).contains(target)
    }

    /// Returns every legal capture of `color` on a square.
    pub(super) fn legal_captures_on(
        &self,
        color: Color,
        target: Square,
    ) -> impl Iterator<Item = Step> {
        self.candidates(color)
            .filter(move |it| it.to == target)
            .filter_map(move |it| self.legal_step(color, it).ok())
            .filter(move |it| self.captures_on(color, *it, target))
    }

    /// Returns candidate moves: a superset of the legal ones.
    fn candidates(&self, color: Color) -> impl Iterator<Item = PieceMove> {
        let board = self.board();
        let own = board.by_color(color);
        own.into_iter().flat_map(move |from| {
            let role = board.role_at(from).unwrap_or(Role::Pawn);
            let targets = match role {
                Role::Pawn => {
                    let forward = color.fold_wb(8, -8);
                    let ahead = Bitboard::from_square(from).shift(forward);
                    attacks::pawn_attacks(color, from) | ahead | ahead.shift(forward)
                }
                Role::King => {
                    let castling = if self.castling().any() {
                        [from.offset(2), from.offset(-2)]
                            .into_iter()
                            .flatten()
                            .fold(Bitboard::EMPTY, Bitboard::with)
                    } else {
                        Bitboard::EMPTY
                    };
                    attacks::king_attacks(from) | castling
                }
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => board.attacks_from(from),
            };
            (targets & !own).into_iter().flat_map(move |to| {
                let promotes = role == Role::Pawn && color.relative_rank(to.rank()) == Rank::Eighth;
                let choices: &'static [Option<PromotionRole>] = if promotes {
                    &[
                        Some(PromotionRole::Queen),
                        Some(PromotionRole::Rook),
                        Some(PromotionRole::Bishop),
                        Some(PromotionRole::Knight),
                    ]
                } else {
                    &[None]
                };
                choices.iter().map(move |promotion| PieceMove {
                    from,
                    to,
                    promotion: *promotion,
                })
            })
        })
    }

    /// Returns the position after a single move of `color`; the caller guarantees that the step is
    /// legal.
    ///
    /// `en_passant` names the pawns that may be captured next. Pawns that are gone, or whose passed
    /// square is now occupied, are left out.
    pub(super) fn after_alone(
        &self,
        color: Color,
        step: Step,
        en_passant: ByColor<Option<EnPassant>>,
    ) -> Self {
        let board = step.alone(self.board(), color);
        let mut castling = self.castling() & !step.leaves();
        castling.discard(step.piece_move.to);
        if step.role == Role::King {
            castling &= !Bitboard::from_rank(color.backrank());
        }
        let en_passant = ByColor::new_with(|color: Color| {
            en_passant.get(color).filter(|it| {
                board.piece_at(it.target).is_none()
                    && board.piece_at(passed_pawn(it.target)) == Some(color.pawn())
            })
        });
        Self::resolved(board, castling, en_passant)
    }
}
