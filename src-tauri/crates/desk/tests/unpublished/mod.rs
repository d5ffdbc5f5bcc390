//! No unpublished round, ever: directors do whatever they can, one thing after the other, and after
//! each all that the hall sees is looked through. What is published is told here from the outside, by
//! which rounds were published and what was taken back, and by no state of a round.

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
