//! `kralle import`: a tournament from a report, JSON or another file, or players of a list into a file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::Desk;
use kralle_desk::core::refusal::{Data, RefusalView};
use serde_json::json;

use crate::refusal::{BAD_INPUT, sentence};
use crate::{opening, progress};

/// Make a tournament of a report (TRF), JSON or another tournament file, or enter the players of a
/// list.
#[derive(Args)]
pub(crate) struct Import {
    /// A report, JSON, a tournament file, or with --into a list of players (CSV, TSV, XLSX, ODS).
    source: PathBuf,
    /// The new tournament file.
    #[arg(short, long, required_unless_present = "into", conflicts_with = "into")]
    output: Option<PathBuf>,
    /// The name of the new tournament; as in the source when not given.
    #[arg(long, conflicts_with = "into")]
    name: Option<String>,
    /// What is taken over of a tournament file.
    #[arg(long, value_enum, default_value = "players")]
    carry: Carry,
    /// The tournament file that the players of a list are entered into.
    #[arg(long)]
    into: Option<PathBuf>,
    /// Enter players whose ratings in the list cannot be read: they have none.
    #[arg(long, requires = "into")]
    unrated: bool,
    /// What is done with players of the list who seem to be entered already, or to stand in it twice.
    #[arg(long, value_enum, requires = "into")]
    duplicates: Option<Duplicates>,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// What is taken over, by the names of the command line.
#[derive(Clone, Copy, ValueEnum)]
enum Carry {
    /// Settings and players.
    Players,
    /// Settings, players and teams.
    Teams,
}

/// What is done with who seems to be the same person, by the names of the command line.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Duplicates {
    /// They are left out.
    Skip,
    /// Who is entered gets what the list says; lines that repeat another one are left out.
    Update,
    /// They are other persons: entered.
    Enter,
}

/// Imports; says on standard error what is not carried.
pub(crate) fn run(arguments: &Import, errors: &mut impl Write) -> io::Result<ExitCode> {
    let place = arguments.source.display().to_string();
    let mut desk = Desk::for_scripts(&arguments.who);
    let done = if let Some(file) = &arguments.into {
        if let Err(code) = opening::open(&mut desk, &file.display().to_string(), errors)? {
            return Ok(code);
        }
        players(&mut desk, arguments, &place, errors)?
    } else {
        tournament(&mut desk, arguments, &place, errors)?
    };
    match done {
        Ok(code) => Ok(code),
        Err(refused) => opening::say(&mut desk, &refused, &place, errors),
    }
}

/// Makes a tournament.
fn tournament(
    desk: &mut Desk,
    arguments: &Import,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<Result<ExitCode, RefusalView>> {
    let carry = match arguments.carry {
        Carry::Players => "players",
        Carry::Teams => "teams",
    };
    let asked = json!({ "path": arguments.source, "carry": carry });
    let preview = match desk.call("preview_tournament", asked) {
        Ok(preview) => preview,
        Err(refused) => return Ok(Err(refused)),
    };
    for remark in preview["remarks"].as_array().into_iter().flatten() {
        let code = remark.as_str().unwrap_or_default().replace('_', "-");
        let said = sentence(&format!("import-remark-{code}"), &Data::new()).unwrap_or(code);
        writeln!(errors, "{place}: {said}")?;
    }
    let input = json!({
        "path": arguments.source, "carry": carry, "name": arguments.name, "to": arguments.output,
    });
    let made = desk.call_as("import_tournament", input, &progress::job());
    Ok(made.map(|_| ExitCode::SUCCESS))
}

/// Enters the players of a list into the open file: those who can be read, if the file as a whole can
/// and nothing in it has to be asked.
fn players(
    desk: &mut Desk,
    arguments: &Import,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<Result<ExitCode, RefusalView>> {
    let preview = match desk.call("preview_players", json!({ "path": place })) {
        Ok(preview) => preview,
        Err(refused) => return Ok(Err(refused)),
    };
    let mut is_refused = false;
    let mut loses_ratings = false;
    for problem in preview["problems"].as_array().into_iter().flatten() {
        is_refused |= problem["severity"] == "file_refused";
        let is_rating = problem["code"]
            .as_str()
            .is_some_and(|code| LOST.contains(&code));
        loses_ratings |= is_rating && problem["severity"] == "question";
        let code = problem["code"]
            .as_str()
            .unwrap_or_default()
            .replace('_', "-");
        let data: Data = serde_json::from_value(problem["data"].clone()).unwrap_or_default();
        let said = sentence(&format!("list-problem-{code}"), &data).unwrap_or(code);
        let at = |field: &str| {
            problem[field]
                .as_u64()
                .map(|it| format!(":{it}"))
                .unwrap_or_default()
        };
        writeln!(errors, "{place}{}{}: {said}", at("line"), at("column"))?;
    }
    if is_refused {
        return Ok(Ok(ExitCode::from(BAD_INPUT)));
    }
    let refuse =
        |option: &str, errors: &mut dyn Write| -> io::Result<Result<ExitCode, RefusalView>> {
            let said = sentence(option, &Data::new()).unwrap_or_default();
            writeln!(errors, "{place}: {said}")?;
            Ok(Ok(ExitCode::from(BAD_INPUT)))
        };
    if loses_ratings && !arguments.unrated {
        return refuse("list-unrated-option", errors);
    }
    let (mut players, mut updates) = (Vec::new(), Vec::new());
    for row in preview["rows"].as_array().into_iter().flatten() {
        let twin = &row["same_as"]["player"];
        let repeats = row["same_as_line"].is_number();
        match arguments.duplicates {
            _ if twin.is_null() && !repeats => players.push(row["fields"].clone()),
            Some(Duplicates::Enter) => {
                let mut fields = row["fields"].clone();
                fields["namesake"] = json!("admitted");
                players.push(fields);
            }
            Some(Duplicates::Update) if twin.is_number() => {
                updates.push(json!({ "player": twin, "fields": row["fields"] }));
            }
            Some(Duplicates::Skip | Duplicates::Update) => {}
            // Who is entered just so needs no question.
            None if row["known"] == json!(true) => {}
            None => {
                let name = row["fields"]["name"].as_str().unwrap_or_default();
                writeln!(errors, "{place}:{}: {name}", row["line"])?;
                return refuse("list-duplicates-option", errors);
            }
        }
    }
    let input = json!({ "players": players, "updates": updates });
    let done = desk.call_as("import_players", input, &progress::job());
    Ok(done.map(|_| ExitCode::SUCCESS))
}

/// The codes of problems by which ratings are lost.
const LOST: [&str; 4] = [
    "unreadable_rating",
    "ambiguous_rating",
    "impossible_rating",
    "unread_numbers",
];
