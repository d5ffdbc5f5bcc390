//! Shows what the arbiter and the director decided, and what they can decide now.

use kralle_rules::law::Law;
use kralle_rules::rule_set::competition::Leaving;
use kralle_rules::rule_set::option::RuleOption as _;
use kralle_tournament::{
    Absence, Course, Format, HalfPoints, PenaltyKind, Refusal, TableNumber, Tournament,
};

use crate::desk::Desk;
use crate::show::refusal::{article, refused};
use crate::show::{penalty, people};
use crate::view::decisions::{DecisionsView, LeftView, PenaltyArticle, ReformedView};
use crate::view::refusal::RefusalView;

/// Shows what was decided beside results and ties.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<DecisionsView, RefusalView> {
    let tournament = desk.tournament()?;
    let rules = &tournament.settings.rule_set;
    let next = tournament.next_round();
    let reform_blocked = tournament.may_reform().err();
    Ok(DecisionsView {
        penalties: tournament
            .penalties
            .iter()
            .map(|it| penalty::penalty(tournament, it))
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
            .map(|it| ReformedView {
                team: people::team(tournament, it.team, it.from),
                from: it.from.get(),
                reason: it.reason.to_string(),
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
        withdrawal: match tournament.settings.format {
            Format::SwissSystem => None,
            Format::RoundRobin | Format::DoubleRoundRobin => {
                Some(rules.competition.withdrawal.name().to_owned())
            }
        },
        reform_article: article(rules.article(Law::Substitutes)),
        reform_blocked: reform_blocked.map(|refusal: Refusal| refused(&refusal, tournament)),
        closed: tournament.course == Course::Closed,
    })
}

/// Where the rules in force admit each penalty.
fn articles(tournament: &Tournament) -> Vec<PenaltyArticle> {
    // What it takes to lose a match or points is named only when the penalty is imposed.
    [
        PenaltyKind::Warning,
        PenaltyKind::MatchLost(TableNumber::at(0)),
        PenaltyKind::PointsDown(HalfPoints(0)),
        PenaltyKind::PointsUp(HalfPoints(0)),
        PenaltyKind::Exclusion,
    ]
    .into_iter()
    .map(|kind| PenaltyArticle {
        penalty: kind.into(),
        article: article(kind.article(&tournament.settings.rule_set)),
    })
    .collect()
}

/// Somebody who has left for good.
fn left(tournament: &Tournament, absence: &Absence) -> LeftView {
    LeftView {
        team: people::team(tournament, absence.team, absence.from),
        from: absence.from.get(),
        reason: absence.reason.as_ref().map(ToString::to_string),
        annulled: tournament.is_annulled(absence.team),
    }
}
