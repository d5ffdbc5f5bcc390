//! An archive of a federation: generated tournaments that go through push and proof over real sockets into a real
//! PostgreSQL; then ratings, search and pages, measured. Small with all tests, large by
//! `cargo xtask archive federation 100000`.

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    reason = "it tells what it measured, and may fail"
)]

#[cfg(unix)]
#[path = "federation/measure.rs"]
mod measure;

fn main() {
    #[cfg(unix)]
    measure::run();
    #[cfg(not(unix))]
    println!("PostgreSQL is started on Unix only");
}
