//! The end of a game as a result of its match.

use kralle_rules::ordinary::end::ChessEndReason;
use kralle_rules::paarzug::clock::FallenFlags;
use kralle_rules::paarzug::end::PairEndReason;
use kralle_rules::result::Cause;

use super::event::Score;
use super::state::{BoardGame, GameEnd};
use crate::Verdict;

impl BoardGame {
    /// Who is credited with the match; none while the game goes on and when it was annulled.
    pub fn verdict(&self) -> Option<Verdict> {
        match self.score()? {
            Score::WhiteWins => Some(Verdict::FirstWins),
            Score::BlackWins => Some(Verdict::SecondWins),
            Score::Draw => Some(Verdict::Drawn),
            Score::Annulled => None,
        }
    }

    /// By what the match was decided, as results name it; none while the game goes on.
    ///
    /// A result has no cause of its own for a draw by void moves of both and for a fallen flag
    /// against a bare king: the first is the arbiter's word, the second a position in which nobody
    /// can mate.
    pub fn cause(&self) -> Option<Cause> {
        let drawn = self.score() == Some(Score::Draw);
        Some(match self.end()? {
            GameEnd::Pair(end) => match end.reason {
                PairEndReason::Checkmate => Cause::Checkmate,
                PairEndReason::BothMated => Cause::BothMated,
                PairEndReason::Stalemate => Cause::Stalemate,
                PairEndReason::KingsAdjacent | PairEndReason::KingsOnOneSquare => {
                    Cause::KingsAdjacent
                }
                PairEndReason::InsufficientMaterial => Cause::DeadPosition,
                PairEndReason::VoidMove if drawn => Cause::ArbiterDecision,
                PairEndReason::VoidMove => Cause::IllegalMove,
                PairEndReason::Threefold => Cause::Repetition,
                PairEndReason::FiftyPairs => Cause::FiftyMoves,
                PairEndReason::Agreement => Cause::DrawAgreed,
                PairEndReason::Resignation => Cause::Resignation,
                PairEndReason::FlagFall if drawn && self.both_flags_down() => Cause::BothFlags,
                PairEndReason::FlagFall if drawn => Cause::DeadPosition,
                PairEndReason::FlagFall => Cause::FlagFall,
            },
            GameEnd::Chess(end) => match end.reason {
                ChessEndReason::Checkmate => Cause::Checkmate,
                ChessEndReason::Stalemate => Cause::Stalemate,
                ChessEndReason::InsufficientMaterial => Cause::DeadPosition,
                ChessEndReason::Threefold => Cause::Repetition,
                ChessEndReason::FiftyMoves => Cause::FiftyMoves,
                ChessEndReason::Agreement => Cause::DrawAgreed,
                ChessEndReason::Resignation => Cause::Resignation,
                ChessEndReason::FlagFall if drawn => Cause::DeadPosition,
                ChessEndReason::FlagFall => Cause::FlagFall,
            },
            GameEnd::Arbiter { .. } => Cause::ArbiterDecision,
        })
    }

    fn both_flags_down(&self) -> bool {
        if let Some(fallen) = self.overstepped() {
            return fallen == FallenFlags::Together;
        }
        shakmaty::Color::ALL
            .into_iter()
            .all(|color| self.clocks().left(color, self.moment()).0 == 0)
    }
}
