//! The decisions of the arbiter and the director.

use kralle_call::call;
use kralle_rules::law::Law;
use kralle_rules::rule_set::competition::Leaving;
use kralle_rules::rule_set::option::RuleOption as _;
use kralle_tournament::{
    Absence, Course, Format, HalfPoints, PenaltyKind, PenaltyName, Refusal, TableNumber, Tournament,
};
use kralle_view::changes::{TeamChange, gone};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::refs::{PlayerRef, TeamRef};

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::refused::{article, refused};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::decisions::penalties;
use crate::decisions::penalties::PenaltyView;
use crate::decisions::ties::{DecisionView, decision_view};

wire! {
    /// The article by which the rules in force allow a penalty.
    pub struct PenaltyArticle {
        pub penalty: Named<PenaltyName>,
        pub article: ArticleView,
    }
}

wire! {
    /// A permanent withdrawal of a team or of some of its players.
    pub struct LeftView {
        pub team: TeamRef,
        /// The first round missed.
        pub from: u16,
        pub reason: Option<String>,
        /// True if all matches of the team are annulled.
        pub annulled: bool,
        /// The players who left while the team stays; empty if the whole team left.
        pub gone: Vec<PlayerRef>,
    }
}

wire! {
    /// A re-formed team.
    pub struct ReformedView {
        /// The team with its new members.
        pub team: TeamRef,
        /// The first round of its new members.
        pub from: u16,
        pub reason: String,
        /// The new players in the team; empty for a new team.
        pub joined: Vec<PlayerRef>,
        /// The players who left the team.
        pub left: Vec<PlayerRef>,
    }
}

wire! {
    /// All decisions besides results, and the data for new ones.
    pub struct DecisionsView {
        /// Decided ties, by number of the decision.
        pub ties: Vec<DecisionView>,
        pub tie_article: ArticleView,
        /// The penalties, by number.
        pub penalties: Vec<PenaltyView>,
        /// Final withdrawals, by team; exclusions are among the penalties.
        pub left: Vec<LeftView>,
        /// Re-formed teams, by team and round.
        pub reformed: Vec<ReformedView>,
        /// Every team with its members as of the next round.
        pub teams: Vec<TeamRef>,
        pub without_team: Vec<PlayerRef>,
        /// The first unpublished round.
        pub next_round: u16,
        pub articles: Vec<PenaltyArticle>,
        pub leaving_article: ArticleView,
        /// True if the rules forbid withdrawals: a withdrawal then needs a reason.
        pub leaving_forbidden: bool,
        /// The handling of a withdrawn team's matches; none in the Swiss system, where they count.
        /// The message is `option-withdrawal` with this value as its attribute.
        pub withdrawal: Option<String>,
        pub reform_article: ArticleView,
        /// The reason why teams cannot be re-formed; none if they can.
        pub reform_blocked: Option<RefusalView>,
        /// True if nothing can be decided: the tournament is closed.
        pub closed: bool,
    }
}

/// Shows penalties, withdrawals, re-formed teams, and the possible decisions.
#[call]
pub(crate) fn decisions(
    desk: &Snapshot,
    _: crate::core::wire::Nothing,
) -> Result<DecisionsView, RefusalView> {
    let tournament = desk.tournament()?;
    let rules = &tournament.settings.rule_set;
    let next = tournament.next_round();
    let reform_blocked = tournament.may_reform().err();
    let standings = tournament.standings(None);
    Ok(DecisionsView {
        ties: tournament
            .decisions
            .iter()
            .map(|it| decision_view(it, &standings))
            .collect(),
        tie_article: article(rules.article(Law::FirstPlace)),
        penalties: tournament
            .penalties
            .iter()
            .map(|it| penalties::penalty(tournament, it))
            .collect(),
        left: tournament
            .absences
            .iter()
            .filter(|it| it.to.is_none() && tournament.exclusion_of(it.team).is_none())
            .map(|it| left(tournament, it))
            .collect(),
        reformed: tournament
            .reformed
            .iter()
            .map(|it| {
                let TeamChange { joined, left } = TeamChange::of(tournament, it);
                ReformedView {
                    team: people::team(tournament, it.team, it.from),
                    from: it.from.get(),
                    reason: it.reason.to_string(),
                    joined,
                    left,
                }
            })
            .collect(),
        teams: tournament
            .teams
            .iter()
            .map(|team| people::team(tournament, team.number, next))
            .collect(),
        without_team: tournament
            .without_team()
            .filter_map(|player| people::player_with(tournament, player).ok())
            .collect(),
        next_round: next.get(),
        articles: articles(tournament),
        leaving_article: article(rules.article(Law::Leaving)),
        leaving_forbidden: rules.competition.leaving == Leaving::Forbidden,
        withdrawal: withdrawal(tournament),
        reform_article: article(rules.article(Law::Substitutes)),
        reform_blocked: reform_blocked.map(|refusal: Refusal| refused(&refusal, tournament)),
        closed: tournament.course == Course::Closed,
    })
}

/// The handling of a withdrawn team's matches; `None` in the Swiss system.
pub(crate) fn withdrawal(tournament: &Tournament) -> Option<String> {
    let settings = &tournament.settings;
    match settings.format {
        Format::SwissSystem => None,
        Format::RoundRobin | Format::DoubleRoundRobin => {
            Some(settings.rule_set.competition.withdrawal.name().to_owned())
        }
    }
}

/// Returns the article of each penalty in the rules in force.
pub(crate) fn articles(tournament: &Tournament) -> Vec<PenaltyArticle> {
    // The table and the points are placeholders: the article does not depend on them.
    [
        PenaltyKind::Warning,
        PenaltyKind::MatchLost(TableNumber::at(0)),
        PenaltyKind::PointsDown(HalfPoints(0)),
        PenaltyKind::PointsUp(HalfPoints(0)),
        PenaltyKind::Exclusion,
    ]
    .into_iter()
    .map(|kind| PenaltyArticle {
        penalty: Named(kind.kind()),
        article: article(kind.article(&tournament.settings.rule_set)),
    })
    .collect()
}

/// Returns a final withdrawal.
fn left(tournament: &Tournament, absence: &Absence) -> LeftView {
    let team = people::team(tournament, absence.team, absence.from);
    LeftView {
        gone: gone(tournament, absence, &team.players),
        team,
        from: absence.from.get(),
        reason: absence.reason.as_ref().map(ToString::to_string),
        annulled: tournament.is_annulled(absence.team),
    }
}
