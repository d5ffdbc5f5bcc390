//! The `kralle` command: the same core as the desktop app, without a window.
//!
//! Begin at [`Command`]: one variant and one file for each call of the contract.
//! Exit codes: 0 done, 1 the answer is "no", 2 bad input, 3 internal error.

mod adjudicate;
mod perft;
mod replay;
mod rule_set_file;

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
    /// Answer questions about positions: JSON Lines in, JSON Lines out.
    Adjudicate,
    /// Count positions, to prove and measure the move generator.
    Perft(perft::Perft),
    /// Replay game records by the rules.
    Replay(replay::Replay),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Adjudicate => adjudicate::run(
            io::stdin().lock(),
            &mut io::BufWriter::new(io::stdout().lock()),
        ),
        Command::Perft(arguments) => perft::run(
            &arguments,
            &mut io::stdout().lock(),
            &mut io::stderr().lock(),
        ),
        Command::Replay(arguments) => replay::run(
            &arguments,
            &mut io::BufWriter::new(io::stdout().lock()),
            &mut io::stderr().lock(),
        ),
    };
    // Only writing to the terminal or pipe can fail here.
    outcome.unwrap_or(ExitCode::from(3))
}
