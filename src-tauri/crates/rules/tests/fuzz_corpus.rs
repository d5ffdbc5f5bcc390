//! Replays earlier findings of the fuzzer, and its seed corpus.

#![allow(unreachable_pub)] // the fuzzer builds the bodies too

#[path = "../fuzz/bpgn.rs"]
mod bpgn;
#[path = "../fuzz/fen.rs"]
mod fen;
#[path = "../fuzz/pgn.rs"]
mod pgn;
#[path = "../fuzz/rule_set.rs"]
mod rule_set;

fn replay(target: &str, run: fn(&[u8])) -> std::io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/fuzz/corpus");
    for entry in std::fs::read_dir(format!("{folder}/{target}"))? {
        run(&std::fs::read(entry?.path())?);
    }
    Ok(())
}

#[test]
fn fen_survives_its_corpus() -> std::io::Result<()> {
    replay("fen", fen::run)
}

#[test]
fn bpgn_survives_its_corpus() -> std::io::Result<()> {
    replay("bpgn", bpgn::run)
}

#[test]
fn pgn_survives_its_corpus() -> std::io::Result<()> {
    replay("pgn", pgn::run)
}

#[test]
fn rule_set_survives_its_corpus() -> std::io::Result<()> {
    replay("rule_set", rule_set::run)
}
