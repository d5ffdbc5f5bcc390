//! Mates possibly made by a drop that the rules forbid: the open question, and the consequences if
//! it was a drop.

use kralle_rules::adjudication::drop_mate::ForbiddenDrop;
use kralle_rules::adjudication::match_result::MatchAnswer;
use kralle_rules::adjudication::mate_status::MateOf;
use kralle_view::named::Named;

use crate::core::refusal::Datum;
use crate::judge::card::{line, side_code};
use crate::judge::problem::number;
use crate::judge::view::{CardLine, DropAsked, JudgeView, Said, Tone};
use crate::judge::{remedy, setup};

/// Returns a forbidden drop whose mate is final but whose origin is not stated; `None` if there is
/// none.
pub(crate) fn open(found: &MatchAnswer) -> Option<&ForbiddenDrop> {
    found.drops.iter().find(|drop| {
        drop.is_open()
            && found
                .mates
                .iter()
                .any(|mate| mate.mated == drop.mated && mate.is_final())
    })
}

/// Returns the forbidden drop stated as the origin of a mate; `None` if there is none.
pub(crate) fn undone(found: &MatchAnswer) -> Option<&ForbiddenDrop> {
    found.drops.iter().find(|it| it.undoes_the_mate())
}

/// Returns the line for another mated player.
///
/// A final mate stays conditional while the question of a forbidden drop is open.
pub(crate) fn also_mated(found: &MatchAnswer, mate: &MateOf) -> CardLine {
    let asked = found
        .drops
        .iter()
        .find(|drop| drop.is_open() && drop.mated == mate.mated);
    let side = [("side", side_code(mate.mated).into())];
    match asked {
        _ if !mate.is_final() => line(Tone::Open, "mate_also_pending", side),
        None => line(Tone::Open, "mate_also_final", side),
        Some(drop) => line(Tone::Open, "mate_also_unless_dropped", data(drop)),
    }
}

/// Returns the answer as a yes, or as a conditional answer with the code `on_condition`.
///
/// It is conditional while the question is open whether a forbidden drop made the deciding mate.
pub(crate) fn conditional(found: &MatchAnswer, answer: Said, on_condition: &str) -> (Tone, Said) {
    match open(found) {
        None => (Tone::Yes, answer),
        Some(drop) => {
            let mut said = Said {
                code: on_condition.to_owned(),
                ..answer
            };
            said.data
                .extend(data(drop).map(|(name, datum)| (name.to_owned(), datum)));
            (Tone::Open, said)
        }
    }
}

/// Adds the open questions about forbidden drops to an answer, and the consequences of a stated
/// one.
pub(crate) fn tell(found: &MatchAnswer, view: &mut JudgeView) {
    for drop in &found.drops {
        view.drops.push(DropAsked {
            side: setup::side_name(drop.mated),
            square: drop.square.to_string(),
            said: Named(drop.said),
        });
        let answered_on_condition = view.card.answer.code.ends_with("_unless_dropped");
        if drop.is_open() && !(answered_on_condition && Some(drop) == open(found)) {
            view.card
                .lines
                .push(line(Tone::Open, "ask_dropped", data(drop)));
        }
    }
    if let Some(drop) = undone(found) {
        if view.card.answer.code != "mate_by_drop" {
            let told = line(Tone::Open, "mate_by_drop", data(drop));
            view.card.lines.push(told);
        }
        view.remedy = remedy::tell(drop.mated.opponent(), &drop.remedy, &mut view.card);
    }
}

/// Returns the arguments of a sentence about a drop.
pub(crate) fn data(drop: &ForbiddenDrop) -> [(&'static str, Datum); 3] {
    [
        ("side", side_code(drop.mated).into()),
        ("board", number(drop.mated.board).into()),
        ("to", drop.square.to_string().into()),
    ]
}
