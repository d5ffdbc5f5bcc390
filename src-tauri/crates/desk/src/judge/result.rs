//! Questions about the state of a match: mates on both boards, fallen flags, waiting players.

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::FlagOrder;
use kralle_rules::adjudication::match_result::{Events, MatchAnswer, match_result};
use kralle_view::named::Named;

use crate::judge::card::{card, line, plain, said, side_code, stands_said, winner_code};
use crate::judge::case::Case;
use crate::judge::drawing::Drawing;
use crate::judge::drops;
use crate::judge::problem::number;
use crate::judge::view::{ArrowName, JudgeView, Said, Tone};

pub(crate) fn answer(case: &Case<'_>, events: &Events) -> JudgeView {
    let found = match_result(case.rules, case.position, events);
    let answer = headline(&found);
    let (tone, answer) = match found.result {
        MatchResult::Team1Wins | MatchResult::Team2Wins => {
            drops::conditional(&found, answer, "wins_unless_dropped")
        }
        MatchResult::Draw if found.or_else.is_none() && drops::open(&found).is_some() => {
            (Tone::Open, said("draw_if_moved", []))
        }
        MatchResult::Draw if found.or_else.is_none() => (Tone::Yes, answer),
        MatchResult::Continues => (Tone::No, answer),
        MatchResult::Draw | MatchResult::Arbiter => (Tone::Open, answer),
    };
    let mut card = card(case, "result", tone, answer, found.ground);
    let mated = found.mates.iter();
    card.lines
        .extend(mated.map(|it| drops::also_mated(&found, it)));
    let ordered = events.flags.order == FlagOrder::Known && events.flags.fallen.len() > 1;
    for (index, side) in events.flags.fallen.iter().enumerate() {
        let code = if ordered && index == 0 {
            "flag_first"
        } else {
            "flag_down"
        };
        card.lines
            .push(line(Tone::Open, code, [("side", side_code(*side).into())]));
    }
    for side in &found.waiting {
        card.lines.push(line(
            Tone::Open,
            "waits",
            [("side", side_code(*side).into())],
        ));
    }
    let mut drawing = Drawing::default();
    for release in &found.releases {
        drawing.arrow_of(
            release.played,
            release.side.partner().color,
            ArrowName::Averts,
        );
        card.lines.push(line(
            Tone::Open,
            "released_by",
            [
                ("side", side_code(release.side).into()),
                ("to", release.played.to().to_string().into()),
                ("board", number(release.played.board).into()),
            ],
        ));
    }
    let mut view = JudgeView {
        stands: Some(Named(found.result)),
        arrows: drawing.arrows,
        ..plain(case, card)
    };
    view.marks.append(&mut drawing.marks);
    drops::tell(&found, &mut view);
    view
}

/// Returns the sentence for the state of a match, including a result left to the arbiter.
pub(crate) fn headline(found: &MatchAnswer) -> Said {
    match (found.result, found.or_else.and_then(winner_code)) {
        (MatchResult::Draw, Some(winner)) => said("may_be_draw", [("winner", winner.into())]),
        (result, _) => stands_said(result),
    }
}
