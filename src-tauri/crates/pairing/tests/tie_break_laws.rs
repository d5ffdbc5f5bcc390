//! Laws of tie-breaks and ranks for every event.

use kralle_pairing::event::{
    EntrantNumber, Event, EventBuilder, Format, PairOutcome, Participation, RoundNumber,
};
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};
use proptest::prelude::*;

fn number(number: u16) -> EntrantNumber {
    EntrantNumber::new(number).unwrap()
}

/// Returns a random event: each round a random order, divided into pairs.
fn random_event() -> impl Strategy<Value = Event> {
    (2u16..12, 1usize..6).prop_flat_map(|(entrants, rounds)| {
        let order: Vec<u16> = (1..=entrants).collect();
        let one = (
            Just(order).prop_shuffle(),
            prop::collection::vec(0u8..9, 12),
        );
        prop::collection::vec(one, rounds).prop_map(move |rounds| {
            let mut builder = EventBuilder::with_entrants(Format::Individual, entrants);
            builder.rounds(rounds.len());
            for (index, (order, outcomes)) in rounds.into_iter().enumerate() {
                let at = RoundNumber::from_index(index);
                for (pair, outcome) in order.chunks(2).zip(outcomes) {
                    let &[first, second] = pair else {
                        builder.set(at, number(pair[0]), Participation::AllocatedBye);
                        continue;
                    };
                    let outcome = match outcome {
                        0..3 => PairOutcome::FirstWins,
                        3..5 => PairOutcome::Draw,
                        5 => PairOutcome::SecondWins,
                        6 => PairOutcome::FirstWinsByForfeit,
                        7 => PairOutcome::DoubleForfeit,
                        _ => {
                            builder.set(at, number(first), Participation::HalfPointBye);
                            continue;
                        }
                    };
                    builder.pair(at, number(first), number(second), outcome);
                }
            }
            builder.build().unwrap()
        })
    })
}

const EVERYTHING: &str = "PTS,DE,WIN,WON,BPG,BWG,PS/C1,REP,STD,BH,BH/C2,BH/M1,BH/P,AOB,FB/C1,\
    SB,SB/C1,KS,KS/L+1,ARO/U1500,TPR/U1500,PTP/U1500,APRO/U1500,APPO/U1500,RTNG/U1500,TPN";

proptest! {
    #[test]
    fn every_value_is_the_sum_of_what_its_working_counts(event in random_event()) {
        let list = parse_list("BH,BH/C1,BH/M1,SB,SB/C1,PS,KS,WIN,STD").unwrap();
        for column in rank(&event, &list, PairingMode::Swiss).columns {
            for (value, working) in column.values.iter().zip(&column.workings) {
                let counted = working.contributions.iter().filter(|part| !part.cut);
                let sum: i64 = counted.map(|part| part.value.units()).sum();
                prop_assert_eq!(value.unwrap().units(), sum, "{}", column.tie_break);
            }
        }
    }

    #[test]
    fn only_what_was_not_played_is_called_voluntary(event in random_event()) {
        let list = parse_list(EVERYTHING).unwrap();
        for column in rank(&event, &list, PairingMode::Swiss).columns {
            for (entrant, working) in (1..).map(number).zip(&column.workings) {
                for part in working.contributions.iter().filter(|part| part.voluntary) {
                    let did = event.record(entrant, part.round.unwrap()).participation;
                    prop_assert!(!did.is_played(), "{} {did:?}", column.tie_break);
                }
            }
        }
    }

    #[test]
    fn everybody_has_one_rank_and_ranks_leave_room_for_those_who_share(event in random_event()) {
        let list = parse_list(EVERYTHING).unwrap();
        for length in 1..=list.len() {
            let order = rank(&event, &list[..length], PairingMode::Swiss).order;
            prop_assert_eq!(order.len(), event.entrant_count());
            for (index, standing) in order.iter().enumerate() {
                prop_assert!(standing.rank <= index + 1);
                prop_assert!(index < standing.rank - 1 + standing.shared_by);
            }
        }
        // The start number separates all.
        let all = rank(&event, &list, PairingMode::Swiss).order;
        prop_assert!(all.iter().all(|standing| standing.shared_by == 1));
    }

    #[test]
    fn a_longer_list_never_puts_back_who_was_ahead(event in random_event()) {
        let short = rank(&event, &parse_list("PTS,DE").unwrap(), PairingMode::Swiss).ranks();
        let long = rank(&event, &parse_list("PTS,DE,BH,SB").unwrap(), PairingMode::Swiss).ranks();
        for a in 0..short.len() {
            for b in 0..short.len() {
                prop_assert!(short[a] >= short[b] || long[a] < long[b]);
            }
        }
    }
}
