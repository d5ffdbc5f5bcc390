//! Questions about a position between two pairs of moves (PaarZugSchach, Fairschach): the state of
//! the game, the outcome of two stored moves, and claims.

use kralle_rules::article::Article;
use kralle_rules::game_result::GameResult;
use kralle_rules::ordinary::material::{has_bare_king, is_dead_by_material};
use kralle_rules::paarzug::adjudicate::{
    Aftermath, ClaimedRight, PairAnswer, PairStatus, PairStatusAnswer, ResolvePair,
    pair_status_under, resolve_pair_under,
};
use kralle_rules::paarzug::end::{PairEnd, PairEndReason};
use kralle_rules::paarzug::law::PairLaw;
use kralle_rules::paarzug::options::VoidMove;
use kralle_rules::paarzug::piece_move::{PieceMove, PromotionRole};
use kralle_rules::paarzug::position::{PairPosition, PositionFault};
use kralle_rules::paarzug::sequential::SecondMove;
use kralle_rules::paarzug::simultaneous::void_reasons;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::ruling::Ruling;
use kralle_view::named::Named;
use shakmaty::{ByColor, Color, Rank, Role, Setup};

use crate::core::field::Field;
use crate::core::refusal::RefusalView;
use crate::judge::board::{BoardSetup, role_code};
use crate::judge::one_board_answer::{
    Answer, arrow, board_setup, check_marks, color, ended, no_position, of_another_game, setup_of,
};
use crate::judge::one_board_view::{BoardClaimName, BoardQuestion, BoardVerdict, PieceMoveInput};
use crate::judge::setup;
use crate::judge::view::{CardLine, Tone};

pub(crate) fn answer(
    rules: &RuleSet,
    board: &BoardSetup,
    question: &BoardQuestion,
) -> Result<BoardVerdict, RefusalView> {
    let setup = setup_of(board)?;
    let here = position(&setup)?;
    let marks = Color::ALL
        .into_iter()
        .flat_map(|it| check_marks(here.board().king_of(it), here.checkers(it)));
    let verdict = |card| BoardVerdict {
        card,
        arrows: Vec::new(),
        marks: marks.collect(),
        in_check: Color::ALL
            .into_iter()
            .filter(|it| here.in_check(*it))
            .map(Named)
            .collect(),
        after: None,
        text: text(&here),
    };
    match question {
        BoardQuestion::Stands => Ok(verdict(stands(rules, &here).card(rules, "stands"))),
        BoardQuestion::Pair { white, black } => {
            let moves = ByColor {
                white: white.as_ref().map(|it| stored(&here, it)).transpose()?,
                black: black.as_ref().map(|it| stored(&here, it)).transpose()?,
            };
            let (answer, after) = resolved(rules, &here, moves);
            let mut found = verdict(answer.card(rules, "pair"));
            found.arrows = Color::ALL
                .into_iter()
                .filter_map(|it| moves.get(it).map(|step| arrow(it, step.from, step.to)))
                .collect();
            found.after = after.map(|it| {
                board_setup(&Setup {
                    board: it.board().clone(),
                    castling_rights: it.castling(),
                    ..Setup::empty()
                })
            });
            Ok(found)
        }
        BoardQuestion::BoardClaim { claim, by, .. } => Ok(verdict(
            claimed(rules, &here, *claim, by.0).card(rules, "claim"),
        )),
        BoardQuestion::Step { .. } => Err(of_another_game(rules)),
    }
}

fn position(setup: &Setup) -> Result<PairPosition, RefusalView> {
    let passed = |rank| setup.ep_square.filter(|it| it.rank() == rank);
    let en_passant = ByColor {
        white: passed(Rank::Third),
        black: passed(Rank::Sixth),
    };
    PairPosition::new(setup.board.clone(), setup.castling_rights, en_passant).map_err(|fault| {
        no_position(match fault {
            PositionFault::Kings { .. } => "kings",
            PositionFault::PawnOnEdge { .. } => "pawn",
            PositionFault::Placement { .. }
            | PositionFault::CastlingField { .. }
            | PositionFault::More { .. }
            | PositionFault::EnPassantField { .. }
            | PositionFault::TooMuchMaterial { .. }
            | PositionFault::Castling { .. }
            | PositionFault::EnPassant { .. } => "other",
        })
    })
}

/// Returns the position as FEN; without a side to move and counters, those fields have start
/// values.
fn text(position: &PairPosition) -> String {
    let castling = position.castling_field();
    format!("{} w {castling} - 0 1", position.placement())
}

/// Reads a move to store, without a check of its legality. A pawn that reaches the first or eighth
/// rank becomes `becomes`, or a queen.
///
/// # Errors
/// Fails if a square cannot be read.
fn stored(position: &PairPosition, input: &PieceMoveInput) -> Result<PieceMove, RefusalView> {
    let from = setup::square(Field::From, &input.from)?;
    let to = setup::square(Field::To, &input.to)?;
    let pawn = position.board().role_at(from) == Some(Role::Pawn);
    let mut stored = PieceMove::new(from, to);
    if pawn && matches!(to.rank(), Rank::First | Rank::Eighth) {
        let role = input.becomes.map_or(Role::Queen, setup::role);
        stored.promotion = PromotionRole::from_role(role);
    }
    Ok(stored)
}

/// Answers for the state of the game, with the rights to move first.
fn stands(rules: &RuleSet, position: &PairPosition) -> Answer {
    let ruling = status(rules, position);
    let found = &ruling.answer;
    let end = found.reason.map(|reason| PairEnd {
        result: found.result,
        reason,
    });
    let mut answer = match end.and_then(|it| ended(it.result, it.cause())) {
        Some(said) => Answer::saying(Tone::Yes, said, ruling.article),
        None => Answer::new(Tone::No, "pair_goes_on", [], ruling.article),
    };
    for right in &found.rights {
        let data = [color(right.holder), ("right", right.kind.code().into())];
        answer.add(Tone::Open, "pair_right", data);
    }
    if !found.rights.is_empty() && found.first_move_right.is_none() {
        answer.add(Tone::Open, "pair_rights_cancel", []);
    }
    answer.readings = ruling.readings;
    answer
}

fn status(rules: &RuleSet, position: &PairPosition) -> Ruling<PairStatusAnswer> {
    let question = PairStatus {
        position: position.clone(),
        last: None,
    };
    pair_status_under(&question, rules)
}

/// Answers for the outcome of two stored moves, with the position after them.
///
/// The previous pair is unknown, so only a check can give the right to move first. The position is
/// `None` if it cannot be read.
fn resolved(
    rules: &RuleSet,
    position: &PairPosition,
    moves: ByColor<Option<PieceMove>>,
) -> (Answer, Option<PairPosition>) {
    let right = status(rules, position).answer.first_move_right;
    let mut question = ResolvePair {
        position: position.clone(),
        moves,
        right: right.map(|it| ClaimedRight {
            holder: it.holder,
            kind: it.kind,
        }),
    };
    let ruling = resolve_pair_under(&question, rules).or_else(|_| {
        question.right = None;
        resolve_pair_under(&question, rules)
    });
    let Ok(ruling) = ruling else {
        let article = PairLaw::CheckRight.article(rules.base);
        return (
            Answer::new(Tone::Open, "pair_rights_cancel", [], article),
            None,
        );
    };
    let mut answer = match &ruling.answer {
        PairAnswer::Simultaneous(found) => {
            let mut answer = Answer::new(Tone::Open, "pair_at_once", [], ruling.article);
            if let Some(lapsed) = found.lapsed {
                answer.add(Tone::No, "pair_right_lapsed", [color(lapsed.holder)]);
            }
            let reasons = void_reasons(position, &moves, &rules.pair_moves);
            for it in Color::ALL {
                match reasons.get(it) {
                    None => answer.add(Tone::Yes, "pair_made", [color(it)]),
                    Some(reason) => {
                        let square = reason.square().map(|it| it.to_string());
                        let data = [
                            color(it),
                            ("void", reason.code().into()),
                            ("square", square.unwrap_or_default().into()),
                        ];
                        answer.add(Tone::No, "pair_void", data);
                    }
                }
            }
            answer
        }
        PairAnswer::Sequential(found) => {
            let holder = found.right.holder;
            let data = [color(holder), ("right", found.right.kind.code().into())];
            let mut answer = Answer::new(Tone::Open, "pair_in_turn", data, ruling.article);
            let (tone, code) = match found.second {
                SecondMove::Stands => (Tone::Yes, "pair_made"),
                SecondMove::MayChange => (Tone::Open, "pair_second_may_change"),
                SecondMove::Void => (Tone::No, "pair_second_void"),
                SecondMove::NoneLeft => (Tone::No, "pair_second_none"),
            };
            answer.add(tone, code, [color(holder.other())]);
            answer
        }
    };
    let aftermath = match &ruling.answer {
        PairAnswer::Simultaneous(found) => &found.aftermath,
        PairAnswer::Sequential(found) => &found.aftermath,
    };
    tell_aftermath(&mut answer, aftermath);
    answer.readings = ruling.readings;
    let after = PairPosition::read(&aftermath.board, &aftermath.castling, &aftermath.en_passant);
    (answer, after.ok())
}

/// Adds lines for captures, checks and the end of the game.
fn tell_aftermath(answer: &mut Answer, aftermath: &Aftermath) {
    for captured in &aftermath.captured {
        let data = [
            color(captured.piece.color),
            ("role", role_code(captured.piece.role).into()),
            ("square", captured.square.to_string().into()),
        ];
        answer.add(Tone::Open, "pair_captured", data);
    }
    for it in Color::ALL {
        if *aftermath.checks.get(it) {
            answer.add(Tone::Open, "board_gives_check", [color(it)]);
        }
    }
    let end = aftermath.reason.map(|reason| PairEnd {
        result: aftermath.result,
        reason,
    });
    if let Some(said) = end.and_then(|it| ended(it.result, it.cause())) {
        answer.lines.push(CardLine {
            tone: Tone::Open,
            said,
        });
    }
}

/// Judges a claim, with its consequences.
fn claimed(rules: &RuleSet, position: &PairPosition, claim: BoardClaimName, by: Color) -> Answer {
    let ruling = status(rules, position);
    let found = ruling.answer;
    let rule = PairLaw::NormalRules.article(rules.base);
    if claim == BoardClaimName::IllegalMove {
        return void_claimed(rules, by);
    }
    if let Some(reason) = found.reason {
        let end = PairEnd {
            result: found.result,
            reason,
        };
        let right = match claim {
            BoardClaimName::Checkmate => {
                reason == PairEndReason::BothMated || end.result == GameResult::win_of(by)
            }
            BoardClaimName::DeadPosition => reason == PairEndReason::InsufficientMaterial,
            BoardClaimName::Flag
            | BoardClaimName::IllegalMove
            | BoardClaimName::Resignation
            | BoardClaimName::Agreement
            | BoardClaimName::Threefold
            | BoardClaimName::FiftyMoves => false,
        };
        return Answer {
            readings: ruling.readings,
            ..over(right, end.result, end.cause(), ruling.article)
        };
    }
    match claim {
        BoardClaimName::Flag if has_bare_king(position.board(), by) => over(
            true,
            GameResult::Draw,
            Cause::DeadPosition,
            Article::fide("6.9"),
        ),
        BoardClaimName::Flag => over(true, GameResult::win_of(by), Cause::FlagFall, rule),
        BoardClaimName::Resignation => over(
            true,
            GameResult::win_of(by.other()),
            Cause::Resignation,
            rule,
        ),
        BoardClaimName::Agreement => over(true, GameResult::Draw, Cause::DrawAgreed, rule),
        BoardClaimName::Checkmate => {
            let mut answer = Answer::new(Tone::No, "claim_refused", [], rule);
            answer.add(Tone::No, "board_no_mate", [color(by.other())]);
            answer
        }
        BoardClaimName::DeadPosition if is_dead_by_material(position.board()) => {
            over(true, GameResult::Draw, Cause::DeadPosition, rule)
        }
        BoardClaimName::DeadPosition => {
            let mut answer = Answer::new(Tone::No, "claim_refused", [], rule);
            answer.add(Tone::No, "board_not_borne_out", [color(by)]);
            answer
        }
        // A single position does not show how often it occurred or how long nothing was captured or
        // pushed.
        BoardClaimName::Threefold | BoardClaimName::FiftyMoves => {
            Answer::new(Tone::Open, "board_by_record", [], rule)
        }
        BoardClaimName::IllegalMove => void_claimed(rules, by),
    }
}

/// Answers that an impossible stored move is void without a claim (PZSR 2).
fn void_claimed(rules: &RuleSet, by: Color) -> Answer {
    let code = match rules.pair_moves.void_move {
        VoidMove::OnlyOtherExecuted => "pair_void_only_other",
        VoidMove::Loses => "pair_void_loses",
    };
    Answer::new(
        Tone::Open,
        code,
        [color(by.other())],
        PairLaw::Void.article(rules.base),
    )
}

/// Answers that the game is over; `right` if this claim ended it, otherwise it had ended before.
fn over(right: bool, result: GameResult, cause: Cause, article: Article) -> Answer {
    let (tone, code) = if right {
        (Tone::Yes, "claim_admitted")
    } else {
        (Tone::No, "claim_refused")
    };
    let mut answer = Answer::new(tone, code, [], article);
    answer
        .lines
        .extend(ended(result, cause).map(|said| CardLine {
            tone: Tone::Open,
            said,
        }));
    answer
}
