//! The reasons for refusing to place a latecomer, or a departure.

use kralle_choice::Article;
use kralle_refusal::Refusal;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;

use crate::{Line, PlayerId, RoundNumber, TeamNumber};

/// The reason a player does not join or leave a team of a tournament from pots.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal, Article)]
#[article(rules: &RuleSet)]
#[refusal(NotNow)]
pub enum PlacingRefusal {
    /// The departing player has a team, and no choice was made for it.
    #[error("what becomes of team {team} is not said")]
    #[article(rules.article(Law::Leaving))]
    TeamUndecided { team: TeamNumber },
    /// The player is in no team, so no one can replace him.
    #[error("player {} plays in no team", player.0)]
    InNoTeam { player: PlayerId, name: Line },
    /// The team has withdrawn: it takes no third player.
    #[error("team {team} has left")]
    TeamGone { team: TeamNumber },
    /// The player belongs to a team of two, which cannot spare a player.
    #[error("team {team} cannot spare player {}", player.0)]
    #[article(rules.article(Law::Teams))]
    NotToSpare {
        player: PlayerId,
        name: Line,
        team: TeamNumber,
    },
    /// The player belonged to another team in an earlier round. In a round robin, a new team gets the
    /// matches of those rounds, too (C.05 annex 1).
    #[error("player {} was in team {team} in round {round}", player.0)]
    #[article(Article::fide("C.05 Annex 1"))]
    BelongedElsewhere {
        player: PlayerId,
        name: Line,
        team: TeamNumber,
        round: RoundNumber,
    },
}
