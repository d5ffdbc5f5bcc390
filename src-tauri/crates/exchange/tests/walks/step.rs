//! Possible steps in a tournament, chosen by numbers.

use kralle_rules::result::Cause;
use kralle_tournament::{
    Absence, AbsenceWorth, Claimed, Format, Formation, GameAt, GameNumber, HalfPoints, LateEntrant,
    LateEntry, Line, Match, Missed, MissedMatches, NewMembers, NewPenalty, NewTeam, PenaltyKind,
    Refusal, ResultEntry, Role, Round, RoundNumber, RoundState, Seating, TeamMember, TeamNumber,
    Tournament,
};

use super::pairs::is_open;
use crate::report_sample::player;

/// A step: its kind, and three numbers as parameters.
pub type Step = (u8, u16, u16, u16);

fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

/// Returns the number of a new player.
fn newcomer(t: &Tournament) -> u16 {
    60 + u16::try_from(t.players.len()).unwrap()
}

fn pick<T>(all: &[T], by: u16) -> Option<&T> {
    all.get(usize::from(by).checked_rem(all.len())?)
}

fn team(t: &Tournament, by: u16) -> TeamNumber {
    pick(&t.teams, by).unwrap().number
}

fn published(t: &Tournament) -> Vec<RoundNumber> {
    let published = |round: &&Round| round.state == RoundState::Published;
    t.rounds
        .iter()
        .filter(published)
        .map(|it| it.number)
        .collect()
}

/// Returns a random match of a published round.
fn a_match(t: &Tournament, a: u16, b: u16) -> Option<(RoundNumber, Match)> {
    let number = *pick(&published(t), a)?;
    let round = t.round(number).ok()?;
    Some((number, pick(&round.matches, b)?.clone()))
}

/// Advances the tournament: publishes a draft, enters missing results of the newest round, or
/// pairs the next one.
pub fn go_on(t: &mut Tournament, chance: u16) -> Result<(), Refusal> {
    let last = t.rounds.last().cloned();
    match last {
        Some(round) if round.state == RoundState::Draft => t.publish_round(round.number),
        Some(round) if round.matches.iter().any(is_open) => {
            for (index, it) in round.matches.iter().enumerate() {
                let mut by = chance.wrapping_mul(31).wrapping_add(7 * index as u16);
                while let Some(game) = open_game(t, round.number, it) {
                    enter(t, (round.number, it), game, by)?;
                    by = by.wrapping_mul(5).wrapping_add(3);
                }
            }
            Ok(())
        }
        Some(_) | None => t.pair_round().map(drop),
    }
}

/// Returns the first open game of a match; `None` if it is over.
fn open_game(t: &Tournament, round: RoundNumber, it: &Match) -> Option<GameNumber> {
    let round = t.round(round).ok()?;
    let it = round.matches.iter().find(|other| other.table == it.table)?;
    let (number, game) = it.games.current();
    game.outcome.is_none().then_some(number)
}

/// Returns a random game of a match.
fn a_game(it: &Match, by: u16) -> GameNumber {
    GameNumber::at(usize::from(by) % it.games.count())
}

fn enter(
    t: &mut Tournament,
    (round, it): (RoundNumber, &Match),
    game: GameNumber,
    by: u16,
) -> Result<(), Refusal> {
    let (first, second) = (
        Claimed::Team(it.sides.first.lead()),
        Claimed::Team(it.sides.second.lead()),
    );
    let (claimed, cause) = match by % 13 {
        0..=3 => (first, Cause::ArbiterDecision),
        4..=6 => (second, Cause::ArbiterDecision),
        7 | 8 => (Claimed::Drawn, Cause::ArbiterDecision),
        9 => (first, Cause::Forfeit),
        10 => (second, Cause::Forfeit),
        11 => (Claimed::BothLose, Cause::DoubleForfeit),
        _ => (Claimed::BothLose, Cause::ArbiterDecision),
    };
    t.enter_result(&ResultEntry {
        at: GameAt {
            round,
            table: it.table,
            game,
        },
        claimed,
        cause,
        reason: Some(line("Probe")),
    })
}

fn absence(t: &Tournament, a: u16, b: u16, c: u16) -> Absence {
    // The first round must exist.
    let planned = usize::from(t.rounds_planned());
    let from = (t.next_round().index() + usize::from(b % 2)).min(planned.saturating_sub(1));
    let rounds = usize::from(c % 4);
    let to = (rounds > 0 && t.settings.format == Format::SwissSystem)
        .then(|| RoundNumber::at(from + rounds - 1));
    let worth = match to {
        Some(_) if c.is_multiple_of(3) => AbsenceWorth::Half,
        Some(_) | None => AbsenceWorth::Nothing,
    };
    Absence {
        team: team(t, a),
        from: RoundNumber::at(from),
        to,
        worth,
        reason: Some(line("Probe")),
    }
}

fn late(t: &mut Tournament, a: u16, b: u16) -> Result<(), Refusal> {
    let new = newcomer(t);
    let entrant = match t.settings.formation {
        Formation::SinglePlayers | Formation::ChangingPartners => {
            LateEntrant::Player(Box::new(player(new)))
        }
        Formation::PotDraw | Formation::FixedTeams => LateEntrant::Team(NewTeam {
            name: Some(line(&format!("Spät {new}"))),
            captain: None,
            members: [new, new + 1]
                .map(|it| TeamMember::New(Box::new(player(it))))
                .to_vec(),
        }),
    };
    let missed = match t.settings.format {
        Format::SwissSystem if a.is_multiple_of(2) => Missed::Rounds(AbsenceWorth::Half),
        Format::SwissSystem => Missed::Rounds(AbsenceWorth::Nothing),
        Format::RoundRobin | Format::DoubleRoundRobin if a.is_multiple_of(2) => {
            Missed::Matches(MissedMatches::ToPlay)
        }
        Format::RoundRobin | Format::DoubleRoundRobin => Missed::Matches(MissedMatches::Forfeited),
    };
    let number = *pick(&t.late_numbers(), b).unwrap();
    t.take_late_entry(LateEntry {
        entrant,
        number,
        missed,
        reason: Some(line("Probe")),
    })
    .map(drop)
}

fn punish(t: &mut Tournament, a: u16, b: u16, c: u16) -> Result<(), Refusal> {
    let rounds = published(t);
    let Some(round) = pick(&rounds, b).copied() else {
        return Ok(());
    };
    let team = team(t, a);
    let of_team = t.round(round)?.matches.iter();
    let table = of_team.clone().find(|it| it.side_of(team).is_some());
    let (round, kind) = match (c % 8, table) {
        (0..=2, _) => (round, PenaltyKind::PointsDown(HalfPoints(1 + c % 5))),
        (3 | 4, _) => (round, PenaltyKind::PointsUp(HalfPoints(1 + c % 3))),
        (5, Some(it)) => (round, PenaltyKind::MatchLost(it.table)),
        (6, _) => (t.next_round(), PenaltyKind::Exclusion),
        (_, _) => (round, PenaltyKind::Warning),
    };
    t.punish(NewPenalty {
        team,
        player: None,
        round,
        kind,
        reason: line("Probe"),
    })
    .map(drop)
}

/// Changes two teams: they exchange a player, or one gets a new player as a replacement or
/// addition.
fn reform(t: &mut Tournament, a: u16, b: u16, c: u16) -> Result<(), Refusal> {
    let next = t.next_round();
    let (one, other) = (team(t, a), team(t, b));
    let members = |of: TeamNumber| -> Vec<TeamMember> {
        t.members(of, next)
            .map(|it| TeamMember::Entered(it.player))
            .collect()
    };
    let (mut own, mut others) = (members(one), members(other));
    let reason = line("Probe");
    let number = newcomer(t);
    let new = || TeamMember::New(Box::new(player(number)));
    let last = own.len() - 1;
    match c % 5 {
        0 | 1 if one != other => {
            let place = usize::from(c) % own.len();
            let end = others.len() - 1;
            std::mem::swap(&mut own[place], &mut others[end]);
        }
        // The third player of one team joins the other.
        2 if one != other && own.len() > 2 => others.extend(own.pop()),
        3 => own[last] = new(),
        _ => own.push(new()),
    }
    if t.settings.formation == Formation::FixedTeams {
        let name = t.team_name(one).cloned();
        let team = NewTeam {
            name,
            captain: None,
            members: own,
        };
        return t.change_team(one, team, Some(&reason));
    }
    let mut teams = vec![NewMembers {
        team: one,
        members: own,
    }];
    if one != other {
        teams.push(NewMembers {
            team: other,
            members: others,
        });
    }
    t.reform_teams(teams, &reason)
}

fn seat(t: &mut Tournament, a: u16, b: u16, c: u16) -> Result<(), Refusal> {
    let Some((round, it)) = a_match(t, a, b) else {
        return Ok(());
    };
    let side = if c.is_multiple_of(2) {
        Role::First
    } else {
        Role::Second
    };
    let members: Vec<_> = t
        .members(it.sides.of(side).lead(), round)
        .map(|it| it.player)
        .collect();
    let at = GameAt {
        round,
        table: it.table,
        game: a_game(&it, c / 11),
    };
    match c % 5 {
        0 => t.choose_seating(at, Seating::Cross),
        1 => t.choose_colors(at, side),
        2 => t.let_sit_out(round, it.table, *pick(&members, c / 5).unwrap()),
        _ => {
            let one = *pick(&members, c / 5).unwrap();
            let other = *pick(&members, c / 7).unwrap();
            let reason = line("Probe");
            let team = it.sides.of(side).lead();
            t.choose_line_up(round, it.table, team, [one, other], Some(&reason))
        }
    }
}

/// Executes a step, if the tournament permits it.
pub fn take(t: &mut Tournament, (what, a, b, c): Step) -> Result<(), Refusal> {
    let reason = line("Probe");
    match what {
        0 => match a_match(t, a, b) {
            Some((round, it)) => enter(t, (round, &it), a_game(&it, c / 13), c),
            None => Ok(()),
        },
        1 => match a_match(t, a, b) {
            Some((round, it)) => {
                let (table, game) = (it.table, a_game(&it, c));
                t.clear_result(GameAt { round, table, game }, Some(&reason))
            }
            None => Ok(()),
        },
        2 => t.let_be_absent(&absence(t, a, b, c)),
        3 => match pick(&t.absences, a).cloned() {
            Some(it) => t.take_absence_back(it.team, it.from, Some(&reason)),
            None => Ok(()),
        },
        4 => late(t, a, b),
        5 => punish(t, a, b, c),
        6 => match pick(&t.penalties, a).map(|it| it.number) {
            Some(number) => t.lift_penalty(number),
            None => Ok(()),
        },
        7 => reform(t, a, b, c),
        8 => seat(t, a, b, c),
        9 => match t.rounds.last().map(|it| it.number) {
            Some(last) => t.swap_teams(last, team(t, a), team(t, b), Some(&reason)),
            None => Ok(()),
        },
        10 => match t.rounds.last().map(|it| it.number) {
            Some(last) => t.discard_draft(last),
            None => Ok(()),
        },
        11 if t.course == kralle_tournament::Course::Closed => t.reopen(),
        _ => t.close(),
    }
}
