//! Mate on a board of a match: final, or still to be averted, by what and how
//! (D 5.3, 6.3, S F1a, O 7.1 d).

use super::Ground;
use crate::law::Law;
use crate::notation::wire;
use crate::rule_set::RuleSet;
use crate::rule_set::mate::{AvertCapture, AvertPromotion, BothMated, Mate};
use crate::tandem::action::{Action, Becomes, StolenFrom, TandemMove};
use crate::tandem::generate;
use crate::tandem::mate::{is_board_mate, is_mate};
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side, Team};

/// A way in which a mate can still be averted, in the order they are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AvertBy {
    /// The mated player drops a piece he has in hand.
    DropFromHand,
    /// The partner captures a piece in his pending move.
    PartnerCapture,
    /// The partner's pending promotion takes a piece off the board.
    PartnerPromotion,
    /// The partner's pending move mates in turn, which makes a draw (D 6.3).
    PartnerMate,
}

impl AvertBy {
    /// Its stable name, as in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::DropFromHand => "drop_from_hand",
            Self::PartnerCapture => "partner_capture_pending",
            Self::PartnerPromotion => "partner_promotion_pending",
            Self::PartnerMate => "partner_mate_pending",
        }
    }

    const fn law(self) -> Law {
        match self {
            Self::DropFromHand => Law::AvertByDrop,
            Self::PartnerCapture => Law::AvertByCapture,
            Self::PartnerPromotion => Law::AvertByPromotion,
            Self::PartnerMate => Law::BothMated,
        }
    }
}

/// A mate on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateOf {
    /// The mated player.
    pub mated: Side,
    /// The ways to avert it, in order, each once; empty when the mate is final.
    pub avert_by: Vec<AvertBy>,
    /// The first moves that avert it: own drops, or the partner's capture or
    /// promotion, as written on the command line, sorted.
    pub how: Vec<String>,
    /// The partner's moves that would mate in turn, sorted.
    pub draw_by: Vec<String>,
    /// What that rests on.
    pub ground: Ground,
}

impl MateOf {
    /// Whether nothing can avert it any more.
    pub const fn is_final(&self) -> bool {
        self.avert_by.is_empty()
    }

    /// The team that wins by it, once it is final.
    pub fn winner(&self) -> Team {
        !self.mated.team()
    }
}

/// The mate on a board, if the side to move there is mated.
pub fn mate_of(rules: &RuleSet, position: &Position, board: Board) -> Option<MateOf> {
    let options = &rules.tandem;
    let view = position.view(board, options);
    if !is_mate(view, options.mate) {
        return None;
    }
    let mut found = Averts::default();
    if options.mate == Mate::Board {
        generate::for_each_drop(view, |action| {
            found.add(AvertBy::DropFromHand, TandemMove { board, action });
        });
    }
    by_partner(rules, position, board, &mut found);
    let Averts {
        mut by,
        mut how,
        mut draw_by,
    } = found;
    by.sort_unstable();
    by.dedup();
    how.sort_unstable();
    how.dedup();
    draw_by.sort_unstable();
    let ground = match by.first() {
        None => rules.ground_by(Law::Checkmate, options.mate),
        Some(AvertBy::DropFromHand) => rules.ground_by(Law::AvertByDrop, options.mate),
        Some(AvertBy::PartnerCapture) => {
            rules.ground_by(Law::AvertByCapture, options.avert_capture)
        }
        Some(AvertBy::PartnerPromotion) => {
            rules.ground_by(Law::AvertByPromotion, options.avert_promotion)
        }
        Some(it @ AvertBy::PartnerMate) => rules.ground_by(it.law(), options.both_mated),
    };
    Some(MateOf {
        mated: position.to_move(board),
        avert_by: by,
        how,
        draw_by,
        ground,
    })
}

/// The mates of both boards, board A first.
pub fn mates(rules: &RuleSet, position: &Position) -> Vec<MateOf> {
    Board::ALL
        .into_iter()
        .filter_map(|board| mate_of(rules, position, board))
        .collect()
}

#[derive(Default)]
struct Averts {
    by: Vec<AvertBy>,
    how: Vec<String>,
    draw_by: Vec<String>,
}

impl Averts {
    fn add(&mut self, by: AvertBy, m: TandemMove) {
        self.by.push(by);
        match by {
            AvertBy::PartnerMate => self.draw_by.push(wire::write(m)),
            AvertBy::DropFromHand | AvertBy::PartnerCapture | AvertBy::PartnerPromotion => {
                self.how.push(wire::write(m));
            }
        }
    }
}

fn by_partner(rules: &RuleSet, position: &Position, board: Board, found: &mut Averts) {
    let options = &rules.tandem;
    let drawing = options.both_mated == BothMated::DrawInPendingMove;
    if options.avert_capture == AvertCapture::Never
        && options.avert_promotion == AvertPromotion::Never
        && !drawing
    {
        return;
    }
    if options.avert_capture == AvertCapture::AnyTime && position.board(board).put_squares().any() {
        found.by.push(AvertBy::PartnerCapture);
    }
    let partner = position.to_move(board).partner();
    if position.to_move(partner.board) == partner {
        pending_moves(rules, position, board, found);
    } else if options.avert_capture == AvertCapture::NextMove {
        // The partner's opponent moves first; whatever he does, it is the partner's
        // next move that counts.
        generate::for_each_action(position.view(partner.board, options), |action| {
            let mut after = position.clone();
            after.play(
                TandemMove {
                    board: partner.board,
                    action,
                },
                options,
            );
            if is_board_mate(after.view(board, options)) {
                pending_moves(rules, &after, board, found);
            }
        });
    }
}

/// Tries every move the partner of the mated player can make now.
fn pending_moves(rules: &RuleSet, position: &Position, board: Board, found: &mut Averts) {
    let options = &rules.tandem;
    let there = !board;
    let checkers = position.board(board).checkers();
    let drawing = options.both_mated == BothMated::DrawInPendingMove;
    generate::for_each_action(position.view(there, options), |action| {
        let m = TandemMove {
            board: there,
            action,
        };
        let captured = captured_role(position, m);
        let removed = match action {
            Action::Promotion {
                becomes:
                    Becomes::Stolen {
                        from: StolenFrom::Board(square),
                        ..
                    },
                ..
            } => Some(square),
            Action::Promotion { .. } | Action::Ordinary(_) | Action::Drop { .. } => None,
        };
        let helps_by_capture = captured.filter(|_| options.avert_capture != AvertCapture::Never);
        let helps_by_removal = removed.is_some_and(|square| match options.avert_promotion {
            AvertPromotion::Never => false,
            AvertPromotion::AnyPiece => true,
            AvertPromotion::MatingPiece => checkers.contains(square),
        });
        if helps_by_capture.is_none() && !helps_by_removal && !drawing {
            return;
        }
        let mut after = position.clone();
        after.play(m, options);
        let view = after.view(board, options);
        if let Some(role) = helps_by_capture
            && generate::has_drop_of(view, role, view.here.put_squares())
        {
            found.add(AvertBy::PartnerCapture, m);
        }
        if helps_by_removal
            && (generate::has_board_action(view) || has_own_drop(position, &after, board, rules))
        {
            found.add(AvertBy::PartnerPromotion, m);
        }
        if drawing {
            let opponent = after.view(there, options);
            if opponent.here.checkers().any()
                && is_mate(opponent, options.mate)
                && !generate::has_drop(opponent)
                && is_board_mate(view)
            {
                found.add(AvertBy::PartnerMate, m);
            }
        }
    });
}

/// Whether a piece that was in hand before the partner's move can now be dropped.
fn has_own_drop(before: &Position, after: &Position, board: Board, rules: &RuleSet) -> bool {
    let mated = before.to_move(board);
    let view = after.view(board, &rules.tandem);
    let squares = view.here.put_squares();
    generate::HAND_ROLES.into_iter().any(|role| {
        *before.board(board).pocket(mated.color).get(role) > 0
            && generate::has_drop_of(view, role, squares)
    })
}

/// The kind of piece a move passes to the partner: promoted pawns are pawns.
fn captured_role(position: &Position, m: TandemMove) -> Option<shakmaty::Role> {
    let here = position.board(m.board);
    let to = match m.action {
        Action::Ordinary(it) => it.to(),
        Action::Drop { to, .. } | Action::Promotion { to, .. } => to,
    };
    let captured = m.action.capture()?;
    Some(if here.virtuals().contains(to) {
        shakmaty::Role::Pawn
    } else {
        captured
    })
}
