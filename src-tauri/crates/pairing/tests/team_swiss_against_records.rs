//! Every round of the shared team events comes out as gacrux paired it.

use kralle_pairing::team_swiss::{Options, pair_round};

mod record;

#[test]
fn every_round_of_the_team_events_comes_out_the_same() {
    record::every_round_comes_out_the_same("team", record::teams, |event| {
        pair_round(event, &Options::default())
    });
}
