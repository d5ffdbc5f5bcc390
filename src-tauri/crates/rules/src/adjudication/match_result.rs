//! The state of the match: the single verdict on a position, whatever the question.
//!
//! `mate_status` and `claim` take their results from here. The boards come first, because they end
//! the match immediately; then claims; then fallen flags.

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

/// The state of the match, and its legal basis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchAnswer {
    pub result: MatchResult,
    /// The reason the match ended; `None` if it is undecided.
    pub cause: Option<Cause>,
    /// Another result the arbiter may give, if the article allows it (O 8.4: "can be scored as
    /// drawn").
    pub or_else: Option<MatchResult>,
    /// The mates that count, board A first.
    pub mates: Vec<MateOf>,
    /// The drops that were forbidden and produced a mate, or may have, board A first.
    pub drops: Vec<ForbiddenDrop>,
    /// The players to move without a legal move in an undecided match, board A first.
    pub waiting: Vec<Side>,
    /// Moves by which their partners, if to move, would release those of them who are not in check.
    pub releases: Vec<Release>,
    pub ground: Ground,
}

impl MatchAnswer {
    /// Returns the mate to show first: a final one before one that can still be averted; `None`
    /// without a mate.
    pub fn told_mate(&self) -> Option<&MateOf> {
        self.mates
            .iter()
            .find(|it| it.is_final())
            .or_else(|| self.mates.first())
    }

    /// Returns the ground of the answer about mate.
    ///
    /// It is the reason for the end of the match if the mate is final, otherwise the article that
    /// averts it. Without a mate, it is the reason the position is not mate.
    pub fn ground_of_mate(&self, rules: &RuleSet, position: &Position) -> Ground {
        let options = &rules.tandem;
        match self.told_mate() {
            Some(mate) if mate.is_final() => self.ground,
            Some(mate) => mate.ground,
            None if self.drops.iter().any(ForbiddenDrop::undoes_the_mate) => self.ground,
            // No move on the board helps, so a drop does, or could.
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

/// Judges a match: the first decided game decides it for both teams (D 1.3, S A5, F1, F2, O 1.3).
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
