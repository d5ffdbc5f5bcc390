//! The `kralle` command: the core of the desktop app without a window.
//!
//! Start at [`Command`]: one variant and one file for each subcommand. Exit codes: 0 done, 1 the
//! answer is "no", 2 bad input, 3 internal error.

mod archive;
mod by_hand;
mod call;
mod call_list;
mod check;
mod choice;
mod deferred;
mod draw;
mod explanation;
mod export;
mod generate;
mod generate_season;
mod import;
mod lines;
mod manual;
mod new;
mod next_round;
mod opening;
mod overwrite;
mod pair;
mod paired;
mod perft;
mod plain;
mod progress;
mod rate;
mod ratings;
mod refusal;
mod replay;
mod rules;
mod season;
mod serve;
mod sheet;
mod squares;
mod standings;
mod standings_of_file;
mod system;
mod trf_file;
mod verify;

use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};
use kralle_cli::{adjudicate, rule_set_file};

use crate::deferred::Deferred;
use crate::plain::Plain;

/// Tournament manager for tandem chess.
#[derive(Parser)]
#[command(name = "kralle", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// The subcommands. Nested ones are built eagerly, for completions and manual pages.
#[derive(Subcommand)]
enum Command {
    /// Create a tournament file.
    New(Deferred<new::New>),
    /// Run any command of the app on a tournament file.
    Call(Deferred<call::Call>),
    /// Draw teams from two pots.
    Draw(Deferred<draw::Draw>),
    /// Print a sheet of a tournament file as PDF.
    Sheet(Deferred<sheet::Sheet>),
    /// Export a tournament for other programs and the web.
    Export(Deferred<export::Export>),
    /// Create a tournament from a report or another file, or enter the players of a list.
    Import(Deferred<import::Import>),
    /// Compute the table of a season: many tournaments, one table of persons.
    Season(Deferred<season::Season>),
    /// Send tournaments and seasons to an archive, or withdraw them.
    #[command(subcommand)]
    Archive(archive::Archive),
    /// Serve the hall: phones, tablets and the projector on the WLAN.
    Serve(Deferred<serve::Serve>),
    /// Index, search and use the rating lists of federations.
    Ratings(ratings::Ratings),
    /// Rate all players of tournament files.
    Rate(Deferred<rate::Rate>),
    /// Verify a tournament file.
    Verify(Deferred<verify::Verify>),
    /// Answer questions about positions: JSON Lines in, JSON Lines out.
    Adjudicate,
    /// Replay game records by the rules.
    Replay(Deferred<replay::Replay>),
    /// Count positions, to test and measure the move generator.
    Perft(Deferred<perft::Perft>),
    /// Describe a rule set in plain words.
    Rules(Deferred<rules::Rules>),
    /// Pair the next round of a tournament report file.
    Pair(Box<Deferred<pair::Pair>>),
    /// Pair every round of a tournament report file again and compare.
    Check(Box<Deferred<check::Check>>),
    /// Generate a random event, every round paired by the engine.
    Generate(Box<Deferred<generate::Generate>>),
    /// Generate a season of tournament files with known strengths.
    GenerateSeason(Deferred<generate_season::GenerateSeason>),
    /// Rank the entrants of a tournament report file, or print the standings of a tournament file.
    Standings(Deferred<standings::Standings>),
    /// Write the manual pages and shell completions into a folder.
    #[command(hide = true)]
    Manual(Deferred<manual::Manual>),
}

fn main() -> ExitCode {
    let stdout = io::stdout().lock();
    let output: &mut Box<dyn Write> = &mut if stdout.is_terminal() {
        Box::new(Plain::new(stdout))
    } else {
        Box::new(BufWriter::new(stdout))
    };
    // Not locked permanently: other threads report the progress of long work.
    let errors = &mut Plain::new(io::stderr());
    let outcome = match Arguments::parse().command {
        Command::New(arguments) => new::run(&arguments, errors),
        Command::Call(arguments) => call::run(&arguments, output, errors),
        Command::Draw(arguments) => draw::run(&arguments, output, errors),
        Command::Sheet(arguments) => sheet::run(&arguments, output, errors),
        Command::Export(arguments) => export::run(&arguments, output, errors),
        Command::Import(arguments) => import::run(&arguments, errors),
        Command::Season(arguments) => season::run(&arguments, output, errors),
        Command::Archive(arguments) => archive::run(&arguments, output, errors),
        Command::Serve(arguments) => serve::run(&arguments, output, errors),
        Command::Ratings(arguments) => ratings::run(&arguments, output, errors),
        Command::Rate(arguments) => rate::run(&arguments, output, errors),
        Command::Verify(arguments) => verify::run(&arguments, output, errors),
        Command::Adjudicate => adjudicate::run(io::stdin().lock(), output),
        Command::Replay(arguments) => replay::run(&arguments, output, errors),
        Command::Rules(arguments) => rules::run(&arguments, output, errors),
        Command::Perft(arguments) => perft::run(&arguments, output, errors),
        Command::Pair(arguments) => pair::run(&arguments, output, errors),
        Command::Check(arguments) => check::run(&arguments, output, errors),
        Command::Generate(arguments) => generate::run(&arguments, output, errors),
        Command::GenerateSeason(arguments) => generate_season::run(&arguments, errors),
        Command::Standings(arguments) => standings::run(&arguments, output, errors),
        Command::Manual(arguments) => manual::run(&arguments, Arguments::command(), errors),
    };
    // Only writing to the terminal or a pipe can fail here.
    let outcome = errors.flush().and(outcome);
    outcome
        .and_then(|code| output.flush().map(|()| code))
        .unwrap_or(ExitCode::from(3))
}
