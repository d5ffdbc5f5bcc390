//! Verdict of the boards alone: the mates that count, the drops that may have produced them, and
//! the end of the match.

use super::drop_mate::{ForbiddenDrop, forbidden_drop};
use super::events::{Claim, ClaimKind, Claimant, Events, MovedSince};
use super::mate_status::{MateOf, mate_of_since};
use super::remedy::Remedy;
use super::stalemate::waiting;
use super::{Decision, Ground, MatchResult};
use crate::law::Law;
use crate::result::Cause;
use crate::rule_set::RuleSet;
use crate::rule_set::mate::{BothBlocked, BothMated, Stalemate};
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side};

/// Findings on both boards, combined with the reported events.
pub(super) struct Seen {
    /// The mates that count, board A first.
    pub(super) mates: Vec<MateOf>,
    /// The forbidden drops that may have produced a mate, board A first.
    pub(super) drops: Vec<ForbiddenDrop>,
    /// The players whose mate does not count because they claim that an illegal move caused it.
    ///
    /// A mate by an illegal move is no mate (FIDE 5.1.1). The claim decides the result.
    pub(super) refuted: Vec<Side>,
}

impl Seen {
    pub(super) fn new(rules: &RuleSet, position: &Position, events: &Events) -> Self {
        let mut mates = Vec::new();
        let mut drops = Vec::new();
        let mut refuted = Vec::new();
        for ((board, since), said) in Board::ALL
            .into_iter()
            .zip(events.partner_moved)
            .zip(events.mated_by)
        {
            let Some(mate) = mate_of_since(rules, position, board, since) else {
                continue;
            };
            if illegal_move_claimed(&events.claims, mate.mated) {
                refuted.push(mate.mated);
                continue;
            }
            let drop = forbidden_drop(rules, position, board, said);
            if !drop.as_ref().is_some_and(ForbiddenDrop::undoes_the_mate) {
                mates.push(mate);
            }
            drops.extend(drop);
        }
        Self {
            mates,
            drops,
            refuted,
        }
    }

    /// Returns the forbidden drop that undoes the mate of a player; `None` without one.
    pub(super) fn drop_against(&self, side: Side) -> Option<&ForbiddenDrop> {
        self.undone().find(|it| it.mated == side)
    }

    fn undone(&self) -> impl Iterator<Item = &ForbiddenDrop> {
        self.drops.iter().filter(|it| it.undoes_the_mate())
    }

    /// Returns the end of the match on the boards, whatever is claimed later; `None` if it is
    /// undecided (D 1.3, S A5, F1, O 1.3, 7.1 d).
    pub(super) fn ended(&self, rules: &RuleSet, position: &Position) -> Option<Decision> {
        self.by_mate(rules)
            .or_else(|| self.by_drop())
            .or_else(|| self.by_stalemate(rules, position))
    }

    fn by_mate(&self, rules: &RuleSet) -> Option<Decision> {
        let mut ended = self.mates.iter().filter(|it| it.is_final());
        let first = ended.next()?;
        Some(match ended.next() {
            Some(second) if second.winner() != first.winner() => {
                let option = rules.tandem.both_mated;
                let result = match option {
                    BothMated::DrawInPendingMove | BothMated::DrawIfSimultaneous => {
                        MatchResult::Draw
                    }
                    BothMated::FirstWins => MatchResult::Arbiter,
                };
                let ground = rules.ground_by(Law::BothMated, option);
                Decision::new(result, ground).by(Cause::BothMated)
            }
            Some(_) | None => {
                Decision::new(MatchResult::win(first.winner()), first.ground).by(Cause::Checkmate)
            }
        })
    }

    /// Returns the result of a forbidden mating drop that cannot be corrected, as when it parried a
    /// check; `None` without one.
    fn by_drop(&self) -> Option<Decision> {
        self.undone().find_map(|drop| {
            let result = match drop.remedy.remedy {
                Remedy::Arbiter => MatchResult::Arbiter,
                Remedy::Wins(team) => MatchResult::win(team),
                Remedy::SetRight { .. } | Remedy::Claim | Remedy::Lapsed => return None,
            };
            Some(Decision::new(result, drop.decides()).by(Cause::IllegalMove))
        })
    }

    fn by_stalemate(&self, rules: &RuleSet, position: &Position) -> Option<Decision> {
        let options = &rules.tandem;
        let draw = |ground| Some(Decision::new(MatchResult::Draw, ground).by(Cause::Stalemate));
        let waiting = self.waiting(rules, position);
        let stalemated = waiting
            .iter()
            .filter(|side| position.board(side.board).checkers().is_empty())
            .count();
        if options.stalemate == Stalemate::Draw && stalemated > 0 {
            return draw(rules.ground_by(Law::Stalemate, Stalemate::Draw));
        }
        // A mate that can still be averted is no block: its own deadline applies.
        if options.both_blocked == BothBlocked::Draw && waiting.len() == 2 && self.mates.is_empty()
        {
            return draw(rules.ground_by(Law::Stalemate, BothBlocked::Draw));
        }
        None
    }

    /// Returns the players who cannot move.
    ///
    /// Leaves out players against whom a drop or an illegal move must be corrected: they will have
    /// a move.
    pub(super) fn waiting(&self, rules: &RuleSet, position: &Position) -> Vec<Side> {
        let mut waiting = waiting(rules, position);
        waiting.retain(|side| self.drop_against(*side).is_none() && !self.refuted.contains(side));
        waiting
    }

    /// Returns the ground on which the match continues.
    pub(super) fn ground_to_go_on(&self, rules: &RuleSet, position: &Position) -> Ground {
        if let Some(drop) = self.undone().next() {
            drop.decides()
        } else if let Some(mate) = self.mates.first() {
            mate.ground
        } else if !self.refuted.is_empty() {
            rules.ground_by(Law::IllegalMoveMade, rules.tandem.illegal_move)
        } else {
            let waiting = self.waiting(rules, position);
            let in_check = |side: &Side| position.board(side.board).checkers().any();
            if waiting.is_empty() {
                rules.ground(Law::MatchEnd)
            } else if waiting.iter().all(in_check) {
                rules.ground_by(Law::Checkmate, rules.tandem.mate)
            } else {
                rules.ground_by(Law::Stalemate, rules.tandem.stalemate)
            }
        }
    }
}

/// True if a player claims that the move before his own was illegal.
///
/// Before the opponent's clock is pressed the claim wins nothing, but a mate by that move is no
/// mate either (FIDE 5.1.1).
fn illegal_move_claimed(claims: &[Claim], by: Side) -> bool {
    claims.iter().any(|it| {
        let timely = matches!(
            it.kind,
            ClaimKind::IllegalMove {
                moved_since: MovedSince::No,
                ..
            }
        );
        timely && it.by == by && it.claimant == Claimant::Player
    })
}
