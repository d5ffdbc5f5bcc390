//! Is somebody mated, is it final, and what would avert it?
//!
//! What the rules call no mate at all because a drop parries it is told with those drops: at the
//! table that is the same question.

use kralle_rules::adjudication::mate_status::{AvertBy, MateOf, mate_of};
use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::adjudication::moves;
use kralle_rules::law::Law;
use kralle_rules::notation::wire;
use kralle_rules::rule_set::mate::AvertCapture;
use kralle_rules::tandem::action::StolenFrom;
use kralle_rules::tandem::generate;
use kralle_rules::tandem::mate::is_board_mate;
use kralle_rules::tandem::refusal::Intent;
use kralle_rules::tandem::{Board, Side};
use shakmaty::Square;

use super::card::{card, checks, line, role_code, said, side_code, stands, stands_said, team_code};
use super::problem::number;
use super::{Case, setup};
use crate::view::judge::{ArrowName, ArrowView, CardLine, JudgeView, MarkName, MarkView, Tone};

/// How many moves of one kind are told; the arrows show them all.
const MOST_TOLD: usize = 6;

/// Answers.
pub(super) fn answer(case: &Case<'_>) -> JudgeView {
    let mates: Vec<MateOf> = Board::ALL
        .into_iter()
        .filter_map(|board| mate_of(case.rules, case.position, board))
        .collect();
    let stands_now = match_result(case.rules, case.position, &Events::default());
    let mut drawing = Drawing::default();
    // A mate that decides is told before one that can still be averted.
    let told = mates.iter().find(|it| it.is_final()).or(mates.first());
    let mut view = match told {
        None => without_mate(case, &mut drawing),
        Some(mate) if mate.is_final() => {
            let answer = said(
                "mate_final",
                [
                    ("side", side_code(mate.mated).into()),
                    ("winner", team_code(mate.winner()).into()),
                ],
            );
            let mut card = card(case, "mate", Tone::Yes, answer, mate.ground);
            card.lines.extend(not_helping(case, mate.mated));
            card
        }
        Some(mate) => {
            let answer = said("mate_pending", [("side", side_code(mate.mated).into())]);
            let mut card = card(case, "mate", Tone::No, answer, mate.ground);
            card.lines = ways(case, mate, &mut drawing);
            card.lines.push(line(Tone::Open, "mate_lapses", []));
            card
        }
    };
    for other in mates.iter().filter(|it| Some(*it) != told) {
        let code = if other.is_final() {
            "mate_also_final"
        } else {
            "mate_also_pending"
        };
        view.lines.push(line(
            Tone::Open,
            code,
            [("side", side_code(other.mated).into())],
        ));
    }
    if mates.len() > 1 {
        view.lines.push(CardLine {
            tone: Tone::Open,
            said: stands_said(stands_now.result),
        });
        view.article = crate::show::refusal::article(stands_now.ground.article);
    }
    let mut marks = checks(case.position);
    marks.append(&mut drawing.marks);
    JudgeView {
        card: view,
        arrows: drawing.arrows,
        marks,
        after: None,
        remedy: None,
        stands: Some(stands(stands_now.result)),
    }
}

/// What is drawn.
#[derive(Default)]
struct Drawing {
    arrows: Vec<ArrowView>,
    marks: Vec<MarkView>,
}

impl Drawing {
    fn arrow(&mut self, side: Side, intent: Intent, kind: ArrowName) {
        let name = setup::side_name(side);
        let (from, piece, to) = match intent {
            Intent::Drop { role, to, .. } => (None, setup::hand_piece(role), to),
            Intent::Move { from, to, wanted } => {
                if let Some(StolenFrom::Board(taken)) = wanted.and_then(|it| it.from) {
                    let mark = MarkView {
                        board: setup::board_name(!side.board),
                        square: taken.to_string(),
                        kind: MarkName::Taken,
                    };
                    if !self.marks.contains(&mark) {
                        self.marks.push(mark);
                    }
                }
                (Some(from.to_string()), None, to)
            }
        };
        let arrow = ArrowView {
            board: name.board,
            color: name.color,
            from,
            piece,
            to: to.to_string(),
            kind,
        };
        if !self.arrows.contains(&arrow) {
            self.arrows.push(arrow);
        }
    }
}

/// Nobody is mated as the rules understand it.
fn without_mate(case: &Case<'_>, drawing: &mut Drawing) -> crate::view::judge::VerdictCard {
    let rules = case.rules;
    let mut in_check = Board::ALL
        .into_iter()
        .filter(|board| case.position.board(*board).checkers().any())
        .peekable();
    if in_check.peek().is_none() {
        let answer = said("mate_no_check", []);
        return card(case, "mate", Tone::No, answer, rules.ground(Law::Checkmate));
    }
    let boards: Vec<Board> = in_check.collect();
    let by_hand = boards
        .iter()
        .copied()
        .find(|board| is_board_mate(case.position.view(*board, &rules.tandem)));
    let Some(board) = by_hand else {
        let side = case.position.to_move(boards[0]);
        let answer = said("mate_only_check", [("side", side_code(side).into())]);
        let mut card = card(case, "mate", Tone::No, answer, rules.ground(Law::Checkmate));
        for board in boards {
            let view = case.position.view(board, &rules.tandem);
            let mut first = None;
            generate::for_each_board_action(view, |action| {
                first.get_or_insert(action);
            });
            if let Some(action) = first {
                let side = case.position.to_move(board);
                let text = wire::write(kralle_rules::tandem::TandemMove { board, action });
                if let Ok((_, intent)) = wire::read(&text) {
                    drawing.arrow(side, intent, ArrowName::Averts);
                    card.lines.push(told(case, side, intent, "escape_move"));
                }
            }
        }
        return card;
    };
    let side = case.position.to_move(board);
    let view = case.position.view(board, &rules.tandem);
    let mut drops = Vec::new();
    generate::for_each_drop(view, |action| {
        if let Ok((_, intent)) =
            wire::read(&wire::write(kralle_rules::tandem::TandemMove { board, action }))
        {
            drops.push(intent);
        }
    });
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
        rules.ground_by(Law::Drop, rules.tandem.mate),
    );
    for intent in &drops {
        drawing.arrow(side, *intent, ArrowName::Averts);
    }
    card.lines
        .extend(shortened(&drops, |intent| told(case, side, intent, "avert_drop")));
    card.lines.extend(not_helping(case, side));
    card
}

/// The ways to avert a mate, the own drops first.
fn ways(case: &Case<'_>, mate: &MateOf, drawing: &mut Drawing) -> Vec<CardLine> {
    let read = |moves: &[String]| -> Vec<(Board, Intent)> {
        moves.iter().filter_map(|it| wire::read(it).ok()).collect()
    };
    let how = read(&mate.how);
    let partner = mate.mated.partner();
    let mut lines = Vec::new();
    let of = |board: Board, promotes: bool| -> Vec<Intent> {
        how.iter()
            .filter(|(at, intent)| {
                let takes = matches!(intent, Intent::Move { wanted: Some(wanted), .. }
                    if matches!(wanted.from, Some(StolenFrom::Board(_))));
                *at == board && takes == promotes
            })
            .map(|(_, intent)| *intent)
            .collect()
    };
    let groups = [
        (mate.mated, of(mate.mated.board, false), "avert_drop"),
        (partner, of(partner.board, false), "avert_capture"),
        (partner, of(partner.board, true), "avert_promotion"),
    ];
    for (side, intents, code) in groups {
        for intent in &intents {
            drawing.arrow(side, *intent, ArrowName::Averts);
        }
        lines.extend(shortened(&intents, |intent| told(case, side, intent, code)));
    }
    if mate.avert_by.contains(&AvertBy::PartnerCapture)
        && case.rules.tandem.avert_capture == AvertCapture::AnyTime
    {
        lines.push(line(
            Tone::Yes,
            "avert_capture_any_time",
            [("partner", side_code(partner).into())],
        ));
    }
    for (board, intent) in read(&mate.draw_by) {
        let side = case.position.to_move(board);
        drawing.arrow(side, intent, ArrowName::Draws);
        lines.push(told(case, side, intent, "avert_mate"));
    }
    lines
}

/// The first few, and how many others there are.
fn shortened(intents: &[Intent], say: impl Fn(Intent) -> CardLine) -> Vec<CardLine> {
    let mut lines: Vec<CardLine> = intents.iter().take(MOST_TOLD).map(|it| say(*it)).collect();
    if let Some(others) = intents.len().checked_sub(MOST_TOLD).filter(|it| *it > 0) {
        lines.push(line(Tone::Yes, "and_others", [("count", others.into())]));
    }
    lines
}

/// A move in a line: who, which piece, from where, to where, what is taken.
fn told(case: &Case<'_>, side: Side, intent: Intent, code: &str) -> CardLine {
    let here = case.position.board(side.board);
    let role_at = |square: Square| here.board().role_at(square).map_or("pawn", role_code);
    let mut told = match intent {
        Intent::Drop { role, to, .. } => line(
            Tone::Yes,
            code,
            [
                ("piece", role_code(role).into()),
                ("to", to.to_string().into()),
            ],
        ),
        Intent::Move { from, to, wanted } => {
            let mut told = line(
                Tone::Yes,
                code,
                [
                    ("piece", role_at(from).into()),
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                ],
            );
            let taken = match wanted.and_then(|it| it.from) {
                Some(StolenFrom::Board(square)) => {
                    told.said
                        .data
                        .insert("square".to_owned(), square.to_string().into());
                    case.position.board(!side.board).board().role_at(square)
                }
                Some(StolenFrom::Hand) | None => here.board().role_at(to),
            };
            // A pawn that captures en passant finds its square empty.
            let taken = taken.map_or("pawn", role_code);
            told.said.data.insert("taken".to_owned(), taken.into());
            told
        }
    };
    let data = &mut told.said.data;
    data.insert("side".to_owned(), side_code(side).into());
    data.insert("board".to_owned(), number(side.board).into());
    data.insert("other".to_owned(), number(!side.board).into());
    told
}

/// What does not help: hand pieces that may not be dropped between, and a partner whose moves do
/// not count.
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
