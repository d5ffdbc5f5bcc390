//! `kralle generate`: creates a random event as a tournament report file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::Job;
use kralle_exchange::trf::{Overflow, Sheet, Trf, write_individual, write_team};
use kralle_pairing::event::{Format, Role};
use kralle_pairing::generator::{GenerateError, Plan, generate};

use crate::next_round::{Asked, pair_next};
use crate::overwrite::{Overwrite, Written};
use crate::pair::refusal;
use crate::progress;
use crate::system::{Readings, System};
use crate::trf_file::{self, BadInput};

/// Generate a random event; the same seed gives the same bytes everywhere.
#[derive(Debug, Args)]
pub(crate) struct Generate {
    /// The pairing system.
    #[arg(long, value_enum)]
    system: System,
    /// The number of entrants.
    #[arg(long, value_parser = clap::value_parser!(u16).range(2..=3000))]
    entrants: u16,
    /// The number of rounds.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=999))]
    rounds: u16,
    /// The seed: any text.
    #[arg(long)]
    seed: String,
    /// The percentage of forfeited pairs.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    forfeits: u8,
    /// The probability, in percent, that an entrant requests a bye in a round.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    byes: u8,
    /// The probability, in percent, that an entrant withdraws before a round.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=100))]
    withdrawals: u8,
    /// The file to write; standard output by default.
    #[arg(short, long)]
    output: Option<PathBuf>,
    #[command(flatten)]
    overwrite: Overwrite,
    #[command(flatten)]
    readings: Readings,
}

/// Generates the event. Exit code 0; 1 if a round cannot be paired (nothing is written then); 2 for
/// bad input.
pub(crate) fn run(
    arguments: &Generate,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let path = arguments.output.as_deref();
    if let Err(code) = arguments
        .overwrite
        .must_be_meant(path, Written::Report, errors)?
    {
        return Ok(code);
    }
    if let Err(error) = arguments.system.must_make_pairs() {
        return trf_file::conclude(Err(error), errors);
    }
    let is_team = arguments.system == System::Team;
    let plan = Plan {
        format: if is_team {
            Format::Team { boards: 2 }
        } else {
            Format::Individual
        },
        entrants: arguments.entrants,
        rounds: arguments.rounds,
        seed: arguments.seed.clone(),
        forfeits: arguments.forfeits,
        byes: arguments.byes,
        withdrawals: arguments.withdrawals,
    };
    let nothing = Trf::of_records([]);
    let job = progress::job();
    let generated = generate(&plan, |event| {
        job.progress(event.round_count(), usize::from(arguments.rounds));
        let paired = pair_next(
            arguments.system,
            &arguments.readings,
            &nothing,
            event,
            &Asked::default(),
            &Job::unwatched(),
        )?;
        Ok((paired.pairs, paired.bye))
    });
    job.progress(1, 1);
    let event = match generated {
        Ok(event) => event,
        Err(GenerateError::Unpairable { round, why }) => {
            writeln!(errors, "round {round} cannot be paired: {}", refusal(&why))?;
            return Ok(ExitCode::from(1));
        }
        Err(GenerateError::Event(error)) => {
            writeln!(errors, "the pairs contradict each other: {error}")?;
            return Ok(ExitCode::from(3));
        }
    };
    let sheet = Sheet {
        name: format!("Random event {}", arguments.seed.escape_default()),
        kind: arguments.system.type_code(&arguments.readings).to_owned(),
        headers: [
            ("022", "-"),
            ("032", "FID"),
            ("042", "2026/05/01"),
            ("052", "2026/05/01"),
        ]
        .map(|(code, value)| (code.to_owned(), value.to_owned()))
        .to_vec(),
        entrants: Vec::new(),
    };
    let trf = if is_team {
        write_team(&event, &sheet, &[Role::First, Role::Second])
    } else {
        write_individual(&event, &sheet)
    };
    if let Some(overflow) = trf.overflow() {
        let what = match overflow {
            Overflow::Number { number, most } => {
                format!("found number {number}, expected at most {most}")
            }
            Overflow::Points { entrant } => {
                format!("found more points of {entrant} than there are columns for, expected fewer")
            }
        };
        let what = format!("--entrants {}: {what} in this format", arguments.entrants);
        return trf_file::conclude(Err(BadInput(what)), errors);
    }
    let written = trf_file::write(arguments.output.as_ref(), &trf.to_bytes(), output)?;
    trf_file::conclude(written.map(|()| ExitCode::SUCCESS), errors)
}
