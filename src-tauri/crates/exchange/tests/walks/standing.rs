//! Brute-force model of points and ranks.

use kralle_pairing::tie_break::TieBreakKind;
use kralle_rules::rule_set::competition::{ForfeitedEncounter, Withdrawal};
use kralle_tournament::{
    AbsenceWorth, Format, Match, PenaltyKind, RoundNumber, RoundState, TeamNumber, Tournament,
    Verdict,
};

use super::pairs::was_forfeited;

/// Returns the round in which a team leaves for good; `None` if it stays.
fn leaves(t: &Tournament, team: TeamNumber) -> Option<RoundNumber> {
    let mut own = t.absences.iter().filter(|it| it.team == team);
    own.find(|it| it.to.is_none()).map(|it| it.from)
}

/// True if all matches of a team are annulled (S G5).
fn is_annulled(t: &Tournament, team: TeamNumber) -> bool {
    let Some(from) = leaves(t, team) else {
        return false;
    };
    let cycles = match t.settings.format {
        Format::SwissSystem => return false,
        Format::RoundRobin => 1,
        Format::DoubleRoundRobin => 2,
    };
    let played = t
        .rounds
        .iter()
        .filter(|round| round.number < from)
        .flat_map(|round| &round.matches)
        .filter(|it| it.teams.first == team || it.teams.second == team)
        .filter(|it| {
            it.current()
                .outcome
                .as_ref()
                .is_some_and(|it| !was_forfeited(it))
        })
        .count();
    match t.settings.rule_set.competition.withdrawal {
        Withdrawal::RestForfeited => false,
        Withdrawal::AllAnnulled => true,
        Withdrawal::HalfPlayed => 2 * played < cycles * (t.teams.len() - 1),
    }
}

fn counts(t: &Tournament, it: &Match) -> bool {
    it.current().outcome.is_some()
        && !is_annulled(t, it.teams.first)
        && !is_annulled(t, it.teams.second)
}

/// Returns a team's half points in a match; 0 if the match does not count.
fn points_of(t: &Tournament, it: &Match, team: TeamNumber) -> i32 {
    let Some(outcome) = it.current().outcome.as_ref().filter(|_| counts(t, it)) else {
        return 0;
    };
    let scoring = t.settings.scoring;
    let won = match outcome.verdict {
        Verdict::Drawn => return scoring.draw.get().into(),
        Verdict::BothLose => false,
        Verdict::FirstWins => it.teams.first == team,
        Verdict::SecondWins => it.teams.second == team,
    };
    match (won, was_forfeited(outcome)) {
        (true, _) => scoring.win.get().into(),
        (false, false) => scoring.loss.get().into(),
        // An absent team gets nothing.
        (false, true) => 0,
    }
}

/// Returns a team's half points in all rounds, including penalties.
pub fn points(t: &Tournament, team: TeamNumber) -> i32 {
    let mut sum = 0;
    for round in &t.rounds {
        for it in &round.matches {
            if it.teams.first == team || it.teams.second == team {
                sum += points_of(t, it, team);
            }
        }
        if round.state == RoundState::Draft {
            continue;
        }
        if let Some(bye) = round.bye.filter(|bye| bye.team == team) {
            sum += i32::from(bye.points.get());
        }
        let sits = round.bye.is_some_and(|bye| bye.team == team)
            || round
                .matches
                .iter()
                .any(|it| it.teams.first == team || it.teams.second == team);
        let absence = t.absences.iter().find(|it| {
            it.team == team && it.from <= round.number && it.to.is_none_or(|to| round.number <= to)
        });
        if let Some(absence) = absence.filter(|_| !sits) {
            sum += match absence.worth {
                AbsenceWorth::Half => i32::from(t.settings.scoring.draw.get()),
                AbsenceWorth::Nothing => 0,
            };
        }
    }
    for penalty in t.penalties.iter().filter(|it| it.team == team) {
        sum += match penalty.kind {
            PenaltyKind::PointsUp(points) => i32::from(points.get()),
            PenaltyKind::PointsDown(points) => -i32::from(points.get()),
            PenaltyKind::Warning | PenaltyKind::MatchLost(_) | PenaltyKind::Exclusion => 0,
        };
    }
    sum.max(0)
}

fn is_out(t: &Tournament, team: TeamNumber) -> bool {
    let excluded = |it: &&kralle_tournament::Penalty| it.kind == PenaltyKind::Exclusion;
    is_annulled(t, team)
        || t.penalties
            .iter()
            .filter(excluded)
            .any(|it| it.team == team)
}

/// Returns the points of two teams against each other (S W2a); `None` if they have not met.
fn encounter(t: &Tournament, one: TeamNumber, other: TeamNumber) -> Option<(i32, i32)> {
    let forfeits_count = t.settings.format != Format::SwissSystem
        || t.settings.rule_set.competition.forfeited_encounter == ForfeitedEncounter::Counts;
    let mut sums = None;
    for it in t.rounds.iter().flat_map(|round| &round.matches) {
        let both = [it.teams.first, it.teams.second];
        let was_played = it
            .current()
            .outcome
            .as_ref()
            .is_some_and(|it| !was_forfeited(it));
        if both.contains(&one)
            && both.contains(&other)
            && counts(t, it)
            && (was_played || forfeits_count)
        {
            let (a, b) = sums.unwrap_or((0, 0));
            sums = Some((a + points_of(t, it, one), b + points_of(t, it, other)));
        }
    }
    sums
}

/// Returns each team with its best and worst rank.
fn ranks(t: &Tournament) -> Vec<(TeamNumber, u16, u16)> {
    let mut level: Vec<(i32, Vec<TeamNumber>)> = Vec::new();
    let mut out = Vec::new();
    for team in t.teams.iter().map(|team| team.number) {
        let own = points(t, team);
        if is_out(t, team) {
            out.push(team);
        } else if let Some(group) = level.iter_mut().find(|group| group.0 == own) {
            group.1.push(team);
        } else {
            level.push((own, vec![team]));
        }
    }
    level.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    let mut groups: Vec<Vec<TeamNumber>> = Vec::new();
    for (_, group) in level {
        match group[..] {
            [one, other] => match encounter(t, one, other) {
                Some((a, b)) if a > b => groups.extend([vec![one], vec![other]]),
                Some((a, b)) if a < b => groups.extend([vec![other], vec![one]]),
                Some(_) | None => groups.push(group),
            },
            _ => groups.push(group),
        }
    }
    if !out.is_empty() {
        groups.push(out);
    }
    let mut ranks = Vec::new();
    for group in groups {
        let count = |number: usize| u16::try_from(number).unwrap();
        let (from, to) = (count(ranks.len() + 1), count(ranks.len() + group.len()));
        ranks.extend(group.into_iter().map(|team| (team, from, to)));
    }
    ranks
}

/// Checks the standings, without tie-breaks and with a list equal to the regulations.
///
/// # Errors
/// Fails with a description of the difference.
pub fn check(t: &Tournament) -> Result<(), String> {
    for team in t.teams.iter().map(|team| team.number) {
        let said = i32::from(t.points(team, None).get());
        if said != points(t, team) {
            return Err(format!(
                "{team} has {} half points, said {said}",
                points(t, team)
            ));
        }
    }
    let mut own = ranks(t);
    own.sort_unstable();
    for list in [vec![], vec![TieBreakKind::DirectEncounterOfTwo.into()]] {
        let mut it = t.clone();
        it.settings.tie_breaks = list;
        let mut said: Vec<_> = it
            .standings(None)
            .iter()
            .map(|it| (it.team, it.rank.from, it.rank.to))
            .collect();
        said.sort_unstable();
        if said != own {
            let list = &it.settings.tie_breaks;
            return Err(format!("ranks {own:?}, said {said:?} by {list:?}"));
        }
    }
    Ok(())
}
