//! Mate on a board of a match: final, or still avertable, and the moves that avert it (D 5.3, 6.3,
//! S F1a, O 7.1 d).
//!
//! Begin at [`mate_of_since`]. [`is_final_mate`] is the check a replay makes after each ply; it
//! allocates nothing.

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

/// A move that averts a mate, or turns it into a draw.
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
    /// The possible kinds of defense, in order, without duplicates; empty if the mate is final.
    pub avert_by: Vec<AvertBy>,
    /// The moves that can be made now and avert it, in generation order.
    ///
    /// May be empty while `avert_by` is not: a capture may only become possible later.
    pub averts: Vec<Avert>,
    /// The first moves that avert it, sorted: own drops, or the partner's captures and promotions,
    /// in command-line notation.
    pub how: Vec<String>,
    /// The partner's moves that would mate in turn, sorted.
    pub draw_by: Vec<String>,
    pub ground: Ground,
}

impl MateOf {
    /// True if nothing can avert it any more.
    pub const fn is_final(&self) -> bool {
        self.avert_by.is_empty()
    }

    /// Returns the team that wins once the mate is final.
    pub fn winner(&self) -> Team {
        !self.mated.team()
    }
}

/// Returns the mate on a board; `since` states the partner's moves since then.
///
/// `None` if the side to move there is not mated.
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

/// Returns the ground of a mate that is final immediately.
///
/// If the partner could avert it but is not to move, the article on averting decides
/// (D 5.3.1, 5.3.2, O 7.1 d).
fn ground_of_final(rules: &RuleSet, position: &Position, board: Board) -> Ground {
    match averts::if_partner_were_to_move(rules, position, board) {
        Some(way) => way.ground(rules),
        None => rules.ground_by(Law::Checkmate, rules.tandem.mate),
    }
}

/// True if the side to move on a board is mated and nothing can avert it any more.
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

/// Returns the mates of both boards, board A first; `since` states the partner's moves since each
/// mate.
pub fn mates_since(rules: &RuleSet, position: &Position, since: [PartnerMoved; 2]) -> Vec<MateOf> {
    Board::ALL
        .into_iter()
        .zip(since)
        .filter_map(|(board, since)| mate_of_since(rules, position, board, since))
        .collect()
}
