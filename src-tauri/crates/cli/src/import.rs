//! `kralle import`: creates a tournament from a report, JSON or another file, or enters the players
//! of a list into a file.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{ArgGroup, Args, ValueEnum};
use kralle_desk::core::overview::Overview;
use kralle_desk::core::refusal::{Data, Datum, RefusalView};
use kralle_desk::core::wire::Nothing;
use kralle_desk::exchange::import::{Carry, ImportTournamentInput, PreviewTournamentInput};
use kralle_desk::players::import::{ImportPlayersInput, ListedUpdate};
use kralle_desk::players::preview::PreviewPlayersInput;
use kralle_desk::players::preview_view::{PreviewRow, SeverityName};
use kralle_desk::players::view::TeamMemberFields;
use kralle_desk::teams::import::ImportTeamsInput;
use kralle_desk::teams::listed::{ListedMember, PreviewTeamsInput};
use kralle_desk::{Desk, Formation, Named, Namesake, calls};

use crate::choice::choice;
use crate::refusal::{BAD_INPUT, sentence};
use crate::{opening, progress, trf_file};

/// Create a tournament from a report (TRF), JSON or another tournament file, or enter the players
/// of a list.
#[derive(Args)]
#[command(group(ArgGroup::new("target").required(true)))]
pub(crate) struct Import {
    /// A report, JSON, a tournament file, or with --into a list of players (CSV, TSV, XLSX, ODS).
    source: PathBuf,
    /// The new tournament file.
    #[arg(short, long, group = "target")]
    output: Option<PathBuf>,
    /// The name of the new tournament; by default as in the source.
    #[arg(long, conflicts_with = "into")]
    name: Option<String>,
    /// The parts to copy from a tournament file.
    #[arg(long, value_parser = choice!(Carry), default_value = "players")]
    carry: Carry,
    /// The tournament file to enter the players of a list into.
    #[arg(long, group = "target")]
    into: Option<PathBuf>,
    /// Enter players even if their ratings in the list cannot be read: they have none.
    #[arg(long, requires = "into")]
    unrated: bool,
    /// The treatment of players in the list who seem to be entered already, or appear twice.
    #[arg(long, value_enum, requires = "into")]
    duplicates: Option<Duplicates>,
    /// The sheet of a workbook; by default the only visible one with players.
    #[arg(long, requires = "into", value_name = "NAME")]
    worksheet: Option<String>,
    #[command(flatten)]
    doubtful: Doubtful,
    /// The author in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    wait: opening::Wait,
}

/// The treatment of lines that may be a greeting, a total or a heading.
#[derive(Args, Clone, Copy)]
struct Doubtful {
    /// Enter lines that may not be players.
    #[arg(long, requires = "into", conflicts_with = "leave_doubtful")]
    take_doubtful: bool,
    /// Leave out lines that may not be players.
    #[arg(long, requires = "into")]
    leave_doubtful: bool,
}

/// The treatment of players who seem to be the same person, by its command-line name.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Duplicates {
    /// Leave them out.
    Skip,
    /// Update existing players from the list; leave out repeated lines.
    Update,
    /// Enter them as other persons.
    Enter,
}

/// Imports; reports lost data on standard error.
pub(crate) fn run(arguments: &Import, errors: &mut impl Write) -> io::Result<ExitCode> {
    let place = arguments.source.display().to_string();
    let mut desk = Desk::for_scripts(&arguments.who);
    let done = if let Some(file) = &arguments.into {
        if let Err(code) = opening::open(
            &mut desk,
            &file.display().to_string(),
            arguments.wait,
            errors,
        )? {
            return Ok(code);
        }
        players(&mut desk, arguments, &place, errors)?
    } else {
        tournament(&mut desk, arguments, errors)?
    };
    match done {
        Ok(code) => Ok(code),
        Err(refused) => {
            let code = opening::say(&mut desk, &refused, &place, errors)?;
            if arguments.into.is_none() && is_list(&arguments.source, &refused) {
                let hint = sentence("list-into-option", &Data::new()).unwrap_or_default();
                writeln!(errors, "{place}: {hint}")?;
            }
            Ok(code)
        }
    }
}

/// True if a refused source is a list of players, by its content or its name.
fn is_list(source: &Path, refused: &RefusalView) -> bool {
    let why = refused.data.get("why");
    let extension = source.extension().and_then(|it| it.to_str());
    let extension = extension.unwrap_or_default().to_lowercase();
    matches!(why, Some(Datum::Text(why)) if why == "trf_player_list")
        || source.is_file() && matches!(extension.as_str(), "csv" | "tsv" | "xlsx" | "ods")
}

/// Creates a tournament from the source file.
fn tournament(
    desk: &mut Desk,
    arguments: &Import,
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
    // Each remark has its data.
    let remarks = preview.remarks.iter().zip(&preview.remark_data);
    let remarks: Vec<String> = remarks.map(|(code, data)| remark(code, data)).collect();
    let more = |count: usize| remark("more", &Data::from([("count".to_owned(), count.into())]));
    trf_file::note(&arguments.source, &remarks, more, errors)?;
    let input = ImportTournamentInput {
        path: source(),
        carry: arguments.carry,
        name: arguments.name.clone(),
        to: arguments.output.as_deref().map(Into::into),
    };
    let made = desk.ask_as::<calls::import_tournament>(input, &progress::job());
    Ok(made.map(|_| ExitCode::SUCCESS))
}

/// Returns the sentence of a remark about the source file.
fn remark(code: &str, data: &Data) -> String {
    let key = format!("import-remark-{}", code.replace('_', "-"));
    sentence(&key, data).unwrap_or_else(|| code.to_owned())
}

/// Enters the players of a list into the open file: all readable lines, unless the file is
/// unreadable or needs a decision.
fn players(
    desk: &mut Desk,
    arguments: &Import,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<Result<ExitCode, RefusalView>> {
    let asked = PreviewPlayersInput {
        path: Some(arguments.source.as_path().into()),
        sheet: arguments.worksheet.clone(),
        ..PreviewPlayersInput::default()
    };
    let preview = match desk.ask::<calls::preview_players>(asked) {
        Ok(preview) => preview,
        Err(refused) => return Ok(Err(refused)),
    };
    let mut is_refused = false;
    let mut loses_ratings = false;
    let mut asks_for_sheet = false;
    for problem in &preview.problems {
        is_refused |= problem.severity == SeverityName::FileRefused;
        asks_for_sheet |= problem.code == "several_sheets";
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
    if asks_for_sheet {
        return refuse("list-worksheet-option", errors);
    }
    let Doubtful {
        take_doubtful,
        leave_doubtful,
    } = arguments.doubtful;
    if !take_doubtful && !leave_doubtful && preview.rows.iter().any(|row| row.doubtful) {
        return refuse("list-doubtful-option", errors);
    }
    if loses_ratings && !arguments.unrated {
        return refuse("list-unrated-option", errors);
    }
    let overview = match desk.ask::<calls::overview>(Nothing {}) {
        Ok(overview) => overview,
        Err(refused) => return Ok(Err(refused)),
    };
    let by_teams = overview.formation.0 == Formation::FixedTeams
        && preview.rows.iter().any(|row| row.team.is_some());
    // The accepted lines, with existing players.
    let mut taken = Vec::new();
    let rows = preview.rows.into_iter();
    for mut row in rows.filter(|row| !(row.doubtful && leave_doubtful)) {
        let twin = row.same_as.as_ref().map(|it| it.player);
        match (arguments.duplicates, twin) {
            (_, None) if row.same_as_line.is_none() => taken.push((row, None)),
            (Some(Duplicates::Enter), _) => {
                row.fields.namesake = Some(Named(Namesake::Admitted));
                taken.push((row, None));
            }
            (Some(Duplicates::Update), Some(_)) => taken.push((row, twin)),
            (Some(Duplicates::Skip | Duplicates::Update), _) => {}
            // An identical player needs no decision, and still becomes a member of the team.
            (None, _) if row.known => {
                if by_teams {
                    taken.push((row, twin));
                }
            }
            (None, _) => {
                writeln!(errors, "{place}:{}: {}", row.line, row.fields.name)?;
                return refuse("list-duplicates-option", errors);
            }
        }
    }
    let done = if by_teams {
        let is_updating = arguments.duplicates == Some(Duplicates::Update);
        enter_teams(desk, taken, is_updating, place, errors)?
    } else {
        let (mut players, mut updates) = (Vec::new(), Vec::new());
        for (PreviewRow { fields, .. }, twin) in taken {
            match twin {
                Some(player) => updates.push(ListedUpdate { player, fields }),
                None => players.push(fields),
            }
        }
        let input = ImportPlayersInput { players, updates };
        desk.ask_as::<calls::import_players>(input, &progress::job())
    };
    Ok(done.map(|_| ExitCode::SUCCESS))
}

/// Enters the teams from the lines; reports and skips a team with too few or too many players.
fn enter_teams(
    desk: &mut Desk,
    taken: Vec<(PreviewRow, Option<u32>)>,
    is_updating: bool,
    place: &str,
    errors: &mut impl Write,
) -> io::Result<Result<Overview, RefusalView>> {
    let updates = taken.iter().filter_map(|(row, player)| {
        let fields = row.fields.clone();
        player.map(|player| ListedUpdate { player, fields })
    });
    let updates = if is_updating {
        updates.collect()
    } else {
        Vec::new()
    };
    let line = |(row, player): (PreviewRow, Option<u32>)| ListedMember {
        member: TeamMemberFields {
            player,
            fields: player.is_none().then_some(row.fields),
        },
        team: row.team,
        board_order: row.board_order,
        captain: row.captain,
    };
    let lines = taken.into_iter().map(line).collect();
    let listed = match desk.ask::<calls::preview_teams>(PreviewTeamsInput { lines }) {
        Ok(listed) => listed,
        Err(refused) => return Ok(Err(refused)),
    };
    for team in listed.odd {
        let data = Data::from([
            ("name".to_owned(), team.name.into()),
            ("count".to_owned(), team.players.into()),
        ]);
        let said = sentence("import-teams-size", &data).unwrap_or_default();
        writeln!(errors, "{place}: {said}")?;
    }
    for team in &listed.joining {
        let data = Data::from([
            ("name".to_owned(), team.name.clone().into()),
            ("count".to_owned(), team.members.len().into()),
        ]);
        let note = sentence("import-teams-joining", &data).unwrap_or_default();
        writeln!(errors, "{place}: {note}")?;
    }
    let input = ImportTeamsInput {
        teams: listed.teams,
        players: listed.players,
        joining: listed.joining,
        updates,
    };
    Ok(desk.ask_as::<calls::import_teams>(input, &progress::job()))
}

/// The codes of problems that lose ratings.
const LOST: [&str; 5] = [
    "unreadable_rating",
    "rating_not_calculated",
    "ambiguous_rating",
    "impossible_rating",
    "unread_numbers",
];
