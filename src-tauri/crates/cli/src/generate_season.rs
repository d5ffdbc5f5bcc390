//! `kralle generate-season`: a season with known strengths.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::season::generate::write_season;
use kralle_desk::{Desk, write_file};
use kralle_season::generator::{GeneratedPerson, SeasonCourse, SeasonPlan};

use crate::overwrite::{Overwrite, Written};
use crate::refusal::{self, BAD_INPUT};

/// Generate a season of tournament files with drawn partners; the same seed gives the same
/// tournaments.
#[derive(Args)]
pub(crate) struct GenerateSeason {
    /// The number of persons, who all play every evening.
    #[arg(long, value_parser = clap::value_parser!(u16).range(4..=1000))]
    entrants: u16,
    /// The number of evenings.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=350))]
    evenings: u16,
    /// The seed: any text.
    #[arg(long)]
    seed: String,
    /// The folder for the files: `2026-01-09.kralle` and so on. Created if missing; existing files
    /// are kept.
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    /// Write the strength of each person: name,strength.
    #[arg(long, value_name = "STRENGTHS.csv")]
    strengths: Option<PathBuf>,
    /// Include everything that happens in a year: namesakes, guests, fixed teams, a team of three,
    /// joint winners, a team that withdraws. Needs at least 20 persons and 12 evenings.
    #[arg(long)]
    with_oddities: bool,
    #[command(flatten)]
    overwrite: Overwrite,
}

pub(crate) fn run(arguments: &GenerateSeason, errors: &mut impl Write) -> io::Result<ExitCode> {
    let strengths = arguments.strengths.as_deref();
    if let Err(code) = arguments
        .overwrite
        .must_be_meant(strengths, Written::Table, errors)?
    {
        return Ok(code);
    }
    let plan = SeasonPlan {
        persons: arguments.entrants,
        evenings: arguments.evenings,
        seed: arguments.seed.clone(),
        course: if arguments.with_oddities {
            SeasonCourse::WithOddities
        } else {
            SeasonCourse::Even
        },
    };
    let season = match plan.generate() {
        Ok(season) => season,
        Err(error) => {
            writeln!(errors, "generate-season: {error}")?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    let mut desk = Desk::for_scripts("");
    if let Err(refused) = write_season(&mut desk, &season, &arguments.output) {
        let place = arguments.output.display().to_string();
        return refusal::say(&refused, &place, errors);
    }
    if let Some(path) = strengths
        && let Err(error) = write_file(path, table(&season.persons).as_bytes())
    {
        writeln!(errors, "{}: {error}", path.display())?;
        return Ok(ExitCode::from(BAD_INPUT));
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the strengths as CSV. Names contain a comma.
fn table(persons: &[GeneratedPerson]) -> String {
    let lines = persons
        .iter()
        .map(|it| format!("\"{}\",{}\n", it.data.name, it.strength));
    std::iter::once("name,strength\n".to_owned())
        .chain(lines)
        .collect()
}
