//! Brute-force model of points and ranks.

use kralle_pairing::tie_break::TieBreakKind;
use kralle_rules::rule_set::competition::{ForfeitedEncounter, Withdrawal};
use kralle_tournament::{
    AbsenceWorth, Format, Formation, GamesPerMatch, Match, MatchScore, PenaltyKind, PointsKind,
    RoundNumber, RoundState, TeamNumber, Tournament, Verdict,
};

use super::pairs::{is_forfeit, is_open, verdict, was_forfeited};

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
        .filter(|it| sits(it, team))
        .filter(|it| is_played(it))
        .count();
    match t.settings.rule_set.competition.withdrawal {
        Withdrawal::RestForfeited => false,
        Withdrawal::AllAnnulled => true,
        Withdrawal::HalfPlayed => 2 * played < cycles * (t.teams.len() - 1),
    }
}

/// True if a game was played.
fn is_played(it: &Match) -> bool {
    let mut outcomes = it.games.iter().filter_map(|game| game.outcome.as_ref());
    outcomes.any(|outcome| !was_forfeited(outcome))
}

fn counts(t: &Tournament, it: &Match) -> bool {
    !is_open(it) && entrants(it).all(|team| !is_annulled(t, team))
}

/// Returns the teams of both sides, or all four partners.
fn entrants(it: &Match) -> impl Iterator<Item = TeamNumber> {
    [it.sides.first, it.sides.second]
        .into_iter()
        .flat_map(|side| [Some(side.lead()), side.partner()])
        .flatten()
}

/// True if a team plays a match, alone or with a partner.
pub fn sits(it: &Match, team: TeamNumber) -> bool {
    entrants(it).any(|entrant| entrant == team)
}

/// Returns the points that decide the standings.
pub fn deciding(t: &Tournament) -> PointsKind {
    t.settings.match_format.standings_by
}

/// True if a match has points of its own.
fn has_two_scores(t: &Tournament) -> bool {
    let format = t.settings.match_format;
    format.games.most() > 1 && format.score == MatchScore::Match
}

/// Returns the number of results that a round without a match is worth.
fn worth(t: &Tournament, kind: PointsKind) -> i32 {
    if has_two_scores(t) && kind == PointsKind::Match {
        return 1;
    }
    match t.settings.match_format.games {
        GamesPerMatch::All(count) => count.get().into(),
        GamesPerMatch::BestOf(count) => i32::from(count.get()) / 2 + 1,
    }
}

/// Returns a team's half points in a match; 0 if the match does not count.
fn points_of(t: &Tournament, it: &Match, team: TeamNumber, kind: PointsKind) -> i32 {
    if !counts(t, it) {
        return 0;
    }
    if has_two_scores(t) && kind == PointsKind::Match {
        return points_of_result(t, it, team, verdict(it), is_forfeit(it));
    }
    let outcomes = it.games.iter().filter_map(|game| game.outcome.as_ref());
    outcomes
        .map(|it_ended| points_of_result(t, it, team, it_ended.verdict, was_forfeited(it_ended)))
        .sum()
}

fn points_of_result(
    t: &Tournament,
    it: &Match,
    team: TeamNumber,
    verdict: Verdict,
    was_forfeited: bool,
) -> i32 {
    let scoring = t.settings.scoring;
    let won = match verdict {
        Verdict::Drawn => return scoring.draw.get().into(),
        Verdict::BothLose => false,
        Verdict::FirstWins => it.sides.first.has(team),
        Verdict::SecondWins => it.sides.second.has(team),
    };
    match (won, was_forfeited) {
        (true, _) => scoring.win.get().into(),
        (false, false) => scoring.loss.get().into(),
        // An absent team gets nothing.
        (false, true) => 0,
    }
}

/// Returns a team's half points in all rounds, including penalties.
pub fn points(t: &Tournament, team: TeamNumber, kind: PointsKind) -> i32 {
    let mut sum = 0;
    for round in &t.rounds {
        for it in &round.matches {
            if sits(it, team) {
                sum += points_of(t, it, team, kind);
            }
        }
        if round.state == RoundState::Draft {
            continue;
        }
        if let Some(bye) = round.byes.iter().find(|bye| bye.team == team) {
            sum += worth(t, kind) * i32::from(bye.points.get());
        }
        let is_there = round.byes.iter().any(|bye| bye.team == team)
            || round.matches.iter().any(|it| sits(it, team));
        let absence = t.absences.iter().find(|it| {
            it.team == team && it.from <= round.number && it.to.is_none_or(|to| round.number <= to)
        });
        if let Some(absence) = absence.filter(|_| !is_there) {
            sum += match absence.worth {
                AbsenceWorth::Half => worth(t, kind) * i32::from(t.settings.scoring.draw.get()),
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
        let both = [it.sides.first.lead(), it.sides.second.lead()];
        let was_played = is_played(it);
        if both.contains(&one)
            && both.contains(&other)
            && counts(t, it)
            && (was_played || forfeits_count)
        {
            let (a, b) = sums.unwrap_or((0, 0));
            sums = Some((
                a + points_of(t, it, one, deciding(t)),
                b + points_of(t, it, other, deciding(t)),
            ));
        }
    }
    sums
}

/// Returns each team with its best and worst rank. The other points may come before the encounter.
fn ranks(t: &Tournament, by_both: bool) -> Vec<(TeamNumber, u16, u16)> {
    let mut level: Vec<((i32, i32), Vec<TeamNumber>)> = Vec::new();
    let mut out = Vec::new();
    for team in t.teams.iter().map(|team| team.number) {
        let second = by_both && has_two_scores(t);
        let other = if second {
            points(t, team, deciding(t).other())
        } else {
            0
        };
        let own = (points(t, team, deciding(t)), other);
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
            [one, other] if t.settings.formation != Formation::ChangingPartners => {
                match encounter(t, one, other) {
                    Some((a, b)) if a > b => groups.extend([vec![one], vec![other]]),
                    Some((a, b)) if a < b => groups.extend([vec![other], vec![one]]),
                    Some(_) | None => groups.push(group),
                }
            }
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
        for kind in [PointsKind::Match, PointsKind::Game] {
            let counted = i32::from(t.points_of_kind(team, None, kind).get());
            let own = points(t, team, kind);
            if counted != own {
                return Err(format!(
                    "{team} has {own} half points of {kind:?}, not {counted}"
                ));
            }
        }
    }
    let mut lists = vec![vec![]];
    if t.settings.formation != Formation::ChangingPartners {
        lists.push(vec![TieBreakKind::DirectEncounterOfTwo.into()]);
    }
    for list in lists {
        let mut own = ranks(t, list.is_empty());
        own.sort_unstable();
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
