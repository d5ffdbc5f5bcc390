//! Order of the season table: by total, then by the best single results, then by starts, then shared.

use std::cmp::{Ordering, Reverse};

use kralle_tournament::{NameOrder, Rank};

use super::row::{Behind, SeasonPlace};
use crate::{PersonNumber, Points};

/// The ranking data of a person.
pub(super) struct Standing {
    pub(super) person: PersonNumber,
    /// The order among equal persons.
    pub(super) name: NameOrder,
    pub(super) is_guest: bool,
    /// The number of starts missing for a rank.
    pub(super) missing: u16,
    pub(super) total: Points,
    /// Every single result, the best first, without those of zero points.
    ///
    /// A zero counts as much as an absence.
    pub(super) singles: Vec<Points>,
    pub(super) starts: u16,
}

impl Standing {
    /// Returns the sort key of ranked, below the minimum, guest.
    fn part(&self) -> (bool, bool) {
        (self.is_guest, self.missing > 0)
    }

    /// Returns the criterion that places it behind the previous one.
    fn behind(&self, before: &Self) -> Behind {
        if self.total != before.total {
            return Behind::Total;
        }
        let longest = self.singles.len().max(before.singles.len());
        let single = |it: &Self, index: usize| it.singles.get(index).copied().unwrap_or_default();
        let apart = (0..longest).find(|it| single(self, *it) != single(before, *it));
        match apart {
            Some(index) => Behind::SingleResult {
                nth: u16::try_from(index + 1).unwrap_or(u16::MAX),
                before: single(before, index),
                own: single(self, index),
            },
            None if self.starts != before.starts => Behind::Starts {
                before: before.starts,
                own: self.starts,
            },
            None => Behind::Shared,
        }
    }
}

/// Compares two persons; the better one is less.
fn order(one: &Standing, other: &Standing) -> Ordering {
    let key = |it: &Standing| (Reverse(it.total), Reverse(it.starts));
    let singles = || other.singles.cmp(&one.singles);
    one.part()
        .cmp(&other.part())
        .then_with(|| key(one).0.cmp(&key(other).0))
        .then_with(singles)
        .then_with(|| key(one).1.cmp(&key(other).1))
        .then_with(|| one.name.cmp(&other.name))
        .then_with(|| one.person.cmp(&other.person))
}

/// Sorts the persons and returns their places: ranked ones, those below the minimum, guests.
pub(super) fn ranked(mut standings: Vec<Standing>) -> Vec<(PersonNumber, SeasonPlace)> {
    standings.sort_by(order);
    let level = |one: &Standing, other: &Standing| {
        one.part() == other.part() && other.behind(one) == Behind::Shared
    };
    let place = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let mut places: Vec<(PersonNumber, SeasonPlace)> = Vec::with_capacity(standings.len());
    let mut before: Option<&Standing> = None;
    for group in standings.chunk_by(level) {
        let rank = Rank {
            from: place(places.len() + 1),
            to: place(places.len() + group.len()),
        };
        for it in group {
            let behind = before.map(|before| it.behind(before));
            before = Some(it);
            let (person, missing) = (it.person, it.missing);
            let place = match it.part() {
                (true, _) => SeasonPlace::Guest,
                (false, true) => SeasonPlace::BelowMinimum { missing },
                (false, false) => SeasonPlace::Ranked { rank, behind },
            };
            places.push((person, place));
        }
    }
    places
}
