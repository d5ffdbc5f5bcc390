//! `kralle rate`: rates each person by the matches in tournament files.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::refusal::Data;
use kralle_desk::season::evening::read_evening;
use kralle_desk::season::problem::{problem, settings_mistake};
use kralle_desk::{read_whole, write_file};
use kralle_season::rating::{Games, PersonRating, RatingParameters, Ratings};
use kralle_season::{Decisions, EveningProgress, Persons, Problem, Season, SeasonFile};
use kralle_view::season::ratings::{rating_list, strongest_first};
use serde::Serialize;

use crate::overwrite::{Overwrite, Written};
use crate::refusal::{self, BAD_INPUT};

/// Rate all players of these tournament files: tandem, and single games separately.
#[derive(Args)]
pub(crate) struct Rate {
    /// The tournament files, in any order.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Parameters that replace the defaults, as TOML.
    #[arg(long, value_name = "FILE.toml")]
    parameters: Option<PathBuf>,
    /// Print as JSON.
    #[arg(long)]
    json: bool,
    /// Write the tandem ratings as a rating list (CSV).
    #[arg(short, long, value_name = "LIST.csv")]
    output: Option<PathBuf>,
    #[command(flatten)]
    overwrite: Overwrite,
}

/// The maximum size of a parameter file, in bytes.
const MOST_PARAMETERS: u64 = 1024 * 1024;

#[derive(Serialize)]
struct Answer<'a> {
    parameters_sha256: String,
    /// The tandem ratings, strongest first.
    persons: Vec<Row<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pair_moves: Vec<Row<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ordinary_chess: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    person: u32,
    name: &'a str,
    rating: f64,
    deviation: f64,
    matches: u32,
}

/// Rates the players. Exit code 2 if a file could not be read: the others are rated anyway.
pub(crate) fn run(
    arguments: &Rate,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let list = arguments.output.as_deref();
    if let Err(code) = arguments
        .overwrite
        .must_be_meant(list, Written::Table, errors)?
    {
        return Ok(code);
    }
    let parameters = match &arguments.parameters {
        Some(path) => match read_parameters(path, errors)? {
            Ok(parameters) => parameters,
            Err(code) => return Ok(code),
        },
        None => RatingParameters::default(),
    };
    let (files, mut code) = read(&arguments.files, errors)?;
    if files.is_empty() {
        return Ok(code);
    }
    let season = Season::of(files);
    let persons = Persons::of(&season, &Decisions::default());
    say_problems(&season, &persons, errors)?;
    let ratings = Ratings::of(&Games::of(&season, &persons), &parameters);
    if let Some(path) = list {
        let bytes = rating_list(&ratings.tandem, &persons);
        if let Err(error) = write_file(path, &bytes) {
            writeln!(errors, "{}: {error}", path.display())?;
            code = ExitCode::from(BAD_INPUT);
        }
    }
    let rows = |ratings| rows(ratings, &persons);
    if arguments.json {
        let answer = Answer {
            parameters_sha256: parameters.sha256(),
            persons: rows(&ratings.tandem),
            pair_moves: rows(&ratings.pair_moves),
            ordinary_chess: rows(&ratings.ordinary_chess),
        };
        writeln!(output, "{}", serde_json::to_string(&answer)?)?;
    } else {
        writeln!(output, "parameters\t{}", parameters.sha256())?;
        for (game, ratings) in [
            ("tandem", &ratings.tandem),
            ("pair_moves", &ratings.pair_moves),
            ("ordinary_chess", &ratings.ordinary_chess),
        ] {
            for row in rows(ratings) {
                writeln!(
                    output,
                    "{game}\t{}\t{:.0} ± {:.0}\t{}",
                    row.name, row.rating, row.deviation, row.matches
                )?;
            }
        }
    }
    Ok(code)
}

/// Returns the readable tournaments; reports the errors of the others.
fn read(paths: &[PathBuf], errors: &mut impl Write) -> io::Result<(Vec<SeasonFile>, ExitCode)> {
    let (mut files, mut code) = (Vec::new(), ExitCode::SUCCESS);
    for path in paths {
        let file = path.display().to_string();
        match read_evening(path) {
            Ok(evening) => files.push(SeasonFile { file, evening }),
            Err(refused) => {
                refusal::say(&refused, &file, errors)?;
                code = ExitCode::from(BAD_INPUT);
            }
        }
    }
    Ok((files, code))
}

fn read_parameters(
    path: &Path,
    errors: &mut impl Write,
) -> io::Result<Result<RatingParameters, ExitCode>> {
    let place = path.display();
    let text = read_whole(path, MOST_PARAMETERS).and_then(|bytes| {
        String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
    });
    let text = match text {
        Ok(text) => text,
        Err(error) => {
            writeln!(errors, "{place}: {error}")?;
            return Ok(Err(ExitCode::from(BAD_INPUT)));
        }
    };
    match RatingParameters::from_toml(text.trim_start_matches('\u{feff}')) {
        Ok(parameters) => Ok(Ok(parameters)),
        Err(error) => {
            let place = format!("{place}:{}:{}", error.line, error.column);
            refusal::say(&settings_mistake(&error), &place, errors)?;
            Ok(Err(ExitCode::from(BAD_INPUT)))
        }
    }
}

/// Reports omitted matches, unfinished tournaments, and the number of uncertain persons.
fn say_problems(season: &Season, persons: &Persons, errors: &mut impl Write) -> io::Result<()> {
    let unfinished = season.evenings().filter_map(|(_, it)| {
        let file = it.file.clone();
        match it.evening.progress {
            EveningProgress::Running => Some(Problem::Running { file }),
            EveningProgress::NotBegun => Some(Problem::NotBegun { file }),
            // An undecided winner has no effect on played matches.
            EveningProgress::FirstPlaceOpen | EveningProgress::Finished => None,
        }
    });
    let unfinished: Vec<Problem> = unfinished.collect();
    let all = season.problems().iter().chain(&unfinished);
    for it in all.chain(persons.problems()) {
        refusal::say(&problem(it), "rate", errors)?;
    }
    let open = persons.questions().len() + persons.questions_left_out();
    if open > 0 {
        let data = Data::from([("count".to_owned(), open.into())]);
        let said = refusal::sentence("season-questions-open", &data).unwrap_or_default();
        writeln!(errors, "rate: {said}")?;
    }
    Ok(())
}

fn rows<'a>(ratings: &'a [PersonRating], persons: &'a Persons) -> Vec<Row<'a>> {
    let row = |(rating, person): (&PersonRating, &'a kralle_season::SeasonPerson)| Row {
        person: person.number.0,
        name: person.data.name.as_str(),
        rating: tenths(rating.estimate.rating),
        deviation: tenths(rating.estimate.deviation),
        matches: rating.matches,
    };
    let sorted = strongest_first(ratings, persons);
    sorted.into_iter().map(row).collect()
}

/// Rounds to tenths: further digits are meaningless, and could differ between machines.
fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
