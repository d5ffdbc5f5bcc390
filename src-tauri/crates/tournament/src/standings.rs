//! The order of the teams (S W2): points, then the direct encounter of exactly two, then for first
//! place the director. A list of tie-breaks (C.07) replaces the direct encounter of two. Penalties
//! change the points; tie-breaks of opponents use the points scored at the boards (TRF record 299).
//!
//! Start at [`Tournament::standings`]. Below first place, tied teams share their ranks; an open tie
//! for first place prevents closing the tournament.

use std::collections::BTreeMap;

use kralle_choice::Code;
use kralle_pairing::event::EntrantNumber;
use kralle_pairing::tie_break::{ForfeitReading, PairingMode, TieBreakKind, rank_apart};
use kralle_rules::rule_set::competition::{FirstPlace, ForfeitedEncounter};
use serde::{Deserialize, Serialize};

use crate::{
    Decision, Format, Formation, HalfPoints, Match, PointsKind, RankedByList, RoundNumber, Ruling,
    Team, TeamNumber, TieBreak, Tournament, Value,
};

/// Splits teams of equal points by the list of tie-breaks, which is the reason of each group if it
/// separates them. Without a list they stay together.
fn split_by(ranked: Option<&RankedByList>, teams: Vec<TeamNumber>) -> Vec<(Vec<TeamNumber>, Tie)> {
    let Some(ranked) = ranked else {
        return vec![(teams, Tie::None)];
    };
    let ranks = ranked.ranks();
    let place = |team: &TeamNumber| ranks.get(team.index()).copied().unwrap_or(usize::MAX);
    let mut sorted = teams;
    sorted.sort_by_key(|team| (place(team), *team));
    let groups: Vec<Vec<TeamNumber>> = sorted
        .chunk_by(|one, other| place(one) == place(other))
        .map(<[TeamNumber]>::to_vec)
        .collect();
    let by = if groups.len() > 1 {
        Tie::TieBreaks
    } else {
        Tie::None
    };
    groups.into_iter().map(|group| (group, by)).collect()
}

/// Returns the tie-break values of a team, after the points; empty without a list.
fn values(ranked: Option<&RankedByList>, team: TeamNumber) -> Vec<Option<Value>> {
    let columns = ranked.map_or(&[][..], |ranked| ranked.columns.get(1..).unwrap_or(&[]));
    columns
        .iter()
        .map(|column| column.values.get(team.index()).copied().flatten())
        .collect()
}

/// The ranks of a team: one, or several shared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rank {
    /// The best of them, from 1.
    pub from: u16,
    /// The worst of them; equal to the best unless shared.
    pub to: u16,
}

/// The reason for a team's rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Code)]
#[code(kind = TieKind, name = "TieName")]
pub enum Tie {
    /// By points alone.
    None,
    /// By direct encounter of two.
    ///
    /// Of exactly two (S W2a), won or lost.
    DirectEncounter,
    /// Tied below first place: ranks are shared.
    Shared,
    /// Tied at first place: the director decides.
    ///
    /// S W2b.
    FirstPlaceOpen,
    /// By the list of tie-breaks.
    ///
    /// After equal points.
    TieBreaks,
    /// By a decision of the director.
    ///
    /// The one of this number (S W2b).
    Decided(u16),
    /// Winner together with others, by a decision of the director.
    ///
    /// The one of this number (S W2c).
    JointWinner(u16),
    /// After all others: excluded, or its matches are annulled.
    Out,
}

/// A line of the standings (German: *Tabelle*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pub rank: Rank,
    pub team: TeamNumber,
    /// Its points, including penalties; never below zero.
    pub points: HalfPoints,
    /// The half points given by penalties; negative if taken.
    pub penalty: i32,
    /// The score against the one other tied team; `None` unless exactly two are tied and have met.
    pub direct_encounter: Option<DirectEncounter>,
    /// The value of each tie-break on the list; `None` if there is no value.
    pub tie_breaks: Vec<Option<Value>>,
    pub tie: Tie,
}

/// The score of a team against the one other team tied with it (S W2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DirectEncounter {
    pub opponent: TeamNumber,
    pub own: HalfPoints,
    pub opponents: HalfPoints,
}

impl Tournament {
    /// Returns the standings after round `after`; after all rounds for `None`.
    pub fn standings(&self, after: Option<RoundNumber>) -> Vec<Standing> {
        let mut level: BTreeMap<HalfPoints, Vec<TeamNumber>> = BTreeMap::new();
        let mut out = Vec::new();
        for team in &self.teams {
            if self.is_out(team.number) {
                out.push(team.number);
            } else {
                let points = self.points(team.number, after);
                level.entry(points).or_default().push(team.number);
            }
        }
        let ranked = self.tie_breaks_after(after);
        let mut standings = Vec::with_capacity(self.teams.len());
        for (points, teams) in level.into_iter().rev() {
            for (teams, by) in split_by(ranked.as_ref(), teams) {
                let first = u16::try_from(standings.len() + 1).unwrap_or(u16::MAX);
                let group = self.rank_level(first, points, &teams, after);
                standings.extend(group.into_iter().map(|standing| Standing {
                    tie_breaks: values(ranked.as_ref(), standing.team),
                    tie: if standing.tie == Tie::None {
                        by
                    } else {
                        standing.tie
                    },
                    ..standing
                }));
            }
        }
        standings.extend(self.behind_all(out, after));
        standings
    }

    /// Returns the teams outside the order, which share the last ranks.
    fn behind_all(
        &self,
        out: Vec<TeamNumber>,
        after: Option<RoundNumber>,
    ) -> impl Iterator<Item = Standing> {
        let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
        let rank = Rank {
            from: count(self.teams.len() + 1 - out.len().min(self.teams.len())),
            to: count(self.teams.len()),
        };
        out.into_iter().map(move |team| Standing {
            rank,
            team,
            points: self.points(team, after),
            penalty: self.penalty_points(team, after),
            direct_encounter: None,
            tie_breaks: vec![None; self.settings.tie_breaks_in_force().len()],
            tie: Tie::Out,
        })
    }

    /// Returns the standings by the list of tie-breaks, with every value and its derivation. `None`
    /// without a list or teams, or if the rounds contradict each other.
    pub fn tie_breaks_after(&self, after: Option<RoundNumber>) -> Option<RankedByList> {
        let list = self.settings.tie_breaks_in_force();
        if list.is_empty() || self.teams.is_empty() {
            return None;
        }
        // A draft is not played yet, and neither is a round without play.
        let rounds = self.next_round().index();
        let last = after.map_or(rounds, |after| (after.index() + 1).min(rounds));
        let event = self.event_up_to(RoundNumber::at(last)).ok()?;
        let mode = match self.settings.format {
            Format::SwissSystem => PairingMode::Swiss,
            Format::RoundRobin | Format::DoubleRoundRobin => PairingMode::Predetermined,
        };
        let points = TieBreakKind::Points.into();
        let whole: Vec<TieBreak> = std::iter::once(points)
            .chain(list.iter().map(|it| self.as_read_here(*it)))
            .collect();
        let place = |team: &Team| EntrantNumber::from_index(team.number.index());
        let out = self.teams.iter().filter(|team| self.is_out(team.number));
        Some(rank_apart(
            &event,
            &whole,
            mode,
            &out.map(place).collect::<Vec<_>>(),
        ))
    }

    /// Returns a tie-break of the list, with the reading of the rules in force.
    fn as_read_here(&self, tie_break: TieBreak) -> TieBreak {
        let counts = self.settings.rule_set.competition.forfeited_encounter;
        match (tie_break.kind, counts) {
            (TieBreakKind::DirectEncounterOfTwo, ForfeitedEncounter::Counts) => TieBreak {
                forfeits: ForfeitReading::AsPlayed,
                ..tie_break
            },
            (_, ForfeitedEncounter::Counts | ForfeitedEncounter::InRoundRobin) => tie_break,
        }
    }

    /// Returns the entrants tied with `team` after points and tie-breaks, including itself, by
    /// number: the director may decide about them. Empty for a team outside the ranking.
    pub fn level_with(&self, team: TeamNumber) -> Vec<TeamNumber> {
        let points = self.points(team, None);
        if self.is_out(team) {
            return Vec::new();
        }
        let level = self.teams.iter().map(|other| other.number);
        let level =
            level.filter(|other| !self.is_out(*other) && self.points(*other, None) == points);
        let ranked = self.tie_breaks_after(None);
        let groups = split_by(ranked.as_ref(), level.collect());
        groups
            .into_iter()
            .map(|(teams, _)| teams)
            .find(|teams| teams.contains(&team))
            .unwrap_or_default()
    }

    /// True if the director must decide about first place before the tournament can be closed.
    pub fn first_place_is_open(&self) -> bool {
        self.standings(None)
            .first()
            .is_some_and(|standing| standing.tie == Tie::FirstPlaceOpen)
    }

    /// Returns a team's points after round `after`, or after all rounds for `None`, including
    /// penalties; never below zero.
    pub fn points(&self, team: TeamNumber, after: Option<RoundNumber>) -> HalfPoints {
        self.points_of_kind(team, after, self.settings.match_format.standings_by)
    }

    /// Returns a team's points of a kind, as [`points`](Self::points).
    pub fn points_of_kind(
        &self,
        team: TeamNumber,
        after: Option<RoundNumber>,
        kind: PointsKind,
    ) -> HalfPoints {
        let scored: HalfPoints = self
            .rounds
            .iter()
            .filter(|round| after.is_none_or(|after| round.number <= after))
            .filter_map(|round| self.points_of_kind_in(round, team, kind))
            .sum();
        let with_penalties = i32::from(scored.0).saturating_add(self.penalty_points(team, after));
        HalfPoints(u16::try_from(with_penalties.max(0)).unwrap_or(u16::MAX))
    }

    /// Ranks teams of equal points; `first` is their best available rank.
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
            penalty: self.penalty_points(team, after),
            direct_encounter: None,
            tie_breaks: Vec::new(),
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
        // Nor do changing partners meet anyone alone.
        let encounter_counts = self.settings.tie_breaks.is_empty()
            && self.settings.formation != Formation::ChangingPartners
            && (first > 1
                || self.settings.rule_set.competition.first_place != FirstPlace::Director);
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
            // S W2c: a decision can only share first place.
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
                let behind = if others.len() == 1 {
                    Tie::Decided(*number)
                } else {
                    Tie::Shared
                };
                vec![
                    (winners.clone(), Tie::JointWinner(*number)),
                    (others, behind),
                ]
            }
            // Single players tied at the top share the place.
            Some(_) | None if first == 1 && !self.settings.formation.has_single_entrants() => {
                vec![(teams.to_vec(), Tie::FirstPlaceOpen)]
            }
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

    /// Returns the score of `team` against the other of exactly two tied teams; `None` for another
    /// number of teams, or without an encounter.
    fn direct_encounter_of(
        &self,
        team: TeamNumber,
        level: &[TeamNumber],
        after: Option<RoundNumber>,
    ) -> Option<DirectEncounter> {
        let [one, other] = *level else { return None };
        let opponent = if one == team { other } else { one };
        self.direct_encounter(team, opponent, after)
    }

    /// True if a match is an encounter of its two teams: it has a result and counts. It must have
    /// been played, unless the rules count a forfeit (C.07 article 6.1.1).
    fn is_encounter(&self, it: &Match) -> bool {
        let forfeits = match (
            self.settings.rule_set.competition.forfeited_encounter,
            self.settings.format,
        ) {
            (ForfeitedEncounter::Counts, _)
            | (ForfeitedEncounter::InRoundRobin, Format::RoundRobin | Format::DoubleRoundRobin) => {
                true
            }
            (ForfeitedEncounter::InRoundRobin, Format::SwissSystem) => false,
        };
        it.is_decided() && (forfeits || it.is_played()) && !self.is_void(it)
    }

    /// Returns the points of two teams in their encounters up to round `after`; `None` without an
    /// encounter.
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
            let their_match = round
                .matches
                .iter()
                .any(|it| self.is_encounter(it) && it.opposes(team, opponent));
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

    /// Returns the newest decision about exactly these teams; `None` without one.
    fn decision_about(&self, teams: &[TeamNumber]) -> Option<&Decision> {
        self.decisions
            .iter()
            .rev()
            .find(|decision| decision.tied == teams)
    }
}
