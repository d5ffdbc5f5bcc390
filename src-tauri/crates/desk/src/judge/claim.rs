//! Are claims made at one moment admitted, and what do they lead to?

use kralle_rules::adjudication::claim::{Claim, ClaimKind, MovedSince, judge, judge_together};

use super::card::{card, line, plain, side_code, stands, stands_said};
use super::{Case, result, setup};
use crate::view::judge::{
    CardLine, ClaimInput, ClaimName, FlagOrderName, HappenedName, JudgeView, SideName, Tone,
};
use crate::view::refusal::RefusalView;

/// Answers.
pub(super) fn answer(
    case: &Case<'_>,
    claims: &[ClaimInput],
    flags: &[SideName],
    order: FlagOrderName,
) -> Result<JudgeView, RefusalView> {
    if claims.is_empty() {
        return Err(RefusalView::new("no_claim"));
    }
    let typed: Vec<Claim> = claims.iter().map(|it| claim(*it, flags, order)).collect();
    let found = judge_together(case.rules, case.position, &typed);
    let (tone, code) = match found.result {
        Some(_) => (Tone::Yes, "claim_admitted"),
        None => (Tone::No, "claim_refused"),
    };
    let mut card = card(
        case,
        "claim",
        tone,
        super::card::said(code, []),
        found.ground,
    );
    if let Some(result) = found.result {
        card.lines.push(CardLine {
            tone: Tone::Open,
            said: stands_said(result),
        });
    }
    if let [_, _, ..] = typed.as_slice() {
        for (given, claim) in claims.iter().zip(&typed) {
            let alone = judge(case.rules, case.position, claim);
            let (tone, code) = match alone.result {
                Some(_) => (Tone::Yes, "claim_alone_admitted"),
                None => (Tone::No, "claim_alone_refused"),
            };
            card.lines.push(line(
                tone,
                code,
                [
                    ("side", side_code(claim.by).into()),
                    ("claim", claim_code(given.claim).into()),
                ],
            ));
        }
    }
    Ok(JudgeView {
        stands: found.result.map(stands),
        ..plain(case, card)
    })
}

fn claim(input: ClaimInput, flags: &[SideName], order: FlagOrderName) -> Claim {
    Claim {
        by: setup::side(input.by),
        kind: match input.claim {
            ClaimName::Checkmate => ClaimKind::Checkmate,
            ClaimName::Flag => ClaimKind::Flag(result::fallen(flags, order)),
            ClaimName::Resignation => ClaimKind::Resignation,
            ClaimName::IllegalMove => ClaimKind::IllegalMove {
                moved_since: match input.moved {
                    HappenedName::NotYet => MovedSince::No,
                    HappenedName::Already => MovedSince::Yes,
                },
            },
            ClaimName::ClockPressedByPartner => ClaimKind::ClockPressedByPartner,
            ClaimName::Agreement => ClaimKind::Agreement,
            ClaimName::Threefold => ClaimKind::Threefold,
            ClaimName::FiftyMoves => ClaimKind::FiftyMoves,
            ClaimName::DeadPosition => ClaimKind::DeadPosition,
        },
    }
}

const fn claim_code(claim: ClaimName) -> &'static str {
    match claim {
        ClaimName::Checkmate => "checkmate",
        ClaimName::Flag => "flag",
        ClaimName::Resignation => "resignation",
        ClaimName::IllegalMove => "illegal_move",
        ClaimName::ClockPressedByPartner => "clock_pressed_by_partner",
        ClaimName::Agreement => "agreement",
        ClaimName::Threefold => "threefold",
        ClaimName::FiftyMoves => "fifty_moves",
        ClaimName::DeadPosition => "dead_position",
    }
}
