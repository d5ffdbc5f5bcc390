//! The wish "not the same club": checks that it is possible, and that it is met.

/// True if two players may be in one team: they have different clubs, or one has no club.
fn may_join<Club: PartialEq>(one: Option<&Club>, other: Option<&Club>) -> bool {
    one.is_none() || one != other
}

/// True if no team has two players of the same club. Each of pot 1 is with its partner of pot 2,
/// the third with the team of pot-1 position `joins`.
pub fn are_apart<Club: PartialEq>(
    pot_1: &[Option<Club>],
    pot_2: &[Option<Club>],
    joins: usize,
    (partners, third): (&[usize], Option<usize>),
) -> bool {
    let club = |position: usize| pot_2.get(position).and_then(Option::as_ref);
    let pairs_apart = pot_1
        .iter()
        .zip(partners)
        .all(|(first, partner)| may_join(first.as_ref(), club(*partner)));
    let third_apart = third.is_none_or(|third| {
        let first = pot_1.get(joins).and_then(Option::as_ref);
        let partner = partners.get(joins).and_then(|partner| club(*partner));
        may_join(first, club(third)) && may_join(partner, club(third))
    });
    pairs_apart && third_apart
}

/// True if any lots keep club-mates apart, by bipartite matching (Kuhn).
pub fn can_be_kept_apart<Club: PartialEq>(
    pot_1: &[Option<Club>],
    pot_2: &[Option<Club>],
    joins: usize,
) -> bool {
    if pot_2.len() == pot_1.len() {
        return matches_all(pot_1, pot_2, None);
    }
    // One more in pot 2: try each as the third. The partner of that team must differ from the third
    // as well.
    (0..pot_2.len()).any(|third| {
        let first = pot_1.get(joins).and_then(Option::as_ref);
        let third_club = pot_2.get(third).and_then(Option::as_ref);
        may_join(first, third_club) && matches_all(pot_1, pot_2, Some((third, joins)))
    })
}

/// True if each of pot 1 finds a partner, with the `third` set aside for position `joins`.
fn matches_all<Club: PartialEq>(
    pot_1: &[Option<Club>],
    pot_2: &[Option<Club>],
    set_aside: Option<(usize, usize)>,
) -> bool {
    let fits = |one: usize, two: usize| {
        let partner = pot_2[two].as_ref();
        may_join(pot_1[one].as_ref(), partner)
            && set_aside.is_none_or(|(third, joins)| {
                two != third && (one != joins || may_join(partner, pot_2[third].as_ref()))
            })
    };
    let mut partner_of: Vec<Option<usize>> = vec![None; pot_2.len()];
    (0..pot_1.len()).all(|one| {
        let mut seen = vec![false; pot_2.len()];
        augment(one, &fits, &mut partner_of, &mut seen)
    })
}

/// Finds a partner for `one`, moving others if necessary.
fn augment(
    one: usize,
    fits: &impl Fn(usize, usize) -> bool,
    partner_of: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for two in 0..partner_of.len() {
        if seen[two] || !fits(one, two) {
            continue;
        }
        seen[two] = true;
        let free = match partner_of[two] {
            None => true,
            Some(other) => augment(other, fits, partner_of, seen),
        };
        if free {
            partner_of[two] = Some(one);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Returns a brute-force check: every order of pot 2.
    fn any_order_works(pot_1: &[Option<u8>], pot_2: &[Option<u8>], joins: usize) -> bool {
        fn try_all(
            order: &mut Vec<usize>,
            pot_1: &[Option<u8>],
            pot_2: &[Option<u8>],
            joins: usize,
        ) -> bool {
            if order.len() == pot_2.len() {
                let third = (pot_2.len() > pot_1.len()).then(|| order[pot_1.len()]);
                return are_apart(pot_1, pot_2, joins, (&order[..pot_1.len()], third));
            }
            (0..pot_2.len()).any(|next| {
                if order.contains(&next) {
                    return false;
                }
                order.push(next);
                let works = try_all(order, pot_1, pot_2, joins);
                order.pop();
                works
            })
        }
        try_all(&mut Vec::new(), pot_1, pot_2, joins)
    }

    proptest! {
        #[test]
        fn matching_agrees_with_trying_every_order(
            clubs in proptest::collection::vec(proptest::option::of(0_u8..3), 2..10),
        ) {
            let (pot_1, pot_2) = clubs.split_at(clubs.len() / 2);
            for joins in 0..pot_1.len() {
                prop_assert_eq!(
                    can_be_kept_apart(pot_1, pot_2, joins),
                    any_order_works(pot_1, pot_2, joins)
                );
            }
        }
    }
}
