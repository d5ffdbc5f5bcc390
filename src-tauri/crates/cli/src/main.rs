//! The `kralle` command: the same core as the desktop app, without a window.
//!
//! Begin at [`Command`]: one variant and one file for each call of the contract.
//! Exit codes: 0 done, 1 the answer is "no", 2 bad input, 3 internal error.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tournament manager for tandem chess.
#[derive(Parser)]
#[command(name = "kralle", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// What can be asked on the command line.
#[derive(Subcommand)]
enum Command {}

fn main() -> ExitCode {
    match Arguments::parse().command {}
}
