//! Every round of the shared Dutch events comes out as bbpPairings paired it.

#![allow(clippy::print_stdout, reason = "says how much was compared")]

use kralle_pairing::dutch::pair_round;

mod record;

#[test]
fn every_round_of_the_dutch_events_comes_out_the_same() {
    let Some(records) = record::records("dutch") else {
        return;
    };
    let mut rounds = 0;
    let mut wrong = Vec::new();
    for (name, text) in records {
        let event = record::individual(&text);
        for round in event.round_numbers() {
            rounds += 1;
            let expected = record::pairs_of(&event, round);
            let found = pair_round(&event.before(round)).map(|it| {
                let mut pairs: Vec<(u16, u16)> = it
                    .pairs
                    .iter()
                    .map(|pair| (pair.first.get(), pair.second.get()))
                    .collect();
                pairs.sort_unstable();
                (pairs, it.bye.map(kralle_pairing::event::EntrantNumber::get))
            });
            if found.as_ref() != Ok(&expected) {
                wrong.push(format!(
                    "{name} round {round}:\n  {expected:?}\n  {found:?}"
                ));
            }
        }
    }
    println!("{rounds} rounds");
    assert!(
        wrong.is_empty(),
        "{} of {rounds}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}
