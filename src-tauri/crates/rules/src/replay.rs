//! Replay of a game record by the rules.
//!
//! Begin at [`replay`]. A match ends with the first final mate, and with stalemate or repetition if
//! the rules make them a draw; a later ply is a fault. Other endings are taken from the record.

mod cause;
mod course;
mod doubt;
mod fault;
mod loser;

use crate::adjudication::MatchResult;
use crate::notation::Place;
use crate::notation::bpgn::{Game, Recorded};
use crate::notation::san::{self, San};
pub(crate) use crate::replay::cause::cause_of;
pub use crate::replay::doubt::Doubt;
pub use crate::replay::fault::FaultReason;
use crate::result::{Cause, Verdict};
use crate::rule_set::RuleSet;
use crate::tandem::TandemMove;
use crate::tandem::position::Position;
use crate::tandem::side::{Board, Side, Team};

use course::Course;
use loser::{Outcome, RemarkFit, outcome};

/// A replayed record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The number of legal plies.
    pub plies: usize,
    /// Both boards after the legal plies.
    pub position: Position,
    /// The reason the match ended, from the boards or the record; `None` if neither shows it.
    pub ended_by: Option<Cause>,
    /// The recorded result, seen from White of board A.
    pub result: Recorded,
    /// The board from whose White the record states its result: that of a loser it names.
    pub seen_from: Board,
    /// The first reason the recorded result does not follow; `None` if it follows.
    pub doubt: Option<Doubt>,
    /// The first illegal ply; `None` if all are legal.
    pub fault: Option<Fault>,
}

/// A ply that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// Its index in the record, from 0.
    pub ply: usize,
    pub number: u32,
    pub side: Side,
    pub san: San,
    pub place: Place,
    pub reason: FaultReason,
}

/// Replays a record from its start position.
pub fn replay(rules: &RuleSet, game: &Game) -> Replay {
    let mut course = Course::new(rules, game.start());
    let mut fault = None;
    let mut plies = 0;
    for (index, ply) in game.plies.iter().enumerate() {
        if let Err(reason) = course.play(ply.side, ply.san) {
            fault = Some(Fault {
                ply: index,
                number: ply.number,
                side: ply.side,
                san: ply.san,
                place: ply.place,
                reason,
            });
            break;
        }
        plies += 1;
    }
    let remarks = last_remarks(game);
    let claimed = remarks.iter().find_map(|it| cause_of(it));
    // A checkmate must be visible on the boards.
    let ended_by = course
        .ended_by()
        .or(claimed.filter(|it| *it != Cause::Checkmate));
    // Besides mate, only draws are visible on the boards.
    let shown = course.ended_by().map(|cause| {
        if cause == Cause::Checkmate {
            course.match_result()
        } else {
            MatchResult::Draw
        }
    });
    let lost = shown.and_then(MatchResult::winner).map(|it| !it);
    let outcome = outcome(game, &remarks, lost);
    let doubt = match fault {
        Some(_) => Some(Doubt::Fault),
        None => doubt(rules, outcome, shown, claimed),
    };
    Replay {
        plies,
        position: course.into_position(),
        ended_by,
        result: outcome.result,
        seen_from: outcome.seen_from,
        doubt,
        fault,
    }
}

impl Replay {
    /// True if the recorded result follows from the end of the match.
    pub const fn follows(&self) -> bool {
        self.doubt.is_none()
    }
}

/// Rewrites the moves of a record in short notation, up to the first that cannot be played.
pub fn shorten(rules: &RuleSet, game: &mut Game) {
    let options = &rules.tandem;
    let mut position = game.start();
    for ply in &mut game.plies {
        let board = ply.side.board;
        if position.to_move(board) != ply.side {
            return;
        }
        let Ok(action) = san::resolve(position.view(board, options), ply.san) else {
            return;
        };
        let made = TandemMove { board, action };
        ply.san = san::write(&position, made, options);
        position.play(made, options);
    }
}

/// Returns the remarks about the end of a match: the last comment, and the tag `Termination`.
fn last_remarks(game: &Game) -> Vec<&str> {
    let last = game
        .plies
        .last()
        .and_then(|it| it.comments.last())
        .or(game.preface.last());
    [last.map(String::as_str), game.tag("Termination")]
        .into_iter()
        .flatten()
        .collect()
}

/// Returns the first reason the recorded result does not follow; `None` if it follows.
fn doubt(
    rules: &RuleSet,
    outcome: Outcome,
    shown: Option<MatchResult>,
    claimed: Option<Cause>,
) -> Option<Doubt> {
    if let Some(found) = shown {
        let agrees = match outcome.result {
            Recorded::Team1 => found == MatchResult::win(Team::One),
            Recorded::Team2 => found == MatchResult::win(Team::Two),
            Recorded::Draw => found == MatchResult::Draw,
            Recorded::BothLose | Recorded::Unknown => false,
        };
        return (!agrees).then_some(Doubt::BoardDiffers);
    }
    let verdict = match outcome.result {
        Recorded::Unknown => return None,
        Recorded::Team1 | Recorded::Team2 => Verdict::Win,
        Recorded::Draw => Verdict::Draw,
        Recorded::BothLose => Verdict::BothLose,
    };
    match (outcome.remark, claimed) {
        (RemarkFit::Doubted(doubt), _) => Some(doubt),
        // A checkmate must be visible on the boards.
        (_, Some(Cause::Checkmate)) => Some(Doubt::NoMate),
        (_, Some(cause)) => rules
            .admits(cause, verdict)
            .is_err()
            .then(|| Doubt::of_refused(cause)),
        // A named loser is an end, whatever the cause.
        (RemarkFit::Fits, None) => None,
        (RemarkFit::NoName, None) => Some(Doubt::NothingStated),
    }
}
