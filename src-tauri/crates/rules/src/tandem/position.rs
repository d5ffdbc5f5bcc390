//! Two boards with hands: the complete state of a match.
//!
//! A position is small, and is copied before a move is tried. There is no undo: stepping through a
//! match keeps its positions.

use std::num::NonZeroU32;

use shakmaty::{Color, Role};

use super::action::{Action, Becomes, StolenFrom, TandemMove};
use super::board_state::BoardState;
use super::generate::{self, View};
use super::side::{Board, Side};
use crate::rule_set::tandem::TandemRules;

/// Both boards of a match.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Position {
    boards: [BoardState; 2],
}

impl Position {
    /// Returns two boards side by side, without checks across them (see
    /// [`Position::check_material`](Self::check_material)).
    pub const fn new(board_a: BoardState, board_b: BoardState) -> Self {
        Self {
            boards: [board_a, board_b],
        }
    }

    /// Returns one of the boards.
    pub const fn board(&self, board: Board) -> &BoardState {
        let [a, b] = &self.boards;
        match board {
            Board::A => a,
            Board::B => b,
        }
    }

    fn both_mut(&mut self, board: Board) -> (&mut BoardState, &mut BoardState) {
        let [a, b] = &mut self.boards;
        match board {
            Board::A => (a, b),
            Board::B => (b, a),
        }
    }

    /// Returns a board as input of the laws.
    pub fn view<'a>(&'a self, board: Board, rules: &'a TandemRules) -> View<'a> {
        View {
            here: self.board(board),
            there: self.board(!board),
            rules,
        }
    }

    /// Returns the side to move on a board.
    pub fn to_move(&self, board: Board) -> Side {
        Side {
            board,
            color: self.board(board).turn(),
        }
    }

    /// Calls `found` with every legal move of both boards, board A first.
    pub fn for_each_move(&self, rules: &TandemRules, mut found: impl FnMut(TandemMove)) {
        for board in Board::ALL {
            generate::for_each_action(self.view(board, rules), |action| {
                found(TandemMove { board, action });
            });
        }
    }

    /// Plays a legal move: on its board, and its effect on the other one (D 1.2, 4.1, S H1, B2,
    /// O 1.2, 5.1).
    ///
    /// An illegal move gives a meaningless position.
    pub fn play(&mut self, m: TandemMove, rules: &TandemRules) {
        let color = self.board(m.board).turn();
        let (here, there) = self.both_mut(m.board);
        let captured = here.play_here(m.action, rules);
        if let Action::Promotion { becomes, .. } = m.action {
            match becomes {
                Becomes::Virtual(_) | Becomes::StaysPawn => {}
                Becomes::FallsThrough => add(there, color, Role::Pawn),
                Becomes::Stolen { role, from } => {
                    match from {
                        StolenFrom::Board(square) => there.remove(square),
                        StolenFrom::Hand => {
                            let count = there.pockets.get_mut(color).get_mut(role);
                            *count = count.saturating_sub(1);
                        }
                    }
                    add(there, color, Role::Pawn);
                }
            }
        }
        if let Some(role) = captured {
            add(there, !color, role);
        }
    }

    /// Counts the pieces of a kind and color in all hands.
    pub(super) fn in_hands(&self, color: Color, role: Role) -> usize {
        let hands = self.boards.iter().map(|it| it.pocket(color));
        hands.map(|pocket| usize::from(*pocket.get(role))).sum()
    }

    /// Counts the pieces of a kind and color on both boards and in all hands; promoted pawns count
    /// as pawns.
    pub fn material(&self, color: Color, role: Role) -> usize {
        self.boards
            .iter()
            .map(|it| {
                let pieces = it.board().by_piece(role.of(color));
                let on_board = match role {
                    Role::Pawn => {
                        pieces.count() + (it.virtuals & it.board().by_color(color)).count()
                    }
                    Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
                        (pieces & !it.virtuals).count()
                    }
                };
                on_board + usize::from(*it.pocket(color).get(role))
            })
            .sum()
    }

    /// Returns the position without the piece on a square, as after taking it for a promotion.
    pub(crate) fn without(&self, board: Board, square: shakmaty::Square) -> Self {
        let mut after = self.clone();
        after.both_mut(board).0.remove(square);
        after
    }

    /// Returns the position before the side that has just moved dropped the piece on a square.
    ///
    /// `None` if that was not its last move. The hands of the neighbor board are unchanged.
    pub fn before_drop(&self, board: Board, square: shakmaty::Square) -> Option<Self> {
        let here = self.board(board);
        let piece = here.piece_at(square)?;
        let mover = !here.turn();
        let setup = here.setup();
        // A double step was the last move; a castling rook and a promoted piece never came from the
        // hand.
        let elsewhere = setup.ep_square.is_some()
            || setup.castling_rights.contains(square)
            || here.virtuals().contains(square);
        if piece.color != mover || piece.role == Role::King || elsewhere {
            return None;
        }
        let mut before = self.clone();
        let (here, _) = before.both_mut(board);
        here.dropped.discard(square);
        here.rebuild(|setup| {
            setup.board.discard_piece_at(square);
            if mover.is_black() {
                let before = setup.fullmoves.get().saturating_sub(1);
                setup.fullmoves = NonZeroU32::new(before).unwrap_or(setup.fullmoves);
            }
            setup.swap_turn();
        });
        add(here, mover, piece.role);
        // A position in which the king could be captured is invalid, so it never existed.
        (here.turn() == mover).then_some(before)
    }

    /// Moves a piece from a hand of one board into a hand of the other, or undoes that, as the
    /// remedies for illegal drops require.
    pub(crate) fn hand_over(&mut self, board: Board, color: Color, role: Role) {
        let (here, there) = self.both_mut(board);
        let count = here.pockets.get_mut(color).get_mut(role);
        *count = count.saturating_sub(1);
        add(there, color, role);
    }

    /// Passes the turn on a board to the other side.
    pub(crate) fn pass(&mut self, board: Board) {
        let (here, _) = self.both_mut(board);
        here.rebuild(|setup| {
            if setup.turn.is_black() {
                setup.fullmoves = setup.fullmoves.saturating_add(1);
            }
            setup.swap_turn();
        });
    }
}

fn add(board: &mut BoardState, color: Color, role: Role) {
    let count = board.pockets.get_mut(color).get_mut(role);
    *count = count.saturating_add(1);
}
