//! What the `kralle` command shares with its fuzz targets: adjudication over JSON.
//!
//! Not here: the command line itself (`main.rs`).

pub mod adjudicate;
pub mod rule_set_file;
