//! A tournament into a report: the [`header`], each [`entrant`], what was [`missed`], the boards
//! ([`line_up`]) and points that do not follow from results ([`points`]).

mod entrant;
mod header;
mod line_up;
mod missed;
mod points;

use std::collections::BTreeMap;

use kralle_pairing::event::HalfPoints;
use kralle_tournament::{Format, Formation, PlayerId, Round, RoundState, TeamNumber, Tournament};

use super::{ReportError, national};
use crate::trf::{Trf, too_wide};

/// Writes the published rounds of a tournament.
///
/// # Errors
/// When there are no teams yet.
pub fn write(tournament: &Tournament) -> Result<Trf, ReportError> {
    let report = Report::of(tournament);
    if report.teams.is_empty() {
        return Err(ReportError::NoEntrants);
    }
    let mut records = report.header();
    records.extend(report.scoring());
    for (team, members) in &report.teams {
        for player in members {
            records.extend(report.player(*team, *player));
            records.extend(report.national(*player));
        }
    }
    if !report.is_single() {
        for (team, members) in &report.teams {
            records.push(report.team(*team, members));
        }
        records.extend(report.byes());
        records.extend(report.line_ups());
    }
    records.extend(report.absences());
    records.extend(report.other_byes());
    records.extend(report.annulled());
    records.extend(report.penalties());
    if let Some(entrant) = records.iter().find_map(too_wide) {
        return Err(ReportError::PointsTooWide { entrant });
    }
    Ok(Trf::of_records(records))
}

/// A tournament, its teams with everyone who ever belonged to them, and the players' numbers.
struct Report<'a> {
    tournament: &'a Tournament,
    rounds: Vec<&'a Round>,
    /// In the order of their pairing numbers.
    teams: Vec<(TeamNumber, Vec<PlayerId>)>,
    numbers: BTreeMap<PlayerId, u16>,
    ranks: BTreeMap<TeamNumber, u16>,
    points: BTreeMap<TeamNumber, HalfPoints>,
    /// The federation that national numbers are of.
    federation: Option<&'a str>,
}

impl<'a> Report<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        let mut teams = Vec::new();
        let mut numbers = BTreeMap::new();
        let mut next = 1_u16;
        for team in in_pairing_order(tournament) {
            let mut members: Vec<_> = tournament
                .memberships
                .iter()
                .filter(|membership| membership.team == team)
                .collect();
            members.sort_by_key(|membership| (membership.from, membership.order));
            let mut players = Vec::new();
            for membership in members {
                // Who changed the team keeps the number and the line of the first one.
                if let std::collections::btree_map::Entry::Vacant(place) =
                    numbers.entry(membership.player)
                {
                    place.insert(next);
                    next += 1;
                    players.push(membership.player);
                }
            }
            teams.push((team, players));
        }
        let rounds: Vec<&Round> = tournament
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .collect();
        let standings = tournament.standings(rounds.last().map(|round| round.number));
        Self {
            tournament,
            federation: national::main_federation(tournament, &numbers),
            rounds,
            teams,
            numbers,
            ranks: standings
                .iter()
                .map(|standing| (standing.team, standing.rank.from))
                .collect(),
            points: standings
                .iter()
                .map(|standing| (standing.team, standing.points))
                .collect(),
        }
    }

    fn is_single(&self) -> bool {
        self.tournament.settings.formation == Formation::SinglePlayers
    }

    /// The pairing number of a team: its number in the tables where these were drawn, since a report
    /// knows no other, else its own.
    fn number(&self, team: TeamNumber) -> u16 {
        let place = self.teams.iter().position(|(it, _)| *it == team);
        place.map_or(team, TeamNumber::at).get()
    }
}

/// The teams in the order of their pairing numbers.
fn in_pairing_order(tournament: &Tournament) -> Vec<TeamNumber> {
    let drawn = match tournament.settings.format {
        Format::RoundRobin | Format::DoubleRoundRobin => tournament.numbering.as_ref(),
        Format::SwissSystem => None,
    };
    match drawn {
        Some(drawn) => drawn.teams.clone(),
        None => tournament.teams.iter().map(|team| team.number).collect(),
    }
}
