//! Why a penalty is not imposed, or what one stands in the way of.

use kralle_choice::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;
use serde::Serialize;

use crate::{RoundNumber, TableNumber, TeamNumber};

/// Why a penalty was not imposed or lifted, or kept something from being changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Article)]
#[article(rules: &RuleSet)]
#[serde(tag = "code", content = "data")]
pub enum PenaltyRefusal {
    #[error("no penalty {number}")]
    #[serde(rename = "penalty_unknown")]
    Unknown { number: u16 },
    #[error("no points are named")]
    #[serde(rename = "penalty_without_points")]
    NoPoints,
    #[error("more than {most} points")]
    #[serde(rename = "penalty_of_too_many_points")]
    TooManyPoints {
        /// In points.
        most: u16,
    },
    /// The match is lost by a penalty: that is lifted first.
    #[error("team {team} has lost table {table} of round {round} by a penalty")]
    #[serde(rename = "match_lost_by_penalty")]
    #[article(rules.article(Law::Arbiter))]
    MatchLost {
        round: RoundNumber,
        table: TableNumber,
        team: TeamNumber,
    },
}
