//! Load test with a generated federation. Its tournaments are pushed over real sockets, proven,
//! and stored in a real PostgreSQL. Then ratings, search and pages are measured. A small one runs
//! with all tests, a large one with `cargo xtask archive federation 100000`.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "it tells what it measured, and may fail"
)]

#[cfg(unix)]
#[path = "federation/clubs.rs"]
mod clubs;
#[cfg(unix)]
#[path = "federation/load.rs"]
mod load;
#[cfg(unix)]
#[path = "federation/measure.rs"]
mod measure;
#[cfg(unix)]
#[path = "federation/pace.rs"]
mod pace;
#[cfg(unix)]
#[path = "archive/postgres.rs"]
#[expect(dead_code, reason = "the other tests use the rest")]
mod postgres;
#[cfg(unix)]
#[path = "archive/program.rs"]
mod program;
#[cfg(unix)]
#[path = "federation/push.rs"]
mod push;

fn main() {
    #[cfg(unix)]
    measure::run();
    #[cfg(not(unix))]
    println!("PostgreSQL is started on Unix only");
}
