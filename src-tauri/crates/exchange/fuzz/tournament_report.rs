//! Fuzz target: arbitrary bytes, read as a tournament report file.

use kralle_exchange::trf::Trf;
use kralle_pairing::event::{Event, Format};
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};
use kralle_pairing::{dutch, team_swiss};

/// Reads `bytes` as a tournament report file and checks the invariants of every input. A parsed
/// file is written back byte for byte. An event can be ranked. If its next round has a pairing,
/// every entrant is paired and no two meet again.
pub(crate) fn run(bytes: &[u8]) {
    let trf = match Trf::read(bytes) {
        Ok(trf) => trf,
        Err(error) => {
            assert!(error.line > 0 && error.column > 0, "{error}");
            return;
        }
    };
    assert_eq!(trf.to_bytes(), bytes);
    let written = Trf::of_records(trf.records().cloned()).to_bytes();
    let _ = Trf::read(&written);
    match trf.to_event() {
        Ok(event) if event.entrant_count() < 50 && event.round_count() < 50 => {
            let list = parse_list(
                "PTS,DE,EDE,EDEBT,BH:MP/C1,BH:GP/M1,EMMSB,SB/P,KS,BC,TBR,SSSC,TPR/U1000",
            )
            .unwrap_or_default();
            for mode in [PairingMode::Swiss, PairingMode::Predetermined] {
                assert_eq!(rank(&event, &list, mode).order.len(), event.entrant_count());
            }
            for round in event.round_numbers() {
                assert_eq!(event.before(round).next_round(), round);
            }
            pair(&event);
        }
        Ok(_) => {}
        Err(error) => assert!(error.line > 0 && error.column > 0, "{error}"),
    }
}

/// Pairs the next round by the system for individuals or teams.
fn pair(event: &Event) {
    let paired = match event.format() {
        Format::Individual => dutch::pair_round(event),
        Format::Team { .. } => team_swiss::pair_round(event, &team_swiss::Options::default()),
    };
    let Ok(round) = paired else { return };
    let mut seated: Vec<_> = round
        .pairs
        .iter()
        .flat_map(|pair| [pair.first, pair.second])
        .chain(round.bye)
        .collect();
    seated.sort_unstable();
    assert_eq!(seated, event.to_be_paired());
    assert_eq!(round.second_meetings, []);
}
