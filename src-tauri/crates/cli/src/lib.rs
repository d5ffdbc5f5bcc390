//! The part of the `kralle` command shared with its fuzz targets: adjudication over JSON, and
//! reading of input.
//!
//! Not here: the command line itself (`main.rs`).

pub mod adjudicate;
pub mod reading;
pub mod rule_set_file;
