//! Complete schedules of changing partners, for 4 to 32 persons.
//!
//! Begin at [`complete_schedule`]. Nobody has the same partner twice, and at most one pair never
//! plays together. The initial rounds come from [`super::starters`]; nothing is searched here.
//!
//! Not here: the counts of a schedule ([`super::reached()`]), scores and colors.

use super::Partners;
use super::starters::{Four, LEAST, More, Starter, starter};
use crate::event::EntrantNumber;

/// A round of a complete schedule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompleteRound {
    /// In the order of the lowest number at each table.
    pub tables: Vec<Table>,
    /// The lowest number first.
    pub resting: Vec<EntrantNumber>,
}

/// Two pairs at one table, each with its lower number first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Table {
    /// The first-named pair, which chooses its opponents.
    pub first: Partners,
    pub second: Partners,
}

impl Table {
    /// Returns the numbers of the four persons, the first-named pair first.
    pub const fn persons(&self) -> [EntrantNumber; 4] {
        [self.first.0, self.first.1, self.second.0, self.second.1]
    }
}

/// Returns all rounds for this many persons; `None` outside of 4 to 32.
///
/// If the number of pairs is odd, the last two numbers are never partners.
///
/// ```
/// use kralle_pairing::changing_partners::complete_schedule;
///
/// let rounds = complete_schedule(5).unwrap();
/// assert_eq!(rounds.len(), 5);
/// assert_eq!(rounds[0].tables[0].persons().map(|it| it.get()), [2, 5, 3, 4]);
/// assert_eq!(rounds[0].resting[0].get(), 1);
/// assert_eq!(complete_schedule(33), None);
/// ```
pub fn complete_schedule(persons: u16) -> Option<Vec<CompleteRound>> {
    let fours = match starter(persons)? {
        Starter::Listed(rounds) => rounds.iter().map(|round| round.to_vec()).collect(),
        Starter::Turned {
            initial,
            more,
            exchanged,
        } => {
            let mut rounds = turn(initial, more, circle(persons));
            for (round, table) in *exchanged {
                rounds[usize::from(*round)][usize::from(*table)].rotate_left(2);
            }
            rounds
        }
    };
    Some(
        fours
            .iter()
            .map(|round: &Vec<Four>| complete(round, persons))
            .collect(),
    )
}

/// Returns the number of rounds for this many persons; `None` outside of 4 to 32.
pub fn complete_rounds(persons: u16) -> Option<u16> {
    starter(persons)?;
    Some(match persons % 4 {
        0 => persons - 1,
        1 => persons,
        2 => persons + 1,
        _ => persons + 3,
    })
}

/// Returns the number of seats that shift each round.
fn circle(persons: u16) -> u8 {
    let fixed = [1, 0, 2, 2][usize::from(persons % 4)];
    u8::try_from(persons.max(LEAST) - fixed).unwrap_or(u8::MAX)
}

/// Develops all rounds, with the additional ones spread over the tournament.
fn turn(initial: &[Four], more: &More, circle: u8) -> Vec<Vec<Four>> {
    let more = additional_rounds(more, circle);
    let mut rounds = Vec::new();
    for by in 0..circle {
        rounds.push(in_order(initial.iter().map(|four| {
            let mut shifted = shift(*four, by, circle);
            if by % 2 == 1 && four.iter().any(|seat| *seat >= circle) {
                shifted.rotate_left(2);
            }
            shifted
        })));
        let turns = usize::from(by) + 1;
        let due = |number: usize| number * usize::from(circle) / more.len() == turns;
        rounds.extend(
            (1..=more.len())
                .filter(|number| due(*number))
                .map(|number| more[number - 1].clone()),
        );
    }
    rounds
}

fn additional_rounds(more: &More, circle: u8) -> Vec<Vec<Four>> {
    match more {
        More::Nothing => Vec::new(),
        More::Halves { step } => {
            let (half, quarter) = (circle / 2, circle / 4);
            let round = |table: Four, shifts: &mut dyn Iterator<Item = u8>| {
                in_order(shifts.map(|by| shift(table, by, circle)))
            };
            let neighbors = [0, *step, half, half + step];
            vec![
                round([0, half, quarter, half + quarter], &mut (0..quarter)),
                round(neighbors, &mut (0..half).step_by(2)),
                round(neighbors, &mut (1..half).step_by(2)),
            ]
        }
        More::Single { table, shifts } => shifts
            .chunks(usize::from(circle / 4))
            .map(|shifts| in_order(shifts.iter().map(|by| shift(*table, *by, circle))))
            .collect(),
    }
}

fn shift(four: Four, by: u8, circle: u8) -> Four {
    four.map(|seat| {
        if seat < circle {
            (seat + by) % circle
        } else {
            seat
        }
    })
}

/// Sorts each pair, and the tables by their lowest seat.
fn in_order(tables: impl Iterator<Item = Four>) -> Vec<Four> {
    let mut tables: Vec<Four> = tables
        .map(|[a, b, c, d]| [a.min(b), a.max(b), c.min(d), c.max(d)])
        .collect();
    tables.sort_by_key(|four| four.iter().min().copied());
    tables
}

fn complete(round: &[Four], persons: u16) -> CompleteRound {
    let tables = round
        .iter()
        .map(|four| {
            let [a, b, c, d] = four.map(|seat| EntrantNumber::from_index(usize::from(seat)));
            Table {
                first: (a, b),
                second: (c, d),
            }
        })
        .collect();
    let resting = (1..=persons)
        .filter_map(EntrantNumber::new)
        .filter(|number| {
            let seat = number.index();
            !round
                .as_flattened()
                .iter()
                .any(|it| usize::from(*it) == seat)
        })
        .collect();
    CompleteRound { tables, resting }
}
