//! The integration tests of `kralle-rules`, as one program.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may fail and print why"
)]

mod admission;
mod allocations;
mod articles_dsj;
mod articles_ordnung;
mod articles_swiss;
mod averted_mates;
mod bad_positions;
mod bpgn;
mod citations;
mod coverage;
mod deciding_articles;
mod drop_mates;
mod fuzz_corpus;
mod illegal_moves;
mod ordinary;
mod paarzug_coverage;
mod paarzug_examples;
mod paarzug_fuzz_corpus;
mod paarzug_game;
mod paarzug_notation;
mod paarzug_octal;
mod paarzug_rights;
mod paarzug_second;
mod paarzug_second_change;
mod paarzug_simultaneous;
mod paarzug_void;
mod pair_text;
mod perft;
mod pgn;
mod random_games;
mod readings;
mod record_endings;
mod record_files;
mod record_spellings;
mod record_starts;
mod rule_set_text;
mod rule_sheets;
mod slow;
mod support;
mod walk;
mod wire;
