//! The reasons for refusing an absence or its cancellation.

use kralle_choice::Article;
use kralle_refusal::Refusal;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::{RoundNumber, TeamNumber};

/// The reason an absence is not recorded or not canceled.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal, Article)]
#[article(rules: &RuleSet)]
#[refusal(NotNow)]
pub enum AbsenceRefusal {
    /// In a round robin a missed match is forfeited.
    #[error("a match missed in a round robin is forfeited")]
    #[code("absence_in_round_robin")]
    InRoundRobin,
    /// A round robin with an even number of entrants has no free number.
    #[error("no number of the tables is free")]
    #[code("late_entry_in_round_robin")]
    #[article(Article::fide("C.05 Annex 1"))]
    LateEntryInRoundRobin,
    /// The bye in a round robin does not follow the tables.
    #[error("the bye of round {round} is not that of the tables")]
    #[code("late_entry_after_swap")]
    #[article(Article::fide("C.05 Annex 1"))]
    ByeNotByTables { round: RoundNumber },
    /// In a Swiss system rounds are missed, in a round robin matches.
    #[error("what was missed is said for the other format")]
    #[code("late_entry_missed_otherwise")]
    MissedOtherwise,
    /// The numbers do not follow strength, so there is no place by strength.
    #[error("the numbers do not follow strength")]
    #[code("late_number_not_by_strength")]
    NumbersNotByStrength,
    /// The numbers no longer change (C.04.2 article 2.3).
    #[error("the numbers stand once round {round} is published")]
    #[code("late_number_stands")]
    #[article(Article::fide("C.04.2.2.3"))]
    NumbersStand {
        /// The last round in which they could change.
        round: RoundNumber,
    },
    /// A withdrawal has no points.
    #[error("leaving for good brings no points")]
    #[code("leaving_brings_nothing")]
    LeavingBringsNothing,
    #[error("team {team} is absent in round {round} already")]
    #[code("already_absent")]
    AlreadyAbsent {
        team: TeamNumber,
        round: RoundNumber,
    },
    #[error("team {team} is not absent in round {round}")]
    #[code("not_absent")]
    NotAbsent {
        team: TeamNumber,
        round: RoundNumber,
    },
    /// The withdrawing entrant has a result in a round he would miss.
    #[error("team {team} has a result in round {round}")]
    #[code("leaver_has_played")]
    #[article(rules.article(Law::Leaving))]
    HasPlayed {
        team: TeamNumber,
        round: RoundNumber,
    },
    /// The entrant is excluded: lift the exclusion instead.
    #[error("team {team} is excluded")]
    #[code("entrant_excluded")]
    Excluded { team: TeamNumber },
    /// Results of a running round robin would change without a reason.
    #[error("a reason is needed: results of team {team} would change")]
    #[code("absence_changes_results")]
    ChangesResults { team: TeamNumber },
    /// The rules forbid leaving early; an exception needs a reason of the director (S G5).
    #[error("a reason is needed for team {team} to leave early")]
    #[code("leaving_reason_missing")]
    #[article(rules.article(Law::Leaving))]
    ReasonMissing { team: TeamNumber },
}
