//! Claims made at the same moment: the verdict on each, and the result.

use kralle_rules::adjudication::claim::{ClaimName, illegal_move_completed, judge_together};
use kralle_rules::adjudication::match_result::{Events, MatchAnswer, match_result};
use kralle_rules::law::Law;
use kralle_rules::rule_set::ending::IllegalMove;
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::judge::card::{card, line, plain, said, side_code};
use crate::judge::case::Case;
use crate::judge::claimed_move::{self, ClaimedMove};
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::{CardLine, ClaimInput, JudgeView, Tone, VerdictCard};
use crate::judge::{drops, events, illegal_move, remedy, result, setup};

/// A claim, and the judgment on the move shown with it; `None` for a claim of no illegal move.
struct Looked<'a> {
    claim: &'a ClaimInput,
    moved: Option<ClaimedMove>,
}

impl Looked<'_> {
    /// True if no move that was shown contradicts the claim.
    fn stands(&self) -> bool {
        self.moved.as_ref().is_none_or(ClaimedMove::bears_out)
    }
}

/// Answers a claim question; `events` contains the same claims in the same order.
///
/// # Errors
/// Fails without a claim, or if a shown move cannot be read or is not the opponent's.
pub(crate) fn answer(
    case: &Case<'_>,
    claims: &[ClaimInput],
    events: &Events,
) -> Result<JudgeView, RefusalView> {
    if claims.is_empty() {
        return Err(JudgeRefusal::NoClaim.into());
    }
    let mut looked = Vec::with_capacity(claims.len());
    let mut arrows = Vec::new();
    for claim in claims {
        let moved = if claim.claim.0 == ClaimName::IllegalMove {
            let (moved, arrow) = claimed_move::look(case, claim)?;
            arrows.extend(arrow);
            Some(moved)
        } else {
            None
        };
        looked.push(Looked { claim, moved });
    }
    let standing = Events {
        claims: looked
            .iter()
            .zip(&events.claims)
            .filter(|(it, _)| it.stands())
            .map(|(_, claim)| claim.clone())
            .collect(),
        ..events.clone()
    };
    let stood = match_result(case.rules, case.position, &standing);
    let mut card = if standing.claims.is_empty() {
        contradicted(case, &looked)
    } else {
        weighed(case, &looked, &standing, &stood)
    };
    card.lines.push(CardLine {
        tone: Tone::Open,
        said: result::headline(&stood),
    });
    if claims.len() > 1 {
        one_by_one(case, &looked, events, &mut card);
    }
    let mut view = JudgeView {
        stands: Some(Named(stood.result)),
        ..plain(case, card)
    };
    view.arrows = arrows;
    for it in &looked {
        tell_move(case, it, &mut view);
    }
    drops::tell(&stood, &mut view);
    Ok(view)
}

/// Returns the card for the claims that no shown move contradicts.
fn weighed(
    case: &Case<'_>,
    looked: &[Looked<'_>],
    events: &Events,
    stood: &MatchAnswer,
) -> VerdictCard {
    let found = judge_together(case.rules, case.position, events);
    let on_word = looked
        .iter()
        .any(|it| matches!(it.moved, Some(ClaimedMove::NotShown)));
    let (tone, answer) = match found.result {
        Some(_) => {
            let admitted = said("claim_admitted", []);
            match drops::conditional(stood, admitted, "claim_admitted_unless_dropped") {
                (Tone::Yes, _) if on_word => (Tone::Open, said("claim_admitted_on_word", [])),
                conditional => conditional,
            }
        }
        None => (Tone::No, said("claim_refused", [])),
    };
    card(case, "claim", tone, answer, found.ground)
}

/// Returns the card if shown moves contradict every claim: each was legal or has its own remedy.
fn contradicted(case: &Case<'_>, looked: &[Looked<'_>]) -> VerdictCard {
    let mut legal = case.rules.ground(Law::IllegalMove);
    for it in looked {
        match &it.moved {
            Some(ClaimedMove::SetRight(found)) => {
                let answer = said("claim_drop_set_right", []);
                return card(case, "claim", Tone::Yes, answer, found.ground);
            }
            Some(ClaimedMove::Legal(ground)) => legal = *ground,
            Some(ClaimedMove::NotShown | ClaimedMove::Illegal { .. }) | None => {}
        }
    }
    card(case, "claim", Tone::No, said("claim_move_legal", []), legal)
}

/// Adds the verdict on each claim as if it were the only one.
fn one_by_one(case: &Case<'_>, looked: &[Looked<'_>], events: &Events, card: &mut VerdictCard) {
    for (it, claim) in looked.iter().zip(&events.claims) {
        let alone = Events {
            claims: vec![claim.clone()],
            ..events.clone()
        };
        let admitted = it.stands()
            && judge_together(case.rules, case.position, &alone)
                .result
                .is_some();
        let (tone, code) = if admitted {
            (Tone::Yes, "claim_alone_admitted")
        } else {
            (Tone::No, "claim_alone_refused")
        };
        card.lines.push(line(
            tone,
            code,
            [
                ("side", side_code(claim.by).into()),
                ("claim", it.claim.claim.code().into()),
            ],
        ));
    }
}

/// Adds the judgment on the claimed move and its consequences.
fn tell_move(case: &Case<'_>, looked: &Looked<'_>, view: &mut JudgeView) {
    let claimer = setup::side(looked.claim.by);
    let side = || ("side", side_code(claimer.opponent()).into());
    let card = &mut view.card;
    let follows = match &looked.moved {
        None => false,
        Some(ClaimedMove::NotShown) => {
            let told = line(Tone::Open, "claim_move_not_shown", [side()]);
            card.lines.push(told);
            true
        }
        Some(ClaimedMove::Illegal { why }) => {
            let told = line(Tone::Yes, "claim_move_illegal", [("why", (*why).into())]);
            card.lines.push(told);
            true
        }
        Some(ClaimedMove::SetRight(found)) => {
            view.remedy = remedy::tell(claimer.opponent(), found, card);
            false
        }
        Some(ClaimedMove::Legal(_)) => {
            card.lines
                .push(line(Tone::No, "claim_move_stands", [side()]));
            card.lines.push(line(
                Tone::Open,
                "claim_unfounded",
                [("side", side_code(claimer).into())],
            ));
            remedy::rests_on(case.rules.ground(Law::Penalty), card);
            false
        }
    };
    if !follows {
        return;
    }
    let clock = events::clock(looked.claim);
    if illegal_move_completed(case.rules, clock).is_err() {
        let told = line(Tone::Open, "illegal_not_completed", [side()]);
        card.lines.push(told);
        return;
    }
    // If the first illegal move loses, the headline already gives the result.
    if case.rules.tandem.illegal_move != IllegalMove::FirstLoses {
        illegal_move::tell(case.rules, claimer.opponent(), looked.claim.moved, card);
    }
}
