//! How the match stands: mates on both boards, flags, claims, and who waits.

use super::claim::{Claim, Flags, fallen_flags, judge_together};
use super::mate_status::{MateOf, PartnerMoved, mates_since};
use super::stalemate::{Release, releases, waiting};
use super::{Ground, MatchResult};
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::mate::{BothBlocked, BothMated, Stalemate};
use crate::tandem::position::Position;
use crate::tandem::side::Side;

/// What happened beside the boards; taken as established.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Events {
    /// Fallen flags.
    pub flags: Flags,
    /// Claims made at this moment.
    pub claims: Vec<Claim>,
    /// For a player mated on board A, and one on board B: whether his partner has moved
    /// since.
    pub partner_moved: [PartnerMoved; 2],
}

/// How the match stands, and what that rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchAnswer {
    /// The result, or that it continues.
    pub result: MatchResult,
    /// The players to move who have no legal move while the match goes on, board A
    /// first.
    pub waiting: Vec<Side>,
    /// Moves by which their partners, if it is their move, would release those of them
    /// who are not in check.
    pub releases: Vec<Release>,
    /// What that rests on.
    pub ground: Ground,
}

/// Judges a match as it stands: the first game decided decides it for both teams
/// (D 1.3, S A5, F1, F2, O 1.3).
pub fn match_result(rules: &RuleSet, position: &Position, events: &Events) -> MatchAnswer {
    let found = mates_since(rules, position, events.partner_moved);
    let (result, ground) = ended_by_mate(rules, &found)
        .filter(|(result, _)| *result != MatchResult::Arbiter || events.claims.is_empty())
        .or_else(|| by_claims(rules, position, events))
        .or_else(|| {
            let (result, ground) = fallen_flags(rules, position, &events.flags);
            result.map(|it| (it, ground))
        })
        .or_else(|| by_stalemate(rules, position, &found))
        .unwrap_or_else(|| {
            (
                MatchResult::Continues,
                ground_to_go_on(rules, position, &found),
            )
        });
    let (waiting, releases) = match result {
        MatchResult::Continues => (waiting(rules, position), releases(rules, position)),
        MatchResult::Team1Wins
        | MatchResult::Team2Wins
        | MatchResult::Draw
        | MatchResult::Arbiter => (Vec::new(), Vec::new()),
    };
    MatchAnswer {
        result,
        waiting,
        releases,
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

fn by_stalemate(
    rules: &RuleSet,
    position: &Position,
    mated: &[MateOf],
) -> Option<(MatchResult, Ground)> {
    let options = &rules.tandem;
    let draw = |ground| Some((MatchResult::Draw, ground));
    let waiting = waiting(rules, position);
    let stalemated = waiting
        .iter()
        .filter(|side| position.board(side.board).checkers().is_empty())
        .count();
    if options.stalemate == Stalemate::Draw && stalemated > 0 {
        return draw(rules.ground_by(Law::Stalemate, Stalemate::Draw));
    }
    // A mate that can still be averted is no block: its own time runs.
    if options.both_blocked == BothBlocked::Draw && waiting.len() == 2 && mated.is_empty() {
        return draw(rules.ground_by(Law::Stalemate, BothBlocked::Draw));
    }
    None
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
