//! One board of a match: ordinary chess with hands.
//!
//! The pieces, castling and en passant are shakmaty's [`Chess`]; added is what its
//! state does not carry: hands, which pieces are promoted pawns, and which pawns and
//! rooks were dropped.

use shakmaty::{
    Bitboard, ByColor, ByRole, CastlingMode, Chess, Color, EnPassantMode, FromSetup, Move, Piece,
    Position as _, PositionError, PositionErrorKinds, Rank, Role, Setup, Square, attacks,
};

use crate::rule_set::moves::{DroppedPawnEnPassant, DroppedRookCastling};
use crate::rule_set::tandem::TandemRules;

/// The pieces one player has in hand (*Hand*, pocket), counted by kind.
pub type Pocket = ByRole<u8>;

/// One board with its hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardState {
    pub(crate) chess: Chess,
    pub(super) pockets: ByColor<Pocket>,
    /// Promoted pieces that are pawns again once captured.
    pub(super) virtuals: Bitboard,
    /// Pawns on their second rank and rooks on their castling squares that were
    /// dropped there.
    pub(super) dropped: Bitboard,
    /// Kings on their starting squares that have not moved as far as is known.
    pub(super) unmoved_kings: Bitboard,
}

impl Default for BoardState {
    fn default() -> Self {
        Self {
            chess: Chess::new(),
            pockets: ByColor::default(),
            virtuals: Bitboard::EMPTY,
            dropped: Bitboard::EMPTY,
            unmoved_kings: Bitboard::from_square(Square::E1)
                .with_const(Bitboard::from_square(Square::E8)),
        }
    }
}

/// Accepts what only a match can bring about: more pieces than one set, and checks
/// that no single move could have given.
pub(super) fn chess_from_setup(setup: Setup) -> Result<Chess, PositionErrorKinds> {
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| error.kinds())
}

impl BoardState {
    /// The pieces on the board.
    pub fn board(&self) -> &shakmaty::Board {
        self.chess.board()
    }

    /// The position as ordinary chess sees it, without hands.
    pub const fn chess(&self) -> &Chess {
        &self.chess
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// The pieces a color has in hand.
    pub fn pocket(&self, color: Color) -> &Pocket {
        self.pockets.get(color)
    }

    /// Promoted pieces that are pawns again once captured.
    pub const fn virtuals(&self) -> Bitboard {
        self.virtuals
    }

    /// Pawns on their second rank and rooks on castling squares that were dropped.
    pub const fn dropped(&self) -> Bitboard {
        self.dropped
    }

    /// Pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.chess.checkers()
    }

    /// The squares on which a drop of some piece would leave the own king safe:
    /// every empty one, or those between the king and a single checking piece.
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

    /// Plays an ordinary move, and tells what goes to the partner.
    pub(super) fn play_ordinary(&mut self, m: Move, rules: &TandemRules) -> Option<Role> {
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
                self.dropped.discard(from);
                self.dropped.discard(to);
                self.unmoved_kings.discard(from);
            }
            Move::EnPassant { .. } | Move::Put { .. } => {}
            Move::Castle { king, rook } => {
                self.unmoved_kings.discard(king);
                self.dropped.discard(rook);
            }
        }
        let may_revive_castling = rules.dropped_rook_castling == DroppedRookCastling::Allowed;
        self.chess.play_unchecked(m);
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
        let second_rank = color.fold_wb(Rank::Second, Rank::Seventh);
        let at_home = match role {
            Role::Pawn => to.rank() == second_rank,
            Role::Rook => color.backrank() == to.rank() && Bitboard::CORNERS.contains(to),
            Role::Knight | Role::Bishop | Role::Queen | Role::King => false,
        };
        self.dropped.set(to, at_home);
    }

    /// Gives back a castling right that a dropped rook brings with it.
    fn revive_castling(&mut self, color: Color, rook: Square) {
        let king = color.fold_wb(Square::E1, Square::E8);
        if self.unmoved_kings.contains(king)
            && self.board().king_of(color) == Some(king)
            && rook.rank() == color.backrank()
            && Bitboard::CORNERS.contains(rook)
        {
            self.rebuild(|setup| setup.castling_rights.add(rook));
        }
    }

    /// Takes a piece off the board, with everything that hangs on it.
    pub(super) fn remove(&mut self, square: Square) {
        self.virtuals.discard(square);
        self.dropped.discard(square);
        self.rebuild(|setup| {
            setup.castling_rights.discard(square);
            setup.board.discard_piece_at(square);
        });
    }

    /// Changes what shakmaty does not let be changed in place.
    ///
    /// A change that would leave no position of chess (a king that could be captured)
    /// is not made; the generator admits none.
    fn rebuild(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut setup = self.chess.to_setup(EnPassantMode::Always);
        change(&mut setup);
        let stuck = setup.board.pawns() & Bitboard::BACKRANKS;
        if stuck.is_empty() {
            if let Ok(chess) = chess_from_setup(setup) {
                self.chess = chess;
            }
        } else {
            self.rebuild_with_stuck_pawns(setup, stuck);
        }
    }

    /// Rebuilds a board on which pawns stay on their last rank, which shakmaty admits
    /// in play but not in a setup: they are set back one by one as if dropped.
    pub(super) fn rebuild_with_stuck_pawns(&mut self, mut setup: Setup, stuck: Bitboard) {
        let turn = setup.turn;
        let pawns: Vec<(Square, Color)> = stuck
            .into_iter()
            .filter_map(|square| setup.board.color_at(square).map(|color| (square, color)))
            .collect();
        for (square, _) in &pawns {
            setup.board.discard_piece_at(*square);
        }
        let Ok(mut chess) = chess_from_setup(setup) else {
            return;
        };
        for (to, color) in pawns {
            pass_to(&mut chess, color);
            chess.play_unchecked(Move::Put {
                role: Role::Pawn,
                to,
            });
        }
        pass_to(&mut chess, turn);
        self.chess = chess;
    }

    /// The board as a setup, without hands.
    pub(crate) fn setup(&self) -> Setup {
        self.chess.to_setup(EnPassantMode::Always)
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().piece_at(square)
    }
}

/// Hands the move over by setting the king where it stands.
fn pass_to(chess: &mut Chess, color: Color) {
    if chess.turn() != color
        && let Some(to) = chess.board().king_of(!color)
    {
        chess.play_unchecked(Move::Put {
            role: Role::King,
            to,
        });
    }
}
