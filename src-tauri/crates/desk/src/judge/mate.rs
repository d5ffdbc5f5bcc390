//! Questions about mate: the mated players, finality, and the moves that avert it.
//!
//! A position may be no mate only because a drop parries it; the answer then lists those drops. At
//! the table, that is the same question.

use kralle_rules::adjudication::drop_mate::ForbiddenDrop;
use kralle_rules::adjudication::match_result::{Events, MatchAnswer, match_result};
use kralle_rules::adjudication::mate_status::{AvertBy, MateOf};
use kralle_rules::adjudication::{Ground, MatchResult, moves};
use kralle_rules::rule_set::mate::AvertCapture;
use kralle_rules::tandem::action::Action;
use kralle_rules::tandem::mate::is_board_mate;
use kralle_rules::tandem::refusal::Intent;
use kralle_rules::tandem::{Board, Side, TandemMove, generate};
use kralle_view::named::Named;

use crate::judge::board::role_code;
use crate::judge::card::{card, checks, line, plain, said, side_code, winner_code};
use crate::judge::case::Case;
use crate::judge::drawing::Drawing;
use crate::judge::drops;
use crate::judge::problem::number;
use crate::judge::view::{ArrowName, CardLine, JudgeView, Tone, VerdictCard};

/// The maximum number of listed moves of a kind; arrows show all of them.
const MOST_TOLD: usize = 6;

pub(crate) fn answer(case: &Case<'_>, events: &Events) -> JudgeView {
    let found = match_result(case.rules, case.position, events);
    let mut drawing = Drawing::default();
    let told = found.told_mate();
    let ground = found.ground_of_mate(case.rules, case.position);
    let mut card = match told {
        None => match drops::undone(&found) {
            Some(drop) => by_drop(case, ground, drop),
            None => without_mate(case, ground, &mut drawing),
        },
        Some(mate) if mate.is_final() => final_mate(case, &found, mate),
        Some(mate) => {
            let answer = said("mate_pending", [("side", side_code(mate.mated).into())]);
            let mut card = card(case, "mate", Tone::No, answer, ground);
            card.lines = ways(case, mate, &mut drawing);
            card.lines.push(line(Tone::Open, "mate_lapses", []));
            card
        }
    };
    let others = found.mates.iter().filter(|it| Some(*it) != told);
    card.lines
        .extend(others.map(|it| drops::also_mated(&found, it)));
    let mut marks = checks(case.position);
    marks.append(&mut drawing.marks);
    let mut view = JudgeView {
        arrows: drawing.arrows,
        marks,
        stands: Some(Named(found.result)),
        ..plain(case, card)
    };
    drops::tell(&found, &mut view);
    view
}

/// Returns the card for a final mate, with the result of the match.
fn final_mate(case: &Case<'_>, found: &MatchAnswer, mate: &MateOf) -> VerdictCard {
    let side = || ("side", side_code(mate.mated).into());
    let (tone, answer) = match (found.result, winner_code(found.result)) {
        (_, Some(winner)) => {
            let answer = said("mate_final", [side(), ("winner", winner.into())]);
            drops::conditional(found, answer, "mate_final_unless_dropped")
        }
        (MatchResult::Draw, None) if drops::open(found).is_some() => {
            (Tone::Open, said("mate_of_both_draw_if_moved", []))
        }
        (MatchResult::Draw, None) => (Tone::Yes, said("mate_of_both_draw", [])),
        // The order of the mates decides, and the boards do not show it.
        (_, None) => (Tone::Open, said("mate_of_both_arbiter", [])),
    };
    let mut card = card(case, "mate", tone, answer, found.ground);
    if winner_code(found.result).is_none() {
        card.lines.push(drops::also_mated(found, mate));
    }
    card.lines.extend(not_helping(case, mate.mated));
    card
}

/// Returns the card for a mate that does not count because the mating piece was dropped.
fn by_drop(case: &Case<'_>, ground: Ground, drop: &ForbiddenDrop) -> VerdictCard {
    let answer = said("mate_by_drop", drops::data(drop));
    card(case, "mate", Tone::No, answer, ground)
}

/// Returns the card for a position without a mate under the rules.
fn without_mate(case: &Case<'_>, ground: Ground, drawing: &mut Drawing) -> VerdictCard {
    let rules = case.rules;
    let mut in_check = Board::ALL
        .into_iter()
        .filter(|board| case.position.board(*board).checkers().any())
        .peekable();
    if in_check.peek().is_none() {
        let answer = said("mate_no_check", []);
        return card(case, "mate", Tone::No, answer, ground);
    }
    let boards: Vec<Board> = in_check.collect();
    let by_hand = boards
        .iter()
        .copied()
        .find(|board| is_board_mate(case.position.view(*board, &rules.tandem)));
    let Some(board) = by_hand else {
        let side = case.position.to_move(boards[0]);
        let answer = said("mate_only_check", [("side", side_code(side).into())]);
        let mut card = card(case, "mate", Tone::No, answer, ground);
        for board in boards {
            let view = case.position.view(board, &rules.tandem);
            let mut first = None;
            generate::for_each_board_action(view, |action| {
                first.get_or_insert(action);
            });
            if let Some(action) = first {
                let played = TandemMove { board, action };
                draw(case, drawing, played, ArrowName::Averts);
                card.lines.push(told(case, played, "escape_move"));
            }
        }
        return card;
    };
    let side = case.position.to_move(board);
    let view = case.position.view(board, &rules.tandem);
    let mut drops = Vec::new();
    generate::for_each_drop(view, |action| drops.push(TandemMove { board, action }));
    let code = if drops.is_empty() {
        "mate_waits"
    } else {
        "mate_parried_by_drop"
    };
    let mut card = card(
        case,
        "mate",
        Tone::No,
        said(code, [("side", side_code(side).into())]),
        ground,
    );
    for played in &drops {
        draw(case, drawing, *played, ArrowName::Averts);
    }
    card.lines
        .extend(shortened(&drops, |played| told(case, played, "avert_drop")));
    card.lines.extend(not_helping(case, side));
    card
}

/// Returns lines for the ways to avert a mate, the player's own drops first, and draws them.
fn ways(case: &Case<'_>, mate: &MateOf, drawing: &mut Drawing) -> Vec<CardLine> {
    let mut lines = Vec::new();
    for by in [
        AvertBy::DropFromHand,
        AvertBy::PartnerCapture,
        AvertBy::PartnerPromotion,
        AvertBy::PartnerMate,
    ] {
        let moves: Vec<TandemMove> = mate
            .averts
            .iter()
            .filter(|it| it.by == by)
            .map(|it| it.played)
            .collect();
        let (code, kind) = match by {
            AvertBy::DropFromHand => ("avert_drop", ArrowName::Averts),
            AvertBy::PartnerCapture => ("avert_capture", ArrowName::Averts),
            AvertBy::PartnerPromotion => ("avert_promotion", ArrowName::Averts),
            AvertBy::PartnerMate => ("avert_mate", ArrowName::Draws),
        };
        for played in &moves {
            draw(case, drawing, *played, kind);
        }
        lines.extend(shortened(&moves, |played| told(case, played, code)));
        if moves.is_empty() && mate.avert_by.contains(&by) {
            // This defense exists, but no move can use it now.
            lines.push(line(
                Tone::Yes,
                "avert_later",
                [("partner", side_code(mate.mated.partner()).into())],
            ));
        }
    }
    lines
}

/// Draws a move of the side to move on its board.
fn draw(case: &Case<'_>, drawing: &mut Drawing, played: TandemMove, kind: ArrowName) {
    let color = case.position.to_move(played.board).color;
    drawing.arrow_of(played, color, kind);
}

/// Returns lines for the first [`MOST_TOLD`] moves, and one for the number of others.
fn shortened(moves: &[TandemMove], say: impl Fn(TandemMove) -> CardLine) -> Vec<CardLine> {
    let mut lines: Vec<CardLine> = moves.iter().take(MOST_TOLD).map(|it| say(*it)).collect();
    if let Some(others) = moves.len().checked_sub(MOST_TOLD).filter(|it| *it > 0) {
        lines.push(line(Tone::Yes, "and_others", [("count", others.into())]));
    }
    lines
}

/// Returns a line for a move: player, piece, start, target and captured piece.
fn told(case: &Case<'_>, played: TandemMove, code: &str) -> CardLine {
    let path = played.path();
    let here = case.position.board(path.board).board();
    let side = case.position.to_move(path.board);
    let piece = match (played.action, path.from) {
        (Action::Drop { role, .. }, _) => Some(role),
        (Action::Ordinary(_) | Action::Promotion { .. }, from) => {
            from.and_then(|square| here.role_at(square))
        }
    };
    let mut told = line(
        Tone::Yes,
        code,
        [
            ("side", side_code(side).into()),
            ("board", number(path.board).into()),
            ("other", number(!path.board).into()),
            ("to", path.to.to_string().into()),
        ],
    );
    let data = &mut told.said.data;
    if let Some(role) = piece {
        data.insert("piece".to_owned(), role_code(role).into());
    }
    if let Some(from) = path.from {
        data.insert("from".to_owned(), from.to_string().into());
    }
    let taken = match path.taken {
        Some((board, square)) => {
            data.insert("square".to_owned(), square.to_string().into());
            case.position.board(board).board().role_at(square)
        }
        None => played.action.capture(),
    };
    if let Some(role) = taken {
        data.insert("taken".to_owned(), role_code(role).into());
    }
    told
}

/// Returns lines for the defenses that fail.
///
/// These are hand pieces that may not be interposed, and partner moves that do not count.
fn not_helping(case: &Case<'_>, mated: Side) -> Vec<CardLine> {
    let rules = &case.rules.tandem;
    let view = case.position.view(mated.board, rules);
    let between = view.here.put_squares();
    let mut lines = Vec::new();
    if between.is_empty() && view.here.checkers().any() {
        lines.push(line(Tone::No, "no_square_between", []));
    } else {
        for role in generate::HAND_ROLES {
            let held = *view.here.pocket(mated.color).get(role) > 0;
            if !held || generate::has_drop_of(view, role, between) {
                continue;
            }
            let Some(to) = between.into_iter().next() else {
                continue;
            };
            let intent = Intent::Drop {
                color: None,
                role,
                to,
            };
            if let Err(why) = moves::judge(case.rules, case.position, mated.board, intent).outcome {
                lines.push(line(
                    Tone::No,
                    "drop_not_allowed",
                    [
                        ("piece", role_code(role).into()),
                        ("to", to.to_string().into()),
                        ("why", why.code().into()),
                    ],
                ));
            }
        }
    }
    if rules.avert_capture == AvertCapture::Never {
        lines.push(line(
            Tone::No,
            "partner_does_not_count",
            [("board", number(!mated.board).into())],
        ));
    } else if case.position.to_move(!mated.board) != mated.partner() {
        lines.push(line(
            Tone::No,
            "partner_not_to_move",
            [("partner", side_code(mated.partner()).into())],
        ));
    }
    lines
}
