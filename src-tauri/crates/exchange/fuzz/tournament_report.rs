//! Fuzz target: any bytes, read as a tournament report file.

use kralle_exchange::trf::Trf;
use kralle_pairing::tie_break::{PairingMode, parse_list, rank};

/// Reads `bytes` as a tournament report file and checks what must hold for any
/// input: what is read comes back, and what makes an event can be ranked.
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
            let list = parse_list("PTS,DE,EDE,BH/C1,SB,KS,TBR,TPR/U1000").unwrap_or_default();
            for mode in [PairingMode::Swiss, PairingMode::Predetermined] {
                assert_eq!(rank(&event, &list, mode).order.len(), event.entrant_count());
            }
            for round in event.round_numbers() {
                assert_eq!(event.before(round).next_round(), round);
            }
        }
        Ok(_) => {}
        Err(error) => assert!(error.line > 0 && error.column > 0, "{error}"),
    }
}
