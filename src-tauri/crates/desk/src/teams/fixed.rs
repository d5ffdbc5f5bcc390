//! Fixed teams with their line-up orders.

use kralle_call::call;
use kralle_rules::law::Law;
use kralle_rules::rule_set::competition::{Leaving, LineUpOrder as OrderRule, Substitutes};
use kralle_tournament::{
    Formation, LARGEST_TEAM, NewTeam, RoundNumber, Team, TeamNumber, Tournament,
};
use kralle_view::capped::capped;
use kralle_view::people;
use kralle_view::people::late_from;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::{article, player_with, refused};
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::teams::view::{
    AbsenceRow, FormationView, StartNumberingView, TeamFields, TeamMemberRow, TeamRow,
};

/// Shows fixed teams with their line-up orders and the method of their numbers.
#[call]
pub(crate) fn teams(desk: &Snapshot, _: Nothing) -> Result<FormationView, RefusalView> {
    view(desk.tournament()?)
}

/// Returns the teams of `tournament` with their members in its next round.
pub(crate) fn view(tournament: &Tournament) -> Result<FormationView, RefusalView> {
    let rules = &tournament.settings.rule_set;
    let round = tournament.next_round();
    let without_team = match tournament.settings.formation {
        Formation::FixedTeams => tournament
            .without_team()
            .map(|id| player_with(tournament, id))
            .collect::<Result<_, _>>()?,
        Formation::PotDraw | Formation::SinglePlayers | Formation::ChangingPartners => Vec::new(),
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
        most_members: capped(LARGEST_TEAM),
    })
}

/// Returns a team's own name, or the names of its players.
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

/// Returns a team with its members in `round`.
pub(crate) fn row(tournament: &Tournament, team: &Team, round: RoundNumber) -> TeamRow {
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

/// Enters a fixed team with its line-up order.
#[call]
pub(crate) fn add_team(desk: &mut Desk, input: TeamFields) -> Result<Overview, RefusalView> {
    let team = crate::teams::parse::team(&input)?;
    let number = desk.tournament()?.teams.len() + 1;
    let said = data([("team", number.into()), ("name", input.name.trim().into())]);
    desk.command(Command::AddTeam, said, |tournament| {
        let members = crate::teams::parse::admit(tournament, &input.members, team.members)?;
        tournament.add_team(NewTeam { members, ..team }).map(drop)
    })
}

wire! {
    /// A team with its new fields.
    pub struct ChangeTeamInput {
        pub number: u16,
        pub team: TeamFields,
        /// The reason; may be `None` until the line-up orders are closed.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Changes the name, the captain or the line-up order of a fixed team.
#[call]
pub(crate) fn change_team(
    desk: &mut Desk,
    input: ChangeTeamInput,
) -> Result<Overview, RefusalView> {
    let number = parse::team(input.number)?;
    let team = crate::teams::parse::team(&input.team)?;
    let reason = parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let mut said = data([
        ("team", input.number.into()),
        ("name", input.team.name.trim().into()),
    ]);
    said.extend(crate::core::refusal::reason(reason.as_ref()));
    desk.command(Command::ChangeTeam, said, |tournament| {
        tournament.change_team(number, team, reason.as_ref())
    })
}

wire! {
    /// A team to remove.
    pub struct RemoveTeamInput {
        pub number: u16,
    }
}

/// Removes a fixed team. Its players stay on the list.
#[call]
pub(crate) fn remove_team(
    desk: &mut Desk,
    input: RemoveTeamInput,
) -> Result<Overview, RefusalView> {
    let number = crate::core::parse::team(input.number)?;
    let name = desk
        .tournament()?
        .team_name(number)
        .map_or("", |name| name.as_str());
    let said = data([("team", input.number.into()), ("name", name.into())]);
    desk.command(Command::RemoveTeam, said, |tournament| {
        tournament.remove_team(number)
    })
}
