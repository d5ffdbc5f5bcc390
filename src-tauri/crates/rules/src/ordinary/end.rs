//! Ends of a game of ordinary chess.

use kralle_choice::Choice;
use shakmaty::{Chess, Color, Position};

use super::options::{DeadPosition, OrdinaryRules};
use crate::article::Article;
use crate::game_result::GameResult;
use crate::result::Cause;

/// The reason a game of ordinary chess ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum ChessEndReason {
    /// The player to move is in check and has no legal move.
    Checkmate,
    /// The player to move is not in check and has no legal move.
    Stalemate,
    InsufficientMaterial,
    /// The same position for the third time, claimed.
    Threefold,
    /// Fifty moves of each player without pawn move or capture, claimed.
    FiftyMoves,
    Agreement,
    Resignation,
    FlagFall,
}

impl ChessEndReason {
    /// Returns its rule; FIDE where the seed is silent.
    pub const fn article(self) -> Article {
        match self {
            Self::Checkmate => Article::ordinary_chess("Schachmatt"),
            Self::Stalemate => Article::ordinary_chess("Patt"),
            Self::Agreement => Article::ordinary_chess("Remis (1)"),
            Self::Threefold => Article::ordinary_chess("Remis (3)"),
            Self::FiftyMoves => Article::ordinary_chess("Remis (4)"),
            Self::InsufficientMaterial => Article::ordinary_chess("Remis (5)"),
            Self::Resignation => Article::fide("5.1.2"),
            Self::FlagFall => Article::fide("6.9"),
        }
    }
}

/// The end of a game: its reason and its result, which is never [`GameResult::Continues`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChessEnd {
    pub result: GameResult,
    pub reason: ChessEndReason,
}

impl ChessEnd {
    /// Returns the cause for entering it as a result.
    ///
    /// A flag fall against a player who cannot mate is entered as a dead position.
    pub fn cause(&self) -> Cause {
        match self.reason {
            ChessEndReason::Checkmate => Cause::Checkmate,
            ChessEndReason::Stalemate => Cause::Stalemate,
            ChessEndReason::InsufficientMaterial => Cause::DeadPosition,
            ChessEndReason::Threefold => Cause::Repetition,
            ChessEndReason::FiftyMoves => Cause::FiftyMoves,
            ChessEndReason::Agreement => Cause::DrawAgreed,
            ChessEndReason::Resignation => Cause::Resignation,
            ChessEndReason::FlagFall if self.result == GameResult::Draw => Cause::DeadPosition,
            ChessEndReason::FlagFall => Cause::FlagFall,
        }
    }

    pub(super) const fn draw(reason: ChessEndReason) -> Self {
        Self {
            result: GameResult::Draw,
            reason,
        }
    }

    pub(super) const fn win(winner: Color, reason: ChessEndReason) -> Self {
        Self {
            result: GameResult::win_of(winner),
            reason,
        }
    }
}

/// Returns the end by the position alone; `None` if the game is undecided.
pub fn of_position(position: &Chess, rules: &OrdinaryRules) -> Option<ChessEnd> {
    if position.is_checkmate() {
        return Some(ChessEnd::win(
            position.turn().other(),
            ChessEndReason::Checkmate,
        ));
    }
    if position.is_stalemate() {
        return Some(ChessEnd::draw(ChessEndReason::Stalemate));
    }
    (rules.dead_position == DeadPosition::EndsGame && position.is_insufficient_material())
        .then_some(ChessEnd::draw(ChessEndReason::InsufficientMaterial))
}
