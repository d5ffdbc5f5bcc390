//! Search for everything that averts a mate, without allocation.

use std::ops::ControlFlow;

use kralle_choice::Choice;

use crate::adjudication::Ground;
use crate::adjudication::relief::{Help, ends_mate, help_of};
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::mate::{AvertCapture, AvertPromotion, BothMated, Mate, PendingMate};
use crate::tandem::action::TandemMove;
use crate::tandem::generate::{self, HAND_ROLES};
use crate::tandem::mate::{is_board_mate, is_mate};
use crate::tandem::position::Position;
use crate::tandem::side::Board;

/// A kind of defense against a mate, in the order of listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum AvertBy {
    /// The mated player drops a piece he has in hand.
    DropFromHand,
    /// The partner captures a piece in his pending move.
    #[code("partner_capture_pending")]
    PartnerCapture,
    /// The partner's pending promotion takes a piece off the board.
    #[code("partner_promotion_pending")]
    PartnerPromotion,
    /// The partner's pending move mates in turn, which makes a draw (D 6.3).
    #[code("partner_mate_pending")]
    PartnerMate,
}

impl AvertBy {
    /// Returns the point of law.
    pub const fn law(self) -> Law {
        match self {
            Self::DropFromHand => Law::AvertByDrop,
            Self::PartnerCapture => Law::AvertByCapture,
            Self::PartnerPromotion => Law::AvertByPromotion,
            Self::PartnerMate => Law::BothMated,
        }
    }

    /// Returns the article and the reading in force.
    pub fn ground(self, rules: &RuleSet) -> Ground {
        let options = &rules.tandem;
        let law = self.law();
        match self {
            Self::DropFromHand => rules.ground_by(law, options.mate),
            Self::PartnerCapture => rules.ground_by(law, options.avert_capture),
            Self::PartnerPromotion => rules.ground_by(law, options.avert_promotion),
            Self::PartnerMate => rules.ground_by(law, options.both_mated),
        }
    }
}

/// The partner's moves since the mate came about.
///
/// This history decides when an avertable mate becomes final (option `pending_mate`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PartnerMoved {
    #[default]
    No,
    /// He has moved, and the mate still stands.
    Yes,
}

/// Calls `found` with each defense, and with its move if it can be made now, until `found` breaks
/// off.
///
/// The side to move on `board` must be mated.
pub(super) fn for_each(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    since: PartnerMoved,
    found: &mut impl FnMut(AvertBy, Option<TandemMove>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let options = &rules.tandem;
    if options.mate == Mate::Board {
        let mut flow = ControlFlow::Continue(());
        generate::for_each_drop(position.view(board, options), |action| {
            if flow.is_continue() {
                flow = found(AvertBy::DropFromHand, Some(TandemMove { board, action }));
            }
        });
        flow?;
    }
    let lapsed =
        since == PartnerMoved::Yes && options.pending_mate == PendingMate::UntilPartnerMoves;
    if lapsed {
        return ControlFlow::Continue(());
    }
    later(rules, position, board, found)?;
    by_partner(rules, position, board, found)
}

/// Calls `found` with the defenses that no move can use yet.
///
/// These are late captures, and everything the partner may still do while only a fallen flag ends
/// the wait.
fn later(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    found: &mut impl FnMut(AvertBy, Option<TandemMove>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let options = &rules.tandem;
    let waits = options.pending_mate == PendingMate::UntilFlagFall;
    let captures_later = match options.avert_capture {
        AvertCapture::Never => false,
        AvertCapture::AnyTime => true,
        AvertCapture::PendingMove | AvertCapture::NextMove => waits,
    };
    if captures_later && some_drop_would_help(rules, position, board) {
        found(AvertBy::PartnerCapture, None)?;
    }
    if waits && some_removal_would_help(rules, position, board) {
        found(AvertBy::PartnerPromotion, None)?;
    }
    ControlFlow::Continue(())
}

fn some_drop_would_help(rules: &RuleSet, position: &Position, board: Board) -> bool {
    let view = position.view(board, &rules.tandem);
    let squares = view.here.put_squares();
    HAND_ROLES
        .into_iter()
        .any(|role| generate::has_drop_of(view, role, squares))
}

/// True if removing some piece from the mated player's board would avert the mate.
fn some_removal_would_help(rules: &RuleSet, position: &Position, board: Board) -> bool {
    let options = &rules.tandem;
    let here = position.board(board);
    let takeable = generate::stealable(here, !here.turn(), options);
    let takeable = match options.avert_promotion {
        AvertPromotion::Never => return false,
        AvertPromotion::AnyPiece => takeable,
        AvertPromotion::MatingPiece => takeable & here.checkers(),
    };
    takeable.into_iter().any(|square| {
        generate::may_be_taken(here, square, options) && {
            let after = position.without(board, square);
            ends_mate(position.view(board, options), after.view(board, options))
        }
    })
}

fn by_partner(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    found: &mut impl FnMut(AvertBy, Option<TandemMove>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let options = &rules.tandem;
    if options.avert_capture == AvertCapture::Never
        && options.avert_promotion == AvertPromotion::Never
        && options.both_mated != BothMated::DrawInPendingMove
    {
        return ControlFlow::Continue(());
    }
    let partner = position.to_move(board).partner();
    if position.to_move(partner.board) == partner {
        return pending_moves(rules, position, board, found);
    }
    let mut flow = ControlFlow::Continue(());
    if options.avert_capture == AvertCapture::NextMove {
        // The partner's opponent moves first. Only the partner's next move counts, whatever the
        // opponent does.
        generate::for_each_action(position.view(partner.board, options), |action| {
            if flow.is_break() {
                return;
            }
            let mut after = position.clone();
            after.play(
                TandemMove {
                    board: partner.board,
                    action,
                },
                options,
            );
            if is_board_mate(after.view(board, options)) {
                flow = pending_moves(rules, &after, board, found);
            }
        });
    }
    flow
}

/// Returns the first defense that the partner, who is not to move, would have if he were.
///
/// `None` if there is none.
pub(super) fn if_partner_were_to_move(
    rules: &RuleSet,
    position: &Position,
    board: Board,
) -> Option<AvertBy> {
    let partner = position.to_move(board).partner();
    let waits = |position: &Position| position.to_move(partner.board) != partner;
    let mut first = None;
    if waits(position) {
        let mut his_move = position.clone();
        his_move.pass(partner.board);
        // A player whose opponent is in check cannot be to move.
        if !waits(&his_move) {
            let _ = pending_moves(rules, &his_move, board, &mut |way, _| {
                first = Some(way);
                ControlFlow::Break(())
            });
        }
    }
    first
}

/// Tries every move the partner of the mated player can make now.
fn pending_moves(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    found: &mut impl FnMut(AvertBy, Option<TandemMove>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let options = &rules.tandem;
    let there = !board;
    let checkers = position.board(board).checkers();
    let drawing = options.both_mated == BothMated::DrawInPendingMove;
    let mut flow = ControlFlow::Continue(());
    generate::for_each_action(position.view(there, options), |action| {
        if flow.is_break() {
            return;
        }
        let played = TandemMove {
            board: there,
            action,
        };
        let help = help_of(position, played);
        let by_capture = help.captured.is_some() && options.avert_capture != AvertCapture::Never;
        let by_removal = help
            .removed
            .is_some_and(|square| match options.avert_promotion {
                AvertPromotion::Never => false,
                AvertPromotion::AnyPiece => true,
                AvertPromotion::MatingPiece => checkers.contains(square),
            });
        if by_capture || by_removal || drawing {
            let allowed = Help {
                captured: help.captured.filter(|_| by_capture),
                removed: help.removed.filter(|_| by_removal),
            };
            flow = after_move(rules, position, played, allowed, found);
        }
    });
    flow
}

/// Checks the mated player's board after a move of his partner.
fn after_move(
    rules: &RuleSet,
    position: &Position,
    played: TandemMove,
    help: Help,
    found: &mut impl FnMut(AvertBy, Option<TandemMove>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let options = &rules.tandem;
    let board = !played.board;
    let mut after = position.clone();
    after.play(played, options);
    let before = position.view(board, options);
    let view = after.view(board, options);
    if help.captured_parries(before, view) {
        found(AvertBy::PartnerCapture, Some(played))?;
    }
    if help.removal_averts(before, view) {
        found(AvertBy::PartnerPromotion, Some(played))?;
    }
    if options.both_mated == BothMated::DrawInPendingMove {
        let opponent = after.view(played.board, options);
        if opponent.here.checkers().any()
            && is_mate(opponent, options.mate)
            && !generate::has_drop(opponent)
            && is_board_mate(view)
        {
            found(AvertBy::PartnerMate, Some(played))?;
        }
    }
    ControlFlow::Continue(())
}
