//! Small random positions, and a literal implementation of the regulations: it tries and judges
//! every pairing.

#![allow(dead_code, reason = "each test takes its own part")]
#![allow(clippy::unwrap_used, reason = "a test may stop at a broken position")]

use kralle_pairing::event::{
    ColorPreferenceType, EntrantNumber, Event, EventBuilder, Format, HalfPoints, PairOutcome,
    Participation, RequestedBye, Role, RoundNumber, baku_acceleration,
};

pub(crate) mod dutch;
pub(crate) mod team_swiss;

/// Pairs and the bye, by number.
pub(crate) type Found = (Vec<(u16, u16)>, Option<u16>);

/// A small random number generator (xorshift), reproducible on every machine.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % limit as u64).unwrap()
    }

    pub(crate) fn one_in(&mut self, limit: usize) -> bool {
        self.below(limit) == 0
    }
}

fn number(index: usize) -> EntrantNumber {
    EntrantNumber::from_index(index)
}

/// Returns an event after some rounds.
///
/// They were paired at random, so odd scores, repeated roles and even second meetings occur.
pub(crate) fn position(format: Format, dice: &mut Dice, most: usize) -> Event {
    let count = 2 + dice.below(most - 1);
    let rounds = dice.below(5.min(count));
    let mut builder = EventBuilder::with_entrants(format, u16::try_from(count).unwrap());
    builder.preferences(match dice.below(4) {
        0 | 1 => ColorPreferenceType::A,
        2 => ColorPreferenceType::B,
        _ => ColorPreferenceType::None,
    });
    builder.planned_rounds(u16::try_from(rounds + 1 + dice.below(4)).unwrap());
    if dice.one_in(2) {
        builder.initial_role(Role::Second);
    }
    if dice.one_in(5) {
        for acceleration in baku_acceleration(
            u16::try_from(count).unwrap(),
            u16::try_from(rounds + 2).unwrap(),
            HalfPoints(4),
            HalfPoints(2),
        ) {
            builder.accelerate(acceleration);
        }
    }
    let decisive = 2 + dice.below(6);
    for round in 0..rounds {
        let at = RoundNumber::from_index(round);
        let mut waiting: Vec<usize> = (0..count).collect();
        for place in (1..count).rev() {
            waiting.swap(place, dice.below(place + 1));
        }
        while let Some(one) = waiting.pop() {
            if dice.one_in(12) {
                let kind = match dice.below(4) {
                    0 => Participation::HalfPointBye,
                    1 => Participation::FullPointBye,
                    2 => Participation::ZeroPointBye,
                    _ => Participation::NotPaired,
                };
                builder.set(at, number(one), kind);
                continue;
            }
            let Some(other) = waiting.pop() else {
                builder.set(at, number(one), Participation::AllocatedBye);
                break;
            };
            let outcome = match dice.below(20) {
                0 => PairOutcome::FirstWinsByForfeit,
                1 => PairOutcome::SecondWinsByForfeit,
                2 if dice.one_in(3) => PairOutcome::DoubleForfeit,
                _ if dice.one_in(decisive) => PairOutcome::Draw,
                roll if roll % 2 == 0 => PairOutcome::FirstWins,
                _ => PairOutcome::SecondWins,
            };
            builder.pair(at, number(one), number(other), outcome);
        }
    }
    builder.rounds(rounds);
    if dice.one_in(4) {
        builder.request_bye(RequestedBye {
            entrant: number(dice.below(count)),
            round: RoundNumber::from_index(rounds),
            kind: Participation::ZeroPointBye,
        });
    }
    builder.build().unwrap()
}

/// Returns First minus Second among the played games.
fn difference(event: &Event, entrant: EntrantNumber) -> i32 {
    roles(event, entrant)
        .iter()
        .map(|role| if *role == Role::First { 1 } else { -1 })
        .sum()
}

fn roles(event: &Event, entrant: EntrantNumber) -> Vec<Role> {
    event.roles_before(entrant, event.next_round()).collect()
}

fn have_met(event: &Event, a: EntrantNumber, b: EntrantNumber) -> bool {
    event
        .opponents_before(a, event.next_round())
        .any(|opponent| opponent == b)
}

/// Returns all ways to choose `size` of the items, in lexicographic order.
fn choices(items: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for (at, &item) in items.iter().enumerate() {
        for mut rest in choices(&items[at + 1..], size - 1) {
            rest.insert(0, item);
            found.push(rest);
        }
    }
    found
}

/// Returns all ordered choices of `size` of the items, in lexicographic order.
fn arrangements(items: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for &item in items {
        let rest: Vec<usize> = items.iter().copied().filter(|&it| it != item).collect();
        for mut tail in arrangements(&rest, size - 1) {
            tail.insert(0, item);
            found.push(tail);
        }
    }
    found
}

/// Returns all complete pairings.
fn pairings(items: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((&first, rest)) = items.split_first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for &partner in rest {
        let others: Vec<usize> = rest.iter().copied().filter(|&it| it != partner).collect();
        for mut tail in pairings(&others) {
            tail.insert(0, (first, partner));
            found.push(tail);
        }
    }
    found
}
