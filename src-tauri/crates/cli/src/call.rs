//! `kralle call`: runs any command or query of the app, by its name, with JSON.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use chrono::{DateTime, Utc};
use clap::Args;
use kralle_cli::reading::{self, MAX_CALL};
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use kralle_desk::day::set_clock;
use kralle_desk::{Desk, Folders};
use serde_json::Value;

use crate::call_list;
use crate::lines;
use crate::opening;
use crate::progress;
use crate::refusal::{self, BAD_INPUT};

/// Run any command of the app on a tournament file.
#[derive(Args)]
pub(crate) struct Call {
    /// List every command with the schemas of its input and output, as JSON Lines.
    #[arg(long, exclusive = true)]
    list: bool,
    /// Keep running and answer calls: JSON Lines from a file or standard input, JSON Lines out.
    #[arg(long, value_name = "SCRIPT", conflicts_with_all = ["list", "file"])]
    #[expect(
        clippy::option_option,
        reason = "without the option, without a file, with one"
    )]
    lines: Option<Option<PathBuf>>,
    /// Use this settings folder, with preferences, rating lists and keys, as the app does.
    #[arg(
        long,
        value_name = "FOLDER",
        requires = "lines",
        conflicts_with = "who"
    )]
    config: Option<PathBuf>,
    /// Use a clock set by the script, instead of the system's.
    #[arg(long, value_name = "TIME", requires = "lines")]
    clock: Option<DateTime<Utc>>,
    /// The tournament file.
    #[arg(required_unless_present_any = ["list", "lines"])]
    file: Option<PathBuf>,
    /// The command's name.
    #[arg(required_unless_present_any = ["list", "lines"])]
    command: Option<String>,
    /// Its input as JSON; an empty object by default, `-` for standard input. Other users of this
    /// machine can see arguments.
    input: Option<String>,
    /// The author in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    wait: opening::Wait,
}

/// Runs the command; prints its output once the transaction is durable.
pub(crate) fn run(
    arguments: &Call,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    if let Some(script) = &arguments.lines {
        return lines::run(script.as_deref(), lines_desk(arguments), output, errors);
    }
    let (Some(file), Some(command)) = (&arguments.file, &arguments.command) else {
        call_list::write(output)?;
        return Ok(ExitCode::SUCCESS);
    };
    let place = file.display().to_string();
    let text = match arguments.input.as_deref() {
        Some("-") => match reading::all(io::stdin().lock(), MAX_CALL) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                return refusal::say(&ShellRefusal::InputEncoding.into(), "-", errors);
            }
            Err(error) => {
                writeln!(errors, "-: {error}")?;
                return Ok(ExitCode::from(BAD_INPUT));
            }
        },
        said => said.unwrap_or("{}").to_owned(),
    };
    let input: Value = match serde_json::from_str(&text) {
        Ok(input) => input,
        Err(error) => {
            writeln!(errors, "JSON:{}:{}: {error}", error.line(), error.column())?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    let mut desk = desk(&arguments.who);
    match opening::try_open(&mut desk, file, arguments.wait) {
        Ok(overview) => opening::say_history(&overview, &place, errors)?,
        Err(refused) => {
            return match refused.code.exit() {
                BAD_INPUT => opening::say(&mut desk, &refused, &place, errors),
                code => answer_no(&refused, code, output),
            };
        }
    }
    match desk.call_as(command, input, &progress::job()) {
        Ok(answer) => {
            writeln!(output, "{answer}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => match refused.code.exit() {
            BAD_INPUT => refusal::say(&refused, &place, errors),
            code => answer_no(&refused, code, output),
        },
    }
}

/// Prints a refusal for a script: its code, article and data.
fn answer_no(refused: &RefusalView, code: u8, output: &mut impl Write) -> io::Result<ExitCode> {
    writeln!(output, "{}", serde_json::to_string(refused)?)?;
    Ok(ExitCode::from(code))
}

/// Returns a desk without the user's settings, except for the keys of covered moves if the app has
/// them.
pub(crate) fn desk(who: &str) -> Desk {
    let desk = Desk::for_scripts(who);
    match settings_folder() {
        Some(folder) => desk.keeping_keys(&folder),
        None => desk,
    }
}

/// Returns the desk of a program that keeps running.
fn lines_desk(arguments: &Call) -> Desk {
    let desk = match &arguments.config {
        Some(folder) => Desk::new(Folders {
            config: folder.clone(),
            documents: folder.join("Kralle"),
        }),
        None => desk(&arguments.who),
    };
    match arguments.clock {
        Some(moment) => {
            set_clock::put(moment);
            desk.by_set_clock()
        }
        None => desk,
    }
}

/// Returns the app's settings folder: from the environment, otherwise the system's.
pub(crate) fn settings_folder() -> Option<PathBuf> {
    std::env::var_os("KRALLE_CONFIG_DIR")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
        .or_else(|| Some(dirs::config_dir()?.join("org.kralle.app")))
}
