//! What the `kralle` command shares with its fuzz targets: adjudication over JSON, and how it reads.
//!
//! Not here: the command line itself (`main.rs`).

pub mod adjudicate;
pub mod reading;
pub mod rule_set_file;
