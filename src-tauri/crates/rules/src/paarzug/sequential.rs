//! Sequential moves in a pair with a first-move right (PZSR 5).
//!
//! Begin at [`move_first`]. [`Between::second`] judges the other player's stored move, and
//! [`Between::finish`] makes it, or the move he chose instead.

use shakmaty::{ByColor, Color, Role};

use super::movement::{Manner, Step};
use super::options::{CapturedSecond, PairRules, SecondChange};
use super::piece_move::PieceMove;
use super::position::{EnPassant, PairPosition};
use super::resolution::{Captured, Fate, Ground, KingMeeting, Progress, Resolution, sort_captured};
use super::right::{FirstMoveRight, RightKind};
use super::simultaneous::is_executable;
use super::void_move::VoidReason;

/// The position between the two moves of a pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Between {
    before: PairPosition,
    /// The position after the first move.
    position: PairPosition,
    right: FirstMoveRight,
    first: Step,
    captured: Option<Captured>,
}

/// The fate of the second player's stored move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SecondMove {
    /// It is legal in the new position and is executed.
    Stands,
    /// It is not legal; he may choose another while his clock runs (PZSR 5).
    MayChange,
    /// It is not legal, and no other replaces it (PZSR 2, or option `captured_second`).
    Void,
    /// It is not legal, and he has no legal move at all: mate or stalemate.
    NoneLeft,
}

/// Makes the first move of a pair; `None` if it does not use the right.
pub fn move_first(
    position: &PairPosition,
    right: FirstMoveRight,
    piece_move: PieceMove,
) -> Option<Between> {
    if !super::right::uses(position, right, piece_move) {
        return None;
    }
    let color = right.holder;
    let first = position.legal_step(color, piece_move).ok()?;
    // The holder's own chance to capture en passant ends with his move. The other player keeps his,
    // unless a new double step replaces it.
    let mut en_passant = *position.en_passant();
    *en_passant.get_mut(color.other()) = None;
    if let Some(passed) = passed(first) {
        *en_passant.get_mut(color) = Some(passed);
    }
    Some(Between {
        before: position.clone(),
        position: position.after_alone(color, first, en_passant),
        right,
        first,
        captured: capture(position, first),
    })
}

impl Between {
    /// Returns the position after the first move.
    pub const fn position(&self) -> &PairPosition {
        &self.position
    }

    /// Returns the used right.
    pub const fn right(&self) -> FirstMoveRight {
        self.right
    }

    /// Returns the first move.
    pub const fn first(&self) -> PieceMove {
        self.first.piece_move
    }

    /// Returns the piece captured by the first move; `None` if it captured none.
    pub const fn captured(&self) -> Option<Captured> {
        self.captured
    }

    /// Returns the color that moves second.
    pub const fn second_color(&self) -> Color {
        self.right.holder.other()
    }

    /// Returns the fate of the second player's stored move; `stored` is `None` for an unreadable
    /// one.
    pub fn second(&self, stored: Option<PieceMove>, rules: &PairRules) -> SecondMove {
        let color = self.second_color();
        if stored.is_some_and(|it| self.position.is_legal(color, it)) {
            return SecondMove::Stands;
        }
        if !self.position.has_legal_move(color) {
            return SecondMove::NoneLeft;
        }
        if stored.is_some_and(|it| self.has_captured(it))
            && self.right.kind != RightKind::Check
            && rules.captured_second == CapturedSecond::Lost
        {
            return SecondMove::Void;
        }
        match rules.second_change {
            SecondChange::Any => SecondMove::MayChange,
            SecondChange::NoLongerExecutable => {
                if self.position.in_check(color) || self.was_executable(stored, rules) {
                    SecondMove::MayChange
                } else {
                    SecondMove::Void
                }
            }
        }
    }

    /// True if the second player's stored move could be executed before the first was made.
    ///
    /// This includes the safety of his own king (PZSR 2; prose, *Spielen mit Paarzügen*).
    fn was_executable(&self, stored: Option<PieceMove>, rules: &PairRules) -> bool {
        let color = self.second_color();
        is_executable(&self.before, rules, color, stored, self.first)
    }

    /// Returns the reason the second player's stored move cannot be made after the first; `None` if
    /// it can.
    pub fn void_reason(&self, stored: Option<PieceMove>) -> Option<VoidReason> {
        let Some(stored) = stored else {
            return Some(VoidReason::Unreadable);
        };
        if self.has_captured(stored) {
            return Some(VoidReason::PieceCaptured);
        }
        self.position.legal_step(self.second_color(), stored).err()
    }

    /// True if the first move captured the piece of this stored move.
    pub(super) fn has_captured(&self, stored: PieceMove) -> bool {
        self.captured
            .is_some_and(|captured| captured.square == stored.from)
    }

    /// Ends the pair with the second move, or without one; `None` if the move is illegal.
    pub fn finish(&self, second: Option<PieceMove>) -> Option<Resolution> {
        let color = self.second_color();
        let mut fates = ByColor::new_with(|_| Fate::Executed);
        let mut captured: Vec<Captured> = self.captured.into_iter().collect();
        let mut moved_pawn = self.first.role == Role::Pawn;
        let mut en_passant = ByColor {
            white: None,
            black: None,
        };
        *en_passant.get_mut(color.other()) = passed(self.first);
        let position = if let Some(second) = second {
            let step = self.position.legal_step(color, second).ok()?;
            moved_pawn |= step.role == Role::Pawn;
            captured.extend(capture(&self.position, step));
            *en_passant.get_mut(color) = passed(step);
            self.position.after_alone(color, step, en_passant)
        } else {
            *fates.get_mut(color) = Fate::Void;
            PairPosition::resolved(
                self.position.board().clone(),
                self.position.castling(),
                en_passant,
            )
        };
        sort_captured(&mut captured);
        Some(Resolution {
            position,
            fates,
            progress: Progress::of(moved_pawn, &captured),
            ground: match (second, captured.is_empty()) {
                (None, _) => Ground::Void,
                (Some(_), true) => Ground::Plain,
                (Some(_), false) => Ground::StandingCapture,
            },
            captured,
            kings: KingMeeting::Apart,
        })
    }
}

fn passed(step: Step) -> Option<EnPassant> {
    step.passed_over().map(|target| EnPassant {
        target,
        barred: None,
    })
}

fn capture(position: &PairPosition, step: Step) -> Option<Captured> {
    let square = match step.manner {
        Manner::EnPassant { victim } => victim,
        Manner::Piece | Manner::StraightPawn | Manner::PawnCapture | Manner::Castling { .. } => {
            step.piece_move.to
        }
    };
    let piece = position.board().piece_at(square)?;
    Some(Captured { piece, square })
}
