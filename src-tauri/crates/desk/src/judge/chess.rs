//! Questions about a position of ordinary chess: the state of the game, the legality of a move with
//! its consequences, and claims.

use kralle_choice::Choice as _;
use kralle_rules::article::Article;
use kralle_rules::game_result::GameResult;
use kralle_rules::ordinary::adjudicate::{ChessStatus, StatusClaim, chess_status};
use kralle_rules::ordinary::deciding;
use kralle_rules::ordinary::end::{ChessEnd, ChessEndReason, of_position};
use kralle_rules::ordinary::game::{ChessClaim, ChessGame, FIFTY_MOVES};
use kralle_rules::ordinary::position::{self, ChessPositionFault};
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::option::Entry;
use kralle_rules::tandem::refusal::Refusal;
use kralle_view::named::Named;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, EnPassantMode, Position as _, Role, Square};

use crate::core::field::Field;
use crate::core::refusal::RefusalView;
use crate::judge::board::BoardSetup;
use crate::judge::one_board_answer::{
    Answer, arrow, board_setup, check_marks, color, ended, no_position, of_another_game, setup_of,
};
use crate::judge::one_board_view::{BoardClaimName, BoardQuestion, BoardVerdict, PieceMoveInput};
use crate::judge::refusal::JudgeRefusal;
use crate::judge::setup;
use crate::judge::view::{CardLine, HappenedName, Tone};

pub(crate) fn answer(
    rules: &RuleSet,
    board: &BoardSetup,
    question: &BoardQuestion,
) -> Result<BoardVerdict, RefusalView> {
    let fen = Fen::try_from_setup(setup_of(board)?).map_err(|_| no_position("other"))?;
    let text = fen.to_string();
    let here = position::read(&text).map_err(|fault| no_position(why(&fault)))?;
    let verdict = |card| BoardVerdict {
        card,
        arrows: Vec::new(),
        marks: check_marks(here.board().king_of(here.turn()), here.checkers()),
        in_check: here
            .is_check()
            .then(|| Named(here.turn()))
            .into_iter()
            .collect(),
        after: None,
        text: text.clone(),
    };
    match question {
        BoardQuestion::Stands => Ok(verdict(stands(rules, &here).card(rules, "stands"))),
        BoardQuestion::Step { played } => {
            let step = Step::read(&here, played)?;
            let (answer, after) = judged(rules, &here, &step);
            let mut found = verdict(answer.card(rules, "move"));
            found.arrows = vec![arrow(step.mover, step.from, step.to)];
            found.after = after.map(|it| board_setup(&it.to_setup(EnPassantMode::Legal)));
            Ok(found)
        }
        BoardQuestion::BoardClaim {
            claim,
            by,
            moved,
            shown,
            clock,
        } => {
            let step = match shown {
                Some(shown) if *claim == BoardClaimName::IllegalMove => {
                    Some(Step::read(&here, shown)?)
                }
                Some(_) | None => None,
            };
            if step.as_ref().is_some_and(|it| it.mover == by.0) {
                return Err(JudgeRefusal::NotAMoveOfTheOpponent.into());
            }
            let answer = Answer {
                readings: claim_readings(rules, &here, *claim),
                ..claimed(rules, &here, *claim, by.0, (*moved, *clock), step.as_ref())
            };
            let mut found = verdict(answer.card(rules, "claim"));
            found.arrows = step
                .iter()
                .map(|it| arrow(it.mover, it.from, it.to))
                .collect();
            Ok(found)
        }
        BoardQuestion::Pair { .. } => Err(of_another_game(rules)),
    }
}

const fn why(fault: &ChessPositionFault) -> &'static str {
    match fault {
        ChessPositionFault::KingMissing | ChessPositionFault::TooManyKings => "kings",
        ChessPositionFault::PawnOnEdge => "pawn",
        ChessPositionFault::OppositeCheck => "check",
        ChessPositionFault::NoFen { .. }
        | ChessPositionFault::Castling
        | ChessPositionFault::Hands
        | ChessPositionFault::EnPassant
        | ChessPositionFault::TooMuchMaterial => "other",
    }
}

/// A move shown with a question; its start square has a piece.
struct Step {
    mover: Color,
    from: Square,
    to: Square,
    uci: UciMove,
}

impl Step {
    fn read(position: &Chess, input: &PieceMoveInput) -> Result<Self, RefusalView> {
        let from = setup::square(Field::From, &input.from)?;
        let to = setup::square(Field::To, &input.to)?;
        let Some(piece) = position.board().piece_at(from) else {
            let square = input.from.clone();
            return Err(JudgeRefusal::NothingThere { square }.into());
        };
        let last_rank = to.rank()
            == piece
                .color
                .fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First);
        let promotion = (piece.role == Role::Pawn && last_rank)
            .then(|| input.becomes.map_or(Role::Queen, setup::role));
        Ok(Self {
            mover: piece.color,
            from,
            to,
            uci: UciMove::Normal {
                from,
                to,
                promotion,
            },
        })
    }

    /// Returns the reason the move is not legal.
    fn refused(&self, position: &Chess) -> Refusal {
        if self.mover != position.turn() {
            return Refusal::NotToMove;
        }
        let board = position.board();
        let goes = board.attacks_from(self.from).contains(self.to)
            && !board.by_color(self.mover).contains(self.to);
        match (goes, position.is_check()) {
            (true, true) => Refusal::CheckNotParried,
            (true, false) if board.role_at(self.from) != Some(Role::Pawn) => {
                Refusal::KingLeftInCheck
            }
            (true | false, _) => Refusal::Illegal,
        }
    }
}

/// Answers for the state of the game.
fn stands(rules: &RuleSet, position: &Chess) -> Answer {
    let question = ChessStatus {
        start: position.clone(),
        moves: Vec::new(),
        intended: None,
        claim: None,
    };
    // Without moves, none of them can be illegal.
    let ruling = chess_status(&question, &rules.ordinary).ok();
    let article = ruling.as_ref().map_or(Article::fide("5"), |it| it.article);
    let mut answer = match of_position(position, &rules.ordinary) {
        Some(end) => over_now(end),
        None if position.is_check() => Answer::new(
            Tone::No,
            "board_in_check",
            [color(position.turn())],
            article,
        ),
        None => Answer::new(Tone::No, "board_goes_on", [color(position.turn())], article),
    };
    answer.readings = ruling.map(|it| it.readings).unwrap_or_default();
    if of_position(position, &rules.ordinary).is_none() {
        let dead = position.is_insufficient_material();
        if dead {
            answer.add(Tone::Open, "board_may_claim_dead", [color(position.turn())]);
        }
        if position.halfmoves() >= FIFTY_MOVES {
            answer.add(
                Tone::Open,
                "board_may_claim_fifty",
                [color(position.turn())],
            );
        }
    }
    answer
}

/// Answers that the game is over.
fn over_now(end: ChessEnd) -> Answer {
    let article = end.reason.article();
    match ended(end.result, end.cause()) {
        Some(said) => Answer::saying(Tone::Yes, said, article),
        None => Answer::new(Tone::No, "continues", [], article),
    }
}

fn end_line(end: ChessEnd) -> Option<CardLine> {
    Some(CardLine {
        tone: Tone::Open,
        said: ended(end.result, end.cause())?,
    })
}

/// Judges a move: the answer, and the position after it; `None` if it is illegal.
fn judged(rules: &RuleSet, position: &Chess, step: &Step) -> (Answer, Option<Chess>) {
    let legal = step.uci.to_move(position).ok();
    let after = legal.and_then(|it| position.clone().play(it).ok());
    let article = deciding::of_move(position, step.uci);
    let Some(after) = after else {
        let reason = step.refused(position).code();
        let mut answer = Answer::new(Tone::No, "move_illegal", [("why", reason.into())], article);
        illegal(&mut answer, step.mover, HappenedName::NotYet);
        return (answer, None);
    };
    let mut answer = Answer::new(Tone::Yes, "move_legal", [], article);
    if let Some(end) = of_position(&after, &rules.ordinary) {
        answer.lines.extend(end_line(end));
    } else if after.is_check() {
        answer.add(Tone::Open, "board_gives_check", [color(after.turn())]);
    }
    (answer, Some(after))
}

/// Adds the consequences of an illegal move (FIDE 7.5.1, 7.5.5; rapid and blitz by Appendix A and
/// B).
fn illegal(answer: &mut Answer, offender: Color, moved: HappenedName) {
    let data = || {
        [
            color(offender),
            ("opponent_color", offender.other().code().into()),
        ]
    };
    answer.add(Tone::Open, "board_illegal_set_back", data());
    answer.add(Tone::Open, "board_illegal_time", data());
    answer.add(Tone::Open, "board_illegal_second", data());
    let fast = match moved {
        HappenedName::NotYet => "board_illegal_fast",
        HappenedName::Already => "board_illegal_fast_stands",
    };
    answer.add(Tone::Open, fast, data());
}

/// The events since an illegal move: first the claimer's own move, then the offender's clock.
type Since = (HappenedName, HappenedName);

/// Judges a claim, with its consequences.
fn claimed(
    rules: &RuleSet,
    position: &Chess,
    claim: BoardClaimName,
    by: Color,
    since: Since,
    shown: Option<&Step>,
) -> Answer {
    let mut game = ChessGame::new(position.clone(), rules.ordinary);
    if let Some(end) = game.end()
        && claim != BoardClaimName::IllegalMove
    {
        let right = match claim {
            BoardClaimName::Checkmate => {
                end.reason == ChessEndReason::Checkmate && end.result == GameResult::win_of(by)
            }
            BoardClaimName::DeadPosition => end.reason == ChessEndReason::InsufficientMaterial,
            BoardClaimName::Flag
            | BoardClaimName::IllegalMove
            | BoardClaimName::Resignation
            | BoardClaimName::Agreement
            | BoardClaimName::Threefold
            | BoardClaimName::FiftyMoves => false,
        };
        return over(end, right);
    }
    let drawn = |game: &mut ChessGame, claim| {
        if position.turn() != by {
            return refused("board_not_to_move", by, Article::ordinary_chess("Remis"));
        }
        match game.claim(claim, None) {
            Ok(end) => over(end, true),
            Err(refusal) => refused("board_not_borne_out", by, refusal.article()),
        }
    };
    match claim {
        BoardClaimName::Checkmate => refused(
            "board_no_mate",
            by.other(),
            ChessEndReason::Checkmate.article(),
        ),
        BoardClaimName::Flag => finished(game.flag_fallen(by.other())),
        BoardClaimName::Resignation => finished(game.resign(by)),
        BoardClaimName::Agreement => finished(game.agree_draw()),
        BoardClaimName::FiftyMoves => drawn(&mut game, ChessClaim::FiftyMoves),
        BoardClaimName::DeadPosition => drawn(&mut game, ChessClaim::DeadPosition),
        // A single position does not show how often it has occurred.
        BoardClaimName::Threefold => {
            let article = ChessEndReason::Threefold.article();
            Answer::new(Tone::Open, "board_threefold_by_record", [], article)
        }
        BoardClaimName::IllegalMove => illegal_claimed(rules, position, by, since, shown),
    }
}

/// Returns the readings behind a claim of a draw; empty for any other claim.
fn claim_readings(rules: &RuleSet, position: &Chess, claim: BoardClaimName) -> Vec<Entry> {
    let claim = match claim {
        BoardClaimName::Threefold => ChessClaim::Threefold,
        BoardClaimName::FiftyMoves => ChessClaim::FiftyMoves,
        BoardClaimName::DeadPosition => ChessClaim::DeadPosition,
        BoardClaimName::Checkmate
        | BoardClaimName::Flag
        | BoardClaimName::IllegalMove
        | BoardClaimName::Resignation
        | BoardClaimName::Agreement => return Vec::new(),
    };
    let question = ChessStatus {
        start: position.clone(),
        moves: Vec::new(),
        intended: None,
        claim: Some(StatusClaim::Draw(claim)),
    };
    // Without moves, none of them can be illegal.
    chess_status(&question, &rules.ordinary).map_or_else(|_| Vec::new(), |it| it.readings)
}

fn finished(end: Result<ChessEnd, kralle_rules::ordinary::game::ChessRefusal>) -> Answer {
    match end {
        Ok(end) => over(end, true),
        Err(refusal) => Answer::new(Tone::No, "claim_refused", [], refusal.article()),
    }
}

/// Answers that the game is over; `right` if this claim ended it, otherwise it had ended before.
fn over(end: ChessEnd, right: bool) -> Answer {
    let (tone, code) = if right {
        (Tone::Yes, "claim_admitted")
    } else {
        (Tone::No, "claim_refused")
    };
    let mut answer = Answer::new(tone, code, [], end.reason.article());
    answer.lines.extend(end_line(end));
    answer
}

/// Answers that the claim is refused, for the reason `code`.
fn refused(code: &str, who: Color, article: Article) -> Answer {
    let mut answer = Answer::new(Tone::No, "claim_refused", [], article);
    answer.add(Tone::No, code, [color(who)]);
    answer
}

fn illegal_claimed(
    rules: &RuleSet,
    position: &Chess,
    by: Color,
    (moved, clock): Since,
    shown: Option<&Step>,
) -> Answer {
    let article = Article::fide("7.5.1");
    let legal = shown.is_some_and(|step| judged(rules, position, step).1.is_some());
    if clock == HappenedName::NotYet && !legal {
        let mut answer = Answer::new(Tone::No, "claim_refused", [], article);
        let offender = color(by.other());
        answer.add(Tone::Open, "board_illegal_not_completed", [offender]);
        return answer;
    }
    let Some(step) = shown else {
        let mut answer = Answer::new(Tone::Open, "claim_admitted_on_word", [], article);
        answer.add(Tone::Open, "board_move_not_shown", [color(by.other())]);
        illegal(&mut answer, by.other(), moved);
        return answer;
    };
    if legal {
        let mut answer = Answer::new(
            Tone::No,
            "claim_move_legal",
            [],
            deciding::of_move(position, step.uci),
        );
        answer.add(Tone::Open, "board_claim_unfounded", [color(by)]);
        return answer;
    }
    let reason = step.refused(position).code();
    let mut answer = Answer::new(Tone::Yes, "claim_admitted", [], article);
    answer.add(Tone::Yes, "claim_move_illegal", [("why", reason.into())]);
    illegal(&mut answer, step.mover, moved);
    answer
}
