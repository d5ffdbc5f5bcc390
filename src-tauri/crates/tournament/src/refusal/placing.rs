//! Why a player who comes late is not placed, or one who goes home is not let go so.

use kralle_choice::Article;
use kralle_refusal::Refusal;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::{Line, PlayerId, RoundNumber, TeamNumber};

/// Why somebody is not placed in a team of a tournament from pots, or does not leave one so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal, Article)]
#[article(rules: &RuleSet)]
#[refusal(NotNow)]
pub enum PlacingRefusal {
    /// Who goes home has a team, and nothing is said of what becomes of it.
    #[error("what becomes of team {team} is not said")]
    #[article(rules.article(Law::Leaving))]
    TeamUndecided { team: TeamNumber },
    /// The player plays in no team, so that nobody can step in for him.
    #[error("player {} plays in no team", player.0)]
    InNoTeam { player: PlayerId, name: Line },
    /// The team has left: nobody joins it as third.
    #[error("team {team} has left")]
    TeamGone { team: TeamNumber },
    /// The player belongs to a team of two, which cannot spare anybody.
    #[error("team {team} cannot spare player {}", player.0)]
    #[article(rules.article(Law::Teams))]
    NotToSpare {
        player: PlayerId,
        name: Line,
        team: TeamNumber,
    },
    /// In a round robin a new team is given the matches of the rounds it missed, in which this
    /// player has belonged to another team (C.05 annex 1).
    #[error("player {} was in team {team} in round {round}", player.0)]
    #[article(Article::fide("C.05 Annex 1"))]
    BelongedElsewhere {
        player: PlayerId,
        name: Line,
        team: TeamNumber,
        round: RoundNumber,
    },
}
