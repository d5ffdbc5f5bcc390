//! How the match stands: mates on both boards, flags, claims, and who waits.

use super::claim::{Claim, Flags, fallen_flags, judge_together};
use super::mate_status::{MateOf, mates};
use super::{Ground, MatchResult};
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::mate::{BothMated, Stalemate};
use crate::tandem::generate;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side};

/// What happened beside the boards; taken as established.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Events {
    /// Fallen flags.
    pub flags: Flags,
    /// Claims made at this moment.
    pub claims: Vec<Claim>,
}

/// How the match stands, and what that rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchAnswer {
    /// The result, or that it continues.
    pub result: MatchResult,
    /// The players to move who have no legal move while the match goes on, board A
    /// first.
    pub waiting: Vec<Side>,
    /// What that rests on.
    pub ground: Ground,
}

/// Judges a match as it stands: the first game decided decides it for both teams
/// (D 1.3, S A5, F1, F2, O 1.3).
pub fn match_result(rules: &RuleSet, position: &Position, events: &Events) -> MatchAnswer {
    let found = mates(rules, position);
    let (result, ground) = ended_by_mate(rules, &found)
        .filter(|(result, _)| *result != MatchResult::Arbiter || events.claims.is_empty())
        .or_else(|| by_claims(rules, position, events))
        .or_else(|| {
            let (result, ground) = fallen_flags(rules, position, &events.flags);
            result.map(|it| (it, ground))
        })
        .or_else(|| by_stalemate(rules, position))
        .unwrap_or_else(|| {
            (
                MatchResult::Continues,
                ground_to_go_on(rules, position, &found),
            )
        });
    let waiting = match result {
        MatchResult::Continues => waiting(rules, position),
        MatchResult::Team1Wins
        | MatchResult::Team2Wins
        | MatchResult::Draw
        | MatchResult::Arbiter => Vec::new(),
    };
    MatchAnswer {
        result,
        waiting,
        ground,
    }
}

fn ended_by_mate(rules: &RuleSet, found: &[MateOf]) -> Option<(MatchResult, Ground)> {
    let mut ended = found.iter().filter(|it| it.is_final());
    let first = ended.next()?;
    match ended.next() {
        Some(second) if second.winner() != first.winner() => {
            let option = rules.tandem.both_mated;
            let result = match option {
                BothMated::DrawInPendingMove | BothMated::DrawIfSimultaneous => MatchResult::Draw,
                BothMated::FirstWins => MatchResult::Arbiter,
            };
            Some((result, rules.ground_by(Law::BothMated, option)))
        }
        _ => Some((MatchResult::win(first.winner()), first.ground)),
    }
}

fn by_claims(
    rules: &RuleSet,
    position: &Position,
    events: &Events,
) -> Option<(MatchResult, Ground)> {
    if events.claims.is_empty() {
        return None;
    }
    let answer = judge_together(rules, position, &events.claims);
    answer.result.map(|result| (result, answer.ground))
}

fn by_stalemate(rules: &RuleSet, position: &Position) -> Option<(MatchResult, Ground)> {
    match rules.tandem.stalemate {
        Stalemate::Waits => None,
        Stalemate::Draw => waiting(rules, position)
            .iter()
            .any(|side| position.board(side.board).checkers().is_empty())
            .then(|| {
                (
                    MatchResult::Draw,
                    rules.ground_by(Law::Stalemate, Stalemate::Draw),
                )
            }),
    }
}

/// Players to move without a legal move or drop.
fn waiting(rules: &RuleSet, position: &Position) -> Vec<Side> {
    Board::ALL
        .into_iter()
        .filter(|board| {
            let view = position.view(*board, &rules.tandem);
            !generate::has_board_action(view) && !generate::has_drop(view)
        })
        .map(|board| position.to_move(board))
        .collect()
}

fn ground_to_go_on(rules: &RuleSet, position: &Position, found: &[MateOf]) -> Ground {
    if let Some(mate) = found.first() {
        mate.ground
    } else if waiting(rules, position).is_empty() {
        rules.ground(Law::MatchEnd)
    } else {
        rules.ground_by(Law::Stalemate, rules.tandem.stalemate)
    }
}
