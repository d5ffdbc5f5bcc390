//! Who is First in a pair (5).

use super::field::{Field, Strength};
use crate::event::Role;
use crate::round_pairing::Pair;

/// Allocates the roles in a pair, by the first rule of 5.2 that decides.
pub(super) fn allocate(field: &Field, a: usize, b: usize) -> Pair {
    // The order of the field is that of 1.2: the smaller place ranks higher.
    let (higher, lower) = (a.min(b), a.max(b));
    let (role, role_article) = role_of_higher(field, higher, lower);
    let (first, second) = match role {
        Role::First => (higher, lower),
        Role::Second => (lower, higher),
    };
    Pair {
        first: field.players[first].number,
        second: field.players[second].number,
        role_article,
    }
}

fn role_of_higher(field: &Field, higher: usize, lower: usize) -> (Role, &'static str) {
    let (one, other) = (&field.players[higher], &field.players[lower]);
    match (one.preference, other.preference) {
        (Some((role, _)), None) => return (role, "5.2.1"),
        (None, Some((role, _))) => return (role.opposite(), "5.2.1"),
        (Some((role, _)), Some((against, _))) if role != against => return (role, "5.2.1"),
        (Some((role, own)), Some((_, theirs))) => {
            let wider = one.difference.abs().cmp(&other.difference.abs());
            let by_difference = if own == Strength::Absolute && theirs == Strength::Absolute {
                wider
            } else {
                std::cmp::Ordering::Equal
            };
            match own.cmp(&theirs).then(by_difference) {
                std::cmp::Ordering::Greater => return (role, "5.2.2"),
                std::cmp::Ordering::Less => return (role.opposite(), "5.2.2"),
                std::cmp::Ordering::Equal => {}
            }
        }
        (None, None) => {}
    }
    let mut recent = one.roles.iter().rev().zip(other.roles.iter().rev());
    if let Some((role, _)) = recent.find(|(a, b)| a != b) {
        return (role.opposite(), "5.2.3");
    }
    if let Some(role) = one.wants() {
        return (role, "5.2.4");
    }
    let role = if one.number_taking_part % 2 == 1 {
        field.initial_role
    } else {
        field.initial_role.opposite()
    };
    (role, "5.2.5")
}
