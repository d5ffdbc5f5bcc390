//! The words of the command, a file each.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Args;
use kralle_archive::database::Database;

pub(crate) mod admit;
pub(crate) mod migrate;
pub(crate) mod rate;
pub(crate) mod serve;

/// Bad input.
const BAD_INPUT: u8 = 2;
/// The database or the machine refused.
const FAILED: u8 = 3;

/// Where the database is.
#[derive(Args)]
pub(crate) struct At {
    /// `postgres://user:password@host/database`; also read from `DATABASE_URL`.
    #[arg(long, env = "DATABASE_URL", value_name = "URL", hide_env_values = true)]
    database: String,
}

impl At {
    /// The database, or the exit code for a URL that is none.
    pub(crate) fn open(&self) -> Result<Database, ExitCode> {
        Database::at(&self.database).map_err(|error| bad_input(&format!("--database: {error}")))
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
