//! The effects of a change of teams, computed from the tournament before and after it.

use kralle_rules::law::Law;
use kralle_rules::rule_set::competition::{Leaving, OddPlayers, Substitutes};
use kralle_rules::rule_set::option::RuleOption as _;
use kralle_tournament::{
    BySide, Bye, Format, Formation, Line, PlayerId, Presence, Refusal, RoundNumber, RoundState,
    Side, Team, TeamNumber, Tournament,
};
use kralle_view::capped::capped;
use kralle_view::people;
use kralle_view::refs::TeamRef;

use crate::core::parse::some_reason;
use crate::core::refusal::RefusalView;
use crate::core::refused::{article, refused};
use crate::players::late_view::{
    ByeChange, ChangedTeam, EffectsView, FormedTeam, LawSaid, LeavingTeam,
};

/// Returns the effects of `change` with a reason, and if it needs one. Fails if it is refused even
/// with a reason.
pub(crate) fn effects(
    before: &Tournament,
    change: impl Fn(&mut Tournament, Option<Line>) -> Result<(), Refusal>,
) -> Result<EffectsView, RefusalView> {
    let with = |reason| {
        let mut after = before.clone();
        change(&mut after, reason)
            .map(|()| after)
            .map_err(|refusal| refused(&refusal, before))
    };
    let needs_reason = with(None).is_err();
    Ok(changes(before, &with(some_reason())?, needs_reason))
}

/// Returns the differences between `before` and `after`.
fn changes(before: &Tournament, after: &Tournament, needs_reason: bool) -> EffectsView {
    let from = before.next_round();
    let (teams_before, teams_after) = (to_pair(before, from).len(), to_pair(after, from).len());
    EffectsView {
        from: from.get(),
        teams_before: capped(teams_before),
        teams_after: capped(teams_after),
        bye: match (teams_before % 2, teams_after % 2) {
            (0, 0) => ByeChange::Nobody,
            (0, _) => ByeChange::Begins,
            (_, 0) => ByeChange::Ends,
            (_, _) => ByeChange::Stays,
        },
        bye_half_points: after.settings.scoring.bye.0,
        changed: before
            .teams
            .iter()
            .filter_map(|team| changed(before, after, team.number, from))
            .collect(),
        formed: after
            .teams
            .iter()
            .skip(before.teams.len())
            .map(|team| formed(after, team, from))
            .collect(),
        leaving: before
            .teams
            .iter()
            .filter(|team| !before.has_left(team.number) && after.has_left(team.number))
            .map(|team| leaving(before, team.number, from))
            .collect(),
        line_ups: before
            .teams
            .iter()
            .filter_map(|team| line_up(before, after, team.number, from))
            .collect(),
        waiting: after
            .waiting()
            .map(|player| player.data.name.to_string())
            .collect(),
        draft_changes: draft(before) != draft(after),
        laws: laws(before, after, from),
        needs_reason,
    }
}

/// Returns the teams for the pairing of round `from`. In a round robin, teams that left keep their
/// place.
pub(crate) fn to_pair(tournament: &Tournament, from: RoundNumber) -> Vec<TeamNumber> {
    let swiss = tournament.settings.format == Format::SwissSystem;
    let teams = tournament.teams.iter().map(|team| team.number);
    teams
        .filter(|team| !swiss || tournament.absence_in(*team, from).is_none())
        .collect()
}

/// Returns the pairings and the byes of the draft; `None` if there is no draft.
fn draft(tournament: &Tournament) -> Option<(Vec<BySide<Side>>, Vec<Bye>)> {
    let last = tournament.rounds.last()?;
    let drafted = last.state == RoundState::Draft;
    drafted.then(|| {
        let pairs = last.matches.iter().map(|it| it.sides).collect();
        (pairs, last.byes.clone())
    })
}

/// Returns a team whose members change or that plays again; `None` for other teams.
fn changed(
    before: &Tournament,
    after: &Tournament,
    team: TeamNumber,
    from: RoundNumber,
) -> Option<ChangedTeam> {
    if after.has_left(team) {
        return None;
    }
    let members = |tournament: &Tournament| -> Vec<_> {
        let members = tournament.members(team, from);
        members.map(|membership| membership.player).collect()
    };
    let is_back = before.has_left(team);
    if members(before) == members(after) && !is_back {
        return None;
    }
    let sits_out = after.planned_line_up(Side::team(team), from).ok();
    let sits_out = sits_out.and_then(|line_up| after.player(line_up.sits_out?).ok());
    Some(ChangedTeam {
        team: people::team(after, team, from),
        half_points: after.points(team, None).0,
        sits_out: sits_out.map(|player| player.data.name.to_string()),
        is_back,
    })
}

/// Returns a fixed team with its new starting players; `None` if they do not change.
fn line_up(
    before: &Tournament,
    after: &Tournament,
    team: TeamNumber,
    from: RoundNumber,
) -> Option<TeamRef> {
    if before.settings.formation != Formation::FixedTeams || after.has_left(team) {
        return None;
    }
    let planned = after.planned_line_up(Side::team(team), from).ok()?;
    if before.planned_line_up(Side::team(team), from) == Ok(planned) {
        return None;
    }
    let mut it = people::team(after, team, from);
    let plays = [Some(planned.pot_1), planned.pot_2];
    it.players
        .retain(|player| plays.contains(&Some(PlayerId(player.id))));
    Some(it)
}

fn formed(after: &Tournament, team: &Team, from: RoundNumber) -> FormedTeam {
    let published = after.rounds.iter().filter(|round| round.number < from);
    let to_play = published
        .clone()
        .flat_map(|round| &round.matches)
        .filter(|it| it.side_of(team.number).is_some() && !it.is_decided())
        .count();
    FormedTeam {
        team: people::team(after, team.number, from),
        half_points: after.points(team.number, None).0,
        missed: capped(published.count() - to_play),
        to_play: capped(to_play),
    }
}

fn leaving(before: &Tournament, team: TeamNumber, from: RoundNumber) -> LeavingTeam {
    let rules = &before.settings.rule_set.competition;
    LeavingTeam {
        team: people::team(before, team, from),
        half_points: before.points(team, None).0,
        withdrawal: match before.settings.format {
            Format::SwissSystem => None,
            Format::RoundRobin | Format::DoubleRoundRobin => {
                Some(rules.withdrawal.name().to_owned())
            }
        },
    }
}

/// Returns the articles of the rules in force that apply to the change.
fn laws(before: &Tournament, after: &Tournament, from: RoundNumber) -> Vec<LawSaid> {
    let rules = &before.settings.rule_set;
    let said = |code: &str, law: Law, forbids| LawSaid {
        code: code.to_owned(),
        article: article(rules.article(law)),
        forbids,
    };
    let mut laws = Vec::new();
    let goes_home = after.players.iter().any(|player| {
        player.data.presence == Presence::Absent
            && before.team_left_behind(player.id).is_some()
            && after.team_left_behind(player.id).is_none()
    });
    if goes_home && rules.competition.leaving == Leaving::Forbidden {
        laws.push(said("leaving", Law::Leaving, true));
    }
    if before.memberships != after.memberships {
        match rules.competition.substitutes {
            Substitutes::DirectorOnly => laws.push(said("reform", Law::Substitutes, false)),
            Substitutes::None => laws.push(said("no_substitutes", Law::Substitutes, true)),
            Substitutes::Allowed => {}
        }
    }
    let sizes = |tournament: &Tournament| -> Vec<usize> {
        let teams = to_pair(tournament, from).into_iter();
        teams
            .map(|team| tournament.members(team, from).count())
            .collect()
    };
    let threes = |sizes: &[usize]| sizes.iter().filter(|size| **size > 2).count();
    let (were, are) = (sizes(before), sizes(after));
    // S G4b allows one team of three, only if the players cannot form teams of two.
    let not_needed = threes(&are) > 1 || are.iter().sum::<usize>() % 2 == 0;
    if threes(&are) > threes(&were) {
        match rules.competition.odd_players {
            OddPlayers::StepInOrThree if not_needed => {
                laws.push(said("three_beyond", Law::OddNumber, true));
            }
            OddPlayers::StepInOrThree => laws.push(said("three", Law::OddNumber, false)),
            OddPlayers::Unregulated => {}
        }
    }
    laws
}
