//! `cargo xtask simulate`: plays evenings by seed.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a program for the terminal: printing is what it does"
)]

use std::collections::BTreeMap;
use std::fmt;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use kralle_fault::Fault;
use kralle_simulation::{Broken, Script, play, shrink};

/// Plays evenings by seed, and checks what phones, public and file hold after each act.
#[derive(Parser)]
struct Arguments {
    /// The seed of the first evening; each next one has the next number.
    #[arg(required_unless_present = "faults")]
    seed: Option<u64>,
    /// The number of evenings.
    #[arg(long, default_value_t = 1)]
    evenings: u64,
    /// A known fault that is put back.
    #[arg(long, value_name = "NAME")]
    fault: Option<String>,
    /// Prints the faults that can be put back.
    #[arg(long)]
    faults: bool,
    /// Prints each act.
    #[arg(long)]
    story: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.faults {
        for fault in faults() {
            println!("{fault:?}");
        }
        return ExitCode::SUCCESS;
    }
    if let Some(name) = &arguments.fault
        && let Err(reason) = put_back(name)
    {
        eprintln!("{reason}");
        return ExitCode::from(2);
    }
    match evenings(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::from(2)
        }
    }
}

/// Returns the faults that evenings find.
fn faults() -> impl Iterator<Item = Fault> {
    let is_of_disk = |it: &Fault| {
        matches!(
            it,
            Fault::AnsweredBeforeSync | Fault::RenameWithoutFolderSync
        )
    };
    Fault::ALL.iter().copied().filter(move |it| !is_of_disk(it))
}

#[cfg(feature = "faults")]
fn put_back(name: &str) -> Result<(), String> {
    let fault = faults().find(|it| format!("{it:?}") == name);
    Fault::put_back(Some(fault.ok_or_else(|| format!("no such fault: {name}"))?));
    Ok(())
}

#[cfg(not(feature = "faults"))]
fn put_back(name: &str) -> Result<(), String> {
    Err(format!(
        "this build cannot put {name} back: it needs the feature faults"
    ))
}

/// The number of evenings by the newest round that they published.
#[derive(Default)]
struct Reached {
    small: BTreeMap<u16, u64>,
    large: BTreeMap<u16, u64>,
}

impl Reached {
    fn count(&mut self, script: &Script, rounds: u16) {
        let halls = if script.world.is_large() {
            &mut self.large
        } else {
            &mut self.small
        };
        *halls.entry(rounds).or_default() += 1;
    }
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (halls, evenings) in [("small", &self.small), ("large", &self.large)] {
            for (round, count) in evenings {
                writeln!(f, "{count} evenings in {halls} halls reached round {round}")?;
            }
        }
        Ok(())
    }
}

/// Plays the evenings; false if one broke a law.
fn evenings(arguments: &Arguments) -> Result<bool, Broken> {
    let first = arguments.seed.unwrap_or_default();
    let begun = Instant::now();
    let mut acts = 0;
    let mut reached = Reached::default();
    for seed in first..first.saturating_add(arguments.evenings) {
        let script = Script::of(seed);
        let played = play(&script)?;
        acts += played.acts;
        reached.count(&script, played.rounds);
        if arguments.story {
            println!("{}", script.world);
            played.story.iter().for_each(|it| println!("{it}"));
        }
        if let Some(broken) = &played.broken {
            println!(
                "seed {seed} broke a law after {} acts: {broken}",
                played.acts
            );
            println!("the shortest list of acts that still does:");
            let shrunk = shrink(&script, played);
            println!("{}", shrunk.script);
            shrunk.played.story.iter().for_each(|it| println!("{it}"));
            if let Some(broken) = &shrunk.played.broken {
                println!("{broken}");
            }
            let evenings = seed - first + 1;
            println!("simulate: seed {first}, {evenings} evenings, {acts} acts, 1 faults");
            return Ok(false);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "a rate for a person")]
    let rate = acts as f64 / seconds;
    eprintln!("{rate:.0} acts a second");
    eprint!("{reached}");
    let evenings = arguments.evenings;
    println!("simulate: seed {first}, {evenings} evenings, {acts} acts, 0 faults");
    Ok(true)
}
