//! Export of a tournament as a report.
//!
//! The parts are the [`header`], the players and teams ([`entrant`], [`members`]), and byes and
//! absences ([`missed`]). The boards ([`line_up`]), virtual points ([`acceleration`]) and points that
//! do not follow from results ([`points`]) complete it.

mod acceleration;
mod entrant;
mod header;
mod line_up;
mod members;
mod missed;
mod order;
mod points;

use std::collections::{BTreeMap, BTreeSet};

use kralle_pairing::event::HalfPoints;
use kralle_tournament::{
    Formation, PlayerId, Round, RoundNumber, RoundState, TeamNumber, Tournament,
};

use super::game_rounds::{self, GameRounds};
use super::{ReportError, national, partners, points as scored, seating};
use crate::trf::{Overflow, Trf};

/// Creates a report of the published rounds of a tournament.
///
/// # Errors
/// Fails if the tournament has no teams yet, or numbers or points have more digits than the
/// report's columns. Also fails if the report could not express the memberships after a change of
/// teams.
pub fn write(tournament: &Tournament) -> Result<Trf, ReportError> {
    let report = Report::of(tournament);
    if report.teams.is_empty() {
        return Err(ReportError::NoEntrants);
    }
    let mut records = report.header();
    records.extend(report.scoring());
    records.extend(report.accelerations());
    let mut next = 1;
    for (team, members) in &report.teams {
        for player in members {
            // A player who changed the team has one line, with the first team.
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
    records.extend(game_rounds::remark(tournament.settings.match_format));
    let number = |team| report.number(team);
    records.extend(partners::remarks(tournament, &report.rounds, number));
    records.extend(seating::remarks(tournament, &report.rounds, number));
    let trf = Trf::of_records(records);
    match trf.overflow() {
        Some(Overflow::Points { entrant }) => return Err(ReportError::PointsTooWide { entrant }),
        Some(Overflow::Number { number, most }) => {
            return Err(ReportError::NumberTooWide { number, most });
        }
        None => {}
    }
    if !report.changed.is_empty() {
        // Results show which team such a player belonged to. If they show too little, the report
        // would be read as a different tournament.
        super::read(&trf.to_bytes())?;
    }
    Ok(trf)
}

/// A tournament with the data for its report.
struct Report<'a> {
    tournament: &'a Tournament,
    rounds: Vec<&'a Round>,
    games: GameRounds,
    /// The teams in the order of their pairing numbers, with all players ever in their lists.
    teams: Vec<(TeamNumber, Vec<PlayerId>)>,
    numbers: BTreeMap<PlayerId, u16>,
    /// The players in the lists of several teams.
    changed: BTreeSet<PlayerId>,
    /// The team of each player, by round.
    with: Vec<BTreeMap<PlayerId, TeamNumber>>,
    ranks: BTreeMap<TeamNumber, u16>,
    points: BTreeMap<TeamNumber, HalfPoints>,
    /// The federation of record 172; `None` without national numbers.
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
            // A player who changed the team keeps the number from the first team.
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
            games: GameRounds::of(tournament.settings.match_format),
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
                .map(|standing| (standing.team, scored::of_games(tournament, standing.team)))
                .collect(),
        }
    }

    /// Returns the places of all games among the rounds of the report.
    fn indexes(&self) -> std::ops::Range<usize> {
        0..self.games.index(self.rounds.len(), 0)
    }

    /// Returns the numbers in the report of the rounds that a bye or an absence covers.
    fn covered(&self, round: RoundNumber) -> impl Iterator<Item = u16> + use<> {
        let games = self.games;
        (0..games.worth).map(move |game| games.number(round, game))
    }

    fn is_single(&self) -> bool {
        self.tournament.settings.formation.has_single_entrants()
    }

    fn has_changing_partners(&self) -> bool {
        self.tournament.settings.formation == Formation::ChangingPartners
    }

    /// Returns the pairing number of a team. In a round robin, it is the number drawn for the
    /// tables, because a report has no other; otherwise the team's own number.
    fn number(&self, team: TeamNumber) -> u16 {
        let place = self.teams.iter().position(|(it, _)| *it == team);
        place.map_or(team, TeamNumber::at).get()
    }
}
