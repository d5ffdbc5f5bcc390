//! `kralle ratings`: the user's rating lists, shared with the app.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::wire::Nothing;
use kralle_desk::ratings::find::FindRatedInput;
use kralle_desk::ratings::lists::{
    LoadRatingListInput, PreviewRatingListInput, RemoveRatingListInput,
};
use kralle_desk::ratings::refresh::{NewRatings, RefreshRatingsInput};
use kralle_desk::ratings::view::{DifferenceRow, FoundBy};
use kralle_desk::{Desk, TypedCall, calls};

use crate::call::settings_folder;
use crate::opening;
use crate::progress;
use crate::refusal::{self, NO};

/// Index, search and use the rating lists of federations.
#[derive(Args)]
pub(crate) struct Ratings {
    /// The settings folder; by default that of the app.
    #[arg(long, global = true, value_name = "FOLDER")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Create a local list from a federation's file: FIDE (TXT, XML), DWZ or any CSV, compressed or
    /// not.
    Index {
        /// The file of the federation.
        file: PathBuf,
        /// The name of the list; replaces a list of that name.
        #[arg(long)]
        name: Option<String>,
    },
    /// Show the local lists.
    Lists {
        /// Print as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Find players by the beginnings of their names or by their ZPS.
    Find {
        /// The text to search for.
        #[arg(required = true)]
        text: Vec<String>,
        /// The maximum number of results.
        #[arg(long, default_value_t = 20)]
        most: u8,
        /// Print as JSON.
        #[arg(long)]
        json: bool,
    },
    /// Show the differences between the ratings of a tournament's players and the lists.
    Refresh {
        /// The tournament file.
        file: PathBuf,
        /// Copy the listed ratings: for players found by FIDE ID, by national number, or by name
        /// and year of birth.
        #[arg(long)]
        write: bool,
        /// With --write, also for players found by name only.
        #[arg(long, requires = "write")]
        by_name: bool,
        /// The author in the journal.
        #[arg(long, default_value = "")]
        who: String,
        /// Print the differences as JSON.
        #[arg(long)]
        json: bool,
        #[command(flatten)]
        wait: opening::Wait,
    },
    /// Remove a local list.
    Remove {
        /// The name of the list.
        name: String,
    },
}

pub(crate) fn run(
    arguments: &Ratings,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let who = match &arguments.what {
        What::Refresh { who, .. } => who.as_str(),
        What::Index { .. } | What::Lists { .. } | What::Find { .. } | What::Remove { .. } => "",
    };
    let mut desk = Desk::for_scripts(who);
    let folder = arguments.config.clone().or_else(settings_folder);
    if let Some(folder) = folder {
        desk = desk.with_rating_lists(&folder);
    }
    let (place, done) = match &arguments.what {
        What::Index { file, name } => {
            let done = index(&mut desk, file, name.as_deref(), output);
            (file.display().to_string(), done)
        }
        What::Lists { json } => ("ratings".to_owned(), lists(&mut desk, *json, output)),
        What::Find { text, most, json } => {
            let done = find(&mut desk, &text.join(" "), *most, *json, output);
            ("ratings".to_owned(), done)
        }
        What::Refresh {
            file,
            write,
            by_name,
            json,
            wait,
            ..
        } => {
            let place = file.display().to_string();
            if let Err(code) = opening::open(&mut desk, &place, *wait, errors)? {
                return Ok(code);
            }
            let take = match (write, by_name) {
                (false, _) => Take::Nothing,
                (true, false) => Take::Sure,
                (true, true) => Take::ByName,
            };
            let done = refresh(&mut desk, take, *json, output);
            (place, done)
        }
        What::Remove { name } => {
            let asked = RemoveRatingListInput { name: name.clone() };
            let removed = ask::<calls::remove_rating_list>(&mut desk, asked);
            (name.clone(), removed.map(|_| ExitCode::SUCCESS))
        }
    };
    match done {
        Ok(code) => Ok(code),
        Err(Trouble::Refused(refused)) => refusal::say(&refused, &place, errors),
        Err(Trouble::Output(error)) => Err(error),
    }
}

/// A failure: a refusal of the desk, or an output error.
enum Trouble {
    Refused(RefusalView),
    Output(io::Error),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        Self::Output(error.into())
    }
}

fn ask<Call: TypedCall>(desk: &mut Desk, input: Call::Input) -> Result<Call::Output, Trouble> {
    let answer = desk.ask_as::<Call>(input, &progress::job());
    answer.map_err(Trouble::Refused)
}

/// Creates a local list; prints the number of players, and skipped lines.
fn index(
    desk: &mut Desk,
    file: &Path,
    name: Option<&str>,
    output: &mut impl Write,
) -> Result<ExitCode, Trouble> {
    let name = if let Some(name) = name {
        name.to_owned()
    } else {
        let asked = PreviewRatingListInput {
            path: file.into(),
            columns: Vec::new(),
        };
        ask::<calls::preview_rating_list>(desk, asked)?.name
    };
    let asked = LoadRatingListInput {
        path: file.into(),
        name: name.clone(),
        columns: Vec::new(),
    };
    let loaded = ask::<calls::load_rating_list>(desk, asked)?;
    write!(output, "{name}: {} players", loaded.players)?;
    if let Some(first) = loaded.first_skipped {
        write!(
            output,
            ", {} lines left out (first: {first})",
            loaded.skipped
        )?;
    }
    writeln!(output)?;
    Ok(ExitCode::SUCCESS)
}

fn lists(desk: &mut Desk, as_json: bool, output: &mut impl Write) -> Result<ExitCode, Trouble> {
    let view = ask::<calls::rating_lists>(desk, Nothing {})?;
    if as_json {
        writeln!(output, "{}", serde_json::to_string(&view)?)?;
    } else {
        for list in view.lists {
            writeln!(output, "{}\t{}\t{}", list.name, list.players, list.loaded)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the players found, tab-separated; exit code 1 without any.
fn find(
    desk: &mut Desk,
    text: &str,
    most: u8,
    as_json: bool,
    output: &mut impl Write,
) -> Result<ExitCode, Trouble> {
    let text = text.to_owned();
    let view = ask::<calls::find_rated>(desk, FindRatedInput { text, most })?;
    if as_json {
        writeln!(output, "{}", serde_json::to_string(&view.rows)?)?;
    } else {
        for row in &view.rows {
            let number = |number: Option<u32>| number.map_or_else(String::new, |it| it.to_string());
            let ratings: Vec<String> = row
                .ratings
                .iter()
                .map(|(kind, rating)| format!("{}={rating}", kind.code()))
                .collect();
            writeln!(
                output,
                "{}\t{}\t{}\t{}\t{}\t{}",
                row.name,
                number(row.fide_id),
                number(row.birth_year.map(u32::from)),
                row.club,
                row.membership,
                ratings.join(" ")
            )?;
        }
    }
    Ok(if view.rows.is_empty() {
        ExitCode::from(NO)
    } else {
        ExitCode::SUCCESS
    })
}

/// The listed ratings to copy.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Take {
    /// None: they are only shown.
    Nothing,
    /// Those of certain identity.
    Sure,
    /// Also those found by name only.
    ByName,
}

/// Shows the differences in the open file, and applies them if requested. Exit code 1 if some are
/// left.
fn refresh(
    desk: &mut Desk,
    take: Take,
    as_json: bool,
    output: &mut impl Write,
) -> Result<ExitCode, Trouble> {
    let view = ask::<calls::rating_differences>(desk, Nothing {})?;
    if as_json {
        writeln!(output, "{}", serde_json::to_string(&view)?)?;
    } else {
        for row in &view.rows {
            for difference in &row.differences {
                let now = difference
                    .now
                    .map_or_else(|| "-".to_owned(), |now| now.to_string());
                let kind = difference.kind.code();
                let (listed, found_by) = (difference.listed, row.found_by.code());
                writeln!(output, "{}\t{kind}\t{now}\t{listed}\t{found_by}", row.name)?;
            }
            let fide_id = row.fide_id.map(|id| ("fide_id", id.to_string()));
            let national_id = row.national_id.clone().map(|id| ("national_id", id));
            let sex = row.sex.map(|sex| ("sex", sex.code().to_owned()));
            for (kind, listed) in fide_id.into_iter().chain(national_id).chain(sex) {
                let found_by = row.found_by.code();
                writeln!(output, "{}\t{kind}\t-\t{listed}\t{found_by}", row.name)?;
            }
        }
        for (list, what) in [(&view.missing, "not found"), (&view.ambiguous, "several")] {
            for name in list {
                writeln!(output, "{name}\t{what}")?;
            }
        }
    }
    let of_all = view.rows.len();
    let taken = view.rows.into_iter().filter(|row| match take {
        Take::Nothing => false,
        Take::Sure => row.found_by != FoundBy::Name,
        Take::ByName => true,
    });
    let players: Vec<_> = taken.map(new_ratings).collect();
    let is_left = players.len() < of_all;
    if !players.is_empty() {
        ask::<calls::refresh_ratings>(desk, RefreshRatingsInput { players })?;
    }
    Ok(if is_left {
        ExitCode::from(NO)
    } else {
        ExitCode::SUCCESS
    })
}

/// Returns a player's ratings on the lists; titles do not change.
fn new_ratings(row: DifferenceRow) -> NewRatings {
    let listed = row.differences.iter();
    NewRatings {
        player: row.player,
        ratings: listed.map(|it| (it.kind, it.listed)).collect(),
        fide_id: row.fide_id,
        national_id: row.national_id,
        title: None,
        sex: row.sex,
    }
}
