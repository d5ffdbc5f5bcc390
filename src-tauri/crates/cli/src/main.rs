//! The `kralle` command: the same core as the desktop app, without a window.
//!
//! Begin at [`Command`]: one variant and one file for each call of the contract.
//! Exit codes: 0 done, 1 the answer is "no", 2 bad input, 3 internal error.

mod check;
mod generate;
mod pair;
mod standings;
mod system;
mod trf_file;

use std::io;
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
enum Command {
    /// Pair the next round of a tournament report file.
    Pair(Box<pair::Pair>),
    /// Pair every round of a tournament report file again and compare.
    Check(Box<check::Check>),
    /// Make a random event, every round paired by the engine.
    Generate(Box<generate::Generate>),
    /// Rank the entrants of a tournament report file.
    Standings(standings::Standings),
}

fn main() -> ExitCode {
    let (output, errors) = (&mut io::stdout().lock(), &mut io::stderr().lock());
    let outcome = match Arguments::parse().command {
        Command::Pair(arguments) => pair::run(&arguments, output, errors),
        Command::Check(arguments) => check::run(&arguments, output, errors),
        Command::Generate(arguments) => generate::run(&arguments, output, errors),
        Command::Standings(arguments) => standings::run(&arguments, output, errors),
    };
    // Only writing to the terminal or pipe can fail here.
    outcome.unwrap_or(ExitCode::from(3))
}
