//! Throws bytes at one reader, named by the variable `KRALLE_FUZZ_TARGET`.
//!
//! The bodies lie beside the readers, in `crates/CRATE/fuzz/TARGET.rs`.

#![no_main]

use std::sync::OnceLock;

mod targets {
    include!(concat!(env!("OUT_DIR"), "/targets.rs"));
}

static TARGET: OnceLock<fn(&[u8])> = OnceLock::new();

libfuzzer_sys::fuzz_target!(
    init: {
        let name = std::env::var("KRALLE_FUZZ_TARGET").unwrap_or_default();
        let Some((_, run)) = targets::TARGETS.iter().find(|(known, _)| *known == name) else {
            eprintln!("no target {name:?}; use `cargo xtask fuzz TARGET`");
            std::process::exit(2);
        };
        let _ = TARGET.set(*run);
    },
    |bytes: &[u8]| {
        if let Some(run) = TARGET.get() {
            run(bytes);
        }
    }
);
