//! Allocation of roles in a pair (4).

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

/// True if `a` is the first-team (4.2).
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
        // Both without a match: already decided by 4.3.1.
        (None, None) => (field.initial_role, "4.3.1"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Options, field};
    use super::*;
    use crate::event::{EntrantNumber, HalfPoints, RoundNumber};
    use crate::matching::Graph;
    use rstest::rstest;

    /// F is First, S is Second, in order of rounds.
    fn team(number: u16, roles: &str, preferences: ColorPreferenceType) -> Team {
        let mut team = Team {
            number: EntrantNumber::new(number).unwrap(),
            pairing_score: HalfPoints::ZERO,
            level: 0,
            primary: HalfPoints::ZERO,
            secondary: HalfPoints::ZERO,
            matches: roles.len(),
            roles: roles
                .chars()
                .map(|it| if it == 'F' { Role::First } else { Role::Second })
                .collect(),
            preference: None,
            floated: false,
            barred_from_bye: false,
        };
        team.preference = field::preference(&team, preferences, false, &Options::default());
        team
    }

    #[rstest]
    #[case::art_4_3_1_an_odd_first_team_has_the_initial_role('A', 1, "", "", 'F', "4.3.1")]
    #[case::art_4_3_1_an_even_first_team_has_the_other('A', 2, "", "", 'S', "4.3.1")]
    #[case::art_4_3_2_only_one_wants('A', 1, "FF", "F", 'S', "4.3.2")]
    #[case::art_4_3_2_only_the_other_wants('A', 1, "F", "FF", 'F', "4.3.2")]
    #[case::art_1_7_1_difference_plus_one_after_two_seconds_wants_nothing(
        'A', 1, "FFFSS", "FF", 'F', "4.3.2"
    )]
    #[case::art_4_3_3_both_get_theirs('A', 1, "FF", "SS", 'S', "4.3.3")]
    #[case::art_4_3_4_the_strong_one('B', 1, "F", "FF", 'F', "4.3.4")]
    #[case::art_4_3_5_the_lower_difference('A', 1, "F", "S", 'S', "4.3.5")]
    #[case::art_4_3_6_since_they_last_differed('A', 1, "FS", "SF", 'F', "4.3.6")]
    #[case::art_4_3_5_minus_one_is_lower_than_zero('A', 1, "SFS", "FS", 'F', "4.3.5")]
    #[case::art_4_3_7_the_first_team('A', 1, "FF", "FF", 'S', "4.3.7")]
    #[case::art_4_3_8_the_first_team_alternates('A', 1, "FS", "FS", 'F', "4.3.8")]
    #[case::art_4_3_9_the_other_team_alternates('A', 1, "", "FS", 'S', "4.3.9")]
    #[case::art_1_7_no_preferences('-', 1, "FF", "FF", 'S', "4.3.8")]
    fn roles_are_given_by_the_first_rule_that_decides(
        #[case] kind: char,
        #[case] number: u16,
        #[case] leader: &str,
        #[case] other: &str,
        #[case] role: char,
        #[case] article: &str,
    ) {
        let preferences = match kind {
            'A' => ColorPreferenceType::A,
            'B' => ColorPreferenceType::B,
            _ => ColorPreferenceType::None,
        };
        let field = Field {
            round: RoundNumber::FIRST,
            teams: Vec::new(),
            may_meet: Graph::empty(0),
            is_ending: false,
            preferences,
            initial_role: Role::First,
            second_byes: crate::meetings::SecondByes::Never,
            watch: &crate::round_pairing::Unwatched,
        };
        let leader = team(number, leader, preferences);
        let other = team(number + 1, other, preferences);
        let expected = if role == 'F' {
            Role::First
        } else {
            Role::Second
        };
        assert_eq!(role_of_leader(&field, &leader, &other), (expected, article));
    }
}
