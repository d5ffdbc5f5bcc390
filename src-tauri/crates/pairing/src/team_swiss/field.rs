//! The teams to be paired, as input of the criteria.

use super::options::{FloatScore, Meeting, Options, ZeroDifferenceInLastRound};
use crate::event::{
    ColorPreferenceType, EntrantNumber, Event, HalfPoints, Participation, Role, RoundNumber,
};
use crate::matching::{Graph, has_perfect_matching, stuck};
use crate::meetings::{SecondByes, may_meet};
use crate::round_pairing::{Unpairable, Watch};

/// The strength of a preference for a role (1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// Type B, mild.
    Mild,
    /// Type A, simple, or Type B, strong.
    Strong,
}

/// A team to be paired.
#[derive(Debug, Clone)]
pub(super) struct Team {
    pub(super) number: EntrantNumber,
    pub(super) pairing_score: HalfPoints,
    /// The index of its scoregroup, the lowest being 0.
    pub(super) level: usize,
    /// The primary score without virtual points (4.2.1).
    pub(super) primary: HalfPoints,
    /// The secondary score, 0 if it is not used (4.2.2).
    pub(super) secondary: HalfPoints,
    /// Matches that count as played (3.4.3).
    pub(super) matches: usize,
    /// The roles in played matches, in order of rounds.
    pub(super) roles: Vec<Role>,
    pub(super) preference: Option<(Role, Strength)>,
    /// True if it floated in the previous round (1.5).
    pub(super) floated: bool,
    /// True if \[C2\] bars it from the bye.
    pub(super) barred_from_bye: bool,
}

impl Team {
    /// Returns the number of matches as First minus those as Second (1.6.2).
    pub(super) fn difference(&self) -> i32 {
        self.roles
            .iter()
            .map(|role| match role {
                Role::First => 1,
                Role::Second => -1,
            })
            .sum()
    }

    pub(super) fn wants(&self) -> Option<Role> {
        self.preference.map(|(role, _)| role)
    }

    pub(super) fn is_strong(&self) -> bool {
        self.preference
            .is_some_and(|(_, strength)| strength == Strength::Strong)
    }
}

/// The teams to be paired, by number, and their possible opponents.
pub(super) struct Field<'w> {
    pub(super) round: RoundNumber,
    pub(super) teams: Vec<Team>,
    /// Pairs allowed by \[C1\] and the tournament's bans.
    pub(super) may_meet: Graph,
    /// True if this is one of the last two rounds.
    pub(super) is_ending: bool,
    pub(super) preferences: ColorPreferenceType,
    pub(super) initial_role: Role,
    /// The use of second byes, if \[C2\] is given up.
    pub(super) second_byes: SecondByes,
    /// The observer of the pairing.
    pub(super) watch: &'w dyn Watch,
}

impl<'w> Field<'w> {
    pub(super) fn new(event: &Event, options: &Options, watch: &'w dyn Watch) -> Self {
        let round = event.next_round();
        let numbers = event.to_be_paired();
        let mut scores: Vec<HalfPoints> = numbers
            .iter()
            .map(|&number| event.pairing_score(number, round))
            .collect();
        scores.sort_unstable();
        scores.dedup();
        let teams: Vec<Team> = numbers
            .iter()
            .map(|&number| {
                let pairing_score = event.pairing_score(number, round);
                team(
                    event,
                    options,
                    number,
                    scores.partition_point(|&it| it < pairing_score),
                )
            })
            .collect();
        let may_meet = may_meet(event, &numbers, |number| met(event, options, number));
        Self {
            round,
            teams,
            may_meet,
            is_ending: event
                .planned_rounds()
                .is_some_and(|rounds| round.get() + 1 >= rounds),
            preferences: event.preferences(),
            initial_role: event.initial_role().unwrap_or(Role::First),
            second_byes: SecondByes::Never,
            watch,
        }
    }

    pub(super) fn number(&self, team: usize) -> EntrantNumber {
        self.teams[team].number
    }

    pub(super) fn level(&self, team: usize) -> usize {
        self.teams[team].level
    }

    /// True if these teams can be paired with each other.
    pub(super) fn matches(&self, teams: &[usize]) -> bool {
        has_perfect_matching(&self.may_meet, teams)
    }

    /// Returns the refusal that names the teams without a possible pairing.
    pub(super) fn no_complete_pairing(&self, waiting: &[usize]) -> Unpairable {
        let stuck = stuck(&self.may_meet, waiting);
        Unpairable::NoCompletePairing {
            stuck: stuck.into_iter().map(|team| self.number(team)).collect(),
        }
    }

    /// True if a team floated and that counts; it does not in the last two rounds.
    pub(super) fn floated(&self, team: usize) -> bool {
        !self.is_ending && self.teams[team].floated
    }
}

/// Returns the earlier opponents of a team (\[C1\]).
pub(super) fn met(event: &Event, options: &Options, number: EntrantNumber) -> Vec<EntrantNumber> {
    event
        .records_before(number, event.next_round())
        .iter()
        .filter_map(|record| match options.meeting {
            Meeting::Played => record.participation.played_opponent(),
            Meeting::Scheduled => record.participation.scheduled_opponent(),
        })
        .collect()
}

fn team(event: &Event, options: &Options, number: EntrantNumber, level: usize) -> Team {
    let round = event.next_round();
    let kind = event.primary_score();
    let mut team = Team {
        number,
        pairing_score: event.pairing_score(number, round),
        level,
        primary: event.score(number, kind),
        secondary: match event.secondary_score() {
            crate::event::SecondaryScore::DecidesFirstTeam => event.score(number, kind.other()),
            crate::event::SecondaryScore::Unused => HalfPoints::ZERO,
        },
        matches: event
            .records_before(number, round)
            .iter()
            .filter(|record| match options.meeting {
                Meeting::Played => record.participation.is_played(),
                Meeting::Scheduled => record.participation.scheduled_opponent().is_some(),
            })
            .count(),
        roles: event.roles_before(number, round).collect(),
        preference: None,
        floated: floated(event, options, number),
        barred_from_bye: event.records_before(number, round).iter().any(|record| {
            matches!(
                record.participation,
                Participation::AllocatedBye
                    | Participation::ForfeitWin { .. }
                    | Participation::FullPointBye
            )
        }),
    };
    let is_last = event
        .planned_rounds()
        .is_some_and(|rounds| round.get() >= rounds);
    team.preference = preference(&team, event.preferences(), is_last, options);
    team
}

/// True if the team met one of another score in the previous round (1.5).
fn floated(event: &Event, options: &Options, number: EntrantNumber) -> bool {
    let Some(previous) = event.next_round().previous() else {
        return false;
    };
    let score = |number| match options.float_score {
        FloatScore::PairingScore => event.pairing_score(number, previous),
        FloatScore::RealScore => event.score_before(number, previous, event.primary_score()),
    };
    event
        .record(number, previous)
        .participation
        .played_opponent()
        .is_some_and(|opponent| score(opponent) != score(number))
}

/// Returns the preference for a role (1.7); `None` without one.
pub(super) fn preference(
    team: &Team,
    kind: ColorPreferenceType,
    is_last: bool,
    options: &Options,
) -> Option<(Role, Strength)> {
    match kind {
        ColorPreferenceType::A => strong_preference(team).map(|role| (role, Strength::Strong)),
        ColorPreferenceType::B => type_b(team, is_last, options),
        ColorPreferenceType::None => None,
    }
}

/// Returns the simple or strong preference (1.7.1, 1.7.2); `None` without one.
fn strong_preference(team: &Team) -> Option<Role> {
    let difference = team.difference();
    let twice = match team.roles.as_slice() {
        [.., a, b] if a == b => Some(*b),
        _ => None,
    };
    if difference < -1 || (matches!(difference, -1 | 0) && twice == Some(Role::Second)) {
        Some(Role::First)
    } else if difference > 1 || (matches!(difference, 0 | 1) && twice == Some(Role::First)) {
        Some(Role::Second)
    } else {
        None
    }
}

fn type_b(team: &Team, is_last: bool, options: &Options) -> Option<(Role, Strength)> {
    let difference = team.difference();
    if is_last
        && difference == 0
        && options.zero_difference_in_last_round == ZeroDifferenceInLastRound::HasNone
    {
        return None;
    }
    if let Some(role) = strong_preference(team) {
        return Some((role, Strength::Strong));
    }
    let mild = match difference {
        -1 => Some(Role::First),
        1 => Some(Role::Second),
        0 if !is_last => team.roles.last().map(|role| role.opposite()),
        _ => None,
    };
    mild.map(|role| (role, Strength::Mild))
}
