//! One board of a match: ordinary chess with hands.
//!
//! The pieces, castling and en passant are shakmaty's [`Chess`]. Additional state: the hands,
//! promoted pawns, and dropped pawns and rooks.

use std::num::NonZeroU32;

use shakmaty::{
    Bitboard, ByColor, ByRole, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, FromSetup,
    Move, Piece, Position as _, PositionError, PositionErrorKinds, Rank, Role, Setup, Square,
    attacks,
};

use super::action::{Action, Becomes};
use crate::rule_set::moves::{DroppedPawnEnPassant, DroppedRookCastling};
use crate::rule_set::tandem::TandemRules;

/// The pieces one player has in hand (*Hand*, pocket), counted by kind.
pub type Pocket = ByRole<u8>;

/// One board with its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardState {
    pub(crate) chess: Chess,
    pub(super) pockets: ByColor<Pocket>,
    /// Promoted pieces that revert to pawns when captured.
    pub(super) virtuals: Bitboard,
    /// Dropped pawns on their second rank and dropped rooks on their castling squares.
    pub(super) dropped: Bitboard,
    /// Kings on their starting squares that have not moved, as far as is known, and rooks with
    /// castling rights of Chess960.
    ///
    /// One set, because a position is copied for every move that is tried.
    pub(super) unmoved: Bitboard,
    pub(super) counters: Counters,
}

/// Offsets to shakmaty's move counters, for a board that was built piece by piece; sums wrap
/// around.
///
/// Positions compare equal whatever their counters.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counters {
    halfmoves: u32,
    fullmoves: u32,
}

impl PartialEq for Counters {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Counters {}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            chess: Chess::new(),
            pockets: ByColor::default(),
            virtuals: Bitboard::EMPTY,
            dropped: Bitboard::EMPTY,
            unmoved: Bitboard::from_square(Square::E1)
                .with_const(Bitboard::from_square(Square::E8)),
            counters: Counters::default(),
        }
    }
}

/// Accepts setups that only a match can produce: more pieces than one set, and checks that no
/// single move could have given.
pub(super) fn chess_from_setup(setup: Setup) -> Result<Chess, PositionErrorKinds> {
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| error.kinds())
}

impl BoardState {
    /// Returns the pieces on the board.
    pub fn board(&self) -> &shakmaty::Board {
        self.chess.board()
    }

    /// Returns the position of ordinary chess, without hands.
    pub const fn chess(&self) -> &Chess {
        &self.chess
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// Returns the pieces a color has in hand.
    pub fn pocket(&self, color: Color) -> &Pocket {
        self.pockets.get(color)
    }

    /// Returns promoted pieces that revert to pawns when captured.
    pub const fn virtuals(&self) -> Bitboard {
        self.virtuals
    }

    /// Returns the rooks with castling rights of Chess960.
    ///
    /// The rules do not know such castling.
    pub fn rights_960(&self) -> Bitboard {
        self.unmoved & self.board().rooks()
    }

    /// True if the side to move has a castling right of Chess960 with a rook on this side of its
    /// king.
    pub(crate) fn has_right_960(&self, side: CastlingSide) -> bool {
        let turn = self.turn();
        let king = self.board().king_of(turn);
        king.is_some_and(|king| {
            let rooks = self.rights_960() & Bitboard::from_rank(turn.backrank());
            rooks
                .into_iter()
                .any(|rook| side == CastlingSide::from_king_side(king < rook))
        })
    }

    /// Returns dropped pawns on their second rank and dropped rooks on castling squares.
    pub const fn dropped(&self) -> Bitboard {
        self.dropped
    }

    /// Returns the pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.chess.checkers()
    }

    /// Returns the squares on which a drop of some piece would leave the own king safe.
    ///
    /// These are all empty squares, or those between the king and a single checking piece.
    pub fn put_squares(&self) -> Bitboard {
        let checkers = self.chess.checkers();
        if checkers.is_empty() {
            return !self.board().occupied();
        }
        match (checkers.single_square(), self.board().king_of(self.turn())) {
            (Some(checker), Some(king)) => attacks::between(checker, king),
            _ => Bitboard::EMPTY,
        }
    }

    /// Plays an action on this board, and returns the captured piece for the partner, if any.
    ///
    /// The effect of a promotion on the other board is not applied.
    pub(super) fn play_here(&mut self, action: Action, rules: &TandemRules) -> Option<Role> {
        match action {
            Action::Ordinary(m) => self.play_ordinary(m, rules),
            Action::Drop { role, to } => {
                self.play_drop(role, to, rules);
                None
            }
            Action::Promotion {
                from,
                to,
                capture,
                becomes,
            } => {
                let promotion = match becomes {
                    Becomes::Stolen { role, .. } | Becomes::Virtual(role) => Some(role),
                    // Removed immediately; until then it needs some role.
                    Becomes::FallsThrough => Some(Role::Queen),
                    Becomes::StaysPawn => None,
                };
                let m = Move::Normal {
                    role: Role::Pawn,
                    from,
                    capture,
                    to,
                    promotion,
                };
                let captured = self.play_ordinary(m, rules);
                match becomes {
                    Becomes::FallsThrough => self.remove(to),
                    Becomes::Virtual(_) => {}
                    Becomes::Stolen { .. } | Becomes::StaysPawn => self.virtuals.discard(to),
                }
                captured
            }
        }
    }

    /// Plays an ordinary move, and returns the captured piece for the partner, if any.
    fn play_ordinary(&mut self, m: Move, rules: &TandemRules) -> Option<Role> {
        let color = self.turn();
        let captured = match m {
            Move::Normal { capture, to, .. } => capture.map(|role| {
                if self.virtuals.contains(to) {
                    Role::Pawn
                } else {
                    role
                }
            }),
            Move::EnPassant { .. } => Some(Role::Pawn),
            Move::Castle { .. } | Move::Put { .. } => None,
        };
        let mut clear_en_passant = false;
        match m {
            Move::Normal {
                role,
                from,
                to,
                promotion,
                ..
            } => {
                clear_en_passant = role == Role::Pawn
                    && self.dropped.contains(from)
                    && rules.dropped_pawn_en_passant == DroppedPawnEnPassant::Forbidden;
                let is_virtual = self.virtuals.remove(from) || promotion.is_some();
                self.virtuals.set(to, is_virtual);
                // A pawn on its own first rank was dropped there illegally.
                let dropped = role == Role::Pawn && from.rank() == color.backrank();
                self.dropped.discard(from);
                self.dropped
                    .set(to, dropped && to.rank() == second_rank(color));
                self.unmoved.discard(from);
                self.unmoved.discard(to);
                if role == Role::King {
                    self.unmoved &= !Bitboard::from_rank(color.backrank());
                }
            }
            Move::EnPassant { .. } | Move::Put { .. } => {}
            Move::Castle { king, rook } => {
                self.unmoved.discard(king);
                self.dropped.discard(rook);
            }
        }
        let may_revive_castling = rules.dropped_rook_castling == DroppedRookCastling::Allowed;
        self.chess.play_unchecked(m);
        if m.is_zeroing() {
            self.counters.halfmoves = 0;
        }
        if clear_en_passant && self.chess.maybe_ep_square().is_some() {
            self.rebuild(|setup| setup.ep_square = None);
        }
        if may_revive_castling
            && matches!(
                m,
                Move::Put {
                    role: Role::Rook,
                    ..
                }
            )
        {
            self.revive_castling(color, m.to());
        }
        captured
    }

    /// Drops a piece from the mover's hand.
    pub(super) fn play_drop(&mut self, role: Role, to: Square, rules: &TandemRules) {
        let color = self.turn();
        let count = self.pockets.get_mut(color).get_mut(role);
        *count = count.saturating_sub(1);
        self.virtuals.discard(to);
        self.play_ordinary(Move::Put { role, to }, rules);
        let at_home = match role {
            Role::Pawn => to.rank() == second_rank(color),
            Role::Rook => color.backrank() == to.rank() && Bitboard::CORNERS.contains(to),
            Role::Knight | Role::Bishop | Role::Queen | Role::King => false,
        };
        self.dropped.set(to, at_home);
    }

    /// Restores the castling right of a dropped rook.
    fn revive_castling(&mut self, color: Color, rook: Square) {
        let king = color.fold_wb(Square::E1, Square::E8);
        if self.unmoved.contains(king)
            && self.board().king_of(color) == Some(king)
            && rook.rank() == color.backrank()
            && Bitboard::CORNERS.contains(rook)
        {
            self.rebuild(|setup| setup.castling_rights.add(rook));
        }
    }

    /// Removes a piece from the board, with all dependent state.
    pub(super) fn remove(&mut self, square: Square) {
        self.virtuals.discard(square);
        self.dropped.discard(square);
        self.unmoved.discard(square);
        self.rebuild(|setup| {
            setup.castling_rights.discard(square);
            setup.board.discard_piece_at(square);
        });
    }

    /// Applies a change that shakmaty does not support in place.
    ///
    /// A change to an invalid position (a king that could be captured) is not applied; the
    /// generator allows none.
    pub(super) fn rebuild(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.setup();
        change(&mut setup);
        let stuck = setup.board.pawns() & Bitboard::BACKRANKS;
        if stuck.any() {
            self.set_with_stuck_pawns(&setup);
        } else if let Ok(chess) = chess_from_setup(setup) {
            self.chess = chess;
            self.counters = Counters::default();
        }
    }

    /// Replaces the position with a setup that has pawns on a first or last rank.
    pub(super) fn set_with_stuck_pawns(&mut self, setup: &Setup) {
        if let Some(chess) = with_stuck_pawns(setup) {
            self.counters = Counters {
                halfmoves: setup.halfmoves.wrapping_sub(chess.halfmoves()),
                fullmoves: setup.fullmoves.get().wrapping_sub(chess.fullmoves().get()),
            };
            self.chess = chess;
        }
    }

    /// Returns the board as a setup, without hands.
    pub(crate) fn setup(&self) -> Setup {
        let mut setup = self.chess.to_setup(EnPassantMode::Always);
        let Counters {
            halfmoves,
            fullmoves,
        } = self.counters;
        setup.halfmoves = setup.halfmoves.wrapping_add(halfmoves);
        let fullmoves = setup.fullmoves.get().wrapping_add(fullmoves);
        setup.fullmoves = NonZeroU32::new(fullmoves).unwrap_or(setup.fullmoves);
        setup
    }

    /// Returns the piece on a square; `None` for an empty square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().piece_at(square)
    }
}

const fn second_rank(color: Color) -> Rank {
    match color {
        Color::White => Rank::Second,
        Color::Black => Rank::Seventh,
    }
}

/// Builds a board with pawns on a first or last rank; `None` if shakmaty rejects it.
///
/// shakmaty accepts these in play but not in a setup. Starting from kings and castling rooks, every
/// other piece is dropped, and a double step that allows en passant is replayed.
fn with_stuck_pawns(setup: &Setup) -> Option<Chess> {
    let mut bare = Setup::empty();
    let first = setup.board.kings() | setup.castling_rights;
    for square in first {
        bare.board
            .set_piece_at(square, setup.board.piece_at(square)?);
    }
    bare.castling_rights = setup.castling_rights;
    // Castling rooks can only attack the king of a color without castling rights.
    let white_rights = setup.castling_rights & Bitboard::from_rank(Rank::First);
    bare.turn = Color::from_white(white_rights.is_empty());
    let mut chess = chess_from_setup(bare).ok()?;
    let stepper = setup.turn.other();
    let step = setup.ep_square.and_then(|passed| {
        let ahead = stepper.fold_wb(8, -8);
        Some((passed.offset(-ahead)?, passed.offset(ahead)?))
    });
    for (square, piece) in setup.board.clone() {
        if !first.contains(square) {
            let to = match step {
                Some((from, to)) if to == square => from,
                Some(_) | None => square,
            };
            pass_to(&mut chess, piece.color);
            let role = piece.role;
            chess.play_unchecked(Move::Put { role, to });
        }
    }
    if let Some((from, to)) = step {
        pass_to(&mut chess, stepper);
        chess.play_unchecked(Move::Normal {
            role: Role::Pawn,
            from,
            capture: None,
            to,
            promotion: None,
        });
    }
    pass_to(&mut chess, setup.turn);
    Some(chess)
}

/// Passes the turn by playing the king onto its own square, as a pawn that becomes a king, which
/// changes no castling right.
fn pass_to(chess: &mut Chess, color: Color) {
    if chess.turn() != color
        && let Some(square) = chess.board().king_of(!color)
    {
        chess.play_unchecked(Move::Normal {
            role: Role::Pawn,
            from: square,
            capture: None,
            to: square,
            promotion: Some(Role::King),
        });
    }
}
