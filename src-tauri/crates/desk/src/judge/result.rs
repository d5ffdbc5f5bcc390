//! How does the match stand: mates on both boards, fallen flags, who waits.

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{FlagOrder, Flags};
use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::adjudication::mate_status::mates;

use super::card::{card, line, plain, side_code, stands, stands_said};
use super::drawing::Drawing;
use super::problem::number;
use super::{Case, setup};
use crate::view::judge::{ArrowName, FlagOrderName, JudgeView, SideName, Tone};

/// Answers.
pub(super) fn answer(case: &Case<'_>, flags: &[SideName], order: FlagOrderName) -> JudgeView {
    let events = Events {
        flags: fallen(flags, order),
        ..Events::default()
    };
    let found = match_result(case.rules, case.position, &events);
    let mut card = card(
        case,
        "result",
        tone(found.result),
        stands_said(found.result),
        found.ground,
    );
    for mate in mates(case.rules, case.position) {
        let code = if mate.is_final() {
            "mate_also_final"
        } else {
            "mate_also_pending"
        };
        card.lines.push(line(
            Tone::Open,
            code,
            [("side", side_code(mate.mated).into())],
        ));
    }
    for (index, side) in events.flags.fallen.iter().enumerate() {
        let code = match (index, order) {
            (0, FlagOrderName::Known) if events.flags.fallen.len() > 1 => "flag_first",
            (_, FlagOrderName::Known | FlagOrderName::Unknown) => "flag_down",
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
        stands: Some(stands(found.result)),
        arrows: drawing.arrows,
        ..plain(case, card)
    };
    view.marks.append(&mut drawing.marks);
    view
}

/// Flags as the rules take them.
pub(super) fn fallen(flags: &[SideName], order: FlagOrderName) -> Flags {
    Flags {
        fallen: flags.iter().map(|it| setup::side(*it)).collect(),
        order: match order {
            FlagOrderName::Known => FlagOrder::Known,
            FlagOrderName::Unknown => FlagOrder::Unknown,
        },
    }
}

/// Whether a match has ended.
pub(super) const fn tone(result: MatchResult) -> Tone {
    match result {
        MatchResult::Team1Wins | MatchResult::Team2Wins | MatchResult::Draw => Tone::Yes,
        MatchResult::Continues => Tone::No,
        MatchResult::Arbiter => Tone::Open,
    }
}
