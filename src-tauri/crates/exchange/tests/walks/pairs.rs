//! Brute-force model of meetings, byes and possible pairings.

use kralle_pairing::round_pairing::Unwatched;
use kralle_tournament::{
    Cause, Format, Formation, Match, Outcome, PairingCost, PairingWish, Role, Round, RoundNumber,
    TeamNumber, Tournament, Verdict,
};

use super::squares;
use super::standing::{deciding, points};

/// True if the match was not played.
pub fn was_forfeited(outcome: &Outcome) -> bool {
    outcome.cause == Cause::Forfeit || outcome.cause == Cause::DoubleForfeit
}

/// True if no game of a decided match was played.
pub fn is_forfeit(it: &Match) -> bool {
    let mut games = it.games.iter();
    games.all(|game| game.outcome.as_ref().is_some_and(was_forfeited))
}

/// True if a game of the match has no result.
pub fn is_open(it: &Match) -> bool {
    it.games.iter().any(|game| game.outcome.is_none())
}

/// Returns the games won by each side.
fn wins(it: &Match) -> [usize; 2] {
    [Verdict::FirstWins, Verdict::SecondWins].map(|wanted| {
        let outcomes = it.games.iter().filter_map(|game| game.outcome.as_ref());
        outcomes.filter(|outcome| outcome.verdict == wanted).count()
    })
}

/// Returns the result of a decided match: the side with more games wins.
pub fn verdict(it: &Match) -> Verdict {
    let [first, second] = wins(it);
    let mut outcomes = it.games.iter().filter_map(|game| game.outcome.as_ref());
    if first > second {
        Verdict::FirstWins
    } else if second > first {
        Verdict::SecondWins
    } else if outcomes.all(|outcome| outcome.verdict == Verdict::BothLose) {
        Verdict::BothLose
    } else {
        Verdict::Drawn
    }
}

fn joins(it: &Match, one: TeamNumber, other: TeamNumber) -> bool {
    let (first, second) = (it.sides.first, it.sides.second);
    (first.has(one) && second.has(other)) || (first.has(other) && second.has(one))
}

/// True if two teams were paired in a published round before `before` and did not forfeit (C.04.6
/// C1).
pub fn have_met(t: &Tournament, before: RoundNumber, one: TeamNumber, other: TeamNumber) -> bool {
    let mut met = false;
    for round in &t.rounds {
        for it in &round.matches {
            let forfeited = is_forfeit(it);
            if round.number < before && joins(it, one, other) && !forfeited {
                met = true;
            }
        }
    }
    met
}

/// True if a team had the bye before, or won a forfeited match (C.04.6 C2).
fn had_a_bye(t: &Tournament, before: RoundNumber, team: TeamNumber) -> bool {
    t.rounds
        .iter()
        .filter(|round| round.number < before)
        .any(|round| {
            let bye = round.byes.iter().any(|bye| bye.team == team);
            let won_without_playing = round.matches.iter().any(|it| {
                let winner = match verdict(it) {
                    Verdict::FirstWins => Some(it.sides.first.lead()),
                    Verdict::SecondWins => Some(it.sides.second.lead()),
                    Verdict::Drawn | Verdict::BothLose => None,
                };
                is_forfeit(it) && winner == Some(team)
            });
            bye || won_without_playing
        })
}

/// Returns the color a single player needs (C.04.3 articles 1.6 and 1.7.1): White if `true`.
/// `None` if either will do.
fn needed_color(t: &Tournament, before: RoundNumber, team: TeamNumber) -> Option<bool> {
    let mut colors = Vec::new();
    for round in t.rounds.iter().filter(|round| round.number < before) {
        for it in &round.matches {
            let played = !is_forfeit(it);
            if played && (it.sides.first.lead() == team || it.sides.second.lead() == team) {
                colors.push(it.sides.first.lead() == team);
            }
        }
    }
    let white = colors.iter().filter(|color| **color).count();
    let black = colors.len() - white;
    if black > white + 1 || colors.ends_with(&[false, false]) && white <= black + 1 {
        return Some(true);
    }
    (white > black + 1 || colors.ends_with(&[true, true])).then_some(false)
}

/// True in the last round if a player has more than half of the possible points (C.04.3 1.8).
fn is_topscorer(t: &Tournament, number: RoundNumber, team: TeamNumber) -> bool {
    let most = usize::from(t.settings.scoring.win.get()) * number.index();
    number.index() + 1 >= usize::from(t.rounds_planned())
        && usize::try_from(points(t, team, deciding(t))).is_ok_and(|points| points * 2 > most)
}

/// True if two single players need the same color, and neither is a topscorer (C.04.3 C3).
fn needs_clash(t: &Tournament, number: RoundNumber, one: TeamNumber, other: TeamNumber) -> bool {
    t.settings.formation == Formation::SinglePlayers
        && needed_color(t, number, one).is_some()
        && needed_color(t, number, one) == needed_color(t, number, other)
        && !is_topscorer(t, number, one)
        && !is_topscorer(t, number, other)
}

/// Returns the teams present in a round of a Swiss system.
fn present(t: &Tournament, number: RoundNumber) -> Vec<TeamNumber> {
    let absent = |team: TeamNumber| {
        t.absences
            .iter()
            .any(|it| it.team == team && it.from <= number && it.to.is_none_or(|to| number <= to))
    };
    let teams = t.teams.iter().filter(|team| team.entered <= number);
    teams
        .map(|team| team.number)
        .filter(|team| !absent(*team))
        .collect()
}

/// True if the remaining teams can be paired without a second meeting; tries every pairing.
fn can_be_paired(t: &Tournament, number: RoundNumber, left: &[TeamNumber]) -> bool {
    let Some((first, others)) = left.split_first() else {
        return true;
    };
    let without = |gone: usize| -> Vec<TeamNumber> {
        let all = others.iter().enumerate();
        all.filter(|(index, _)| *index != gone)
            .map(|(_, team)| *team)
            .collect()
    };
    if left.len() % 2 == 1 {
        return left.iter().any(|bye| {
            let rest: Vec<_> = left.iter().copied().filter(|it| it != bye).collect();
            !had_a_bye(t, number, *bye) && can_be_paired(t, number, &rest)
        });
    }
    (0..others.len()).any(|place| {
        !have_met(t, number, *first, others[place])
            && !needs_clash(t, number, *first, others[place])
            && can_be_paired(t, number, &without(place))
    })
}

/// Returns the rounds before `number` with a missing result.
pub fn incomplete(t: &Tournament, number: RoundNumber) -> Vec<RoundNumber> {
    let earlier = t.rounds.iter().filter(|round| round.number < number);
    earlier
        .filter(|round| round.matches.iter().any(is_open))
        .map(|round| round.number)
        .collect()
}

/// The reason why the next round was not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// No pairing is possible.
    Unpairable,
    /// Results are missing.
    Incomplete,
}

/// Checks the result of pairing the next round of a Swiss system.
///
/// # Errors
/// Fails with a description of the difference.
pub fn judge(before: &Tournament, answer: Result<&Round, Why>) -> Result<(), String> {
    let number = RoundNumber::at(before.rounds.len());
    let missing = incomplete(before, number);
    let here = present(before, number);
    match answer {
        Ok(_) if !missing.is_empty() => Err(format!("paired although {missing:?} are open")),
        Ok(round) if before.settings.formation == Formation::ChangingPartners => {
            squares::check(before, round, here)
        }
        Ok(round) => is_legal(before, round, here),
        Err(Why::Incomplete) if missing.is_empty() => Err("incomplete: nothing is open".to_owned()),
        Err(Why::Unpairable) if !here.is_empty() && can_be_paired(before, number, &here) => {
            Err(format!("round {number:?} has a pairing: {here:?}"))
        }
        Err(_) => Ok(()),
    }
}

fn is_legal(t: &Tournament, round: &Round, mut here: Vec<TeamNumber>) -> Result<(), String> {
    let number = round.number;
    let pairs = round
        .matches
        .iter()
        .map(|it| (it.sides.first.lead(), it.sides.second.lead()));
    let again = round.wishes.contains(&PairingWish::SecondMeetings);
    for (one, other) in pairs.clone() {
        if have_met(t, number, one, other) && !again {
            return Err(format!("{one} and {other} meet again in round {number:?}"));
        }
        if needs_clash(t, number, one, other) {
            return Err(format!("{one} and {other} need the same color"));
        }
    }
    let bye = round.byes.first().map(|bye| bye.team);
    if let Some(team) = bye.filter(|team| had_a_bye(t, number, *team)) {
        return Err(format!("{team} has the bye again"));
    }
    let mut sit: Vec<TeamNumber> = pairs.flat_map(|(one, other)| [one, other]).collect();
    sit.extend(bye);
    sit.sort_unstable();
    here.sort_unstable();
    if sit == here {
        Ok(())
    } else {
        Err(format!("{sit:?} sit, {here:?} are there"))
    }
}

/// Compares the tournament's meetings with the model.
///
/// # Errors
/// Fails with a description of the difference.
pub fn check_meetings(t: &Tournament) -> Result<(), String> {
    let next = RoundNumber::at(t.rounds.len());
    for one in t.teams.iter().map(|team| team.number) {
        for other in t.teams.iter().map(|team| team.number) {
            let (own, said) = (
                have_met(t, next, one, other),
                t.have_met_before(next, one, other),
            );
            if one != other && own != said {
                return Err(format!("{one} and {other} have met: {own}, said {said}"));
            }
        }
    }
    if t.settings.format != Format::SwissSystem
        || t.settings.formation == Formation::ChangingPartners
    {
        return Ok(());
    }
    // Two teams that meet again for any reason are a second meeting in the criteria, too.
    let Some(last) = t.rounds.last() else {
        return Ok(());
    };
    let again = last.matches.iter().any(|it| {
        have_met(
            t,
            last.number,
            it.sides.of(Role::First).lead(),
            it.sides.of(Role::Second).lead(),
        )
    });
    let seen = match t.pairing_cost(last.number, &Unwatched) {
        Ok(PairingCost::Changed { criteria, .. }) => criteria.iter().any(|it| it.article == "C1"),
        // No other pairing exists for comparison, or the rounds after a swap contradict each
        // other.
        Ok(PairingCost::NoOther) | Err(_) => again,
        Ok(PairingCost::Own) => false,
    };
    if again == seen {
        Ok(())
    } else {
        Err(format!("second meeting {again}, by the criteria {seen}"))
    }
}
