//! Ends of a game of pairs (PZSR 8).
//!
//! Begin at [`after_pair`]. Draws by claim are in [`draw_claim`](super::draw_claim).

use kralle_choice::Choice;
use shakmaty::Color;

use super::law::PairLaw;
use super::options::{PairBothMated, PairDeadPosition, PairRules, PairStalemate};
use super::position::PairPosition;
use crate::game_result::GameResult;
use crate::ordinary::material::is_dead_by_material;
use crate::result::Cause;

/// The reason a game of pairs ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum PairEndReason {
    /// A king in check without a legal first move.
    Checkmate,
    /// Both kings are in check without a legal first move.
    BothMated,
    /// A player not in check without a legal first move.
    Stalemate,
    /// Both kings moved in the same pair and are adjacent.
    KingsAdjacent,
    /// Both kings were sent to one square (option `two_kings`).
    KingsOnOneSquare,
    InsufficientMaterial,
    /// A stored move that could not be executed and therefore loses (option `void_move`).
    VoidMove,
    Threefold,
    /// Fifty pairs without pawn move or capture.
    FiftyPairs,
    Agreement,
    Resignation,
    FlagFall,
}

impl PairEndReason {
    /// Returns its point of law.
    pub const fn law(self) -> PairLaw {
        match self {
            Self::KingsOnOneSquare => PairLaw::KingMeeting,
            Self::VoidMove => PairLaw::Void,
            Self::KingsAdjacent => PairLaw::KingsAdjacent,
            Self::Checkmate
            | Self::BothMated
            | Self::Stalemate
            | Self::InsufficientMaterial
            | Self::Threefold
            | Self::FiftyPairs
            | Self::Agreement
            | Self::Resignation
            | Self::FlagFall => PairLaw::NormalRules,
        }
    }
}

/// The end of a game: its reason and its result, which is never [`GameResult::Continues`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PairEnd {
    pub result: GameResult,
    pub reason: PairEndReason,
}

impl PairEnd {
    /// Returns the cause for entering it as a result.
    ///
    /// Two ends have no cause of their own. A draw by void moves of both is entered as the
    /// arbiter's decision, a flag fall against a bare king as a dead position.
    pub fn cause(&self) -> Cause {
        let drawn = self.result == GameResult::Draw;
        match self.reason {
            PairEndReason::Checkmate => Cause::Checkmate,
            PairEndReason::BothMated => Cause::BothMated,
            PairEndReason::Stalemate => Cause::Stalemate,
            PairEndReason::KingsAdjacent | PairEndReason::KingsOnOneSquare => Cause::KingsAdjacent,
            PairEndReason::InsufficientMaterial => Cause::DeadPosition,
            PairEndReason::VoidMove if drawn => Cause::ArbiterDecision,
            PairEndReason::VoidMove => Cause::IllegalMove,
            PairEndReason::Threefold => Cause::Repetition,
            PairEndReason::FiftyPairs => Cause::FiftyMoves,
            PairEndReason::Agreement => Cause::DrawAgreed,
            PairEndReason::Resignation => Cause::Resignation,
            PairEndReason::FlagFall if drawn => Cause::DeadPosition,
            PairEndReason::FlagFall => Cause::FlagFall,
        }
    }

    pub(super) const fn draw(reason: PairEndReason) -> Self {
        Self {
            result: GameResult::Draw,
            reason,
        }
    }

    pub(super) const fn win(winner: Color, reason: PairEndReason) -> Self {
        Self {
            result: GameResult::win_of(winner),
            reason,
        }
    }
}

/// Returns the end by the position after a complete pair (PZSR 8); `None` if the game continues.
pub fn after_pair(position: &PairPosition, rules: &PairRules) -> Option<PairEnd> {
    if position.kings_adjacent() {
        return Some(PairEnd::draw(PairEndReason::KingsAdjacent));
    }
    let white = Prospects::of(position, Color::White);
    let black = Prospects::of(position, Color::Black);
    match (white, black) {
        (Prospects::Mated, Prospects::Mated) => {
            return Some(match rules.pair_both_mated {
                PairBothMated::Draw => PairEnd::draw(PairEndReason::BothMated),
                PairBothMated::WhiteLoses => PairEnd::win(Color::Black, PairEndReason::BothMated),
            });
        }
        (Prospects::Mated, _) => {
            return Some(PairEnd::win(Color::Black, PairEndReason::Checkmate));
        }
        (_, Prospects::Mated) => {
            return Some(PairEnd::win(Color::White, PairEndReason::Checkmate));
        }
        (
            Prospects::Stalemated | Prospects::CanMove,
            Prospects::Stalemated | Prospects::CanMove,
        ) => {}
    }
    let stalemate = match rules.pair_stalemate {
        PairStalemate::EitherPlayer => {
            white == Prospects::Stalemated || black == Prospects::Stalemated
        }
        PairStalemate::BothPlayers => {
            white == Prospects::Stalemated && black == Prospects::Stalemated
        }
    };
    if stalemate {
        return Some(PairEnd::draw(PairEndReason::Stalemate));
    }
    dead(position, rules)
}

/// Returns the end by the position between the two moves of a pair; `None` if the game continues.
///
/// Either the second player has no legal move, or neither side can mate any more.
pub fn before_second(position: &PairPosition, second: Color, rules: &PairRules) -> Option<PairEnd> {
    match Prospects::of(position, second) {
        Prospects::Mated => Some(PairEnd::win(second.other(), PairEndReason::Checkmate)),
        Prospects::Stalemated => Some(PairEnd::draw(PairEndReason::Stalemate)),
        Prospects::CanMove => dead(position, rules),
    }
}

fn dead(position: &PairPosition, rules: &PairRules) -> Option<PairEnd> {
    (rules.pair_dead_position == PairDeadPosition::EndsGame
        && is_dead_by_material(position.board()))
    .then_some(PairEnd::draw(PairEndReason::InsufficientMaterial))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Prospects {
    CanMove,
    Stalemated,
    Mated,
}

impl Prospects {
    fn of(position: &PairPosition, color: Color) -> Self {
        if position.has_legal_move(color) {
            Self::CanMove
        } else if position.in_check(color) {
            Self::Mated
        } else {
            Self::Stalemated
        }
    }
}
