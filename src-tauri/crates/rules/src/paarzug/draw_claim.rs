//! Draws that a player has to claim (PZSR 8: the draw rules of ordinary chess).
//!
//! Not here: a claim with the intended move, which ordinary chess has. Which position a
//! pair leads to depends on the opponent's hidden move as well.

use super::end::PairEndReason;
use super::options::{PairDeadPosition, PairRepetition, PairRules};
use super::position::PairPosition;
use super::resolution::Progress;
use super::right::FirstMoveRight;
use crate::ordinary::material::is_dead_by_material;

/// What a player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PairClaim {
    /// The same position for the third time after a pair.
    Threefold,
    /// Fifty pairs in which no pawn moved and nothing was captured.
    FiftyPairs,
    DeadPosition,
}

/// How many pairs without progress make a draw.
pub const FIFTY_PAIRS: usize = 50;

/// The positions of a game after each pair, as the claims ask for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    positions: Vec<(PairPosition, Vec<FirstMoveRight>)>,
    /// Pairs since the last pawn move or capture.
    quiet_pairs: usize,
}

impl Course {
    /// The course of a game that begins with this position.
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

    /// Pairs since the last pawn move or capture.
    pub const fn quiet_pairs(&self) -> usize {
        self.quiet_pairs
    }

    /// How often the present position has occurred, this time included.
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

    /// The reason for a draw, when the claim is right.
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
