//! Allocation of roles in a pair (5).

use super::field::{Field, Strength};
use crate::event::Role;
use crate::round_pairing::Pair;

/// Allocates the roles in a pair, by the first rule of 5.2 that decides.
pub(super) fn allocate(field: &Field, a: usize, b: usize) -> Pair {
    // The field is in the order of 1.2: the smaller index ranks higher.
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

#[cfg(test)]
mod tests {
    use super::super::field;
    use super::*;
    use crate::event::{EntrantNumber, HalfPoints, RoundNumber};
    use crate::matching::Graph;
    use rstest::rstest;

    /// F is First, S is Second, in order of rounds.
    fn player(number: u16, roles: &str) -> field::Player {
        let roles: Vec<Role> = roles
            .chars()
            .map(|it| if it == 'F' { Role::First } else { Role::Second })
            .collect();
        let difference = field::difference(&roles);
        field::Player {
            number: EntrantNumber::new(number).unwrap(),
            number_taking_part: usize::from(number),
            score: HalfPoints::ZERO,
            level: 1,
            difference,
            preference: field::preference(difference, &roles),
            is_topscorer: false,
            floats: [None, None],
            unplayed: 0,
            barred_from_bye: false,
            must_not_float: false,
            roles,
        }
    }

    #[rstest]
    #[case::art_5_2_1_both_preferences(1, "F", "S", 'S', "5.2.1")]
    #[case::art_5_2_1_only_one_has_one(1, "", "F", 'F', "5.2.1")]
    #[case::art_5_2_2_absolute_before_strong(1, "F", "FF", 'F', "5.2.2")]
    #[case::art_5_2_2_strong_before_mild(1, "SF", "F", 'F', "5.2.2")]
    #[case::art_1_7_1_twice_running_is_absolute(1, "SSFF", "FSF", 'S', "5.2.2")]
    #[case::art_1_7_1_even_against_the_difference(1, "FFFSS", "SFS", 'F', "5.2.2")]
    #[case::art_5_2_2_the_wider_difference(1, "FF", "FFF", 'F', "5.2.2")]
    #[case::art_5_2_3_since_they_last_differed(1, "SSF", "SFS", 'S', "5.2.3")]
    #[case::art_5_2_4_the_higher_ranked(1, "FS", "SFFS", 'F', "5.2.4")]
    #[case::art_5_2_5_an_odd_number_has_the_initial_role(1, "", "", 'F', "5.2.5")]
    #[case::art_5_2_5_an_even_number_has_the_other(2, "", "", 'S', "5.2.5")]
    fn roles_are_given_by_the_first_rule_that_decides(
        #[case] number: u16,
        #[case] higher: &str,
        #[case] lower: &str,
        #[case] role: char,
        #[case] article: &str,
    ) {
        let field = Field {
            round: RoundNumber::FIRST,
            players: vec![player(number, higher), player(number + 1, lower)],
            may_meet: Graph::complete(2),
            initial_role: Role::First,
            second_byes: crate::meetings::SecondByes::Never,
            no_bye: Vec::new(),
            watch: &crate::round_pairing::Unwatched,
        };
        let expected = if role == 'F' {
            Role::First
        } else {
            Role::Second
        };
        assert_eq!(role_of_higher(&field, 0, 1), (expected, article));
    }
}
