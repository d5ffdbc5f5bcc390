//! The players to be paired, as input of the criteria.

use crate::event::{EntrantNumber, Event, Float, HalfPoints, Participation, Role, RoundNumber};
use crate::matching::{Graph, stuck};
use crate::meetings::{SecondByes, may_meet};
use crate::round_pairing::{Checked, Unpairable, Watch};

/// The strength of a preference for a role (1.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    /// The difference is 0; the last role should alternate.
    Mild,
    /// The difference is one.
    Strong,
    /// The difference is more than one, or the last two roles were the same.
    Absolute,
}

/// A player to be paired.
#[derive(Debug, Clone)]
pub(super) struct Player {
    pub(super) number: EntrantNumber,
    /// The number among the players considered for a pairing, now or before (C.04.2 article 2.4).
    ///
    /// Late entries do not count until they are paired.
    pub(super) number_taking_part: usize,
    /// The pairing score, with virtual points.
    pub(super) score: HalfPoints,
    /// The index of the scoregroup, the lowest being 1.
    pub(super) level: usize,
    /// Roles in played games, in order of rounds.
    pub(super) roles: Vec<Role>,
    /// First minus Second, in number of games (1.6).
    pub(super) difference: i32,
    pub(super) preference: Option<(Role, Strength)>,
    pub(super) is_topscorer: bool,
    /// Floats in the previous round and in the one before.
    pub(super) floats: [Option<Float>; 2],
    /// Rounds without a game (\[C9\]).
    pub(super) unplayed: usize,
    pub(super) barred_from_bye: bool,
    /// True if the director wishes that it does not float down.
    pub(super) must_not_float: bool,
}

impl Player {
    pub(super) fn wants(&self) -> Option<Role> {
        self.preference.map(|(role, _)| role)
    }

    pub(super) fn strength(&self) -> Option<Strength> {
        self.preference.map(|(_, strength)| strength)
    }

    pub(super) fn is_absolute(&self) -> bool {
        self.strength() == Some(Strength::Absolute)
    }

    /// Returns the role of the last two games if it was the same.
    pub(super) fn repeated(&self) -> Option<Role> {
        match self.roles.as_slice() {
            [.., a, b] if a == b => Some(*b),
            _ => None,
        }
    }
}

/// The players to be paired, in the order of 1.2, and their possible opponents.
pub(super) struct Field<'w> {
    pub(super) round: RoundNumber,
    pub(super) players: Vec<Player>,
    /// Pairs allowed by \[C1\], \[C3\] and the tournament's bans.
    pub(super) may_meet: Graph,
    pub(super) initial_role: Role,
    /// The use of second byes, if \[C2\] is given up.
    pub(super) second_byes: SecondByes,
    /// Players who should not get the bye by the director's wish.
    pub(super) no_bye: Vec<usize>,
    /// The observer of the pairing.
    pub(super) watch: &'w dyn Watch,
}

impl<'w> Field<'w> {
    pub(super) fn new(event: &Event, watch: &'w dyn Watch) -> Self {
        let round = event.next_round();
        let numbers = event.to_be_paired();
        let mut scores: Vec<HalfPoints> = numbers
            .iter()
            .map(|&number| event.pairing_score(number, round))
            .collect();
        scores.sort_unstable();
        scores.dedup();
        let mut players: Vec<Player> = numbers
            .iter()
            .map(|&number| {
                let score = event.pairing_score(number, round);
                player(event, number, 1 + scores.partition_point(|&it| it < score))
            })
            .collect();
        number_those_taking_part(event, &mut players);
        players.sort_by_key(|it| (std::cmp::Reverse(it.level), it.number));
        let may_meet = meetings(event, &players, |number| met(event, number));
        Self {
            round,
            players,
            may_meet,
            initial_role: event.initial_role().unwrap_or(Role::First),
            second_byes: SecondByes::Never,
            no_bye: Vec::new(),
            watch,
        }
    }

    pub(super) fn number(&self, player: usize) -> EntrantNumber {
        self.players[player].number
    }

    /// Returns the refusal that names the players without a possible pairing.
    pub(super) fn no_complete_pairing(&self, waiting: &[usize]) -> Unpairable {
        let stuck = stuck(&self.may_meet, waiting);
        Unpairable::NoCompletePairing {
            stuck: stuck.into_iter().map(|it| self.number(it)).collect(),
        }
    }

    /// True if \[C2\] and the director's wishes allow the bye.
    pub(super) fn may_have_bye(&self, player: usize) -> bool {
        let barred = self.players[player].barred_from_bye;
        (self.second_byes == SecondByes::Allowed || !barred) && !self.no_bye.contains(&player)
    }

    /// Applies the director's wishes, except for the pairs and the bye.
    pub(super) fn watch(&mut self, wished: &Checked) {
        for &(a, b) in &wished.apart {
            self.may_meet.part(a, b);
        }
        self.no_bye.clone_from(&wished.no_bye);
        for &player in &wished.no_float {
            self.players[player].must_not_float = true;
            let level = self.players[player].level;
            for other in 0..self.players.len() {
                if self.players[other].level < level {
                    self.may_meet.part(player, other);
                }
            }
        }
    }
}

/// Numbers the players, who are sorted by their entrant numbers.
fn number_those_taking_part(event: &Event, players: &mut [Player]) {
    let mut waiting = players.iter_mut().peekable();
    let mut count = 0;
    for entrant in event.entrants() {
        let now = waiting.next_if(|it| it.number == entrant.number);
        let before = || {
            event
                .records(entrant.number)
                .iter()
                .any(|record| record.participation.was_to_be_paired())
        };
        if now.is_some() || before() {
            count += 1;
        }
        if let Some(player) = now {
            player.number_taking_part = count;
        }
    }
}

/// Returns the possible meetings by \[C3\], the tournament's bans and the earlier opponents.
pub(super) fn meetings(
    event: &Event,
    players: &[Player],
    met: impl Fn(EntrantNumber) -> Vec<EntrantNumber>,
) -> Graph {
    let numbers: Vec<EntrantNumber> = players.iter().map(|player| player.number).collect();
    let mut graph = may_meet(event, &numbers, met);
    for role in [Role::First, Role::Second] {
        let bound: Vec<usize> = (0..players.len())
            .filter(|&it| {
                let player = &players[it];
                player.is_absolute() && player.wants() == Some(role) && !player.is_topscorer
            })
            .collect();
        graph.part_all(&bound);
    }
    graph
}

/// Returns the earlier opponents of a player (\[C1\]).
pub(super) fn met(event: &Event, number: EntrantNumber) -> Vec<EntrantNumber> {
    event.opponents_before(number, event.next_round()).collect()
}

fn player(event: &Event, number: EntrantNumber, level: usize) -> Player {
    let round = event.next_round();
    let records = event.records_before(number, round);
    let roles: Vec<Role> = event.roles_before(number, round).collect();
    let difference = difference(&roles);
    let win = event.scoring().win;
    let before = round.previous();
    let score = event.pairing_score(number, round);
    let is_last = event
        .planned_rounds()
        .is_some_and(|rounds| round.get() >= rounds);
    Player {
        number,
        number_taking_part: 0,
        score,
        level,
        preference: preference(difference, &roles),
        difference,
        is_topscorer: is_last
            && usize::from(score.get()) * 2 > usize::from(win.get()) * round.index(),
        floats: [before, before.and_then(RoundNumber::previous)]
            .map(|round| round.and_then(|round| event.float(number, round))),
        unplayed: records.len() - roles.len(),
        barred_from_bye: records.iter().any(|record| {
            record.participation == Participation::AllocatedBye
                || (!record.participation.is_played() && record.points.match_points >= win)
        }),
        must_not_float: false,
        roles,
    }
}

/// Returns the number of games as First minus those as Second (1.6).
pub(super) fn difference(roles: &[Role]) -> i32 {
    roles
        .iter()
        .map(|role| match role {
            Role::First => 1,
            Role::Second => -1,
        })
        .sum()
}

/// Returns the preference for a role (1.7), by the first definition that fits; `None` without a
/// game.
pub(super) fn preference(difference: i32, roles: &[Role]) -> Option<(Role, Strength)> {
    let last = roles.last().copied()?;
    let repeated = matches!(roles, [.., a, b] if a == b);
    let preference = if difference < -1 {
        (Role::First, Strength::Absolute)
    } else if difference > 1 {
        (Role::Second, Strength::Absolute)
    } else if repeated {
        (last.opposite(), Strength::Absolute)
    } else if difference == -1 {
        (Role::First, Strength::Strong)
    } else if difference == 1 {
        (Role::Second, Strength::Strong)
    } else {
        (last.opposite(), Strength::Mild)
    };
    Some(preference)
}
