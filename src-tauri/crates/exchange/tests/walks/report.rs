//! Export and import of a tournament: matches, teams and points stay the same, and the pairings
//! can be repeated from the report alone.

use std::collections::BTreeMap;

use kralle_exchange::tournament_report::{ReportError, read, write};
use kralle_exchange::trf::Trf;
use kralle_pairing::event::{Event, Participation, Role as EventRole};
use kralle_pairing::round_pairing::Unwatched;
use kralle_pairing::round_robin::{CycleTurn, Cycles, next_round};
use kralle_pairing::tie_break::{PairingMode, TieBreakKind, rank};
use kralle_pairing::{dutch, team_swiss};
use kralle_rules::rule_set::competition::ForfeitedEncounter;
use kralle_tournament::{
    Acceleration, Format, Formation, Match, PairingCost, PlayerId, PointsKind, Role, RoundNumber,
    RoundState, Seating, SeatingState, TeamNumber, Tournament, Verdict,
};

use kralle_tournament::Game as Played;

use super::pairs::{is_open, was_forfeited};
use super::standing::points;

/// A game as shown in a report: numbers and names of both sides by board, the result, and with
/// partners the names of White and Black by board, as far as they are chosen.
type Game = (
    (Vec<u16>, Vec<String>),
    (Vec<u16>, Vec<String>),
    Option<(Verdict, bool)>,
    Vec<[String; 2]>,
);

/// Returns the numbers of the teams in a report.
fn numbers(t: &Tournament) -> BTreeMap<TeamNumber, u16> {
    let own = || t.teams.iter().map(|team| team.number).collect::<Vec<_>>();
    let order = match (&t.numbering, t.settings.format) {
        (Some(drawn), Format::RoundRobin | Format::DoubleRoundRobin) => drawn.teams.clone(),
        (_, _) => own(),
    };
    (1..)
        .zip(order)
        .map(|(number, team)| (team, number))
        .collect()
}

fn names(t: &Tournament, it: &Match, game: &Played, role: Role) -> Vec<String> {
    let players = it.line_ups.of(role).players();
    let name = |player| t.player(player).unwrap().data.name.to_string();
    let mut names: Vec<String> = players.map(name).collect();
    // An unknown seating is that of the first game.
    let first = it.games.iter().next().and_then(|it| it.seating.seating());
    let seating = game.seating.seating().or(first);
    if role == Role::Second && seating == Some(Seating::Cross) {
        names.reverse();
    }
    names
}

/// Returns the names of White and Black on each board in a game of partners; empty until all is
/// chosen.
fn by_color(t: &Tournament, it: &Match, game: &Played) -> Vec<[String; 2]> {
    let SeatingState::Complete {
        seating,
        white_on_board_1,
    } = game.seating
    else {
        return Vec::new();
    };
    if t.settings.formation != Formation::ChangingPartners {
        return Vec::new();
    }
    let name = |player: Option<PlayerId>| t.player(player.unwrap()).unwrap().data.name.to_string();
    let (first, second) = (&it.line_ups.first, &it.line_ups.second);
    let (meets_1, meets_2) = match seating {
        Seating::Parallel => (Some(second.pot_1), second.pot_2),
        Seating::Cross => (second.pot_2, Some(second.pot_1)),
    };
    let mut boards = [
        [name(Some(first.pot_1)), name(meets_1)],
        [name(meets_2), name(first.pot_2)],
    ];
    if white_on_board_1 == Role::Second {
        for board in &mut boards {
            board.reverse();
        }
    }
    boards.sort();
    boards.to_vec()
}

/// A published round: its games, and the teams with a bye and their half points.
type PlayedRound = (Vec<Game>, Vec<(u16, u16)>);

/// Returns every published round.
fn played(t: &Tournament) -> Vec<PlayedRound> {
    let numbers = numbers(t);
    let games = |it: &Match| -> Vec<Game> {
        let of_match = it.games.iter().map(|game| {
            let side = |role: Role| {
                let mut own: Vec<u16> = it
                    .sides
                    .of(role)
                    .entrants()
                    .map(|it| numbers[&it])
                    .collect();
                own.sort_unstable();
                let mut names = names(t, it, game, role);
                if own.len() > 1 {
                    names.sort();
                }
                (own, names)
            };
            let outcome = game.outcome.as_ref();
            let ended = outcome.map(|outcome| (outcome.verdict, was_forfeited(outcome)));
            (
                side(Role::First),
                side(Role::Second),
                ended,
                by_color(t, it, game),
            )
        });
        of_match.collect()
    };
    let published = |round: &&kralle_tournament::Round| round.state == RoundState::Published;
    t.rounds
        .iter()
        .filter(published)
        .map(|round| {
            let mut games: Vec<Game> = round.matches.iter().flat_map(games).collect();
            games.sort_by_key(|it| it.0.0.clone());
            let byes = round.byes.iter();
            let mut byes: Vec<(u16, u16)> = byes
                .map(|bye| (numbers[&bye.team], bye.points.get()))
                .collect();
            byes.sort_unstable();
            (games, byes)
        })
        .collect()
}

/// True if a team got a new member and has not played a match with them.
fn has_not_played_since_it_changed(t: &Tournament) -> bool {
    let changed = t
        .memberships
        .iter()
        .filter(|it| it.from > RoundNumber::FIRST);
    let played = |team, round: &&kralle_tournament::Round| {
        let mut sides = round
            .matches
            .iter()
            .flat_map(|it| [it.sides.first.lead(), it.sides.second.lead()]);
        round.state == RoundState::Published && sides.any(|it| it == team)
    };
    changed.into_iter().any(|membership| {
        let mut rounds = t.rounds.iter().filter(|round| {
            round.number >= membership.from && membership.to.is_none_or(|to| round.number <= to)
        });
        !rounds.any(|round| played(membership.team, &round))
    })
}

/// Checks that a report preserves the tournament.
///
/// # Errors
/// Fails with a description of the difference.
pub fn check(t: &Tournament, swapped: bool) -> Result<(), String> {
    let bytes = match write(t) {
        Ok(report) => report.to_bytes(),
        // Refused with a reason: memberships are recognized by the matches played.
        Err(ReportError::TeamSize { .. }) if has_not_played_since_it_changed(t) => return Ok(()),
        Err(error) => return Err(format!("not written: {error}")),
    };
    let text = String::from_utf8(bytes.clone()).unwrap();
    compare(t, &bytes, swapped).map_err(|error| format!("{error}\n{text}"))
}

fn compare(t: &Tournament, bytes: &[u8], swapped: bool) -> Result<(), String> {
    let again = read(bytes)
        .map_err(|error| format!("not read: {error}"))?
        .tournament;
    let (own, read_again) = (played(t), played(&again));
    let partners = Formation::ChangingPartners;
    if (t.settings.formation == partners || again.settings.formation == partners)
        && (t.settings.formation, t.settings.format)
            != (again.settings.formation, again.settings.format)
    {
        return Err(format!("read as {:?}", again.settings));
    }
    if own != read_again {
        return Err(format!("played {own:?}\nread {read_again:?}"));
    }
    // Counting forfeits as encounters is a house rule that no report contains.
    let is_usual =
        t.settings.rule_set.competition.forfeited_encounter == ForfeitedEncounter::InRoundRobin;
    // A round robin with swapped teams may be read as a Swiss system.
    let robin = t.settings.format != Format::SwissSystem;
    let numbers = numbers(t);
    for team in t.teams.iter().map(|team| team.number) {
        let read = TeamNumber::new(numbers[&team]).unwrap();
        let both = [PointsKind::Match, PointsKind::Game];
        if both
            .into_iter()
            .any(|it| points(t, team, it) != points(&again, read, it))
        {
            return Err(format!("{team} has other points in the report"));
        }
        let rank = |of: &Tournament, team| {
            let standings = of.standings(None);
            standings
                .iter()
                .find(|it| it.team == team)
                .map(|it| it.rank)
        };
        if is_usual && !(robin && swapped) && rank(t, team) != rank(&again, read) {
            return Err(format!("{team} has another rank in the report"));
        }
    }
    if is_usual && !(robin && swapped) {
        let out = write(&again).map_err(|error| format!("not written again: {error}"))?;
        if has_reformed(t) {
            // For a team of three, the members with the bye are not preserved, but the matches
            // are.
            let third = read(&out.to_bytes()).map_err(|error| format!("not read: {error}"))?;
            if played(&third.tournament) != own {
                return Err("what was played is not the same the second time".to_owned());
            }
        } else if out.to_bytes() != bytes {
            let out = String::from_utf8(out.to_bytes()).unwrap();
            return Err(format!("written again it is:\n{out}\nand was:"));
        }
    }
    pairings(t, bytes, swapped)
}

/// True if a team's members changed.
fn has_reformed(t: &Tournament) -> bool {
    let mut memberships = t.memberships.iter();
    memberships.any(|it| it.to.is_some() || it.from > RoundNumber::FIRST)
}

/// Pairs every round again from the report, as `kralle check` does.
fn pairings(t: &Tournament, bytes: &[u8], swapped: bool) -> Result<(), String> {
    let published = t
        .rounds
        .iter()
        .filter(|it| it.state == RoundState::Published);
    let is_unfinished = published.flat_map(|it| &it.matches).any(is_open);
    if is_unfinished {
        return Ok(());
    }
    let trf = Trf::read(bytes).map_err(|error| error.to_string())?;
    if trf.tournament_type() != Some(type_code(t).as_str()) {
        return Err(format!("record 192 says {:?}", trf.tournament_type()));
    }
    let event = trf
        .to_event()
        .map_err(|error| format!("no event: {error}"))?;
    scores(t, &event)?;
    if t.settings.match_format.has_several_games()
        || t.settings.formation == Formation::ChangingPartners
    {
        // Its rounds are games, which no program pairs one by one; nor those of partners.
        return Ok(());
    }
    for round in event.round_numbers() {
        let number = RoundNumber::at(round.index());
        let is_own = match t.settings.format {
            Format::SwissSystem => {
                let late = t.teams.iter().any(|it| it.entered > RoundNumber::FIRST);
                if late {
                    continue;
                }
                t.pairing_cost(number, &Unwatched) == Ok(PairingCost::Own)
            }
            Format::RoundRobin | Format::DoubleRoundRobin if swapped => continue,
            Format::RoundRobin | Format::DoubleRoundRobin => true,
        };
        let before = event.before(round);
        let mut told: Vec<(u16, u16)> = Vec::new();
        for entrant in event.entrants() {
            let did = event.record(entrant.number, round).participation;
            match (did, did.scheduled_opponent(), did.scheduled_role()) {
                (Participation::AllocatedBye, _, _) => told.push((entrant.number.get(), 0)),
                (_, Some(other), Some(EventRole::First)) => {
                    told.push((entrant.number.get(), other.get()));
                }
                (_, _, _) => {}
            }
        }
        told.sort_unstable();
        let made = paired(t, &trf, &before);
        if (made.as_ref() == Some(&told)) != is_own {
            return Err(format!(
                "round {round} by the report: {told:?}, made: {made:?}, its own: {is_own}"
            ));
        }
    }
    Ok(())
}

/// Returns the expected record 192, which makes every program use the same pairing rules. Swiss
/// team events have preferences of type A (C.04.6 1.7.1) and use match points.
fn type_code(t: &Tournament) -> String {
    let several = t.settings.match_format.has_several_games();
    let system = match (t.settings.formation, t.settings.format) {
        (Formation::ChangingPartners, _) => "OTHER_CHANGING_PARTNERS",
        (_, Format::SwissSystem) if several => "CUSTOM_TEAM_SWISS_MP",
        (_, _) if several => "CUSTOM_TEAM_ROUNDROBIN",
        (Formation::SinglePlayers, Format::SwissSystem) => "FIDE_DUTCH_2026",
        (Formation::SinglePlayers, Format::RoundRobin) => "FIDE_ROUNDROBIN",
        (Formation::SinglePlayers, Format::DoubleRoundRobin) => "FIDE_DOUBLEROUNDROBIN",
        (_, Format::SwissSystem) => "FIDE_TEAM_TYPEA_MP",
        (_, Format::RoundRobin) => "FIDE_TEAM_ROUNDROBIN",
        (_, Format::DoubleRoundRobin) => "FIDE_TEAM_DOUBLEROUNDROBIN",
    };
    match t.settings.acceleration {
        Acceleration::None => system.to_owned(),
        Acceleration::Baku => format!("{system}_BAKU"),
    }
}

/// Pairs the next round of an event by the system of the tournament.
fn paired(t: &Tournament, trf: &Trf, event: &Event) -> Option<Vec<(u16, u16)>> {
    let (pairs, bye): (Vec<_>, _) = match (t.settings.format, t.settings.formation) {
        (Format::SwissSystem, formation) => {
            let round = if formation == Formation::SinglePlayers {
                dutch::pair_round(event)
            } else {
                team_swiss::pair_round(event, &team_swiss::Options::default())
            };
            let round = round.ok()?;
            let pairs = round.pairs.iter().map(|pair| (pair.first, pair.second));
            (pairs.collect(), round.bye)
        }
        (Format::RoundRobin | Format::DoubleRoundRobin, _) => {
            let kind = trf.tournament_type().unwrap_or_default();
            let cycles = if kind.contains("DOUBLE") {
                Cycles::Double
            } else {
                Cycles::Single
            };
            let round = next_round(event, cycles, CycleTurn::default())?;
            (round.pairs, round.bye)
        }
    };
    let pairs = pairs
        .into_iter()
        .map(|(one, other)| (one.get(), other.get()));
    let mut pairs: Vec<_> = pairs.chain(bye.map(|bye| (bye.get(), 0))).collect();
    pairs.sort_unstable();
    Some(pairs)
}

/// Compares the points that `kralle standings` shows for the report, including half points.
fn scores(t: &Tournament, event: &Event) -> Result<(), String> {
    let table = rank(event, &[TieBreakKind::Points.into()], PairingMode::Swiss);
    let numbers = numbers(t);
    for team in t.teams.iter().map(|team| team.number) {
        let shown = table.columns[0].values[usize::from(numbers[&team]) - 1].unwrap();
        let halves = points(t, team, PointsKind::Game);
        let own = format!("{}.{}", halves / 2, halves % 2 * 5);
        let shown = shown.to_string();
        let shown = if shown.contains('.') {
            shown
        } else {
            format!("{shown}.0")
        };
        if shown != own {
            return Err(format!("{team} has {own} points, shown are {shown}"));
        }
    }
    Ok(())
}
