//! No unpublished round is ever visible: directors act randomly, and after each act everything the
//! hall sees is searched.
//!
//! The published rounds are tracked here independently, from publications and undo steps, not from
//! the state of a round.

mod acts;
mod told;
mod walk;

use rstest::rstest;

use self::walk::{Met, Walk};

#[rstest]
#[case::pots_all_against_all("pot_draw", "round_robin", 10)]
#[case::pots_swiss("pot_draw", "swiss_system", 14)]
#[case::single_players("single_players", "swiss_system", 7)]
fn whatever_a_director_does_the_hall_sees_no_round_before_it_is_published(
    #[case] formation: &str,
    #[case] format: &str,
    #[case] players: u16,
) {
    let mut met = Met::default();
    for seed in 1..=4 {
        let mut walk = Walk::new(seed, formation, format, players);
        for _ in 0..60 {
            walk.step();
        }
        met.add(walk.met);
    }
    // A walk that does nothing proves nothing.
    let enough = met.drafts > 40 && met.taken_back > 0 && met.most_published > 2;
    assert!(enough && met.done.len() > 12, "{met:#?}");
}
