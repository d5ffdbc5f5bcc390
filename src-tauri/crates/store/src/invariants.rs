//! Invariants of every tournament, independent of the commands.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{
    Format, Formation, LotsRecord, Match, PenaltyKind, PlayerId, Role, Round, RoundNumber,
    RoundState, Ruling, TableNumber, TeamNumber, Tournament, is_in_calendar,
};
use serde::Serialize;

/// A violated invariant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "code", content = "data", rename_all = "snake_case")]
pub enum Violation {
    /// Two players share an id.
    #[error("two players have id {}", player.0)]
    PlayerTwice { player: PlayerId },
    /// A reference to a player who is not on the list of players.
    #[error("there is no player {}", player.0)]
    PlayerUnknown { player: PlayerId },
    #[error("player {} has two start numbers", player.0)]
    TwoStartNumbers { player: PlayerId },
    /// Pot 1 is not the upper half (S T1).
    #[error("pot 1 has {pot_1} of {players} players")]
    PotsUneven {
        /// The number of players in pot 1.
        pot_1: u16,
        /// Players in the start list.
        players: usize,
    },
    /// The entrants' numbers do not match their formation: by lot from pots, or assigned to fixed
    /// teams and single players.
    #[error("the numbers are not those of the formation")]
    NumberedOtherwise,
    /// Rounds exist although the entrants have no numbers.
    #[error("there are rounds, but no numbers")]
    RoundsWithoutNumbers,
    /// The date of the tournament or its rating list has a year outside the calendar.
    #[error("{date} is no date of a tournament")]
    DateOutOfCalendar { date: String },
    /// The teams are not numbered from 1 without gaps.
    #[error("team {team} is out of order")]
    TeamOutOfOrder { team: TeamNumber },
    /// The size of a team in a round is outside its formation: two or three from pots, two to six
    /// fixed ones, one alone.
    #[error("team {team} has {players} players in round {round}")]
    TeamSize {
        team: TeamNumber,
        round: RoundNumber,
        players: usize,
    },
    /// A player is in two teams in a round, or in one team twice.
    #[error("player {} has two memberships in round {round}", player.0)]
    TwoMemberships {
        player: PlayerId,
        round: RoundNumber,
    },
    /// The rounds are not numbered from 1 without gaps.
    #[error("round {round} is out of order")]
    RoundOutOfOrder { round: RoundNumber },
    /// A round is published although the previous one is a draft.
    #[error("round {round} is published after a draft")]
    PublishedAfterDraft { round: RoundNumber },
    /// The tables of a round are not numbered from 1 without gaps.
    #[error("table {table} of round {round} is out of order")]
    TableOutOfOrder {
        round: RoundNumber,
        table: TableNumber,
    },
    /// A team is seated never or more than once in a round (S P1), or although it is absent.
    #[error("team {team} sits {times} times in round {round}")]
    SeatedTimes {
        round: RoundNumber,
        team: TeamNumber,
        times: usize,
    },
    /// A line-up names a player outside the team in that round, names one twice, or omits one.
    #[error("the line-up of team {team} in round {round} is not the team")]
    LineUpForeign {
        round: RoundNumber,
        table: TableNumber,
        team: TeamNumber,
    },
    #[error("table {table} of draft {round} has an outcome")]
    OutcomeInDraft {
        round: RoundNumber,
        table: TableNumber,
    },
    /// A match has more or fewer games than the settings admit.
    #[error("table {table} of round {round} has {games} games")]
    GamesOtherwise {
        round: RoundNumber,
        table: TableNumber,
        games: usize,
    },
    /// The round robin numbers do not cover exactly all teams.
    #[error("the table numbers are not of all teams, each once")]
    NumbersForeign,
    /// A match lost by a penalty has another result.
    #[error("penalty {penalty} says that a match is lost, and it is not")]
    PenaltyForeign { penalty: u16 },
    /// A decision names a team that was not tied, or a team twice.
    #[error("decision {decision} names a team that was not level")]
    RulingForeign { decision: u16 },
}

/// Returns all violated invariants of `tournament`; empty for a valid one.
pub fn violations(tournament: &Tournament) -> Vec<Violation> {
    let mut found = Vec::new();
    found.extend(date_violations(tournament));
    found.extend(player_violations(tournament));
    if let Some(lots) = &tournament.lots {
        found.extend(lots_violations(lots));
    }
    if tournament.settings.formation != Formation::PotDraw && tournament.lots.is_some()
        || tournament.settings.formation == Formation::PotDraw
            && tournament.start_numbering.is_some()
    {
        found.push(Violation::NumberedOtherwise);
    }
    if !tournament.rounds.is_empty() && !tournament.is_formed() {
        found.push(Violation::RoundsWithoutNumbers);
    }
    for (index, team) in tournament.teams.iter().enumerate() {
        if team.number != TeamNumber::at(index) {
            found.push(Violation::TeamOutOfOrder { team: team.number });
        }
    }
    if tournament.rounds.is_empty() {
        found.extend(membership_violations(tournament, RoundNumber::FIRST));
    }
    let mut before = RoundState::Published;
    for (index, round) in tournament.rounds.iter().enumerate() {
        if round.number != RoundNumber::at(index) {
            found.push(Violation::RoundOutOfOrder {
                round: round.number,
            });
        }
        if before == RoundState::Draft && round.state == RoundState::Published {
            found.push(Violation::PublishedAfterDraft {
                round: round.number,
            });
        }
        before = round.state;
        found.extend(membership_violations(tournament, round.number));
        found.extend(round_violations(tournament, round));
    }
    found.extend(numbering_violations(tournament));
    found.extend(decision_violations(tournament));
    found.extend(penalty_violations(tournament));
    found
}

/// Returns dates outside the years 1 to 9999.
fn date_violations(tournament: &Tournament) -> impl Iterator<Item = Violation> {
    let settings = &tournament.settings;
    let dates = [settings.date, settings.rating_list.date];
    let foreign = dates.into_iter().flatten();
    foreign
        .filter(|date| !is_in_calendar(*date))
        .map(|date| Violation::DateOutOfCalendar {
            date: date.to_string(),
        })
}

/// Returns duplicate ids, and references to unknown players.
fn player_violations(tournament: &Tournament) -> Vec<Violation> {
    let mut known = BTreeSet::new();
    let mut found: Vec<Violation> = tournament
        .players
        .iter()
        .filter(|player| !known.insert(player.id))
        .map(|player| Violation::PlayerTwice { player: player.id })
        .collect();
    let start_list = tournament.lots.iter().flat_map(|lots| &lots.start_list);
    let members = tournament.memberships.iter().map(|it| &it.player);
    let named: BTreeSet<PlayerId> = tournament
        .by_hand
        .iter()
        .chain(start_list)
        .chain(members)
        .copied()
        .collect();
    found.extend(
        named
            .difference(&known)
            .map(|player| Violation::PlayerUnknown { player: *player }),
    );
    found
}

/// Returns duplicate start numbers, and a pot 1 that is not the upper half (S T1, S G4b).
fn lots_violations(lots: &LotsRecord) -> Vec<Violation> {
    let mut seen = BTreeSet::new();
    let mut found: Vec<Violation> = lots
        .start_list
        .iter()
        .filter(|player| !seen.insert(**player))
        .map(|player| Violation::TwoStartNumbers { player: *player })
        .collect();
    let players = lots.start_list.len();
    if usize::from(lots.pot_1) != players / 2 {
        found.push(Violation::PotsUneven {
            pot_1: lots.pot_1,
            players,
        });
    }
    found
}

/// Returns teams of a wrong size for their formation, and players in two teams (S G2, S G4b). A
/// team that has not entered yet needs no players; the players of an unpaired team may play
/// elsewhere.
fn membership_violations(tournament: &Tournament, round: RoundNumber) -> Vec<Violation> {
    let mut found = Vec::new();
    let size = tournament.settings.formation.team_size();
    let mut members = BTreeSet::new();
    let mut sizes: BTreeMap<TeamNumber, usize> = tournament
        .teams
        .iter()
        .map(|team| (team.number, 0))
        .collect();
    let memberships = tournament.memberships.iter();
    for membership in memberships.filter(|membership| membership.holds_in(round)) {
        *sizes.entry(membership.team).or_default() += 1;
        if !members.insert(membership.player) {
            found.push(Violation::TwoMemberships {
                player: membership.player,
                round,
            });
        }
    }
    found.extend(
        sizes
            .into_iter()
            .filter(|(team, players)| {
                let short = players < size.start() && needs_nobody(tournament, *team, round);
                !size.contains(players) && !short
            })
            .map(|(team, players)| Violation::TeamSize {
                team,
                round,
                players,
            }),
    );
    found
}

/// True if `team` may have too few players in `round`: it enters later, or the Swiss system pairs
/// the others without it.
fn needs_nobody(tournament: &Tournament, team: TeamNumber, round: RoundNumber) -> bool {
    let mut teams = tournament.teams.iter();
    let is_late = teams.any(|other| other.number == team && other.entered > round);
    is_late
        || tournament.settings.format == Format::SwissSystem
            && tournament.absence_in(team, round).is_some()
}

/// Returns teams not seated exactly once, and line-ups outside their team.
fn round_violations(tournament: &Tournament, round: &Round) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut times: BTreeMap<TeamNumber, usize> = tournament
        .teams
        .iter()
        .map(|team| (team.number, 0))
        .collect();
    let mut members: BTreeMap<TeamNumber, BTreeSet<PlayerId>> = BTreeMap::new();
    let memberships = tournament.memberships.iter();
    for membership in memberships.filter(|membership| membership.holds_in(round.number)) {
        members
            .entry(membership.team)
            .or_default()
            .insert(membership.player);
    }
    for (index, it) in round.matches.iter().enumerate() {
        if it.table != TableNumber::at(index) {
            found.push(Violation::TableOutOfOrder {
                round: round.number,
                table: it.table,
            });
        }
        let games = it.games.count();
        if !tournament.settings.match_format.games.admits(games) {
            found.push(Violation::GamesOtherwise {
                round: round.number,
                table: it.table,
                games,
            });
        }
        if round.state == RoundState::Draft && it.has_results() {
            found.push(Violation::OutcomeInDraft {
                round: round.number,
                table: it.table,
            });
        }
        for role in [Role::First, Role::Second] {
            let side = *it.sides.of(role);
            for team in side.entrants() {
                *times.entry(team).or_default() += 1;
            }
            let of_side: BTreeSet<PlayerId> = side
                .entrants()
                .filter_map(|team| members.get(&team))
                .flatten()
                .copied()
                .collect();
            if !is_of_side(tournament, it, role, &of_side) {
                found.push(Violation::LineUpForeign {
                    round: round.number,
                    table: it.table,
                    team: side.lead(),
                });
            }
        }
    }
    for bye in &round.byes {
        *times.entry(bye.team).or_default() += 1;
    }
    // In a round robin an absent team keeps its place: the match is forfeited.
    let pairs_others = tournament.settings.format == Format::SwissSystem;
    found.extend(
        times
            .into_iter()
            .filter(|(team, times)| {
                let absent = pairs_others && tournament.absence_in(*team, round.number).is_some();
                *times != usize::from(!absent)
            })
            .map(|(team, times)| Violation::SeatedTimes {
                round: round.number,
                team,
                times,
            }),
    );
    found
}

/// True if a line-up names the right number of `members`, each once, and no one else. A drawn team
/// and two partners: everyone, the third as sitting out (S G4b); a fixed team: two (O 10.1); a
/// single entrant: the only one.
fn is_of_side(
    tournament: &Tournament,
    it: &Match,
    role: Role,
    members: &BTreeSet<PlayerId>,
) -> bool {
    let line_up = it.line_ups.of(role);
    let named: Vec<PlayerId> = line_up.players().chain(line_up.sits_out).collect();
    let distinct: BTreeSet<PlayerId> = named.iter().copied().collect();
    let of_side = distinct.is_subset(members);
    let complete = match tournament.settings.formation {
        Formation::PotDraw => line_up.pot_2.is_some() && *members == distinct,
        Formation::FixedTeams => line_up.pot_2.is_some() && line_up.sits_out.is_none(),
        Formation::SinglePlayers => named.len() == 1,
        Formation::ChangingPartners => {
            it.sides.of(role).partner().is_some() && named.len() == 2 && *members == distinct
        }
    };
    distinct.len() == named.len() && of_side && complete
}

/// Finds round robin numbers that are not one for each team (C.05 annex 2); `None` before they are
/// drawn.
fn numbering_violations(tournament: &Tournament) -> Option<Violation> {
    let numbering = tournament.numbering.as_ref()?;
    let numbered: BTreeSet<TeamNumber> = numbering.teams.iter().copied().collect();
    let teams: BTreeSet<TeamNumber> = tournament.teams.iter().map(|team| team.number).collect();
    let each_once = numbered.len() == numbering.teams.len() && numbered == teams;
    (!each_once).then_some(Violation::NumbersForeign)
}

/// Returns penalties whose match has another result.
fn penalty_violations(tournament: &Tournament) -> impl Iterator<Item = Violation> + '_ {
    tournament.penalties.iter().filter_map(|penalty| {
        let PenaltyKind::MatchLost(table) = penalty.kind else {
            return None;
        };
        let it = tournament.match_at(penalty.round, table).ok();
        let is_lost = it.is_some_and(|it| {
            let side = it.side_of(penalty.team);
            side.is_some() && it.verdict().is_some_and(|it| it.winner() != side)
        });
        (!is_lost).then_some(Violation::PenaltyForeign {
            penalty: penalty.number,
        })
    })
}

/// Returns rulings that name teams that were not tied, or a team twice (S W2b, S W2c).
fn decision_violations(tournament: &Tournament) -> Vec<Violation> {
    let decisions = tournament.decisions.iter();
    decisions
        .filter(|decision| {
            let (Ruling::Order(ruled) | Ruling::JointWinners(ruled)) = &decision.ruling;
            let distinct: BTreeSet<&TeamNumber> = ruled.iter().collect();
            distinct.len() != ruled.len() || ruled.iter().any(|team| !decision.tied.contains(team))
        })
        .map(|decision| Violation::RulingForeign {
            decision: decision.number,
        })
        .collect()
}
