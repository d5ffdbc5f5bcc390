//! A tournament into a report: the [`header`], each [`entrant`], whose [`members`] they were, what
//! was [`missed`], the boards ([`line_up`]) and points that do not follow from results ([`points`]).

mod entrant;
mod header;
mod line_up;
mod members;
mod missed;
mod order;
mod points;

use std::collections::{BTreeMap, BTreeSet};

use kralle_pairing::event::HalfPoints;
use kralle_tournament::{Formation, PlayerId, Round, RoundState, TeamNumber, Tournament};

use super::{ReportError, national, seating};
use crate::trf::{Overflow, Trf};

/// Writes the published rounds of a tournament.
///
/// # Errors
/// When there are no teams yet, or a report has no columns for so many or such high points, or does
/// not tell who belonged to a team that was formed anew.
pub fn write(tournament: &Tournament) -> Result<Trf, ReportError> {
    let report = Report::of(tournament);
    if report.teams.is_empty() {
        return Err(ReportError::NoEntrants);
    }
    let mut records = report.header();
    records.extend(report.scoring());
    let mut next = 1;
    for (team, members) in &report.teams {
        for player in members {
            // Who changed the team has one line, with the first one.
            if report.numbers.get(player) == Some(&next) {
                records.extend(report.player(*team, *player));
                records.extend(report.national(*player));
                next += 1;
            }
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
    records.extend(report.penalties()?);
    records.extend(seating::remarks(tournament, &report.rounds, |team| {
        report.number(team)
    }));
    let trf = Trf::of_records(records);
    match trf.overflow() {
        Some(Overflow::Points { entrant }) => return Err(ReportError::PointsTooWide { entrant }),
        Some(Overflow::Number { number, most }) => {
            return Err(ReportError::NumberTooWide { number, most });
        }
        None => {}
    }
    if !report.changed.is_empty() {
        // Who was with which team is said by what the teams did: where that is too little, what we
        // write would be another tournament.
        super::read(&trf.to_bytes())?;
    }
    Ok(trf)
}

/// A tournament, its teams with everyone who ever belonged to them, and the players' numbers.
struct Report<'a> {
    tournament: &'a Tournament,
    rounds: Vec<&'a Round>,
    /// In the order of their pairing numbers, with those in their lists.
    teams: Vec<(TeamNumber, Vec<PlayerId>)>,
    numbers: BTreeMap<PlayerId, u16>,
    /// Who stands in the lists of several teams.
    changed: BTreeSet<PlayerId>,
    /// Whom the players were with, by round.
    with: Vec<BTreeMap<PlayerId, TeamNumber>>,
    ranks: BTreeMap<TeamNumber, u16>,
    points: BTreeMap<TeamNumber, HalfPoints>,
    /// The federation that national numbers are of.
    federation: Option<&'a str>,
}

impl<'a> Report<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        let rounds: Vec<&Round> = tournament
            .rounds
            .iter()
            .filter(|round| round.state == RoundState::Published)
            .collect();
        let with = members::with(tournament, &rounds);
        let teams = members::lists(tournament, &with);
        let mut numbers = BTreeMap::new();
        let mut changed = BTreeSet::new();
        for player in teams.iter().flat_map(|(_, players)| players) {
            // Who changed the team keeps the number of the first one.
            let next = u16::try_from(numbers.len() + 1).unwrap_or(u16::MAX);
            if *numbers.entry(*player).or_insert(next) != next {
                changed.insert(*player);
            }
        }
        let standings = tournament.standings(rounds.last().map(|round| round.number));
        Self {
            tournament,
            federation: national::main_federation(tournament, &numbers),
            rounds,
            teams,
            numbers,
            changed,
            with,
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
