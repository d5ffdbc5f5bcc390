//! Why an absence is not kept or not taken back.

use kralle_choice::Article;
use kralle_refusal::Refusal;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::{RoundNumber, TeamNumber};

/// Why an entrant is not let go, or not taken back.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal, Article)]
#[article(rules: &RuleSet)]
#[refusal(NotNow)]
pub enum AbsenceRefusal {
    /// In a round robin a match missed is forfeited.
    #[error("a match missed in a round robin is forfeited")]
    #[code("absence_in_round_robin")]
    InRoundRobin,
    /// In a round robin of an even number everyone has every opponent from the beginning.
    #[error("no number of the tables is free")]
    #[code("late_entry_in_round_robin")]
    #[article(Article::fide("C.05 Annex 1"))]
    LateEntryInRoundRobin,
    /// Who had the bye in a round robin is not who the tables say.
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
        /// The last round for which they could change.
        round: RoundNumber,
    },
    /// Who leaves for good gets no points for it.
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
    /// Who leaves has a result in a round he would miss.
    #[error("team {team} has a result in round {round}")]
    #[code("leaver_has_played")]
    #[article(rules.article(Law::Leaving))]
    HasPlayed {
        team: TeamNumber,
        round: RoundNumber,
    },
    /// The entrant is excluded: the exclusion is lifted instead.
    #[error("team {team} is excluded")]
    #[code("entrant_excluded")]
    Excluded { team: TeamNumber },
    /// Results of a round robin that is going on would change, and nobody says why.
    #[error("a reason is needed: results of team {team} would change")]
    #[code("absence_changes_results")]
    ChangesResults { team: TeamNumber },
    /// The rules forbid leaving early; the director says why it happens all the same (S G5).
    #[error("a reason is needed for team {team} to leave early")]
    #[code("leaving_reason_missing")]
    #[article(rules.article(Law::Leaving))]
    ReasonMissing { team: TeamNumber },
}
