//! Legal moves of one board, given the neighbor board and the rules.
//!
//! Begin at [`for_each_action`]. shakmaty generates the moves of ordinary chess; this module
//! filters and extends them: promotions, dropped pawns, drops. It allocates nothing.

use shakmaty::{Bitboard, Color, Move, Position as _, Rank, Role, Square, attacks};

use super::action::{Action, Becomes, StolenFrom};
use super::board_state::{BoardState, Pocket};
use super::mate::{self, Gives};
use crate::rule_set::drops::{DropCheck, DropMate};
use crate::rule_set::moves::{
    DroppedPawnStep, NothingToSteal, Promotion, PromotionCheck, PromotionMate, StealFrom,
};
use crate::rule_set::tandem::TandemRules;

/// The kinds that can be in hand, in the order of hands: Q R B N P.
pub const HAND_ROLES: [Role; 5] = [
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// The kinds a pawn can be exchanged for.
pub const PROMOTION_ROLES: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Board `here` with its neighbor board and the rules: the input of every law.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub here: &'a BoardState,
    pub there: &'a BoardState,
    pub rules: &'a TandemRules,
}

/// Calls `found` with every legal action of the side to move on `view.here`.
pub fn for_each_action(view: View<'_>, mut found: impl FnMut(Action)) {
    for_each_board_action(view, &mut found);
    for_each_drop(view, &mut found);
}

/// Calls `found` with every legal action except drops.
pub fn for_each_board_action(view: View<'_>, mut found: impl FnMut(Action)) {
    for m in &view.here.chess.legal_moves() {
        if let Move::Normal {
            from,
            to,
            capture,
            promotion: Some(role),
            ..
        } = *m
        {
            // shakmaty lists four promotions per pawn move; one represents all.
            match view.rules.promotion {
                Promotion::Virtual if view.rules.promotion_pieces.admits(role) => {
                    found(Action::Promotion {
                        from,
                        to,
                        capture,
                        becomes: Becomes::Virtual(role),
                    });
                }
                Promotion::Steal | Promotion::FallThrough if role == Role::Queen => {
                    for_each_becoming(view, from, to, |becomes| {
                        found(Action::Promotion {
                            from,
                            to,
                            capture,
                            becomes,
                        });
                    });
                }
                Promotion::Virtual | Promotion::Steal | Promotion::FallThrough => {}
            }
        } else if !is_forbidden_double_step(view, *m) {
            found(Action::Ordinary(*m));
        }
    }
}

/// Counts the legal actions without playing the last move.
pub fn count_actions(view: View<'_>) -> u64 {
    let moves = view.here.chess.legal_moves();
    let turn = view.here.turn();
    let board = view.here.board();
    let special =
        board.by_piece(turn.pawn()) & (view.here.dropped | special_ranks(view.rules, turn));
    let on_board = if special.is_empty() {
        moves.len() as u64
    } else {
        let mut count = 0;
        for_each_board_action(view, |_| count += 1);
        count
    };
    on_board + count_drops(view)
}

/// Returns the ranks on which a pawn of the side to move may move differently from ordinary chess.
fn special_ranks(rules: &TandemRules, turn: Color) -> Bitboard {
    let (first, seventh) = match turn {
        Color::White => (Rank::First, Rank::Seventh),
        Color::Black => (Rank::Eighth, Rank::Second),
    };
    let promotes_as_in_chess =
        rules.promotion == Promotion::Virtual && rules.promotion_pieces.admits_all();
    let first = Bitboard::from_rank(first);
    if promotes_as_in_chess {
        first
    } else {
        first | Bitboard::from_rank(seventh)
    }
}

/// True if there is a legal action other than a drop.
pub fn has_board_action(view: View<'_>) -> bool {
    let mut any = false;
    for_each_board_action(view, |_| any = true);
    any
}

/// True if a move is a forbidden double step of a dropped pawn: from its second rank by the option,
/// from its first rank always.
fn is_forbidden_double_step(view: View<'_>, m: Move) -> bool {
    match m {
        Move::Normal {
            role: Role::Pawn,
            from,
            to,
            ..
        } => Square::abs_diff(from, to) == 16 && !may_step_twice(view, from),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } | Move::Put { .. } => {
            false
        }
    }
}

/// True if a pawn of the side to move on `from` may make the double step.
pub fn may_step_twice(view: View<'_>, from: Square) -> bool {
    let on_first_rank = from.rank() == view.here.turn().backrank();
    let dropped = view.here.dropped.contains(from);
    match view.rules.dropped_pawn_double_step {
        DroppedPawnStep::FromSecondRank => !on_first_rank,
        DroppedPawnStep::Never => !on_first_rank && !dropped,
    }
}

/// Calls `found` with every promotion of a pawn that moves from `from` to its last rank.
///
/// The pawn move itself must be legal chess.
pub fn for_each_becoming(view: View<'_>, from: Square, to: Square, mut found: impl FnMut(Becomes)) {
    match view.rules.promotion {
        Promotion::Virtual => {
            for role in PROMOTION_ROLES {
                if view.rules.promotion_pieces.admits(role) {
                    found(Becomes::Virtual(role));
                }
            }
        }
        Promotion::FallThrough => {
            if king_safe_when_pawn_gone(view.here, from, to) {
                found(Becomes::FallsThrough);
            }
        }
        Promotion::Steal => for_each_steal(view, from, to, &mut found),
    }
}

fn for_each_steal(view: View<'_>, from: Square, to: Square, found: &mut impl FnMut(Becomes)) {
    let mut any = false;
    let mut steal = |becomes| {
        any = true;
        let action = Action::Promotion {
            from,
            to,
            capture: view.here.board().role_at(to),
            becomes,
        };
        if view.rules.promotion_mate == PromotionMate::Allowed
            || !mate::promotion_gives(view, action)
        {
            found(becomes);
        }
    };
    let color = view.here.turn();
    for square in stealable(view.there, color, view.rules) {
        if may_be_taken(view.there, square, view.rules)
            && let Some(role) = view.there.board().role_at(square)
        {
            steal(Becomes::Stolen {
                role,
                from: StolenFrom::Board(square),
            });
        }
    }
    if view.rules.steal_from == StealFrom::BoardOrHand {
        for role in PROMOTION_ROLES {
            let held = *view.there.pocket(color).get(role) > 0;
            if held && view.rules.promotion_pieces.admits(role) {
                steal(Becomes::Stolen {
                    role,
                    from: StolenFrom::Hand,
                });
            }
        }
    }
    if !any {
        match view.rules.nothing_to_steal {
            NothingToSteal::MoveImpossible => {}
            NothingToSteal::StaysPawn => found(Becomes::StaysPawn),
            NothingToSteal::FallsThrough => {
                if king_safe_when_pawn_gone(view.here, from, to) {
                    found(Becomes::FallsThrough);
                }
            }
        }
    }
}

/// Returns the neighbor opponent's pieces that could be taken, ignoring check (D 4.1, O 5.1).
///
/// They have the promoter's color; a king or a pawn can never be taken.
pub fn stealable(there: &BoardState, color: Color, rules: &TandemRules) -> Bitboard {
    let board = there.board();
    let mut kinds = Bitboard::EMPTY;
    for role in PROMOTION_ROLES {
        if rules.promotion_pieces.admits(role) {
            kinds |= board.by_role(role);
        }
    }
    board.by_color(color) & kinds
}

/// True if taking the piece on `square` uncovers no forbidden check (D 4.2, O 5.2).
///
/// It never uncovers a king that could then be captured immediately.
pub fn may_be_taken(there: &BoardState, square: Square, rules: &TandemRules) -> bool {
    let board = there.board();
    let before = board.occupied();
    let after = before.without(square);
    Color::ALL.into_iter().all(|color| {
        let Some(king) = board.king_of(color) else {
            return true;
        };
        let attackers = board.attacks_to(king, !color, before);
        let uncovered = board.attacks_to(king, !color, after).without(square);
        if color != there.turn() && uncovered.any() {
            return false;
        }
        match rules.promotion_check {
            PromotionCheck::NoNewAttacker => (uncovered & !attackers).is_empty(),
            PromotionCheck::NoNewCheck => attackers.any() || uncovered.is_empty(),
            PromotionCheck::Allowed => true,
        }
    })
}

/// True if the mover's king is safe after the pawn moved from `from` to `to` and left the board
/// (S B2).
///
/// The piece it captured has left the board too.
pub fn king_safe_when_pawn_gone(here: &BoardState, from: Square, to: Square) -> bool {
    let board = here.board();
    let turn = here.turn();
    board.king_of(turn).is_none_or(|king| {
        let occupied = board.occupied().without(from).without(to);
        board
            .attacks_to(king, !turn, occupied)
            .without(to)
            .is_empty()
    })
}

/// Calls `found` with every legal drop.
pub fn for_each_drop(view: View<'_>, mut found: impl FnMut(Action)) {
    let hand = *view.here.pocket(view.here.turn());
    // Most positions have an empty hand, and the squares require a search for checks.
    if is_empty(hand) {
        return;
    }
    let squares = view.here.put_squares();
    for role in held(hand) {
        for to in squares_for(squares, role) {
            if may_drop(view, role, to) {
                found(Action::Drop { role, to });
            }
        }
    }
}

/// True if a hand has no piece that can be dropped.
fn is_empty(hand: Pocket) -> bool {
    held(hand).next().is_none()
}

fn held(hand: Pocket) -> impl Iterator<Item = Role> {
    HAND_ROLES
        .into_iter()
        .filter(move |role| *hand.get(*role) > 0)
}

/// True if some drop is legal.
pub fn has_drop(view: View<'_>) -> bool {
    let hand = *view.here.pocket(view.here.turn());
    if is_empty(hand) {
        return false;
    }
    let squares = view.here.put_squares();
    held(hand).any(|role| has_drop_of(view, role, squares))
}

/// True if a piece of this kind, were it in hand, could legally be dropped on one of `squares`.
pub fn has_drop_of(view: View<'_>, role: Role, squares: Bitboard) -> bool {
    squares_for(squares, role)
        .into_iter()
        .any(|to| may_drop(view, role, to))
}

fn count_drops(view: View<'_>) -> u64 {
    let hand = *view.here.pocket(view.here.turn());
    if is_empty(hand) {
        return 0;
    }
    let squares = view.here.put_squares();
    let mut count = 0;
    for role in held(hand) {
        let squares = squares_for(squares, role);
        count += squares.count() as u64;
        if restricts_checks(view.rules) {
            let refused = (squares & check_squares(view.here, role))
                .into_iter()
                .filter(|to| !may_drop(view, role, *to));
            count -= refused.count() as u64;
        }
    }
    count
}

/// Restricts squares to the drop ranks: pawns are dropped on ranks 2 to 7 only (D 3.3, S E1b,
/// O 4.2).
pub fn squares_for(squares: Bitboard, role: Role) -> Bitboard {
    match role {
        Role::Pawn => squares & !Bitboard::BACKRANKS,
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => squares,
        Role::King => Bitboard::EMPTY,
    }
}

fn restricts_checks(rules: &TandemRules) -> bool {
    rules.drop_mate != DropMate::Allowed || rules.drop_check == DropCheck::Forbidden
}

/// Returns the squares from which a piece of this kind would attack the opponent's king.
pub fn check_squares(here: &BoardState, role: Role) -> Bitboard {
    let turn = here.turn();
    here.board().king_of(!turn).map_or(Bitboard::EMPTY, |king| {
        attacks::attacks(king, role.of(!turn), here.board().occupied())
    })
}

/// True if the rules allow the check or mate that a drop on a fitting square gives
/// (D 3.2, S E1, E1a, G1a, O 4.2).
fn may_drop(view: View<'_>, role: Role, to: Square) -> bool {
    if !restricts_checks(view.rules) || !check_squares(view.here, role).contains(to) {
        return true;
    }
    view.rules.drop_check == DropCheck::Allowed && mate::drop_gives(view, role, to) != Gives::Mate
}
