//! `kralle draw`: draws pots and teams from a player list and a public seed, on any machine.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::core::refusal::Data;
use kralle_desk::players::preview_view::LineProblem;
use kralle_desk::{
    Doubtful, ListLots, ListLotsError, Named, OddNumber, RatingKind, Unrated, Wish, draw_from_list,
    read_whole,
};
use kralle_view::lots::LotsView;
use kralle_view::refs::PlayerRef;

use crate::choice::choice;
use crate::refusal::{self, BAD_INPUT};

/// Draw teams from two pots.
#[derive(Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of its own on the command line"
)]
pub(crate) struct Draw {
    /// The player list: CSV or TSV with headings.
    file: PathBuf,
    /// The public seed: any text.
    #[arg(long)]
    seed: String,
    /// No team has two players of the same club.
    #[arg(long)]
    apart: bool,
    /// Form one team of three if the number of players is odd.
    #[arg(long)]
    three_player_team: bool,
    /// The team that the third player joins; by default the one with the largest number.
    #[arg(long)]
    joins: Option<u16>,
    /// The ratings that determine the order; the first that a player has counts.
    #[arg(long, value_parser = choice!(RatingKind), value_delimiter = ',')]
    ratings: Vec<RatingKind>,
    /// Draw even if ratings in the list cannot be read: those players have none.
    #[arg(long)]
    unrated: bool,
    /// Draw with lines that may not be players.
    #[arg(long, conflicts_with = "leave_doubtful")]
    take_doubtful: bool,
    /// Leave out lines that may not be players.
    #[arg(long)]
    leave_doubtful: bool,
    /// Print everything as JSON.
    #[arg(long)]
    json: bool,
}

/// The maximum size of a list file, in bytes; its reader has a limit of its own.
const LARGEST: u64 = 64 << 20;

/// Draws and prints; problems of the list go to `errors`.
pub(crate) fn run(
    arguments: &Draw,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let bytes = match read_whole(&arguments.file, LARGEST) {
        Ok(bytes) => bytes,
        Err(error) => {
            writeln!(errors, "{place}: {error}")?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    match draw_from_list(&bytes, &how(arguments)) {
        Ok(drawn) => {
            for problem in &drawn.problems {
                say_problem(problem, &place, errors)?;
            }
            if arguments.json {
                writeln!(output, "{}", serde_json::to_string(&drawn.lots)?)?;
            } else {
                print(&drawn.lots, output)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Err(ListLotsError::List(problems)) => {
            // One line: the first problem that makes the file unreadable.
            if let Some(problem) = problems.first() {
                say_problem(problem, &place, errors)?;
            }
            Ok(ExitCode::from(BAD_INPUT))
        }
        Err(ListLotsError::RatingsLost(problems)) => {
            // One line: the first problem, and the option to continue.
            if let Some(problem) = problems.first() {
                let option = refusal::sentence("list-unrated-option", &Data::new());
                say(problem, &place, &option.unwrap_or_default(), errors)?;
            }
            Ok(ExitCode::from(BAD_INPUT))
        }
        Err(ListLotsError::Doubtful(problems)) => {
            // One line: the first problem, and the options to continue.
            if let Some(problem) = problems.first() {
                let option = refusal::sentence("list-doubtful-option", &Data::new());
                say(problem, &place, &option.unwrap_or_default(), errors)?;
            }
            Ok(ExitCode::from(BAD_INPUT))
        }
        Err(ListLotsError::Refused(refused)) => refusal::say(&refused, &place, errors),
    }
}

/// Returns the options of the drawing.
fn how(arguments: &Draw) -> ListLots {
    ListLots {
        seed: arguments.seed.clone(),
        wish: if arguments.apart {
            Named(Wish::NotTheSameClub)
        } else {
            Named(Wish::Anyone)
        },
        odd_number: if arguments.three_player_team {
            Named(OddNumber::ThreePlayerTeam)
        } else {
            Named(OddNumber::Refused)
        },
        third_joins: arguments.joins,
        unrated: if arguments.unrated {
            Unrated::Accepted
        } else {
            Unrated::Asked
        },
        doubtful: match (arguments.take_doubtful, arguments.leave_doubtful) {
            (true, _) => Doubtful::Taken,
            (_, true) => Doubtful::LeftOut,
            (false, false) => Doubtful::Asked,
        },
        rating_order: arguments.ratings.iter().copied().map(Named).collect(),
    }
}

/// Prints the teams, tab-separated: number, then name and rating of each player.
fn print(lots: &LotsView, output: &mut impl Write) -> io::Result<()> {
    for team in &lots.teams {
        write!(output, "{}", team.number)?;
        for player in &team.players {
            write!(output, "\t{}\t{}", player.name, rating(player))?;
        }
        writeln!(output)?;
    }
    Ok(())
}

/// Returns a rating, or a dash.
fn rating(player: &PlayerRef) -> String {
    player
        .rating
        .map_or_else(|| "-".to_owned(), |rating| rating.to_string())
}

/// Prints the problem of a list and its place in one line.
fn say_problem(problem: &LineProblem, place: &str, errors: &mut impl Write) -> io::Result<()> {
    say(problem, place, "", errors)
}

/// Prints the problem with its consequence.
fn say(problem: &LineProblem, place: &str, then: &str, errors: &mut impl Write) -> io::Result<()> {
    let key = format!("list-problem-{}", problem.code.replace('_', "-"));
    let sentence = refusal::sentence(&key, &problem.data).unwrap_or_else(|| problem.code.clone());
    let line = problem.line.map(|line| format!(":{line}"));
    // A bare number means a line.
    let column = problem
        .column
        .filter(|_| line.is_some())
        .map(|column| format!(":{column}"));
    writeln!(
        errors,
        "{place}{}{}: {}",
        line.unwrap_or_default(),
        column.unwrap_or_default(),
        format!("{sentence} {then}").trim_end()
    )
}
