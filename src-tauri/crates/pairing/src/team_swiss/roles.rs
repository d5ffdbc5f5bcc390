//! Who is First in a pair (4).

use super::field::{Field, Team};
use crate::event::{ColorPreferenceType, Role};
use crate::round_pairing::Pair;

/// Allocates the roles in a pair, by the first rule of 4.3 that decides.
pub(super) fn allocate(field: &Field, a: usize, b: usize) -> Pair {
    let (leader, other) = if is_first_team(&field.teams[a], &field.teams[b]) {
        (a, b)
    } else {
        (b, a)
    };
    let (role, article) = role_of_leader(field, &field.teams[leader], &field.teams[other]);
    match role {
        Role::First => field.pair(leader, other, article),
        Role::Second => field.pair(other, leader, article),
    }
}

/// Whether `a` is the first-team (4.2).
fn is_first_team(a: &Team, b: &Team) -> bool {
    (a.primary, a.secondary, b.number) > (b.primary, b.secondary, a.number)
}

fn role_of_leader(field: &Field, leader: &Team, other: &Team) -> (Role, &'static str) {
    if leader.roles.is_empty() && other.roles.is_empty() {
        let role = if leader.number.get() % 2 == 1 {
            field.initial_role
        } else {
            field.initial_role.opposite()
        };
        return (role, "4.3.1");
    }
    match (leader.wants(), other.wants()) {
        (Some(role), None) => return (role, "4.3.2"),
        (None, Some(role)) => return (role.opposite(), "4.3.2"),
        (Some(role), Some(against)) if role != against => return (role, "4.3.3"),
        (Some(role), Some(_)) if field.preferences == ColorPreferenceType::B => {
            match (leader.is_strong(), other.is_strong()) {
                (true, false) => return (role, "4.3.4"),
                (false, true) => return (role.opposite(), "4.3.4"),
                (true, true) | (false, false) => {}
            }
        }
        (Some(_), Some(_)) | (None, None) => {}
    }
    match leader.difference().cmp(&other.difference()) {
        std::cmp::Ordering::Less => return (Role::First, "4.3.5"),
        std::cmp::Ordering::Greater => return (Role::Second, "4.3.5"),
        std::cmp::Ordering::Equal => {}
    }
    let recent = leader.roles.iter().rev().zip(other.roles.iter().rev());
    if let Some((role, _)) = recent.into_iter().find(|(a, b)| a != b) {
        return (role.opposite(), "4.3.6");
    }
    if let Some(role) = leader.wants() {
        return (role, "4.3.7");
    }
    match (leader.roles.last(), other.roles.last()) {
        (Some(role), _) => (role.opposite(), "4.3.8"),
        (None, Some(role)) => (*role, "4.3.9"),
        // Both without a match: 4.3.1 has decided.
        (None, None) => (field.initial_role, "4.3.1"),
    }
}
