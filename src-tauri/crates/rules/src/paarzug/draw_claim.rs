//! Draws that a player has to claim (PZSR 8: the draw rules of ordinary chess).
//!
//! Not here: a claim with the intended move, as in ordinary chess. The position after a pair also
//! depends on the opponent's hidden move.

use super::end::PairEndReason;
use super::options::{PairDeadPosition, PairRepetition, PairRules};
use super::position::PairPosition;
use super::resolution::Progress;
use super::right::FirstMoveRight;
use crate::ordinary::material::is_dead_by_material;

/// The claim of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PairClaim {
    /// The same position for the third time after a pair.
    Threefold,
    /// Fifty pairs without a pawn move or capture.
    FiftyPairs,
    DeadPosition,
}

/// The number of pairs without progress that makes a draw.
pub const FIFTY_PAIRS: usize = 50;

/// The positions of a game after each pair, for draw claims.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    positions: Vec<(PairPosition, Vec<FirstMoveRight>)>,
    /// Pairs since the last pawn move or capture.
    quiet_pairs: usize,
}

impl Course {
    /// Begins the course of a game at this position.
    pub(super) fn from(position: &PairPosition, rights: Vec<FirstMoveRight>) -> Self {
        Self {
            positions: vec![(position.for_repetition(), rights)],
            quiet_pairs: 0,
        }
    }

    /// Adds the position after a pair.
    pub(super) fn push(
        &mut self,
        position: &PairPosition,
        rights: Vec<FirstMoveRight>,
        progress: Progress,
    ) {
        self.quiet_pairs = match progress {
            Progress::None => self.quiet_pairs + 1,
            Progress::PawnOrCapture => 0,
        };
        self.positions.push((position.for_repetition(), rights));
    }

    /// Returns the number of pairs since the last pawn move or capture.
    pub const fn quiet_pairs(&self) -> usize {
        self.quiet_pairs
    }

    /// Counts the occurrences of the current position, including the present one.
    pub fn occurrences(&self, rules: &PairRules) -> usize {
        let Some((now, rights)) = self.positions.last() else {
            return 0;
        };
        self.positions
            .iter()
            .filter(|(position, others)| {
                position == now
                    && match rules.pair_repetition {
                        PairRepetition::WithRights => others == rights,
                        PairRepetition::WithoutRights => true,
                    }
            })
            .count()
    }

    /// Returns the reason for a draw; `None` if the claim is wrong.
    pub fn admits(&self, claim: PairClaim, rules: &PairRules) -> Option<PairEndReason> {
        match claim {
            PairClaim::Threefold => {
                (self.occurrences(rules) >= 3).then_some(PairEndReason::Threefold)
            }
            PairClaim::FiftyPairs => {
                (self.quiet_pairs >= FIFTY_PAIRS).then_some(PairEndReason::FiftyPairs)
            }
            PairClaim::DeadPosition => {
                let (now, _) = self.positions.last()?;
                (rules.pair_dead_position == PairDeadPosition::OnClaim
                    && is_dead_by_material(now.board()))
                .then_some(PairEndReason::InsufficientMaterial)
            }
        }
    }
}
