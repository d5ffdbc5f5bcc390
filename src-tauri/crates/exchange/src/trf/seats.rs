//! The team of each player by round.
//!
//! A player who changed the team is in both lists (310), with one line of games. Record 300
//! (match), 320 (bye) or 240 (absence) shows the team in a round. Without such a record, the cell
//! belongs to no team.

use std::collections::BTreeMap;

use super::meaning::requested_kind;
use super::record::{Record, ResultCode, TeamRecord};
use super::{Cell, Trf};

/// The teams of the players. Teams are indexes from 0, in the order of their numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Seats {
    /// The teams of each player, indexed by player number.
    listed: Vec<Vec<usize>>,
    /// The team by player and round (counted from 0), for players in several lists.
    told: BTreeMap<(u16, usize), usize>,
}

impl Seats {
    /// Reads the teams from the file; `teams` are in the order of their numbers.
    pub(crate) fn of(trf: &Trf, teams: &[&TeamRecord]) -> Self {
        let players = teams.iter().flat_map(|record| &record.players);
        let most = players.max().map_or(0, |number| usize::from(*number) + 1);
        let mut listed: Vec<Vec<usize>> = vec![Vec::new(); most];
        for (team, record) in teams.iter().enumerate() {
            for player in &record.players {
                let of_player = &mut listed[usize::from(*player)];
                if of_player.last() != Some(&team) {
                    of_player.push(team);
                }
            }
        }
        let mut seats = Self {
            listed,
            told: BTreeMap::new(),
        };
        if seats.listed.iter().any(|teams| teams.len() > 1) {
            seats.listen(trf);
        }
        seats
    }

    fn listen(&mut self, trf: &Trf) {
        let cells: BTreeMap<u16, &[Option<Cell>]> = trf
            .players()
            .map(|player| (player.number, player.rounds.as_slice()))
            .collect();
        let has = |player: u16, round: usize, is_meant: fn(Cell) -> bool| {
            let cell = cells.get(&player).and_then(|rounds| rounds.get(round));
            cell.copied().flatten().is_some_and(is_meant)
        };
        let shared: Vec<(u16, Vec<usize>)> = (0..=u16::MAX)
            .zip(&self.listed)
            .filter(|(_, teams)| teams.len() > 1)
            .map(|(player, teams)| (player, teams.clone()))
            .collect();
        let index = |number: u16| usize::from(number).checked_sub(1);
        // For a team with a bye or absence: the listed players whose cell has the same kind of
        // bye.
        let mut all_of = |team: usize, round: usize, is_meant: fn(Cell) -> bool| {
            for (player, teams) in &shared {
                if teams.contains(&team) && has(*player, round, is_meant) {
                    self.told.insert((*player, round), team);
                }
            }
        };
        for record in trf.records() {
            if let Record::TeamByes(it) = record {
                for (round, team) in it.teams.iter().enumerate() {
                    if let Some(team) = team.and_then(index) {
                        all_of(team, round, |it| it.result == ResultCode::AllocatedBye);
                    }
                }
            } else if let Record::Byes(it) = record
                && let Some(round) = index(it.round)
            {
                for team in it.entrants.iter().copied().filter_map(index) {
                    all_of(team, round, |it| requested_kind(it.result).is_some());
                }
            }
        }
        for record in trf.records() {
            if let Record::LineUp(it) = record
                && let (Some(round), Some(team)) = (index(it.round), index(it.team))
            {
                for player in it.boards.iter().flatten() {
                    self.told.insert((*player, round), team);
                }
            }
        }
    }

    /// Returns the player's team in a round; `None` if it is unknown.
    pub(crate) fn team(&self, player: u16, round: usize) -> Option<usize> {
        match self.listed(player) {
            [only] => Some(*only),
            [] => None,
            _ => self.told.get(&(player, round)).copied(),
        }
    }

    /// Returns the teams that list a player.
    pub(crate) fn listed(&self, player: u16) -> &[usize] {
        self.listed
            .get(usize::from(player))
            .map_or(&[], Vec::as_slice)
    }

    /// Returns the rounds with a known team, and that team, for a player in several lists.
    pub(crate) fn told(&self, player: u16) -> impl Iterator<Item = (usize, usize)> + '_ {
        let range = (player, 0)..=(player, usize::MAX);
        self.told
            .range(range)
            .map(|((_, round), team)| (*round, *team))
    }
}
