//! Every round of the shared Dutch events comes out as bbpPairings paired it.

use kralle_pairing::dutch::pair_round;

mod record;

#[test]
fn every_round_of_the_dutch_events_comes_out_the_same() {
    record::every_round_comes_out_the_same("dutch", record::individual, pair_round);
}
