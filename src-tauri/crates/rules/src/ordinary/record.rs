//! Playing a record of ordinary chess through, and what it bears out.
//!
//! Begin at [`replay`]; [`Replay::against`] says what speaks against a result. A game ends
//! with mate, with stalemate, with a dead position, and with the fifth occurrence of a
//! position or seventy-five moves without progress (FIDE 9.6; the seed does not have them,
//! and an arbiter who finds them in a record must know it). A move after that is a fault.
//! Other endings are what the record says they are.
//!
//! Not here: whether a position with pawns is dead, which the arbiter judges.

mod course;
mod fault;
mod objection;

pub use crate::ordinary::record::fault::{FaultReason, RecordEnd};
use shakmaty::san::San;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position as _, fen::Fen};

use crate::game_result::GameResult;
use crate::notation::Place;
use crate::notation::pgn::Game;
use crate::replay::cause_of;
use crate::result::Cause;
use crate::rule_set::RuleSet;
use course::Course;
pub use objection::{Against, Objection};

/// A record played through.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Replay {
    /// The legal moves, in their order.
    pub moves: Vec<Move>,
    /// The position after them.
    pub position: Chess,
    /// What ended the game on the board.
    pub end: Option<RecordEnd>,
    /// What a draw can be claimed for at the end, also with a move still to be made.
    pub claims: Vec<Cause>,
    /// By what the game ended in the words of the record.
    pub stated: Option<Cause>,
    /// The recorded result.
    pub result: GameResult,
    /// The first move that cannot be played.
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

/// Plays a record through.
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

impl Replay {
    /// The position at the end as FEN.
    pub fn fen(&self) -> String {
        Fen::from_position(&self.position, EnPassantMode::Legal).to_string()
    }
}

/// The cause a record states in its last comment or its tag `Termination`.
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
