//! `kralle import`: a tournament from a report, JSON or another file, or players of a list into a file.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::core::choice::{Named, Namesake};
use kralle_desk::core::refusal::{Data, RefusalView};
use kralle_desk::exchange::import::{Carry, ImportTournamentInput, PreviewTournamentInput};
use kralle_desk::players::import::{ImportPlayersInput, ListedUpdate};
use kralle_desk::players::preview::PreviewPlayersInput;
use kralle_desk::players::preview_view::SeverityName;
use kralle_desk::{Desk, calls};

use crate::choice::choice;
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
    #[arg(long, value_parser = choice!(Carry), default_value = "players")]
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
    let source = || arguments.source.as_path().into();
    let asked = PreviewTournamentInput {
        path: source(),
        carry: arguments.carry,
    };
    let preview = match desk.ask::<calls::preview_tournament>(asked) {
        Ok(preview) => preview,
        Err(refused) => return Ok(Err(refused)),
    };
    for remark in preview.remarks {
        let code = remark.replace('_', "-");
        let said = sentence(&format!("import-remark-{code}"), &Data::new()).unwrap_or(code);
        writeln!(errors, "{place}: {said}")?;
    }
    let input = ImportTournamentInput {
        path: source(),
        carry: arguments.carry,
        name: arguments.name.clone(),
        to: arguments.output.as_deref().map(Into::into),
    };
    let made = desk.ask_as::<calls::import_tournament>(input, &progress::job());
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
    let asked = PreviewPlayersInput {
        path: Some(arguments.source.as_path().into()),
        ..PreviewPlayersInput::default()
    };
    let preview = match desk.ask::<calls::preview_players>(asked) {
        Ok(preview) => preview,
        Err(refused) => return Ok(Err(refused)),
    };
    let mut is_refused = false;
    let mut loses_ratings = false;
    for problem in &preview.problems {
        is_refused |= problem.severity == SeverityName::FileRefused;
        loses_ratings |=
            LOST.contains(&problem.code.as_str()) && problem.severity == SeverityName::Question;
        let code = problem.code.replace('_', "-");
        let said = sentence(&format!("list-problem-{code}"), &problem.data).unwrap_or(code);
        let at = |number: Option<u32>| number.map(|it| format!(":{it}")).unwrap_or_default();
        let (line, column) = (at(problem.line), at(problem.column.map(u32::from)));
        writeln!(errors, "{place}{line}{column}: {said}")?;
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
    for row in preview.rows {
        let mut fields = row.fields;
        let twin = row.same_as.map(|it| it.player);
        match (arguments.duplicates, twin) {
            (_, None) if row.same_as_line.is_none() => players.push(fields),
            (Some(Duplicates::Enter), _) => {
                fields.namesake = Some(Named(Namesake::Admitted));
                players.push(fields);
            }
            (Some(Duplicates::Update), Some(player)) => {
                updates.push(ListedUpdate { player, fields });
            }
            (Some(Duplicates::Skip | Duplicates::Update), _) => {}
            // Who is entered just so needs no question.
            (None, _) if row.known => {}
            (None, _) => {
                writeln!(errors, "{place}:{}: {}", row.line, fields.name)?;
                return refuse("list-duplicates-option", errors);
            }
        }
    }
    let input = ImportPlayersInput { players, updates };
    let done = desk.ask_as::<calls::import_players>(input, &progress::job());
    Ok(done.map(|_| ExitCode::SUCCESS))
}

/// The codes of problems by which ratings are lost.
const LOST: [&str; 4] = [
    "unreadable_rating",
    "ambiguous_rating",
    "impossible_rating",
    "unread_numbers",
];
