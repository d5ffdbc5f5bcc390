//! Shows fixed teams with their line-up orders: the data of the line-up report.

use kralle_rules::law::Law;
use kralle_rules::rule_set::competition::{Leaving, LineUpOrder as OrderRule, Substitutes};
use kralle_tournament::{Formation, LARGEST_TEAM, RoundNumber, Team, TeamNumber, Tournament};

use crate::desk::Desk;
use crate::show::people;
use crate::show::refusal::{article, refused};
use crate::view::refusal::RefusalView;
use crate::view::teams::{AbsenceRow, FormationView, StartNumberingView, TeamMemberRow, TeamRow};

/// Shows fixed teams with their line-up orders.
pub(crate) fn run(desk: &mut Desk, _: super::Nothing) -> Result<FormationView, RefusalView> {
    view(desk.tournament()?)
}

/// The teams of `tournament` as they stand for its next round.
pub(crate) fn view(tournament: &Tournament) -> Result<FormationView, RefusalView> {
    let rules = &tournament.settings.rule_set;
    let round = tournament.next_round();
    let without_team = match tournament.settings.formation {
        Formation::FixedTeams => tournament
            .without_team()
            .map(|id| people::player_with(tournament, id))
            .collect::<Result<_, _>>()?,
        Formation::PotDraw | Formation::SinglePlayers => Vec::new(),
    };
    Ok(FormationView {
        teams: tournament
            .teams
            .iter()
            .map(|team| row(tournament, team, round))
            .collect(),
        without_team,
        numbering: tournament
            .start_numbering
            .as_ref()
            .map(|numbering| StartNumberingView {
                seed: numbering.seed.as_str().to_owned(),
                order: numbering.order.into(),
                top_role: numbering.top_role.into(),
            }),
        numbers_blocked: tournament
            .may_give_numbers()
            .err()
            .map(|refusal| refused(&refusal, tournament)),
        absences: tournament
            .absences
            .iter()
            .map(|absence| AbsenceRow {
                team: absence.team.get(),
                name: name(tournament, absence.team, absence.from),
                from: absence.from.get(),
                to: absence.to.map(RoundNumber::get),
                worth: absence.worth.into(),
                reason: absence.reason.as_ref().map(ToString::to_string),
            })
            .collect(),
        next_round: round.get(),
        late_from: late_from(tournament),
        leaving_forbidden: rules.competition.leaving == Leaving::Forbidden,
        closed: tournament.line_ups_are_closed(),
        director_may_change: rules.competition.substitutes == Substitutes::DirectorOnly,
        article: article(rules.article(Law::LineUp)),
        substitutes_article: article(rules.article(Law::Substitutes)),
        order_is_kept: rules.competition.line_up == OrderRule::RankingList,
        most_members: u16::try_from(LARGEST_TEAM).unwrap_or(u16::MAX),
    })
}

/// The round from which someone plays who enters late; none where nobody can.
pub(super) fn late_from(tournament: &Tournament) -> Option<u16> {
    let next = tournament.next_round().get();
    tournament.must_take_late_entries().is_ok().then_some(next)
}

/// A team's own name, or the names of its players.
fn name(tournament: &Tournament, team: TeamNumber, round: RoundNumber) -> String {
    match tournament.team_name(team) {
        Some(name) => name.to_string(),
        None => tournament
            .team_players(team, round)
            .map(|player| player.data.name.as_str())
            .collect::<Vec<_>>()
            .join(" · "),
    }
}

/// A team with its members as of `round`.
fn row(tournament: &Tournament, team: &Team, round: RoundNumber) -> TeamRow {
    TeamRow {
        number: team.number.get(),
        name: team.name.as_ref().map(ToString::to_string),
        captain: team.captain.as_ref().map(ToString::to_string),
        members: tournament
            .members(team.number, round)
            .filter_map(|membership| {
                let player = tournament.player(membership.player).ok()?;
                Some(TeamMemberRow {
                    order: membership.order.0,
                    player: people::player(tournament, player),
                    substitute: membership.order.0 > 2,
                    presence: player.data.presence.into(),
                })
            })
            .collect(),
        strength_doubled: tournament.strength(team.number),
    }
}
