//! How the match stands: the one verdict on a position, whatever is asked about it.
//!
//! Every other question of how a match ends (`mate_status`, `claim`) takes its result
//! from here. What the boards show comes first, because it ends the match at once; then
//! claims; then fallen flags.

pub use super::events::Events;

use super::boards::Seen;
use super::claim::{Weighed, fallen_flags, weigh};
use super::drop_mate::ForbiddenDrop;
use super::mate_status::MateOf;
use super::stalemate::{Release, releases};
use super::{Decision, Ground, MatchResult};
use crate::law::Law;
use crate::result::Cause;
use crate::rule_set::RuleSet;
use crate::tandem::mate::is_board_mate;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side};

/// How the match stands, and what that rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchAnswer {
    pub result: MatchResult,
    /// What ended the match; `None` while it goes on.
    pub cause: Option<Cause>,
    /// What the arbiter may give instead, where the article leaves it to him (O 8.4: "can
    /// be scored as drawn").
    pub or_else: Option<MatchResult>,
    /// The mates that count, board A first.
    pub mates: Vec<MateOf>,
    /// The drops that may have made a mate, or did, and were not allowed, board A first.
    pub drops: Vec<ForbiddenDrop>,
    /// The players to move who have no legal move while the match goes on, board A
    /// first.
    pub waiting: Vec<Side>,
    /// Moves by which their partners, if it is their move, would release those of them
    /// who are not in check.
    pub releases: Vec<Release>,
    pub ground: Ground,
}

impl MatchAnswer {
    /// The mate to tell first: one that decides before one that can still be averted.
    pub fn told_mate(&self) -> Option<&MateOf> {
        self.mates
            .iter()
            .find(|it| it.is_final())
            .or_else(|| self.mates.first())
    }

    /// What the answer about mate rests on: what ended the match if the mate is final,
    /// else what averts it; without one, what keeps the position from being mate.
    pub fn ground_of_mate(&self, rules: &RuleSet, position: &Position) -> Ground {
        let options = &rules.tandem;
        match self.told_mate() {
            Some(mate) if mate.is_final() => self.ground,
            Some(mate) => mate.ground,
            None if self.drops.iter().any(ForbiddenDrop::undoes_the_mate) => self.ground,
            // No move on a board helps, so it is a drop that does, or could.
            None if Board::ALL
                .into_iter()
                .any(|board| is_board_mate(position.view(board, options))) =>
            {
                rules.ground_by(Law::Drop, options.mate)
            }
            None => rules.ground(Law::Checkmate),
        }
    }
}

/// Judges a match as it stands: the first game decided decides it for both teams
/// (D 1.3, S A5, F1, F2, O 1.3).
pub fn match_result(rules: &RuleSet, position: &Position, events: &Events) -> MatchAnswer {
    let seen = Seen::new(rules, position, events);
    let ended = seen.ended(rules, position);
    let weighed = weigh(rules, position, &seen, ended.as_ref(), &events.claims);
    let decision = match weighed {
        Weighed::Admitted(decision) => Some(decision),
        Weighed::Refused(_) => ended.or_else(|| fallen_flags(rules, position, &events.flags)),
    };
    let Decision {
        result,
        ground,
        cause,
        or_else,
    } = decision.unwrap_or_else(|| {
        Decision::new(
            MatchResult::Continues,
            seen.ground_to_go_on(rules, position),
        )
    });
    let (waiting, releases) = match result {
        MatchResult::Continues => (seen.waiting(rules, position), releases(rules, position)),
        MatchResult::Team1Wins
        | MatchResult::Team2Wins
        | MatchResult::Draw
        | MatchResult::Arbiter => (Vec::new(), Vec::new()),
    };
    MatchAnswer {
        result,
        cause,
        or_else,
        mates: seen.mates,
        drops: seen.drops,
        waiting,
        releases,
        ground,
    }
}
