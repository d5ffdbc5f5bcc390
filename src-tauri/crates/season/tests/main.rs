//! The integration tests of `kralle-season`, as one program.
#![allow(clippy::unwrap_used, reason = "tests may fail and print why")]

mod changing_partners;
mod fuzz_corpus;
mod games_of_a_match;
mod generated_seasons;
mod joined_twice;
mod left_out;
mod persons;
mod played;
mod rating_laws;
mod rating_parameters;
mod ratings_by_hand;
mod sample;
mod settings;
mod simulation;
mod table;
mod table_twice;
