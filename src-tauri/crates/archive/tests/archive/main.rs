//! The archive with a real PostgreSQL, real sockets and real tournament files.
//!
//! One binary, so that all tests share one PostgreSQL; each test has its own database.
#![cfg(unix)]
#![allow(
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "tests may fail and tell"
)]

mod administer;
mod body;
#[path = "../../../outbox/tests/day/mod.rs"]
mod day;
mod evening;
mod finding;
mod fuzz_corpus;
mod hand_over;
mod hidden;
mod kill;
mod migrations;
mod openapi;
mod organizer;
#[path = "../../../hall/tests/wire/patience.rs"]
mod patience;
mod people;
mod persons;
mod postgres;
mod program;
mod push;
mod replay;
mod seasons;
mod served;
mod serving;
mod site;
mod slow;
mod stranger;
mod surfaces;
