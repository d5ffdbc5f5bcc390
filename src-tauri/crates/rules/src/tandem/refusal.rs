//! From what a player wants to a legal action, or to the reason why not.
//!
//! Begin at [`resolve`].

use shakmaty::{Bitboard, CastlingSide, Position as _, Rank, Role, Square, attacks};

use super::action::{Action, Becomes, StolenFrom};
use super::generate::{self, View};
use super::mate::{self, Gives};
use crate::law::Law;
use crate::rule_set::drops::DropCheck;
use crate::rule_set::moves::{DroppedPawnStep, DroppedRookCastling, Promotion};

/// What a player wants to do on his board; nothing about it is known to be legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intent {
    /// Drop a piece from the hand.
    Drop {
        /// The color whose hand is meant, where the notation tells.
        color: Option<shakmaty::Color>,
        /// The piece.
        role: Role,
        /// The square.
        to: Square,
    },
    /// Move from square to square; castling is the king's move.
    Move {
        /// From.
        from: Square,
        /// To.
        to: Square,
        /// What a pawn shall become.
        wanted: Option<Wanted>,
    },
}

/// The piece wanted for a pawn on its last rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// Its kind.
    pub role: Role,
    /// Where it is to be taken, if that was said.
    pub from: Option<StolenFrom>,
}

/// Why a move is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The side was in check, and the move leaves that check standing.
    #[error("the check is not parried")]
    CheckNotParried,
    /// The move exposes the own king anew.
    #[error("the own king is left in check")]
    KingLeftInCheck,
    /// A drop may not give mate.
    #[error("a drop may not give mate")]
    DropMate,
    /// A drop may not give check.
    #[error("a drop may not give check")]
    DropCheck,
    /// Pawns are dropped on ranks 2 to 7.
    #[error("pawns are dropped on ranks 2 to 7")]
    PawnRank,
    /// The square is not free.
    #[error("the square is not free")]
    SquareOccupied,
    /// The piece is not in hand.
    #[error("the piece is not in hand")]
    NotInHand,
    /// The other side is to move (S A3).
    #[error("the other side is to move")]
    NotToMove,
    /// The rook was dropped.
    #[error("no castling with a dropped rook")]
    DroppedRook,
    /// The pawn was dropped.
    #[error("no double step for a dropped pawn")]
    DroppedPawnDoubleStep,
    /// There is no such piece to take for the promotion.
    #[error("no such piece can be taken for the promotion")]
    NoPieceToTake,
    /// Taking the piece would uncover a check.
    #[error("taking the piece would uncover a check")]
    PromotionGivesCheck,
    /// A promotion may not give mate.
    #[error("a promotion may not give mate")]
    PromotionMate,
    /// The piece to promote to must be named.
    #[error("the piece for the promotion must be named")]
    MustNamePiece,
    /// The piece does not move like that.
    #[error("the piece does not move like that")]
    Illegal,
}

impl Refusal {
    /// Stable code, as the command line prints it; message key `refusal-…`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::CheckNotParried => "check_not_parried",
            Self::KingLeftInCheck => "king_left_in_check",
            Self::DropMate => "drop_mate",
            Self::DropCheck => "drop_check",
            Self::PawnRank => "pawn_rank",
            Self::SquareOccupied => "square_occupied",
            Self::NotInHand => "not_in_hand",
            Self::NotToMove => "not_to_move",
            Self::DroppedRook => "dropped_rook",
            Self::DroppedPawnDoubleStep => "dropped_pawn_double_step",
            Self::NoPieceToTake => "no_piece_to_take",
            Self::PromotionGivesCheck => "promotion_gives_check",
            Self::PromotionMate => "promotion_mate",
            Self::MustNamePiece => "must_name_piece",
            Self::Illegal => "illegal",
        }
    }

    /// The point of law it rests on, for a drop or for another move.
    pub const fn law(self, intent: Intent) -> Law {
        match self {
            Self::CheckNotParried => match intent {
                Intent::Drop { .. } => Law::UnparriedDrop,
                Intent::Move { .. } => Law::KingSafety,
            },
            Self::KingLeftInCheck => Law::KingSafety,
            Self::DropMate => Law::DropMate,
            Self::DropCheck => Law::DropCheck,
            Self::PawnRank => Law::DropRank,
            Self::SquareOccupied | Self::NotInHand => Law::Drop,
            Self::NotToMove => Law::Turn,
            Self::DroppedRook => Law::Castling,
            Self::DroppedPawnDoubleStep => Law::DoubleStep,
            Self::NoPieceToTake | Self::MustNamePiece => Law::Promotion,
            Self::PromotionGivesCheck => Law::PromotionCheck,
            Self::PromotionMate => Law::PromotionMate,
            Self::Illegal => Law::Move,
        }
    }
}

/// Finds the legal action that is meant, or says why there is none.
pub fn resolve(view: View<'_>, intent: Intent) -> Result<Action, Refusal> {
    match intent {
        Intent::Drop { color, role, to } => {
            check_hand(view, color, role)?;
            check_drop(view, role, to)
        }
        Intent::Move { from, to, wanted } => resolve_move(view, from, to, wanted),
    }
}

fn check_hand(view: View<'_>, color: Option<shakmaty::Color>, role: Role) -> Result<(), Refusal> {
    let turn = view.here.turn();
    if color.is_some_and(|it| it != turn) {
        return Err(Refusal::NotToMove);
    }
    if *view.here.pocket(turn).get(role) > 0 {
        Ok(())
    } else if color.is_none() && *view.here.pocket(!turn).get(role) > 0 {
        Err(Refusal::NotToMove)
    } else {
        Err(Refusal::NotInHand)
    }
}

/// Checks everything about a drop but the hand.
fn check_drop(view: View<'_>, role: Role, to: Square) -> Result<Action, Refusal> {
    if view.here.board().occupied().contains(to) {
        return Err(Refusal::SquareOccupied);
    }
    if generate::squares_for(Bitboard::from_square(to), role).is_empty() {
        return Err(Refusal::PawnRank);
    }
    if !view.here.put_squares().contains(to) {
        return Err(Refusal::CheckNotParried);
    }
    if view.rules.drop_check == DropCheck::Forbidden
        && generate::check_squares(view.here, role).contains(to)
    {
        return Err(Refusal::DropCheck);
    }
    match mate::drop_gives(view, role, to) {
        Gives::Mate => Err(Refusal::DropMate),
        Gives::NoMate => Ok(Action::Drop { role, to }),
    }
}

fn resolve_move(
    view: View<'_>,
    from: Square,
    to: Square,
    wanted: Option<Wanted>,
) -> Result<Action, Refusal> {
    let board = view.here.board();
    let piece = board.piece_at(from).ok_or(Refusal::Illegal)?;
    if piece.color != view.here.turn() {
        return Err(Refusal::NotToMove);
    }
    if piece.role == Role::King
        && let Some(side) = castling_side(view, from, to)
    {
        return castle(view, side);
    }
    let mut moves = view.here.chess.san_candidates(piece.role, to);
    moves.retain(|it| it.from() == Some(from));
    let Some(first) = moves.first().copied() else {
        return Err(why_not(view, piece.role, from, to));
    };
    let last_rank = piece.color.fold_wb(Rank::Eighth, Rank::First);
    if piece.role == Role::Pawn && to.rank() == last_rank {
        return promote(view, from, to, wanted);
    }
    if wanted.is_some() {
        return Err(Refusal::Illegal);
    }
    if view.rules.dropped_pawn_double_step == DroppedPawnStep::Never
        && piece.role == Role::Pawn
        && Square::abs_diff(from, to) == 16
        && view.here.dropped.contains(from)
    {
        return Err(Refusal::DroppedPawnDoubleStep);
    }
    Ok(Action::Ordinary(first))
}

/// Castling as the king's two-square move, or as the king taking its own rook.
fn castling_side(view: View<'_>, from: Square, to: Square) -> Option<CastlingSide> {
    let turn = view.here.turn();
    if from != turn.fold_wb(Square::E1, Square::E8) {
        return None;
    }
    let rook = view.here.board().by_piece(turn.rook());
    [CastlingSide::KingSide, CastlingSide::QueenSide]
        .into_iter()
        .find(|side| {
            let corner = corner(*side, turn);
            to == side.king_to(turn) || (to == corner && rook.contains(corner))
        })
}

fn corner(side: CastlingSide, color: shakmaty::Color) -> Square {
    let file = if side.is_king_side() {
        shakmaty::File::H
    } else {
        shakmaty::File::A
    };
    Square::from_coords(file, color.backrank())
}

fn castle(view: View<'_>, side: CastlingSide) -> Result<Action, Refusal> {
    let here = view.here;
    let corner = corner(side, here.turn());
    if here.checkers().is_empty()
        && let Some(m) = here.chess.castling_moves(side).first()
    {
        return Ok(Action::Ordinary(*m));
    }
    if view.rules.dropped_rook_castling == DroppedRookCastling::Forbidden
        && here.dropped.contains(corner)
        && here.board().piece_at(corner) == Some(here.turn().rook())
    {
        return Err(Refusal::DroppedRook);
    }
    Err(Refusal::Illegal)
}

/// A pawn move to the last rank that is legal chess.
fn promote(
    view: View<'_>,
    from: Square,
    to: Square,
    wanted: Option<Wanted>,
) -> Result<Action, Refusal> {
    let capture = view.here.board().role_at(to);
    let done = |becomes| {
        Ok(Action::Promotion {
            from,
            to,
            capture,
            becomes,
        })
    };
    match view.rules.promotion {
        Promotion::Virtual => match wanted {
            None => Err(Refusal::MustNamePiece),
            Some(Wanted { role, from: None }) if generate::PROMOTION_ROLES.contains(&role) => {
                done(Becomes::Virtual(role))
            }
            Some(_) => Err(Refusal::Illegal),
        },
        Promotion::FallThrough => {
            if !generate::king_safe_when_pawn_gone(view.here, from, to) {
                Err(unsafe_king(view, from, to, Bitboard::from_square(to)))
            } else if wanted.is_some() {
                Err(Refusal::Illegal)
            } else {
                done(Becomes::FallsThrough)
            }
        }
        Promotion::Steal => steal(view, from, to, wanted).and_then(done),
    }
}

fn steal(
    view: View<'_>,
    from: Square,
    to: Square,
    wanted: Option<Wanted>,
) -> Result<Becomes, Refusal> {
    let mut count = 0;
    let mut only = None;
    let mut any = None;
    generate::for_each_becoming(view, from, to, |becomes| {
        any = Some(becomes);
        let fits = match (wanted, becomes) {
            (None, becomes) => matches!(becomes, Becomes::StaysPawn | Becomes::FallsThrough),
            (Some(wanted), Becomes::Stolen { role, from }) => {
                wanted.role == role && wanted.from.is_none_or(|it| it == from)
            }
            (Some(_), Becomes::StaysPawn | Becomes::FallsThrough | Becomes::Virtual(_)) => false,
        };
        if fits {
            count += 1;
            only = Some(becomes);
        }
    });
    if let (Some(becomes), 1) = (only, count) {
        return Ok(becomes);
    }
    let Some(wanted) = wanted else {
        return Err(if any.is_some() {
            Refusal::MustNamePiece
        } else {
            nothing_to_take(view)
        });
    };
    if count > 1 {
        return Err(Refusal::MustNamePiece);
    }
    let named = match wanted.from {
        Some(StolenFrom::Board(square)) => Bitboard::from_square(square),
        Some(StolenFrom::Hand) => Bitboard::EMPTY,
        None => Bitboard::FULL,
    };
    let there = view.there.board();
    let named =
        named & generate::stealable(view.there, view.here.turn()) & there.by_role(wanted.role);
    if named.is_empty() {
        Err(Refusal::NoPieceToTake)
    } else if named
        .into_iter()
        .any(|it| generate::may_be_taken(view.there, it, view.rules))
    {
        Err(Refusal::PromotionMate)
    } else {
        Err(Refusal::PromotionGivesCheck)
    }
}

/// Why a promotion is impossible altogether: nothing is there, or all of it is held
/// by checks.
fn nothing_to_take(view: View<'_>) -> Refusal {
    if generate::stealable(view.there, view.here.turn()).is_empty() {
        Refusal::NoPieceToTake
    } else {
        Refusal::PromotionGivesCheck
    }
}

/// Why a move that is not legal chess is not.
fn why_not(view: View<'_>, role: Role, from: Square, to: Square) -> Refusal {
    if view.rules.dropped_pawn_double_step == DroppedPawnStep::Never
        && role == Role::Pawn
        && Square::abs_diff(from, to) == 16
        && view.here.dropped.contains(from)
    {
        return Refusal::DroppedPawnDoubleStep;
    }
    match pseudo_legal(view, role, from, to) {
        Some(gone) => unsafe_king(view, from, to, gone),
        None => Refusal::Illegal,
    }
}

/// The squares a move empties beyond its own start, when the piece moves like that.
fn pseudo_legal(view: View<'_>, role: Role, from: Square, to: Square) -> Option<Bitboard> {
    let board = view.here.board();
    let turn = view.here.turn();
    if board.by_color(turn).contains(to) {
        return None;
    }
    let none = Some(Bitboard::EMPTY);
    if role != Role::Pawn {
        return attacks::attacks(from, role.of(turn), board.occupied())
            .contains(to)
            .then_some(none?);
    }
    let forward = turn.fold_wb(8, -8);
    let empty = |square: Square| !board.occupied().contains(square);
    if attacks::pawn_attacks(turn, from).contains(to) {
        if view.here.chess.maybe_ep_square() == Some(to) {
            return Some(Bitboard::from_square(Square::from_coords(
                to.file(),
                from.rank(),
            )));
        }
        return (!empty(to)).then_some(Bitboard::EMPTY);
    }
    let one = from.offset(forward).filter(|it| empty(*it))?;
    if one == to {
        return none;
    }
    let second_rank = turn.fold_wb(Rank::Second, Rank::Seventh);
    let two = one
        .offset(forward)
        .filter(|it| empty(*it) && from.rank() == second_rank)?;
    (two == to).then_some(Bitboard::EMPTY)
}

/// Tells a check left standing from a new one.
fn unsafe_king(view: View<'_>, from: Square, to: Square, gone: Bitboard) -> Refusal {
    let board = view.here.board();
    let turn = view.here.turn();
    let Some(king) = board.king_of(turn) else {
        return Refusal::Illegal;
    };
    let checkers = view.here.checkers();
    let occupied = board.occupied().without(from).with(to) & !gone;
    let king = if king == from { to } else { king };
    let attackers = board.attacks_to(king, !turn, occupied) & !gone & !Bitboard::from_square(to);
    if (attackers & checkers).any() {
        Refusal::CheckNotParried
    } else {
        Refusal::KingLeftInCheck
    }
}
