//! The article that decides on a move, and the reading in force.

use shakmaty::{Bitboard, Move, Role, Square};

use crate::adjudication::Ground;
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::moves::{Promotion, StealFrom};
use crate::rule_set::room::Room;
use crate::tandem::action::{Action, Becomes, StolenFrom};
use crate::tandem::generate::{self, View};
use crate::tandem::refusal::{Intent, Refusal};

/// The effect of a move on the opponent's king.
#[derive(Clone, Copy)]
pub(super) struct Gives {
    pub(super) check: bool,
    /// True if no move on the board helps; drops are not considered.
    pub(super) board_mate: bool,
    /// True for mate by the rules in force.
    pub(super) mate: bool,
}

/// Returns the ground that permits a legal action.
pub(super) fn of_legal(
    rules: &RuleSet,
    view: View<'_>,
    intent: Intent,
    action: Action,
    gives: Gives,
) -> Ground {
    let options = &rules.tandem;
    match action {
        // On a board mate the option `drop_mate` decides, even if its reading makes the position no
        // mate (S E1a).
        Action::Drop { .. } if gives.board_mate => {
            rules.ground_by(Law::DropMate, options.drop_mate)
        }
        Action::Drop { .. } if gives.check => rules.ground_by(Law::DropCheck, options.drop_check),
        Action::Drop { .. } => rules.ground(Law::Drop),
        Action::Promotion { becomes, .. } => of_promotion(rules, intent, becomes, gives),
        Action::Ordinary(played) => of_ordinary(rules, view, played),
    }
}

fn of_promotion(rules: &RuleSet, intent: Intent, becomes: Becomes, gives: Gives) -> Ground {
    let options = &rules.tandem;
    let unnamed = matches!(intent, Intent::Move { wanted: None, .. });
    match becomes {
        Becomes::Stolen { .. } | Becomes::Virtual(_) if gives.mate => {
            rules.ground_by(Law::PromotionMate, options.promotion_mate)
        }
        Becomes::Stolen { .. } | Becomes::Virtual(_) if unnamed => {
            rules.ground_by(Law::Promotion, options.unnamed_promotion)
        }
        Becomes::Stolen {
            from: StolenFrom::Hand,
            ..
        } => rules.ground_by(Law::Promotion, options.steal_from),
        Becomes::FallsThrough if options.promotion == Promotion::FallThrough => {
            rules.ground_by(Law::Promotion, options.promotion)
        }
        Becomes::FallsThrough | Becomes::StaysPawn => {
            rules.ground_by(Law::Promotion, options.nothing_to_steal)
        }
        Becomes::Stolen { .. } | Becomes::Virtual(_) => {
            rules.ground_by(Law::Promotion, options.promotion)
        }
    }
}

fn of_ordinary(rules: &RuleSet, view: View<'_>, played: Move) -> Ground {
    let options = &rules.tandem;
    let dropped = |square: Square| view.here.dropped().contains(square);
    match played {
        Move::Castle { rook, .. } if dropped(rook) => {
            rules.ground_by(Law::Castling, options.dropped_rook_castling)
        }
        Move::Castle { .. } => rules.ground(Law::Castling),
        Move::EnPassant { .. } => rules.ground(Law::EnPassant),
        Move::Normal {
            role: Role::Pawn,
            from,
            ..
        } if from.rank() == view.here.turn().backrank() => {
            rules.ground(Law::Move).read_as(Room::PawnThatStayed)
        }
        Move::Normal {
            role: Role::Pawn,
            from,
            to,
            ..
        } if Square::abs_diff(from, to) == 16 && dropped(from) => {
            rules.ground_by(Law::DoubleStep, options.dropped_pawn_double_step)
        }
        Move::Normal {
            role: Role::Pawn,
            from,
            to,
            ..
        } if Square::abs_diff(from, to) == 16 => rules.ground(Law::DoubleStep),
        Move::Normal { .. } | Move::Put { .. } if played.is_capture() => rules.ground(Law::Capture),
        Move::Normal { .. } | Move::Put { .. } => rules.ground(Law::Move),
    }
}

/// Returns the ground that refuses a move.
pub(super) fn of_refused(
    rules: &RuleSet,
    view: View<'_>,
    intent: Intent,
    refusal: Refusal,
) -> Ground {
    let options = &rules.tandem;
    let law = refusal.law(intent);
    match refusal {
        // The pawn shields nothing because it leaves the board (S B2), not because of the king.
        Refusal::CheckNotParried | Refusal::KingLeftInCheck if falls_through(view, intent) => {
            let ground = rules.ground_by(Law::Promotion, options.promotion);
            if ground.room.is_none() && ground.article == Law::Promotion.article(rules.base) {
                ground.read_as(Room::FallsThrough)
            } else {
                ground
            }
        }
        Refusal::CheckNotParried => match intent {
            Intent::Drop { .. } => rules.ground_by(law, options.unparried_drop),
            Intent::Move { .. } => rules.ground(law),
        },
        Refusal::DropMate => rules.ground_by(law, options.drop_mate),
        Refusal::DropCheck => rules.ground_by(law, options.drop_check),
        Refusal::DroppedRook => rules.ground_by(law, options.dropped_rook_castling),
        Refusal::DroppedPawnDoubleStep if from_first_rank(view, intent) => {
            rules.ground(law).read_as(Room::PawnThatStayed)
        }
        Refusal::DroppedPawnDoubleStep => rules.ground_by(law, options.dropped_pawn_double_step),
        Refusal::MustNamePiece => rules.ground_by(law, options.unnamed_promotion),
        Refusal::PromotionPiece => rules.ground_by(law, options.promotion_pieces),
        Refusal::NoPieceToTake if options.steal_from == StealFrom::Board && held(view, intent) => {
            rules.ground_by(law, options.steal_from)
        }
        Refusal::NoPieceToTake => rules.ground_by(law, options.nothing_to_steal),
        Refusal::PromotionGivesCheck => rules.ground_by(law, options.promotion_check),
        Refusal::PromotionMate => rules.ground_by(law, options.promotion_mate),
        Refusal::Illegal => of_impossible(rules, view, intent),
        Refusal::KingLeftInCheck
        | Refusal::Castling960
        | Refusal::PawnRank
        | Refusal::SquareOccupied
        | Refusal::NotInHand
        | Refusal::NotToMove => rules.ground(law),
    }
}

/// Returns the ground for a piece that cannot move like that; castling and promotion have articles
/// of their own.
fn of_impossible(rules: &RuleSet, view: View<'_>, intent: Intent) -> Ground {
    let Intent::Move { from, to, wanted } = intent else {
        return rules.ground(Law::Move);
    };
    let turn = view.here.turn();
    match view.here.board().role_at(from) {
        Some(Role::King)
            if from.rank() == to.rank()
                && from.rank() == turn.backrank()
                && from.distance(to) > 1 =>
        {
            rules.ground(Law::Castling)
        }
        // The pawn may go there, but not become that piece.
        Some(Role::Pawn)
            if wanted.is_some()
                && Bitboard::BACKRANKS.contains(to)
                && possible_unnamed(view, from, to) =>
        {
            rules.ground_by(Law::Promotion, rules.tandem.promotion)
        }
        Some(Role::Pawn) if Bitboard::BACKRANKS.contains(from) => {
            rules.ground(Law::Move).read_as(Room::PawnThatStayed)
        }
        Some(_) | None => rules.ground(Law::Move),
    }
}

/// True if the same pawn move is possible without a promotion piece.
fn possible_unnamed(view: View<'_>, from: Square, to: Square) -> bool {
    let bare = Intent::Move {
        from,
        to,
        wanted: None,
    };
    crate::tandem::refusal::resolve(view, bare) != Err(Refusal::Illegal)
}

/// True if a move begins on the first rank of the side to move.
fn from_first_rank(view: View<'_>, intent: Intent) -> bool {
    match intent {
        Intent::Move { from, .. } => from.rank() == view.here.turn().backrank(),
        Intent::Drop { .. } => false,
    }
}

fn falls_through(view: View<'_>, intent: Intent) -> bool {
    match intent {
        Intent::Move { from, to, .. } => {
            view.rules.promotion == Promotion::FallThrough
                && Bitboard::BACKRANKS.contains(to)
                && view.here.board().role_at(from) == Some(Role::Pawn)
        }
        Intent::Drop { .. } => false,
    }
}

/// True if the opponent on the neighbor board holds the requested promotion piece in hand.
fn held(view: View<'_>, intent: Intent) -> bool {
    let pocket = view.there.pocket(view.here.turn());
    match intent {
        Intent::Move {
            wanted: Some(wanted),
            ..
        } => *pocket.get(wanted.role) > 0,
        Intent::Move { wanted: None, .. } => generate::PROMOTION_ROLES
            .into_iter()
            .any(|role| *pocket.get(role) > 0),
        Intent::Drop { .. } => false,
    }
}
