//! Why a penalty is not imposed, or what one stands in the way of.

use kralle_choice::Article;
use kralle_refusal::Refusal;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::{RoundNumber, TableNumber, TeamNumber};

/// Why a penalty was not imposed or lifted, or kept something from being changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal, Article)]
#[article(rules: &RuleSet)]
#[refusal(NotNow)]
pub enum PenaltyRefusal {
    #[error("no penalty {number}")]
    #[code("penalty_unknown")]
    #[refusal(NotFound)]
    Unknown { number: u16 },
    #[error("no points are named")]
    #[code("penalty_without_points")]
    NoPoints,
    #[error("more than {most} points")]
    #[code("penalty_of_too_many_points")]
    TooManyPoints {
        /// In points.
        most: u16,
    },
    /// The match is lost by a penalty: that is lifted first.
    #[error("team {team} has lost table {table} of round {round} by a penalty")]
    #[code("match_lost_by_penalty")]
    #[article(rules.article(Law::Arbiter))]
    MatchLost {
        round: RoundNumber,
        table: TableNumber,
        team: TeamNumber,
    },
}
