//! The right to move first (*Erstzugrecht*; PZSR 1, 5, 6; prose, *Spielregeln*).
//!
//! Begin at [`offered`]: the rights a position gives. [`used`] returns the right that the stored
//! moves use; an unused right lapses (PZSR 1).

use kralle_choice::Choice;
use shakmaty::{ByColor, Color, Square, attacks};

use super::law::PairLaw;
use super::movement::{Manner, Step};
use super::options::{BothCapture, BothInCheck, Cheeky, EnPassantRight, PairRules};
use super::piece_move::PieceMove;
use super::position::{EnPassant, PairPosition, could_be_passed_over};
use super::resolution::Captured;

/// The purpose of a first-move right.
///
/// Check has precedence over the other three, which are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
#[code(name = "RightName")]
pub enum RightKind {
    /// To parry a check (PZSR 5).
    ///
    /// PZSR 6.
    Check,
    /// To recapture (PZSR 1).
    ///
    /// The piece that has just captured (*wiederschlagen*).
    Recapture,
    /// To capture en passant (PZSR 1).
    EnPassant,
    /// To capture a piece that moved unprotected onto a square where it can be captured.
    ///
    /// German: *frecher Zug*; prose.
    Cheeky,
}

impl RightKind {
    /// Returns its point of law.
    pub const fn law(self) -> PairLaw {
        match self {
            Self::Check => PairLaw::CheckRight,
            Self::Recapture | Self::EnPassant => PairLaw::CaptureRight,
            Self::Cheeky => PairLaw::CheekyRight,
        }
    }
}

/// A right that a position gives to a player, provided that his stored move uses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FirstMoveRight {
    pub holder: Color,
    pub kind: RightKind,
    /// The target square of the capture; `None` for check.
    pub target: Option<Square>,
}

/// The pair that led to a position, as far as it matters for the rights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LastPair {
    /// The moves, including void ones.
    pub moves: ByColor<Option<PieceMove>>,
    pub captured: Vec<Captured>,
}

impl PairPosition {
    /// Returns the position with the pawns that made double steps in the last pair, if they are
    /// still there.
    pub(super) fn with_passed_pawns(&self, last: &LastPair, rules: &PairRules) -> Self {
        let mut en_passant = *self.en_passant();
        for color in Color::ALL {
            let Some(it) = *last.moves.get(color) else {
                continue;
            };
            let double_step = it.from.file() == it.to.file() && it.from.distance(it.to) == 2;
            let Some(target) = attacks::between(it.from, it.to).first() else {
                continue;
            };
            if double_step && could_be_passed_over(self.board(), color, target) {
                *en_passant.get_mut(color) = Some(EnPassant {
                    target,
                    barred: match rules.en_passant_right {
                        EnPassantRight::ArrivingPawnToo => None,
                        EnPassantRight::StandingPawn => {
                            last.moves.get(color.other()).map(|it| it.to)
                        }
                    },
                });
            }
        }
        Self::resolved(self.board().clone(), self.castling(), en_passant)
    }
}

/// Returns the rights a position gives; `last` is the pair that led to it.
pub fn offered(
    position: &PairPosition,
    last: Option<&LastPair>,
    rules: &PairRules,
) -> Vec<FirstMoveRight> {
    let mut rights = Vec::new();
    for holder in Color::ALL {
        if position.in_check(holder) {
            rights.push(FirstMoveRight {
                holder,
                kind: RightKind::Check,
                target: None,
            });
        }
        if let Some(last) = last {
            capture_rights(position, last, rules, holder, &mut rights);
        }
        if let Some(passed) = position.en_passant().get(holder.other())
            && position.can_capture_en_passant(holder)
        {
            rights.push(FirstMoveRight {
                holder,
                kind: RightKind::EnPassant,
                target: Some(passed.target),
            });
        }
    }
    rights
}

fn capture_rights(
    position: &PairPosition,
    last: &LastPair,
    rules: &PairRules,
    holder: Color,
    rights: &mut Vec<FirstMoveRight>,
) {
    let enemy = holder.other();
    let mut targets = Vec::new();
    for captured in last.captured.iter().filter(|it| it.piece.color == holder) {
        targets.extend(capturer(position, last, enemy, captured.square));
    }
    targets.sort_unstable();
    targets.dedup();
    for target in targets {
        if position.legal_captures_on(holder, target).next().is_some() {
            rights.push(FirstMoveRight {
                holder,
                kind: RightKind::Recapture,
                target: Some(target),
            });
        }
    }
    if rules.cheeky == Cheeky::Off {
        return;
    }
    for target in arrived(position, last, enemy) {
        let can_capture = position
            .legal_captures_on(holder, target)
            .any(|it| is_unavenged(position, holder, it));
        if can_capture {
            rights.push(FirstMoveRight {
                holder,
                kind: RightKind::Cheeky,
                target: Some(target),
            });
        }
    }
}

/// Returns the square of the piece that captured on `square`: there, or its target en passant;
/// `None` if it has left or was captured.
fn capturer(
    position: &PairPosition,
    last: &LastPair,
    color: Color,
    square: Square,
) -> Option<Square> {
    let own = position.board().by_color(color);
    if own.contains(square) {
        return Some(square);
    }
    let to = last.moves.get(color).map(|it| it.to)?;
    let passed_beside = to.file() == square.file() && to.rank().distance(square.rank()) == 1;
    (passed_beside && own.contains(to)).then_some(to)
}

/// Returns the squares of the piece that `color` moved in the last pair, king and rook in castling.
fn arrived(position: &PairPosition, last: &LastPair, color: Color) -> Vec<Square> {
    let Some(it) = *last.moves.get(color) else {
        return Vec::new();
    };
    let own = position.board().by_color(color);
    if own.contains(it.from) || !own.contains(it.to) {
        return Vec::new();
    }
    let castled_rook = (position.king(color) == it.to && it.from.distance(it.to) == 2)
        .then(|| shakmaty::attacks::between(it.from, it.to).first())
        .flatten();
    std::iter::once(it.to).chain(castled_rook).collect()
}

/// True if no legal move captures the piece that made this capture.
pub(super) fn is_unavenged(position: &PairPosition, color: Color, capture: Step) -> bool {
    let after = position.after_alone(color, capture, ByColor::new_with(|_| None));
    after
        .legal_captures_on(color.other(), capture.piece_move.to)
        .next()
        .is_none()
}

/// True if a move uses a right (PZSR 1).
///
/// It must be legal as a first move, and parry the check or capture the piece of the right.
pub fn uses(position: &PairPosition, right: FirstMoveRight, piece_move: PieceMove) -> bool {
    let Ok(step) = position.legal_step(right.holder, piece_move) else {
        return false;
    };
    let on_target = || right.target.is_none_or(|it| it == piece_move.to);
    let captures = || position.captures_on(right.holder, step, piece_move.to);
    match right.kind {
        RightKind::Check => position.in_check(right.holder),
        RightKind::Recapture => on_target() && captures(),
        RightKind::EnPassant => on_target() && matches!(step.manner, Manner::EnPassant { .. }),
        RightKind::Cheeky => {
            on_target() && captures() && is_unavenged(position, right.holder, step)
        }
    }
}

/// Returns the right with precedence; `None` if there is none or both cancel.
///
/// Check comes first. Equal rights of both players cancel, or White's comes first (options
/// `both_in_check`, `both_capture`).
pub fn foremost(rights: &[FirstMoveRight], rules: &PairRules) -> Option<FirstMoveRight> {
    let of = |holder: Color, check: bool| {
        rights
            .iter()
            .filter(|it| it.holder == holder && (it.kind == RightKind::Check) == check)
            .min_by_key(|it| (it.kind, it.target))
            .copied()
    };
    match (of(Color::White, true), of(Color::Black, true)) {
        (Some(white), Some(_)) => {
            return match rules.both_in_check {
                BothInCheck::Cancel => None,
                BothInCheck::WhiteFirst => Some(white),
            };
        }
        (Some(one), None) | (None, Some(one)) => return Some(one),
        (None, None) => {}
    }
    match (of(Color::White, false), of(Color::Black, false)) {
        (Some(white), Some(_)) => match rules.both_capture {
            BothCapture::Cancel => None,
            BothCapture::WhiteFirst => Some(white),
        },
        (one, other) => one.or(other),
    }
}

/// Returns the right that the stored moves use; `None` if the pair is simultaneous (PZSR 1).
pub fn used(
    position: &PairPosition,
    offered: &[FirstMoveRight],
    moves: &ByColor<Option<PieceMove>>,
    rules: &PairRules,
) -> Option<FirstMoveRight> {
    let both_in_check = Color::ALL.into_iter().all(|it| position.in_check(it));
    if both_in_check && rules.both_in_check == BothInCheck::Cancel {
        return None;
    }
    let used: Vec<FirstMoveRight> = offered
        .iter()
        .filter(|right| {
            moves
                .get(right.holder)
                .is_some_and(|it| uses(position, **right, it))
        })
        .copied()
        .collect();
    foremost(&used, rules)
}
