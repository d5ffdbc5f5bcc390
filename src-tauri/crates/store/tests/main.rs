//! The integration tests of `kralle-store`, as one program.
#![allow(
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod attacks;
mod backup;
mod beside;
mod board_games;
mod carried;
mod dump;
mod far_ends;
mod fuzz_corpus;
mod games;
mod hall;
mod hostile_journal;
mod hostile_schemas;
mod in_use;
mod inner_test;
mod journal;
mod kept_files;
mod kept_proof;
mod late_players;
mod limits;
mod line_ups;
mod long_journal;
mod media;
mod misfit;
mod opening;
mod past;
mod places;
mod relink;
mod replaced;
mod round_trip;
mod rows_json;
mod sample;
mod schema;
mod together;
mod undo;
