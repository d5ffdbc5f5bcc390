//! What the arbiter and the director decided: penalties, who has left, teams formed anew.

use super::lots::{PlayerRef, TeamRef};
use super::refusal::{ArticleView, RefusalView};
use super::wire;

wire! {
    /// What is imposed; the message is `penalty-` and the code with hyphens.
    #[derive(Copy, Eq)]
    pub enum PenaltyName {
        /// A warning.
        Warning,
        /// The match is lost.
        MatchLost,
        /// Points are taken.
        PointsDown,
        /// Points are given.
        PointsUp,
        /// Out of the tournament.
        Exclusion,
    }
}

wire! {
    /// A penalty.
    pub struct PenaltyView {
        /// Its number.
        pub number: u16,
        /// What is imposed.
        pub penalty: PenaltyName,
        /// On whom.
        pub team: TeamRef,
        /// Whose conduct it was; none where it was the team's.
        pub player: Option<PlayerRef>,
        /// The round it was imposed in; of an exclusion the first one missed.
        pub round: u16,
        /// The table of the match lost.
        pub table: Option<u16>,
        /// Half points taken or given.
        pub half_points: Option<u16>,
        /// Why.
        pub reason: String,
        /// Where the rules in force admit it.
        pub article: ArticleView,
    }
}

wire! {
    /// Where the rules in force admit a penalty.
    pub struct PenaltyArticle {
        /// The penalty.
        pub penalty: PenaltyName,
        /// The article.
        pub article: ArticleView,
    }
}

wire! {
    /// Who has left for good.
    pub struct LeftView {
        /// The team.
        pub team: TeamRef,
        /// The first round missed.
        pub from: u16,
        /// Why, if it was said.
        pub reason: Option<String>,
        /// Whether its matches count for nobody.
        pub annulled: bool,
    }
}

wire! {
    /// A team that was formed anew.
    pub struct ReformedView {
        /// The team with its members from then on.
        pub team: TeamRef,
        /// The first round of its new members.
        pub from: u16,
        /// Why.
        pub reason: String,
    }
}

wire! {
    /// Everything decided beside results and ties, and what can be decided now.
    pub struct DecisionsView {
        /// The penalties, by number.
        pub penalties: Vec<PenaltyView>,
        /// Who has left for good, by team; who is excluded is among the penalties.
        pub left: Vec<LeftView>,
        /// Teams formed anew, by team and round.
        pub reformed: Vec<ReformedView>,
        /// Every team with its members as of the next round.
        pub teams: Vec<TeamRef>,
        /// Players of the list who are in no team.
        pub without_team: Vec<PlayerRef>,
        /// The first round that is not published.
        pub next_round: u16,
        /// Where the rules in force admit each penalty.
        pub articles: Vec<PenaltyArticle>,
        /// Where they speak of leaving early.
        pub leaving_article: ArticleView,
        /// Whether they forbid it: it then takes a reason.
        pub leaving_forbidden: bool,
        /// What becomes of the matches of who leaves; none in the Swiss system, where they count.
        /// The message is `option-withdrawal` and the reading as its attribute.
        pub withdrawal: Option<String>,
        /// Where they speak of teams formed anew.
        pub reform_article: ArticleView,
        /// Why teams cannot be formed anew; none when they can.
        pub reform_blocked: Option<RefusalView>,
        /// Whether nothing can be decided any more: the tournament is closed.
        pub closed: bool,
    }
}
