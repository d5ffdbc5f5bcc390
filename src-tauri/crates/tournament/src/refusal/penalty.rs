//! The reasons for refusing a penalty, or a change that a penalty prevents.

use kralle_choice::Article;
use kralle_refusal::Refusal;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::{RoundNumber, TableNumber, TeamNumber};

/// The reason a penalty was not imposed or lifted, or prevented a change.
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
        /// The limit in points.
        most: u16,
    },
    /// The match is lost by a penalty: lift that first.
    #[error("team {team} has lost table {table} of round {round} by a penalty")]
    #[code("match_lost_by_penalty")]
    #[article(rules.article(Law::Arbiter))]
    MatchLost {
        round: RoundNumber,
        table: TableNumber,
        team: TeamNumber,
    },
}
