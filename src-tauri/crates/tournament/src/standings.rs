//! The order of the teams (S W2): points, then direct encounter of exactly two, then for first
//! place the director.
//!
//! Begin at [`Tournament::standings`]. Below first place teams that stay level share their ranks
//! and nobody is asked; an open tie for first place keeps the tournament from being closed.

use kralle_rules::rule_set::competition::FirstPlace;

use crate::{Decision, HalfPoints, RoundNumber, Ruling, TeamNumber, Tournament};

/// The ranks a team holds: one, or several shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank {
    /// The best of them, from 1.
    pub from: u16,
    /// The worst of them.
    pub to: u16,
}

/// Why a team holds its rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tie {
    /// By points alone.
    None,
    /// By direct encounter of exactly two (S W2a), won or lost.
    DirectEncounter,
    /// Level below first place: the ranks are shared.
    Shared,
    /// Level at first place: the director decides (S W2b).
    FirstPlaceOpen,
    /// By the decision of this number (S W2b).
    Decided(u16),
    /// Winner together with others, by the decision of this number (S W2c).
    JointWinner(u16),
}

/// A line of the standings (German: *Tabelle*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The ranks held.
    pub rank: Rank,
    /// The team.
    pub team: TeamNumber,
    /// Its points.
    pub points: HalfPoints,
    /// Points against the one other team that is level, where exactly two are and they have met.
    pub direct_encounter: Option<DirectEncounter>,
    /// Why the rank is held.
    pub tie: Tie,
}

/// What a team scored against the one other team that is level with it (S W2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DirectEncounter {
    /// The other team.
    pub opponent: TeamNumber,
    /// The team's points in their matches.
    pub own: HalfPoints,
    /// The other team's points in their matches.
    pub opponents: HalfPoints,
}

impl Tournament {
    /// The standings after round `after`, or after everything played when it is none.
    pub fn standings(&self, after: Option<RoundNumber>) -> Vec<Standing> {
        let mut level: std::collections::BTreeMap<HalfPoints, Vec<TeamNumber>> =
            std::collections::BTreeMap::new();
        for team in &self.teams {
            let points = self.points(team.number, after);
            level.entry(points).or_default().push(team.number);
        }
        let mut standings = Vec::with_capacity(self.teams.len());
        for (points, teams) in level.into_iter().rev() {
            let first = u16::try_from(standings.len() + 1).unwrap_or(u16::MAX);
            standings.extend(self.rank_level(first, points, &teams, after));
        }
        standings
    }

    /// Whether the director has to decide about first place before the tournament can be closed.
    pub fn first_place_is_open(&self) -> bool {
        self.standings(None)
            .first()
            .is_some_and(|standing| standing.tie == Tie::FirstPlaceOpen)
    }

    /// A team's points after round `after`.
    pub fn points(&self, team: TeamNumber, after: Option<RoundNumber>) -> HalfPoints {
        self.rounds
            .iter()
            .filter(|round| after.is_none_or(|after| round.number <= after))
            .filter_map(|round| self.points_in(round, team))
            .sum()
    }

    /// Ranks teams that have the same points; `first` is the best rank there is for them.
    fn rank_level(
        &self,
        first: u16,
        points: HalfPoints,
        teams: &[TeamNumber],
        after: Option<RoundNumber>,
    ) -> Vec<Standing> {
        let standing = |rank, team, tie| Standing {
            rank,
            team,
            points,
            direct_encounter: None,
            tie,
        };
        let rank = |offset: usize, sharing: usize| {
            let place = |index: usize| first.saturating_add(u16::try_from(index).unwrap_or(0));
            Rank {
                from: place(offset),
                to: place(offset + sharing - 1),
            }
        };
        if let [only] = teams[..] {
            return vec![standing(rank(0, 1), only, Tie::None)];
        }
        // The rules may leave first place to the director alone.
        let encounter_counts =
            first > 1 || self.settings.rule_set.competition.first_place != FirstPlace::Director;
        let met = match teams[..] {
            [one, other] if encounter_counts => self.direct_encounter(one, other, after),
            _ => None,
        };
        // S W2a: exactly two, and their matches have a winner.
        if let ([one, other], Some(encounter)) = (teams, met)
            && encounter.own != encounter.opponents
        {
            let (winner, loser) = if encounter.own > encounter.opponents {
                (*one, *other)
            } else {
                (*other, *one)
            };
            return [winner, loser]
                .into_iter()
                .enumerate()
                .map(|(index, team)| Standing {
                    direct_encounter: self.direct_encounter_of(team, teams, after),
                    ..standing(rank(index, 1), team, Tie::DirectEncounter)
                })
                .collect();
        }
        let encounter_of = |team| met.and_then(|_| self.direct_encounter_of(team, teams, after));
        let decision = self.decision_about(teams);
        let groups: Vec<(Vec<TeamNumber>, Tie)> = match decision {
            Some(Decision {
                number,
                ruling: Ruling::Order(order),
                ..
            }) => order
                .iter()
                .map(|team| (vec![*team], Tie::Decided(*number)))
                .collect(),
            // S W2c: only first place can be shared by decision.
            Some(Decision {
                number,
                ruling: Ruling::JointWinners(winners),
                ..
            }) if first == 1 => {
                let others: Vec<TeamNumber> = teams
                    .iter()
                    .copied()
                    .filter(|team| !winners.contains(team))
                    .collect();
                let mut groups = vec![(winners.clone(), Tie::JointWinner(*number))];
                match others.len() {
                    0 => {}
                    1 => groups.push((others, Tie::Decided(*number))),
                    _ => groups.push((others, Tie::Shared)),
                }
                groups
            }
            Some(_) | None if first == 1 => vec![(teams.to_vec(), Tie::FirstPlaceOpen)],
            Some(_) | None => vec![(teams.to_vec(), Tie::Shared)],
        };
        let mut standings = Vec::with_capacity(teams.len());
        for (group, tie) in groups {
            let rank = rank(standings.len(), group.len());
            standings.extend(group.into_iter().map(|team| Standing {
                direct_encounter: encounter_of(team),
                ..standing(rank, team, tie)
            }));
        }
        standings
    }

    /// What `team` scored against the other of exactly two level teams.
    fn direct_encounter_of(
        &self,
        team: TeamNumber,
        level: &[TeamNumber],
        after: Option<RoundNumber>,
    ) -> Option<DirectEncounter> {
        match *level {
            [one, other] if one == team => self.direct_encounter(one, other, after),
            [other, one] if one == team => self.direct_encounter(one, other, after),
            _ => None,
        }
    }

    /// The matches of two teams against each other, once both have scored there.
    fn direct_encounter(
        &self,
        team: TeamNumber,
        opponent: TeamNumber,
        after: Option<RoundNumber>,
    ) -> Option<DirectEncounter> {
        let mut met = None;
        for round in &self.rounds {
            if after.is_some_and(|after| after < round.number) {
                continue;
            }
            let their_match = round.matches.iter().any(|it| {
                let teams = [it.teams.first, it.teams.second];
                it.outcome.is_some() && teams.contains(&team) && teams.contains(&opponent)
            });
            if their_match {
                let so_far = met.unwrap_or((HalfPoints(0), HalfPoints(0)));
                met = Some((
                    so_far.0 + self.points_in(round, team).unwrap_or_default(),
                    so_far.1 + self.points_in(round, opponent).unwrap_or_default(),
                ));
            }
        }
        met.map(|(own, opponents)| DirectEncounter {
            opponent,
            own,
            opponents,
        })
    }

    /// The newest decision about exactly these teams.
    fn decision_about(&self, teams: &[TeamNumber]) -> Option<&Decision> {
        self.decisions
            .iter()
            .rev()
            .find(|decision| decision.tied == teams)
    }
}
