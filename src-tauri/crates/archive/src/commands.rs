//! The subcommands, one per file.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use kralle_archive::database::{Database, must_be_current};
use kralle_archive::publication::file_id;
use kralle_store::FileId;

pub(crate) mod admit;
pub(crate) mod bar;
pub(crate) mod delete;
pub(crate) mod hand_over;
pub(crate) mod log;
pub(crate) mod merge;
pub(crate) mod migrate;
pub(crate) mod organizers;
pub(crate) mod person;
pub(crate) mod rate;
pub(crate) mod serve;
pub(crate) mod take_down;

/// Exit code for bad input.
const BAD_INPUT: u8 = 2;
/// Exit code for a refusal by the database or the machine.
const FAILED: u8 = 3;

/// The database argument.
#[derive(Args)]
pub(crate) struct At {
    /// URL of the database: `postgres://user:password@host/database`; also read from `DATABASE_URL`.
    #[arg(
        long,
        env = "DATABASE_URL",
        value_name = "URL",
        hide_env_values = true,
        default_value = "postgres:///kralle_archive?host=/run/postgresql"
    )]
    database: String,
}

impl At {
    /// Returns the database, or the exit code for an invalid URL.
    pub(crate) fn open(&self) -> Result<Database, ExitCode> {
        Database::at(&self.database).map_err(|error| bad_input(&format!("--database: {error}")))
    }
}

impl At {
    /// Returns the database with the current schema, or the exit code if the schema differs.
    pub(crate) async fn open_current(&self) -> Result<Database, ExitCode> {
        let database = self.open()?;
        match must_be_current(&database).await {
            Ok(_) => Ok(database),
            Err(error) => Err(failed(&error)),
        }
    }
}

/// Parses the identity of a file.
fn file(text: &str) -> Result<FileId, &'static str> {
    file_id(text).ok_or("expected 32 hexadecimal digits")
}

/// Prints lines to standard output.
pub(crate) fn tell(lines: impl IntoIterator<Item = String>) -> ExitCode {
    let mut output = io::stdout().lock();
    let said = lines
        .into_iter()
        .try_for_each(|line| writeln!(output, "{line}"));
    match said {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}

/// Prints an error of the input, and returns its exit code.
pub(crate) fn bad_input(error: &dyn Display) -> ExitCode {
    say(error);
    ExitCode::from(BAD_INPUT)
}

/// Prints an error of the database or the machine, and returns its exit code.
pub(crate) fn failed(error: &dyn Display) -> ExitCode {
    say(error);
    ExitCode::from(FAILED)
}

fn say(error: &dyn Display) {
    // If stderr is closed, the message is lost.
    let _ = writeln!(io::stderr(), "kralle-archive: {error}");
}
