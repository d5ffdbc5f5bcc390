//! State of a game during replay, move by move.

use shakmaty::san::SanError;
use shakmaty::{Chess, Move, Position};

use super::fault::{FaultReason, RecordEnd};
use crate::article::Article;
use crate::game_result::GameResult;
use crate::notation::pgn::Ply;
use crate::ordinary::end::of_position;
use crate::ordinary::game::FIFTY_MOVES;
use crate::ordinary::short_move::{castles_960, resolve};
use crate::result::Cause;
use crate::rule_set::RuleSet;

/// Half-moves without progress after which a game is drawn without a claim (FIDE 9.6.2).
const SEVENTY_FIVE_MOVES: u32 = 150;
/// Occurrences of a position after which a game is drawn without a claim (FIDE 9.6.1).
const FIVEFOLD: usize = 5;
/// Occurrences after which a draw can be claimed.
const THREEFOLD: usize = 3;

/// A game during its replay.
pub(super) struct Course<'a> {
    rules: &'a RuleSet,
    pub(super) now: Chess,
    /// The positions since the last capture or pawn move, the current one last.
    ///
    /// Earlier positions cannot recur.
    since: Vec<Chess>,
    pub(super) end: Option<RecordEnd>,
}

impl<'a> Course<'a> {
    pub(super) fn new(rules: &'a RuleSet, start: Chess) -> Self {
        let mut course = Self {
            rules,
            since: vec![start.clone()],
            now: start,
            end: None,
        };
        course.end = course.end_here();
        course
    }

    pub(super) fn play(&mut self, ply: &Ply) -> Result<Move, FaultReason> {
        if self.end.is_some() {
            return Err(FaultReason::GameOver);
        }
        if castles_960(&self.now, ply.san) {
            return Err(FaultReason::Castling960);
        }
        let made = resolve(&self.now, ply.san).map_err(|error| match error {
            SanError::AmbiguousSan => FaultReason::Ambiguous,
            SanError::IllegalSan => FaultReason::Illegal,
        })?;
        self.now = self
            .now
            .clone()
            .play(made)
            .map_err(|_| FaultReason::Illegal)?;
        if self.now.halfmoves() == 0 {
            self.since.clear();
        }
        self.since.push(self.now.clone());
        self.end = self.end_here();
        Ok(made)
    }

    fn occurrences(&self, position: &Chess) -> usize {
        self.since.iter().filter(|it| *it == position).count()
    }

    fn end_here(&self) -> Option<RecordEnd> {
        if let Some(end) = of_position(&self.now, &self.rules.ordinary) {
            return Some(RecordEnd {
                result: end.result,
                cause: end.cause(),
                article: end.reason.article(),
            });
        }
        let draw = |cause, article| {
            Some(RecordEnd {
                result: GameResult::Draw,
                cause,
                article: Article::fide(article),
            })
        };
        if self.occurrences(&self.now) >= FIVEFOLD {
            draw(Cause::Repetition, "9.6.1")
        } else if self.now.halfmoves() >= SEVENTY_FIVE_MOVES {
            draw(Cause::FiftyMoves, "9.6.2")
        } else {
            None
        }
    }

    /// Returns the claims of the player to move: for the current position, or with one of his
    /// moves.
    pub(super) fn claims(&self) -> Vec<Cause> {
        if self.end.is_some() {
            return Vec::new();
        }
        let mut claims = Vec::new();
        let next = || {
            let moves = self.now.legal_moves();
            let after = moves
                .into_iter()
                .filter_map(|it| self.now.clone().play(it).ok());
            after.collect::<Vec<Chess>>()
        };
        if self.occurrences(&self.now) >= THREEFOLD
            || next()
                .iter()
                .any(|after| self.occurrences(after) + 1 >= THREEFOLD)
        {
            claims.push(Cause::Repetition);
        }
        if self.now.halfmoves() >= FIFTY_MOVES
            || next().iter().any(|after| after.halfmoves() >= FIFTY_MOVES)
        {
            claims.push(Cause::FiftyMoves);
        }
        claims
    }
}
