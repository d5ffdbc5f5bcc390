//! Claims of players, and what they lead to.
//!
//! What a claim says happened is taken as established: that the opponent agreed,
//! that a flag is down, that the move was illegal.

use serde::{Deserialize, Serialize};
use shakmaty::Position as _;

use super::mate_status::mate_of;
use super::{Ground, MatchResult};
use crate::law::Law;
use crate::rule_set::RuleSet;
use crate::rule_set::ending::{
    Agreement, BothFlags, ClockPress, DrawClaims, FlagClaim, FlagMaterial, IllegalMove, Repetition,
    Resignation, SimultaneousClaims,
};
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side, Team};

/// Who claims what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// The player who claims, agrees or resigns.
    pub by: Side,
    /// What he claims.
    pub kind: ClaimKind,
}

/// What is claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClaimKind {
    /// The same position for the third time.
    Threefold,
    /// Fifty moves without capture or pawn move.
    FiftyMoves,
    /// A position in which nobody can mate.
    DeadPosition,
    /// The opponent has agreed to a draw.
    Agreement,
    /// The player resigns.
    Resignation,
    /// The opponent on the own board made an illegal move.
    IllegalMove {
        /// Whether the claimer has made his own move since.
        moved_since: MovedSince,
    },
    /// The opponent's partner pressed the opponent's clock (O 3.2).
    ClockPressedByPartner,
    /// Flags have fallen.
    Flag(Flags),
    /// The opponent on the own board is mated.
    Checkmate,
}

/// Whether the claimer has already made his own next move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MovedSince {
    /// He has not.
    #[default]
    No,
    /// He has.
    Yes,
}

/// Fallen flags.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flags {
    /// Whose flags fell, in the order they fell as far as it is known.
    pub fallen: Vec<Side>,
    /// Whether that order is known.
    pub order: FlagOrder,
}

/// Whether it is known which flag fell first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum FlagOrder {
    /// It is.
    #[default]
    Known,
    /// Nobody can tell.
    Unknown,
}

/// Whether a claim is admitted, and what it leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimAnswer {
    /// What the match comes to; `None` when the claim is not admitted.
    pub result: Option<MatchResult>,
    /// What that rests on.
    pub ground: Ground,
}

/// Judges one claim.
pub fn judge(rules: &RuleSet, position: &Position, claim: &Claim) -> ClaimAnswer {
    let options = &rules.tandem;
    let (result, ground) = match &claim.kind {
        ClaimKind::Threefold => match options.repetition {
            it @ Repetition::Draw => (
                Some(MatchResult::Draw),
                rules.ground_by(Law::Repetition, it),
            ),
            Repetition::AsDrawClaims => draw_claim(rules, Law::Repetition),
        },
        ClaimKind::FiftyMoves => draw_claim(rules, Law::FiftyMoves),
        ClaimKind::DeadPosition => draw_claim(rules, Law::DeadPosition),
        ClaimKind::Agreement => {
            let ground = rules.ground_by(Law::Agreement, options.agreement);
            match options.agreement {
                Agreement::BothPlayers => (Some(MatchResult::Draw), ground),
                // The two players of one board are not enough.
                Agreement::AllFour | Agreement::Nobody => (None, ground),
            }
        }
        ClaimKind::Resignation => {
            let ground = rules.ground_by(Law::Resignation, options.resignation);
            match options.resignation {
                Resignation::Allowed => (Some(MatchResult::win(!claim.by.team())), ground),
                Resignation::NotAllowed => (None, ground),
            }
        }
        ClaimKind::IllegalMove { moved_since } => {
            let ground = rules.ground_by(Law::IllegalMove, options.illegal_move);
            match (options.illegal_move, moved_since) {
                (IllegalMove::FirstLoses, MovedSince::No) => {
                    (Some(MatchResult::win(claim.by.team())), ground)
                }
                (IllegalMove::FirstLoses, MovedSince::Yes) | (IllegalMove::TakenBack, _) => {
                    (None, ground)
                }
                (IllegalMove::Arbiter | IllegalMove::FidePenalty, _) => {
                    (Some(MatchResult::Arbiter), ground)
                }
            }
        }
        ClaimKind::ClockPressedByPartner => {
            let ground = rules.ground_by(Law::ClockPress, options.clock_press);
            match options.clock_press {
                ClockPress::OwnPlayer => (Some(MatchResult::Arbiter), ground),
                ClockPress::PartnerMay => (None, ground),
            }
        }
        ClaimKind::Flag(flags) => flag_claim(rules, position, claim.by, flags),
        ClaimKind::Checkmate => {
            let mate = mate_of(rules, position, claim.by.board);
            let final_mate = mate.filter(|it| it.mated == claim.by.opponent() && it.is_final());
            (
                final_mate.map(|_| MatchResult::win(claim.by.team())),
                rules.ground_by(Law::Checkmate, options.mate),
            )
        }
    };
    ClaimAnswer { result, ground }
}

/// Judges claims made at one moment (O 8.3).
pub fn judge_together(rules: &RuleSet, position: &Position, claims: &[Claim]) -> ClaimAnswer {
    if let [claim] = claims {
        return judge(rules, position, claim);
    }
    if rules.tandem.agreement == Agreement::AllFour && all_four_agree(claims) {
        return ClaimAnswer {
            result: Some(MatchResult::Draw),
            ground: rules.ground_by(Law::Agreement, rules.tandem.agreement),
        };
    }
    let judged: Vec<(&Claim, ClaimAnswer)> = claims
        .iter()
        .map(|it| (it, judge(rules, position, it)))
        .collect();
    let mut admitted = judged
        .iter()
        .filter_map(|(_, it)| it.result.map(|result| (result, it.ground)));
    let Some((first, ground)) = admitted.next() else {
        let ground = judged.first().map_or_else(
            || rules.ground(Law::SimultaneousClaims),
            |(_, it)| it.ground,
        );
        return ClaimAnswer {
            result: None,
            ground,
        };
    };
    if admitted.all(|(it, _)| it == first) {
        return ClaimAnswer {
            result: Some(first),
            ground,
        };
    }
    let together = judged
        .iter()
        .filter(|(_, it)| it.result.is_some())
        .map(|(claim, _)| *claim);
    let flags_only: Option<Vec<&Flags>> = together
        .clone()
        .map(|it| match &it.kind {
            ClaimKind::Flag(flags) => Some(flags),
            ClaimKind::Threefold
            | ClaimKind::FiftyMoves
            | ClaimKind::DeadPosition
            | ClaimKind::Agreement
            | ClaimKind::Resignation
            | ClaimKind::IllegalMove { .. }
            | ClaimKind::ClockPressedByPartner
            | ClaimKind::Checkmate => None,
        })
        .collect();
    if let Some(all) = flags_only {
        // Claimed at one moment: nobody can tell the order across the claims.
        let fallen = all
            .iter()
            .flat_map(|it| it.fallen.iter().copied())
            .collect();
        let flags = Flags {
            fallen,
            order: FlagOrder::Unknown,
        };
        let (result, ground) = fallen_flags(rules, position, &flags);
        return ClaimAnswer { result, ground };
    }
    let option = rules.tandem.simultaneous_claims;
    let named = together.clone().all(|it| match it.kind {
        ClaimKind::Resignation | ClaimKind::IllegalMove { .. } | ClaimKind::Checkmate => true,
        ClaimKind::Threefold
        | ClaimKind::FiftyMoves
        | ClaimKind::DeadPosition
        | ClaimKind::Agreement
        | ClaimKind::ClockPressedByPartner
        | ClaimKind::Flag(_) => false,
    });
    let result = match option {
        SimultaneousClaims::Draw if named => MatchResult::Draw,
        SimultaneousClaims::Draw | SimultaneousClaims::Arbiter => MatchResult::Arbiter,
    };
    ClaimAnswer {
        result: Some(result),
        ground: rules.ground_by(Law::SimultaneousClaims, option),
    }
}

fn all_four_agree(claims: &[Claim]) -> bool {
    Board::ALL.into_iter().all(|board| {
        claims
            .iter()
            .any(|it| it.kind == ClaimKind::Agreement && it.by.board == board)
    })
}

/// Repetition, fifty moves and dead positions (D 6.1, S F3b, F3d, F3e, F3f, O 8.1).
fn draw_claim(rules: &RuleSet, law: Law) -> (Option<MatchResult>, Ground) {
    let option = rules.tandem.draw_claims;
    let result = match option {
        DrawClaims::None => None,
        DrawClaims::Fide => Some(MatchResult::Draw),
    };
    (result, rules.ground_by(law, option))
}

fn flag_claim(
    rules: &RuleSet,
    position: &Position,
    by: Side,
    flags: &Flags,
) -> (Option<MatchResult>, Ground) {
    let option = rules.tandem.flag_claim;
    let may_claim = match option {
        FlagClaim::PlayersAndArbiter | FlagClaim::Players => true,
        FlagClaim::OwnBoard => flags.fallen.iter().all(|it| *it == by.opponent()),
    };
    if may_claim && !flags.fallen.is_empty() {
        fallen_flags(rules, position, flags)
    } else {
        (None, rules.ground_by(Law::FlagClaim, option))
    }
}

/// What fallen flags come to (D 5.2, 6.4, S F1b, F4, O 7.1 c, 8.4); `None` when none
/// has fallen.
pub fn fallen_flags(
    rules: &RuleSet,
    position: &Position,
    flags: &Flags,
) -> (Option<MatchResult>, Ground) {
    let Some(first) = flags.fallen.first() else {
        return (None, rules.ground(Law::FlagFall));
    };
    if flags.fallen.iter().all(|it| it.team() == first.team()) {
        return lost_by_flag(rules, position, *first);
    }
    let option = rules.tandem.both_flags;
    let ground = rules.ground_by(Law::BothFlags, option);
    match (option, flags.order) {
        (BothFlags::DrawIfOrderUnknown | BothFlags::FirstLoses, FlagOrder::Known) => {
            lost_by_flag(rules, position, *first)
        }
        (BothFlags::DrawIfOrderUnknown, FlagOrder::Unknown) | (BothFlags::MayBeDraw, _) => {
            (Some(MatchResult::Draw), ground)
        }
        (BothFlags::FirstLoses, FlagOrder::Unknown) => (Some(MatchResult::Arbiter), ground),
    }
}

fn lost_by_flag(rules: &RuleSet, position: &Position, side: Side) -> (Option<MatchResult>, Ground) {
    let winner: Team = !side.team();
    let ground = rules.ground_by(Law::FlagFall, rules.tandem.flag_material);
    let cannot_mate = position
        .board(side.board)
        .chess()
        .has_insufficient_material(!side.color);
    match rules.tandem.flag_material {
        FlagMaterial::Fide if cannot_mate => (Some(MatchResult::Draw), ground),
        FlagMaterial::Fide | FlagMaterial::Ignored => (Some(MatchResult::win(winner)), ground),
    }
}
