//! The words of the command, a file each.

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

/// Bad input.
const BAD_INPUT: u8 = 2;
/// The database or the machine refused.
const FAILED: u8 = 3;

/// Where the database is.
#[derive(Args)]
pub(crate) struct At {
    /// `postgres://user:password@host/database`; also read from `DATABASE_URL`.
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
    /// The database, or the exit code for a URL that is none.
    pub(crate) fn open(&self) -> Result<Database, ExitCode> {
        Database::at(&self.database).map_err(|error| bad_input(&format!("--database: {error}")))
    }
}

impl At {
    /// The same, at the schema of this program, or the exit code where it is not.
    pub(crate) async fn open_current(&self) -> Result<Database, ExitCode> {
        let database = self.open()?;
        match must_be_current(&database).await {
            Ok(_) => Ok(database),
            Err(error) => Err(failed(&error)),
        }
    }
}

/// Reads the identity of a file.
fn file(text: &str) -> Result<FileId, &'static str> {
    file_id(text).ok_or("expected 32 hexadecimal digits")
}

/// Says lines on standard output.
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

/// Says what is wrong with the input.
pub(crate) fn bad_input(error: &dyn Display) -> ExitCode {
    say(error);
    ExitCode::from(BAD_INPUT)
}

/// Says what the database or the machine refused.
pub(crate) fn failed(error: &dyn Display) -> ExitCode {
    say(error);
    ExitCode::from(FAILED)
}

fn say(error: &dyn Display) {
    // Where nobody reads stderr, nobody reads.
    let _ = writeln!(io::stderr(), "kralle-archive: {error}");
}
