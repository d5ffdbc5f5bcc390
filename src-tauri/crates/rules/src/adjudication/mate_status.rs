//! Mate on a board of a match: final, or still to be averted, by what and how
//! (D 5.3, 6.3, S F1a, O 7.1 d).
//!
//! Begin at [`mate_of_since`]. [`is_final_mate`] answers the one question a replay asks after
//! each ply, and allocates nothing.

mod averts;

pub use averts::{AvertBy, PartnerMoved};

use std::ops::ControlFlow;

use super::Ground;
use crate::law::Law;
use crate::notation::wire;
use crate::rule_set::RuleSet;
use crate::tandem::action::TandemMove;
use crate::tandem::mate::is_mate;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side, Team};

/// A move that averts a mate, or makes it a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Avert {
    pub by: AvertBy,
    /// The move; [`TandemMove::path`] gives the squares for arrows.
    pub played: TandemMove,
}

/// A mate on one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateOf {
    pub mated: Side,
    /// The ways to avert it, in order, each once; empty when the mate is final.
    pub avert_by: Vec<AvertBy>,
    /// The moves that can be made now and avert it, in the order the moves are generated.
    /// A way may stand open without one: a capture that only a later move can make.
    pub averts: Vec<Avert>,
    /// The first moves that avert it: own drops, or the partner's capture or
    /// promotion, as written on the command line, sorted.
    pub how: Vec<String>,
    /// The partner's moves that would mate in turn, sorted.
    pub draw_by: Vec<String>,
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

/// The mate on a board, if the side to move there is mated, when it is known whether the partner
/// has moved since.
pub fn mate_of_since(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    since: PartnerMoved,
) -> Option<MateOf> {
    let options = &rules.tandem;
    if !is_mate(position.view(board, options), options.mate) {
        return None;
    }
    let mut by = Vec::new();
    let mut averts = Vec::new();
    let _ = averts::for_each(rules, position, board, since, &mut |way, played| {
        if !by.contains(&way) {
            by.push(way);
        }
        if let Some(played) = played {
            let it = Avert { by: way, played };
            if !averts.contains(&it) {
                averts.push(it);
            }
        }
        ControlFlow::Continue(())
    });
    by.sort_unstable();
    let written = |drawing: bool| {
        let mut texts: Vec<String> = averts
            .iter()
            .filter(|it| (it.by == AvertBy::PartnerMate) == drawing)
            .map(|it| wire::write(it.played))
            .collect();
        texts.sort_unstable();
        texts.dedup();
        texts
    };
    let ground = match by.first() {
        Some(way) => way.ground(rules),
        None if since == PartnerMoved::Yes => rules.ground_by(Law::Checkmate, options.pending_mate),
        None => ground_of_final(rules, position, board),
    };
    Some(MateOf {
        mated: position.to_move(board),
        how: written(false),
        draw_by: written(true),
        avert_by: by,
        averts,
        ground,
    })
}

/// Why a mate is final at once: where the partner could avert it but is not to move, the article on
/// what averts a mate decides (D 5.3.1, 5.3.2, O 7.1 d).
fn ground_of_final(rules: &RuleSet, position: &Position, board: Board) -> Ground {
    match averts::if_partner_were_to_move(rules, position, board) {
        Some(way) => way.ground(rules),
        None => rules.ground_by(Law::Checkmate, rules.tandem.mate),
    }
}

/// Whether the side to move on a board is mated and nothing can avert it any more.
pub fn is_final_mate(
    rules: &RuleSet,
    position: &Position,
    board: Board,
    since: PartnerMoved,
) -> bool {
    is_mate(position.view(board, &rules.tandem), rules.tandem.mate)
        && averts::for_each(rules, position, board, since, &mut |_, _| {
            ControlFlow::Break(())
        })
        .is_continue()
}

/// The mates of both boards, board A first.
pub fn mates(rules: &RuleSet, position: &Position) -> Vec<MateOf> {
    mates_since(rules, position, [PartnerMoved::No; 2])
}

/// The mates of both boards, board A first, when it is known for each whether the
/// partner has moved since.
pub fn mates_since(rules: &RuleSet, position: &Position, since: [PartnerMoved; 2]) -> Vec<MateOf> {
    Board::ALL
        .into_iter()
        .zip(since)
        .filter_map(|(board, since)| mate_of_since(rules, position, board, since))
        .collect()
}
