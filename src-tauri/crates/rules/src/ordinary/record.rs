//! Replay of a record of ordinary chess, and the results it supports.
//!
//! Begin at [`replay`]; [`Replay::against`] returns the objection to a result. A game ends with
//! mate, stalemate, a dead position, the fifth occurrence of a position, or seventy-five moves
//! without progress. The last two are FIDE 9.6; the seed does not have them, but an arbiter must
//! know of them. A later move is a fault. Other endings are taken from the record.
//!
//! Not here: dead positions with pawns, which the arbiter judges.

mod course;
mod fault;
mod objection;

pub use crate::ordinary::record::fault::{FaultReason, RecordEnd};
use shakmaty::san::San;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position as _, fen::Fen};

use crate::game_result::GameResult;
use crate::notation::Place;
use crate::notation::pgn::Game;
use crate::ordinary::short_move;
use crate::replay::cause_of;
use crate::result::Cause;
use crate::rule_set::RuleSet;
use course::Course;
pub use objection::{Against, Objection};

/// A replayed record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The legal moves, in order.
    pub moves: Vec<Move>,
    /// The position after the last legal move.
    pub position: Chess,
    /// The end of the game on the board; `None` if the board does not end it.
    pub end: Option<RecordEnd>,
    /// The possible draw claims at the end, including those with a next move.
    pub claims: Vec<Cause>,
    /// The cause of the end as stated in the record; `None` if it states none.
    pub stated: Option<Cause>,
    /// The recorded result.
    pub result: GameResult,
    /// The first move that cannot be played; `None` if all can.
    pub fault: Option<Fault>,
}

/// A move that cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fault {
    /// Its index in the record, from 0.
    pub ply: usize,
    pub number: u32,
    pub color: Color,
    pub san: San,
    pub place: Place,
    pub reason: FaultReason,
}

/// Replays a record.
pub fn replay(rules: &RuleSet, game: &Game) -> Replay {
    let mut course = Course::new(rules, game.start().unwrap_or_default());
    let mut moves = Vec::with_capacity(game.plies.len());
    let mut fault = None;
    for (index, ply) in game.plies.iter().enumerate() {
        match course.play(ply) {
            Ok(made) => moves.push(made),
            Err(reason) => {
                fault = Some(Fault {
                    ply: index,
                    number: course.now.fullmoves().get(),
                    color: course.now.turn(),
                    san: ply.san,
                    place: ply.place,
                    reason,
                });
                break;
            }
        }
    }
    Replay {
        moves,
        end: course.end,
        claims: course.claims(),
        position: course.now,
        stated: stated_cause(game),
        result: game.result,
        fault,
    }
}

/// Rewrites the moves of a record in short notation, up to the first that cannot be played.
pub fn shorten(game: &mut Game) {
    let mut position = game.start().unwrap_or_default();
    for ply in &mut game.plies {
        let Ok(made) = short_move::resolve(&position, ply.san) else {
            return;
        };
        ply.san = San::from_move(&position, made);
        position.play_unchecked(made);
    }
}

impl Replay {
    /// Returns the final position as FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.position, EnPassantMode::Legal).to_string()
    }
}

/// Returns the cause a record states in its last comment or its tag `Termination`; `None` if it
/// states none.
fn stated_cause(game: &Game) -> Option<Cause> {
    let last = game
        .plies
        .last()
        .and_then(|it| it.comments.last())
        .or(game.preface.last());
    [game.tag("Termination"), last.map(String::as_str)]
        .into_iter()
        .flatten()
        .find_map(cause_of)
}
