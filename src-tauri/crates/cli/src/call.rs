//! `kralle call`: any command or query of the app, by its name, as JSON.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use kralle_desk::Desk;
use serde_json::Value;

use crate::opening;
use crate::progress;
use crate::refusal::{self, BAD_INPUT};

/// Run any command of the app on a tournament file.
#[derive(Args)]
pub(crate) struct Call {
    /// List every command with the schemas of its input and output, as JSON Lines.
    #[arg(long, exclusive = true)]
    list: bool,
    /// The tournament file.
    #[arg(required_unless_present = "list")]
    file: Option<PathBuf>,
    /// The command's name.
    #[arg(required_unless_present = "list")]
    command: Option<String>,
    /// Its input as JSON; an empty object when not given.
    input: Option<String>,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// Runs the command; its output is printed once the transaction is durable.
pub(crate) fn run(
    arguments: &Call,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let (Some(file), Some(command)) = (&arguments.file, &arguments.command) else {
        return list(output);
    };
    let place = file.display().to_string();
    let input: Value = match serde_json::from_str(arguments.input.as_deref().unwrap_or("{}")) {
        Ok(input) => input,
        Err(error) => {
            writeln!(errors, "JSON:{}:{}: {error}", error.line(), error.column())?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    let mut desk = desk(&arguments.who);
    if let Err(code) = opening::open(&mut desk, &place, errors)? {
        return Ok(code);
    }
    match desk.call_as(command, input, &progress::job()) {
        Ok(answer) => {
            writeln!(output, "{answer}")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) if refusal::exit_code(&refused) == BAD_INPUT => {
            refusal::say(&refused, &place, errors)
        }
        Err(refused) => {
            writeln!(output, "{}", serde_json::to_string(&refused)?)?;
            Ok(ExitCode::from(refusal::exit_code(&refused)))
        }
    }
}

/// A desk that keeps nothing of the person, but the keys of covered moves where the app has them.
fn desk(who: &str) -> Desk {
    let desk = Desk::for_scripts(who);
    match config_folder() {
        Some(folder) => desk.keeping_keys(&folder),
        None => desk,
    }
}

/// The app's settings folder: the one the environment names, else the system's.
fn config_folder() -> Option<PathBuf> {
    std::env::var_os("KRALLE_CONFIG_DIR")
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
        .or_else(|| Some(dirs::config_dir()?.join("org.kralle.app")))
}

/// Lists every command.
fn list(output: &mut impl Write) -> io::Result<ExitCode> {
    for call in kralle_desk::list() {
        writeln!(output, "{}", serde_json::to_string(&call)?)?;
    }
    Ok(ExitCode::SUCCESS)
}
