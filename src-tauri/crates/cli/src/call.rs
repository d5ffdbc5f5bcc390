//! `kralle call`: any command or query of the app, by its name, as JSON.

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
    /// Stay open and answer calls: JSON Lines in, from a file or from standard input, JSON Lines out.
    #[arg(long, value_name = "SCRIPT", conflicts_with_all = ["list", "file"])]
    #[expect(
        clippy::option_option,
        reason = "without the option, without a file, with one"
    )]
    lines: Option<Option<PathBuf>>,
    /// Work as the app does, with preferences, rating lists and keys in this folder.
    #[arg(
        long,
        value_name = "FOLDER",
        requires = "lines",
        conflicts_with = "who"
    )]
    config: Option<PathBuf>,
    /// Go by a clock that stands where the script puts it, instead of the system's.
    #[arg(long, value_name = "TIME", requires = "lines")]
    clock: Option<DateTime<Utc>>,
    /// The tournament file.
    #[arg(required_unless_present_any = ["list", "lines"])]
    file: Option<PathBuf>,
    /// The command's name.
    #[arg(required_unless_present_any = ["list", "lines"])]
    command: Option<String>,
    /// Its input as JSON; an empty object when not given, standard input for `-`: what stands here,
    /// others on this machine can see.
    input: Option<String>,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    wait: opening::Wait,
}

/// Runs the command; its output is printed once the transaction is durable.
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

/// A refusal for a script: its code, article and data.
fn answer_no(refused: &RefusalView, code: u8, output: &mut impl Write) -> io::Result<ExitCode> {
    writeln!(output, "{}", serde_json::to_string(refused)?)?;
    Ok(ExitCode::from(code))
}

/// A desk that keeps nothing of the person, but the keys of covered moves where the app has them.
pub(crate) fn desk(who: &str) -> Desk {
    let desk = Desk::for_scripts(who);
    match settings_folder() {
        Some(folder) => desk.keeping_keys(&folder),
        None => desk,
    }
}

/// The desk of a program that stays open.
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

/// The app's settings folder: the one the environment names, else the system's.
pub(crate) fn settings_folder() -> Option<PathBuf> {
    std::env::var_os("KRALLE_CONFIG_DIR")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
        .or_else(|| Some(dirs::config_dir()?.join("org.kralle.app")))
}
