//! Are claims made at one moment admitted, and what do they lead to?

use kralle_rules::adjudication::claim::judge_together;
use kralle_rules::adjudication::match_result::{Events, match_result};

use crate::core::choice::Named;
use crate::core::refusal::RefusalView;
use crate::judge::card::{card, line, plain, said, side_code};
use crate::judge::case::Case;
use crate::judge::view::{CardLine, ClaimInput, JudgeView, Tone};
use crate::judge::{drops, result};

/// Answers; `events` has the same claims.
pub(crate) fn answer(
    case: &Case<'_>,
    claims: &[ClaimInput],
    events: &Events,
) -> Result<JudgeView, RefusalView> {
    if claims.is_empty() {
        return Err(RefusalView::new("no_claim"));
    }
    let found = judge_together(case.rules, case.position, events);
    let stood = match_result(case.rules, case.position, events);
    let (tone, answer) = if found.result.is_some() {
        let answer = said("claim_admitted", []);
        drops::conditional(&stood, answer, "claim_admitted_unless_dropped")
    } else {
        (Tone::No, said("claim_refused", []))
    };
    let mut card = card(case, "claim", tone, answer, found.ground);
    card.lines.push(CardLine {
        tone: Tone::Open,
        said: result::headline(&stood),
    });
    if claims.len() > 1 {
        for (given, claim) in claims.iter().zip(&events.claims) {
            let alone = Events {
                claims: vec![claim.clone()],
                ..events.clone()
            };
            let alone = judge_together(case.rules, case.position, &alone);
            let (tone, code) = match alone.result {
                Some(_) => (Tone::Yes, "claim_alone_admitted"),
                None => (Tone::No, "claim_alone_refused"),
            };
            card.lines.push(line(
                tone,
                code,
                [
                    ("side", side_code(claim.by).into()),
                    ("claim", given.claim.code().into()),
                ],
            ));
        }
    }
    let mut view = JudgeView {
        stands: Some(Named(stood.result)),
        ..plain(case, card)
    };
    drops::tell(&stood, &mut view);
    Ok(view)
}
