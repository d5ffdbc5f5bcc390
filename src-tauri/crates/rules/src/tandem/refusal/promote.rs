//! Promotion of a pawn that reaches its last rank.

use shakmaty::{Bitboard, Role, Square};

use super::why::unsafe_king;
use super::{Refusal, Wanted};
use crate::rule_set::moves::{Promotion, UnnamedPromotion};
use crate::tandem::action::{Action, Becomes, StolenFrom};
use crate::tandem::generate::{self, View};

/// Returns the action of a pawn move to the last rank that is legal chess.
pub(super) fn promote(
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
        Promotion::Virtual => match wanted.or_else(|| by_default(view)) {
            None => Err(Refusal::MustNamePiece),
            Some(Wanted { role, from: None }) if view.rules.promotion_pieces.admits(role) => {
                done(Becomes::Virtual(role))
            }
            Some(Wanted { role, from: None }) if generate::PROMOTION_ROLES.contains(&role) => {
                Err(Refusal::PromotionPiece)
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

/// Returns the promotion for an unnamed piece (option `unnamed_promotion`); `None` if it must be
/// named.
fn by_default(view: View<'_>) -> Option<Wanted> {
    match view.rules.unnamed_promotion {
        UnnamedPromotion::MustName => None,
        UnnamedPromotion::Queen => {
            view.rules
                .promotion_pieces
                .admits(Role::Queen)
                .then_some(Wanted {
                    role: Role::Queen,
                    from: None,
                })
        }
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
    let mut queen = None;
    let mut any = None;
    generate::for_each_becoming(view, from, to, |becomes| {
        any = Some(becomes);
        let role = match becomes {
            Becomes::Stolen { role, .. } => Some(role),
            Becomes::StaysPawn | Becomes::FallsThrough | Becomes::Virtual(_) => None,
        };
        if role == Some(Role::Queen) {
            queen.get_or_insert(becomes);
        }
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
        return match (by_default(view), queen) {
            _ if any.is_none() => Err(nothing_to_take(view)),
            // Any of several serves: take the first.
            (Some(_), Some(queen)) => Ok(queen),
            (Some(queen), None) => steal(view, from, to, Some(queen)),
            (None, _) => Err(Refusal::MustNamePiece),
        };
    };
    if count > 1 {
        return Err(Refusal::MustNamePiece);
    }
    if generate::PROMOTION_ROLES.contains(&wanted.role)
        && !view.rules.promotion_pieces.admits(wanted.role)
    {
        return Err(Refusal::PromotionPiece);
    }
    let named = match wanted.from {
        Some(StolenFrom::Board(square)) => Bitboard::from_square(square),
        Some(StolenFrom::Hand) => Bitboard::EMPTY,
        None => Bitboard::FULL,
    };
    let there = view.there.board();
    let named = named
        & generate::stealable(view.there, view.here.turn(), view.rules)
        & there.by_role(wanted.role);
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

/// Returns the reason promotion is impossible: there is no piece, or check protects all of them.
fn nothing_to_take(view: View<'_>) -> Refusal {
    if generate::stealable(view.there, view.here.turn(), view.rules).is_empty() {
        Refusal::NoPieceToTake
    } else {
        Refusal::PromotionGivesCheck
    }
}
