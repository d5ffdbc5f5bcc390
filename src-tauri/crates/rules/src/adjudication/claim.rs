//! Claims of players, and their consequences.
//!
//! Begin at [`judge_together`]. Once the boards have ended the match, it admits only a claim of
//! that mate, with the result of the boards. Claims of both teams are an exception where the rules
//! give them a meaning of their own (O 8.3).
//!
//! The facts in a claim are taken as established: the opponent agreed, the flag is down, the move
//! was illegal.

pub use super::events::{
    Claim, ClaimKind, ClaimName, Claimant, ClockPressed, FlagOrder, Flags, MovedSince,
};

use shakmaty::Position as _;

use super::boards::Seen;
use super::events::Events;
use super::{Decision, Ground, MatchResult};
use crate::law::Law;
use crate::preset::Preset;
use crate::result::Cause;
use crate::rule_set::RuleSet;
use crate::rule_set::ending::{
    Agreement, BothFlags, ClockPress, DrawClaims, FlagClaim, FlagMaterial, IllegalMove, MoveCounts,
    PartnerMoves, Repetition, Resignation, SimultaneousClaims,
};
use crate::rule_set::room::Room;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side};

/// The answer to claims: admitted or not, and the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimAnswer {
    /// The result of the match; `None` if no claim is admitted.
    pub result: Option<MatchResult>,
    /// Another result the arbiter may give, if the article allows it.
    pub or_else: Option<MatchResult>,
    pub ground: Ground,
}

/// Judges the claims of `events`, all made at the same moment (O 8.3).
pub fn judge_together(rules: &RuleSet, position: &Position, events: &Events) -> ClaimAnswer {
    let seen = Seen::new(rules, position, events);
    let ended = seen.ended(rules, position);
    match weigh(rules, position, &seen, ended.as_ref(), &events.claims) {
        Weighed::Admitted(it) => ClaimAnswer {
            result: Some(it.result),
            or_else: it.or_else,
            ground: it.ground,
        },
        Weighed::Refused(ground) => ClaimAnswer {
            result: None,
            or_else: None,
            ground,
        },
    }
}

/// The outcome of weighing claims.
pub(super) enum Weighed {
    /// At least one claim is admitted, with this result.
    Admitted(Decision),
    /// No claim is admitted, for this reason.
    Refused(Ground),
}

/// Weighs simultaneous claims against each other and against the verdict of the boards.
pub(super) fn weigh(
    rules: &RuleSet,
    position: &Position,
    seen: &Seen,
    ended: Option<&Decision>,
    claims: &[Claim],
) -> Weighed {
    let judged: Vec<(&Claim, Result<Decision, Ground>)> = claims
        .iter()
        .map(|it| (it, on_its_own(rules, position, seen, it)))
        .collect();
    let admitted: Vec<(&Claim, Decision)> = judged
        .iter()
        .filter_map(|(claim, it)| it.ok().map(|it| (*claim, it)))
        .collect();
    if let Some(ended) = ended {
        return after_the_end(rules, seen, ended, &admitted);
    }
    if rules.tandem.agreement == Agreement::AllFour && all_four_agree(claims) {
        let ground = rules.ground_by(Law::Agreement, rules.tandem.agreement);
        return Weighed::Admitted(Decision::new(MatchResult::Draw, ground).by(Cause::DrawAgreed));
    }
    let Some((_, first)) = admitted.first() else {
        let ground = judged.iter().find_map(|(_, it)| it.err());
        return Weighed::Refused(ground.unwrap_or_else(|| rules.ground(Law::SimultaneousClaims)));
    };
    if agree(&admitted) {
        return Weighed::Admitted(*first);
    }
    if let Some(flags) = flags_only(&admitted) {
        // At least one claim names a flag, so there is a result.
        return fallen_flags(rules, position, &flags)
            .map_or(Weighed::Admitted(*first), Weighed::Admitted);
    }
    let option = rules.tandem.simultaneous_claims;
    let decision = match option {
        SimultaneousClaims::Draw if admitted.iter().all(|(it, _)| it.is_named()) => {
            drawn_together(rules)
        }
        // O 8.3 names letters a, b and d, not the flag.
        SimultaneousClaims::Draw => {
            let ground = rules.ground_by(Law::SimultaneousClaims, option);
            let ground = if rules.base == Preset::Ordnung {
                ground.read_as(Room::ClaimsWithFlag)
            } else {
                ground
            };
            Decision::new(MatchResult::Arbiter, ground)
        }
        SimultaneousClaims::Arbiter => Decision::new(
            MatchResult::Arbiter,
            rules.ground_by(Law::SimultaneousClaims, option),
        ),
    };
    Weighed::Admitted(decision)
}

/// Judges claims after the boards have ended the match.
///
/// Admits a claim of that mate and a refutation of another. Nothing else counts, except that
/// simultaneous claims of both teams can still make it a draw.
fn after_the_end(
    rules: &RuleSet,
    seen: &Seen,
    ended: &Decision,
    admitted: &[(&Claim, Decision)],
) -> Weighed {
    let counts = admitted
        .iter()
        .any(|(it, _)| it.kind == ClaimKind::Checkmate || seen.refuted.contains(&it.by));
    if !counts {
        return Weighed::Refused(ended.ground);
    }
    let named: Vec<(&Claim, Decision)> = admitted
        .iter()
        .filter(|(it, _)| it.is_named())
        .copied()
        .collect();
    match rules.tandem.simultaneous_claims {
        SimultaneousClaims::Draw if !agree(&named) => Weighed::Admitted(drawn_together(rules)),
        SimultaneousClaims::Draw | SimultaneousClaims::Arbiter => Weighed::Admitted(*ended),
    }
}

fn drawn_together(rules: &RuleSet) -> Decision {
    let option = rules.tandem.simultaneous_claims;
    Decision::new(
        MatchResult::Draw,
        rules.ground_by(Law::SimultaneousClaims, option),
    )
    .by(Cause::SimultaneousClaims)
}

/// True if all claims lead to the same result.
fn agree(admitted: &[(&Claim, Decision)]) -> bool {
    let mut results = admitted.iter().map(|(_, it)| it.result);
    let first = results.next();
    results.all(|it| Some(it) == first)
}

impl Claim {
    /// True if O 8.3 names the claim: resignation, illegal move, mate.
    const fn is_named(&self) -> bool {
        matches!(
            self.kind,
            ClaimKind::Resignation | ClaimKind::IllegalMove { .. } | ClaimKind::Checkmate
        )
    }

    const fn flags(&self) -> Option<&Flags> {
        if let ClaimKind::Flag(flags) = &self.kind {
            Some(flags)
        } else {
            None
        }
    }
}

/// Returns the flags of claims that name nothing but flags; `None` if a claim names anything else.
///
/// The order across claims made at the same moment is unknown.
fn flags_only(admitted: &[(&Claim, Decision)]) -> Option<Flags> {
    let all: Option<Vec<&Flags>> = admitted.iter().map(|(it, _)| it.flags()).collect();
    Some(Flags {
        fallen: all?
            .iter()
            .flat_map(|it| it.fallen.iter().copied())
            .collect(),
        order: FlagOrder::Unknown,
    })
}

/// Returns the result of a claim that is alone while the match is undecided, or the reason for
/// refusing it.
fn on_its_own(
    rules: &RuleSet,
    position: &Position,
    seen: &Seen,
    claim: &Claim,
) -> Result<Decision, Ground> {
    let options = &rules.tandem;
    if claim.claimant == Claimant::Substitute {
        return Err(rules.ground(Law::TeamOfRound));
    }
    match &claim.kind {
        ClaimKind::Threefold => match options.repetition {
            it @ Repetition::Draw => {
                let ground = rules.ground_by(Law::Repetition, it);
                Ok(Decision::new(MatchResult::Draw, ground).by(Cause::Repetition))
            }
            Repetition::AsDrawClaims => draw_claim(rules, Law::Repetition, Cause::Repetition),
        },
        ClaimKind::FiftyMoves => draw_claim(rules, Law::FiftyMoves, Cause::FiftyMoves),
        ClaimKind::DeadPosition => draw_claim(rules, Law::DeadPosition, Cause::DeadPosition),
        ClaimKind::Agreement => {
            let ground = rules.ground_by(Law::Agreement, options.agreement);
            match options.agreement {
                Agreement::BothPlayers => {
                    Ok(Decision::new(MatchResult::Draw, ground).by(Cause::DrawAgreed))
                }
                // The agreement of the two players at one board is not enough.
                Agreement::AllFour | Agreement::Nobody => Err(ground),
            }
        }
        ClaimKind::Resignation => {
            let ground = rules.ground_by(Law::Resignation, options.resignation);
            match options.resignation {
                Resignation::Allowed => {
                    let result = MatchResult::win(!claim.by.team());
                    Ok(Decision::new(result, ground).by(Cause::Resignation))
                }
                Resignation::NotAllowed => Err(ground),
            }
        }
        ClaimKind::IllegalMove { moved_since, clock } => {
            illegal_move_completed(rules, *clock)?;
            let ground = rules.ground_by(Law::IllegalMove, options.illegal_move);
            let result = match (options.illegal_move, moved_since) {
                (IllegalMove::FirstLoses, MovedSince::No) => MatchResult::win(claim.by.team()),
                (IllegalMove::TakenBack, MovedSince::No) => MatchResult::Continues,
                (IllegalMove::FirstLoses | IllegalMove::TakenBack, MovedSince::Yes) => {
                    return Err(ground);
                }
                (IllegalMove::Arbiter | IllegalMove::FidePenalty, _) => MatchResult::Arbiter,
            };
            Ok(Decision::new(result, ground).by(Cause::IllegalMove))
        }
        ClaimKind::ClockPressedByPartner => {
            let ground = rules.ground_by(Law::ClockPress, options.clock_press);
            match options.clock_press {
                ClockPress::OwnPlayer => Ok(Decision::new(MatchResult::Arbiter, ground)),
                ClockPress::PartnerMay => Err(ground),
            }
        }
        ClaimKind::MovedByPartner => {
            let ground = rules.ground_by(Law::OwnBoard, options.partner_moves);
            match options.partner_moves {
                PartnerMoves::OwnPlayer => Ok(Decision::new(MatchResult::Arbiter, ground)),
                PartnerMoves::PartnerMay => Err(ground),
            }
        }
        ClaimKind::Flag(flags) => flag_claim(rules, position, claim.by, flags),
        ClaimKind::Checkmate => mate_claim(rules, seen, claim.by),
    }
}

/// Refuses a claim of an illegal move that is not completed: by FIDE 7.5.1 the clock completes it
/// (S A6, O 2.1, 7.1 b).
///
/// The arbiter of D 7.4 may intervene at any time. Where an illegal move only has to be taken back,
/// the clock does not matter.
///
/// # Errors
/// Fails with the ground of the refusal.
pub fn illegal_move_completed(rules: &RuleSet, clock: ClockPressed) -> Result<(), Ground> {
    let options = &rules.tandem;
    match (clock, options.move_counts, options.illegal_move) {
        (ClockPressed::Yes, _, _)
        | (_, MoveCounts::OnRelease, IllegalMove::Arbiter | IllegalMove::TakenBack) => Ok(()),
        (ClockPressed::NotYet, MoveCounts::OnClock, _) => {
            Err(rules.ground_by(Law::MoveMade, options.move_counts))
        }
        (
            ClockPressed::NotYet,
            MoveCounts::OnRelease,
            IllegalMove::FirstLoses | IllegalMove::FidePenalty,
        ) => Err(rules.ground_by(Law::IllegalMoveMade, options.illegal_move)),
    }
}

fn mate_claim(rules: &RuleSet, seen: &Seen, by: Side) -> Result<Decision, Ground> {
    let opponent = by.opponent();
    match seen.mates.iter().find(|it| it.mated == opponent) {
        Some(mate) if mate.is_final() => {
            Ok(Decision::new(MatchResult::win(by.team()), mate.ground).by(Cause::Checkmate))
        }
        // The ground is that of the averting move.
        Some(mate) => Err(mate.ground),
        None => Err(match seen.drop_against(opponent) {
            Some(drop) => drop.decides(),
            None if seen.refuted.contains(&opponent) => {
                rules.ground_by(Law::IllegalMove, rules.tandem.illegal_move)
            }
            None => rules.ground_by(Law::Checkmate, rules.tandem.mate),
        }),
    }
}

fn all_four_agree(claims: &[Claim]) -> bool {
    Board::ALL.into_iter().all(|board| {
        claims.iter().any(|it| {
            it.kind == ClaimKind::Agreement
                && it.claimant == Claimant::Player
                && it.by.board == board
        })
    })
}

/// Judges a claim of a draw: repetition, fifty moves, dead position (D 6.1, S F3b, F3d, F3e, F3f,
/// O 8.1).
fn draw_claim(rules: &RuleSet, law: Law, cause: Cause) -> Result<Decision, Ground> {
    let option = rules.tandem.draw_claims;
    let ground = rules.ground_by(law, option);
    match option {
        DrawClaims::None => Err(ground),
        DrawClaims::Fide => Ok(Decision::new(MatchResult::Draw, ground).by(cause)),
    }
}

fn flag_claim(
    rules: &RuleSet,
    position: &Position,
    by: Side,
    flags: &Flags,
) -> Result<Decision, Ground> {
    let option = rules.tandem.flag_claim;
    let may_claim = match option {
        FlagClaim::PlayersAndArbiter | FlagClaim::Players => true,
        FlagClaim::OwnBoard => flags.fallen.iter().all(|it| *it == by.opponent()),
    };
    fallen_flags(rules, position, flags)
        .filter(|_| may_claim)
        .ok_or_else(|| rules.ground_by(Law::FlagClaim, option))
}

/// Returns the result of fallen flags (D 5.2, 6.4, S F1b, F4, O 7.1 c, 8.4); `None` if none has
/// fallen.
pub(super) fn fallen_flags(
    rules: &RuleSet,
    position: &Position,
    flags: &Flags,
) -> Option<Decision> {
    let first = *flags.fallen.first()?;
    if flags.fallen.iter().all(|it| it.team() == first.team()) {
        return Some(lost_by_flag(rules, position, first));
    }
    let option = rules.tandem.both_flags;
    let ground = rules.ground_by(Law::BothFlags, option);
    let drawn = Decision::new(MatchResult::Draw, ground).by(Cause::BothFlags);
    Some(match (option, flags.order) {
        (BothFlags::DrawIfOrderUnknown, FlagOrder::Known) => Decision {
            ground,
            ..lost_by_flag(rules, position, first)
        },
        // S F4 leaves only an unknown order to the arbiter.
        (BothFlags::FirstLoses, FlagOrder::Known) => Decision {
            ground: rules.ground_by(Law::FlagFall, option),
            ..lost_by_flag(rules, position, first)
        },
        (BothFlags::DrawIfOrderUnknown | BothFlags::MayBeDraw, FlagOrder::Unknown) => drawn,
        // "Can be scored as drawn": otherwise the first flag loses (O 7.1 c).
        (BothFlags::MayBeDraw, FlagOrder::Known) => Decision {
            or_else: Some(lost_by_flag(rules, position, first).result),
            ..drawn
        },
        (BothFlags::FirstLoses, FlagOrder::Unknown) => Decision {
            result: MatchResult::Arbiter,
            ..drawn
        },
    })
}

fn lost_by_flag(rules: &RuleSet, position: &Position, side: Side) -> Decision {
    let cannot_mate = position
        .board(side.board)
        .chess()
        .has_insufficient_material(!side.color);
    let result = match rules.tandem.flag_material {
        FlagMaterial::Fide if cannot_mate => MatchResult::Draw,
        FlagMaterial::Fide | FlagMaterial::Ignored => MatchResult::win(!side.team()),
    };
    let ground = if cannot_mate {
        rules.ground_by(Law::FlagFall, rules.tandem.flag_material)
    } else {
        rules.ground(Law::FlagFall)
    };
    Decision::new(result, ground).by(Cause::FlagFall)
}
